extension Array {
  /// The elements of some arrays, one after another.
  ///
  /// Code that is written for any draft is compiled for none. `flatMap` and its like then search all
  /// conformances of the program for that of the array, once for each kind of element, which costs more
  /// than all that a builder does; loops do not.
  init(joining arrays: [[Element]]) {
    self = []
    for array in arrays {
      for element in array { append(element) }
    }
  }
}
