public import Onboarding

/// The onboardings of the library, for each of its programs.
public let onboardings: Products = [Product.library]
