@_exported import Foundation
import Graphics

/// An affine transform for drawing and for views.
public typealias CGAffineTransform = Graphics.CGAffineTransform
