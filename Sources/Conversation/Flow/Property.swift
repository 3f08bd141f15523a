/// A property of a draft, or of an element of one of its lists.
public typealias Property<Root, Value> = any WritableKeyPath<Root, Value> & Sendable
