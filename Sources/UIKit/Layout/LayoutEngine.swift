/// Solves the constraints of one hierarchy.
///
/// Each view that constraints place has four variables: origin in its superview, width and height
/// (never negative). A view that translates its autoresizing mask is a given: its frame enters as
/// numbers, or follows its superview's variables where the mask says so. Every solving pass writes
/// all constraints anew as sums of variables, compares them with what the solver has, and hands
/// over the differences alone; so nothing has to remember what depends on what.
final class LayoutEngine {
  /// The hierarchy's topmost view.
  private(set) weak var root: UIView?
  /// Whether the root's size is to be found instead of given.
  let fitsRoot: Bool

  /// Constraints beside those that views hold.
  var ownConstraints: [NSLayoutConstraint] = []

  var solver = Solver()
  var pass = 0

  /// The places in the order of first use.
  var places: [Place] = []
  var placeOfItem: [ObjectIdentifier: Place] = [:]
  /// The constraints in the order they came.
  var entries: [Entry] = []
  var entryOfConstraint: [ObjectIdentifier: Entry] = [:]

  /// What the change under way would add, for messages.
  var newcomer: Newcomer?

  /// The sum being written.
  var terms: [Solver.Term] = []
  var constant = 0.0

  init(root: UIView, fitsRoot: Bool = false) {
    self.root = root
    self.fitsRoot = fitsRoot
  }

  /// The variables of a view or guide.
  final class Place {
    weak var item: (any LayoutItem)?
    let key: ObjectIdentifier
    let x: Solver.Variable
    let y: Solver.Variable
    let width: Solver.Variable
    let height: Solver.Variable
    /// The size of what a scroll view scrolls over.
    var contentWidth: Solver.Variable?
    var contentHeight: Solver.Variable?
    var lastContentPass = 0
    var lastPass = 0
    /// The wishes to be as wide and as high as the content.
    var content: [ContentWish] = [ContentWish(axis: .horizontal), ContentWish(axis: .vertical)]
    /// The width that the content's height was last measured for.
    var measuredWidth: CGFloat?

    init(_ item: any LayoutItem, in solver: inout Solver) {
      self.item = item
      key = ObjectIdentifier(item)
      x = solver.makeVariable()
      y = solver.makeVariable()
      width = solver.makeVariable(nonNegative: true)
      height = solver.makeVariable(nonNegative: true)
    }

    func origin(_ axis: NSLayoutConstraint.Axis) -> Solver.Variable {
      axis == .horizontal ? x : y
    }

    func length(_ axis: NSLayoutConstraint.Axis) -> Solver.Variable {
      axis == .horizontal ? width : height
    }
  }

  /// Something that the solver doesn't know yet.
  enum Newcomer {
    case constraint(NSLayoutConstraint)
    case content(UIView, ContentWish)
  }

  /// A view's wish to be as long as its content on one axis.
  struct ContentWish {
    let axis: NSLayoutConstraint.Axis
    var handle: Solver.Constraint?
    var length = 0.0
    var hugging = Solver.Penalty.free
    var resistance = Solver.Penalty.free
  }

  /// A constraint as the solver has it.
  final class Entry {
    let constraint: NSLayoutConstraint
    var handle: Solver.Constraint?
    var terms: [Solver.Term] = []
    var constant = 0.0
    var priority = 0.0
    var lastPass = 0
    var isStale = false

    init(_ constraint: NSLayoutConstraint) {
      self.constraint = constraint
    }
  }

  /// The place of an item that is used in this pass, made when needed.
  func place(of item: any LayoutItem) -> Place {
    let key = ObjectIdentifier(item)
    if let known = placeOfItem[key] {
      if known.item === item {
        known.lastPass = pass
        return known
      }
      known.lastPass = -1
    }
    let place = Place(item, in: &solver)
    place.lastPass = pass
    places.append(place)
    placeOfItem[key] = place
    return place
  }

  // MARK: Results

  /// The frame that was found for an item, in its superview's or owner's coordinates, unrounded.
  func frame(of item: any LayoutItem) -> CGRect? {
    guard let place = placeOfItem[ObjectIdentifier(item)], place.item === item else { return nil }
    return frame(of: place)
  }

  func frame(of place: Place) -> CGRect {
    CGRect(
      x: solver.value(of: place.x), y: solver.value(of: place.y),
      width: solver.value(of: place.width), height: solver.value(of: place.height))
  }

  /// Whether the constraints leave an item's place open.
  func isAmbiguous(_ item: any LayoutItem) -> Bool { !openAttributes(of: item).isEmpty }

  /// What the constraints leave open of an item: its edges where it begins, and its lengths.
  func openAttributes(of item: any LayoutItem) -> [NSLayoutConstraint.Attribute] {
    guard let place = placeOfItem[ObjectIdentifier(item)], place.item === item else { return [] }
    let variables: [(Solver.Variable, NSLayoutConstraint.Attribute)] = [
      (place.x, .left), (place.width, .width), (place.y, .top), (place.height, .height),
    ]
    return variables.filter { solver.isAmbiguous($0.0) }.map(\.1)
  }
}
