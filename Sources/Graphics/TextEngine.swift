internal import CSDL2
internal import CUnicode
import Foundation
import Synchronization

/// Everything that speaks to the font library, which isn't thread-safe, behind one lock.
final class TextEngine: @unchecked Sendable {
  static let shared = TextEngine()

  private let mutex = Mutex(())

  private var ids: [FontFace: FontFace.ID] = [:]
  private var descriptors: [FontFace] = []
  /// Open faces; few (ours), as a collection of ideographs holds some 2.5 MB of tables.
  private var open = RecentlyUsed<FontFace.ID, TextFace>(limit: 16)
  private var broken: Set<FontFace.ID> = []

  var fallbacks = TextCache<FallbackKey, FontFace.ID>(limit: 4096)
  var advances = TextCache<AdvanceKey, Double>(limit: 8192)
  var masks = TextCache<TextMaskKey, TextMask>(limit: 8 << 20)
  var pictures = TextCache<TextPictureKey, TextPicture>(limit: 2 << 20)
  var layouts = TextCache<TextLayout.Key, TextLayout.Content>(limit: 8192)
  /// The last texts that were too long to be kept among the others.
  private var longLayouts: [(key: TextLayout.Key, content: TextLayout.Content)] = []
  /// How many of them are kept: a hidden text is laid out in three ways.
  private static let longLimit = 3
  /// The layout that was asked for last: a view asks for its own again and again.
  private var lastLayout: (key: TextLayout.Key, content: TextLayout.Content)?
  var memory = TextMemory()

  private init() {
    if TTF_WasInit() == 0 { TTF_Init() }
    init_linebreak()
    init_wordbreak()
  }

  /// Runs `body` alone; not to be nested.
  func locked<R>(_ body: (TextEngine) -> R) -> R {
    mutex.withLock { _ in body(self) }
  }

  /// A layout that is known.
  func layout(for key: TextLayout.Key) -> TextLayout.Content? {
    // It takes less to compare long texts than to look them up.
    if let lastLayout, lastLayout.key == key { return lastLayout.content }
    let known = longLayouts.last { $0.key == key }?.content ?? layouts.value(for: key)
    if let known { lastLayout = (key, known) }
    return known
  }

  /// Keeps a layout.
  func keep(_ content: TextLayout.Content, for key: TextLayout.Key) {
    lastLayout = (key, content)
    let cost = content.lines.reduce(4) { $0 + $1.pieces.count }
    guard !layouts.insert(content, for: key, cost: cost) else { return }
    longLayouts.append((key, content))
    if longLayouts.count > Self.longLimit { longLayouts.removeFirst() }
  }

  /// The short name of a face.
  func id(of descriptor: FontFace) -> FontFace.ID {
    if let id = ids[descriptor] { return id }
    let id = descriptors.count
    descriptors.append(descriptor)
    ids[descriptor] = id
    return id
  }

  /// An open face; nil when its file can't be read as a font.
  func face(_ id: FontFace.ID) -> TextFace? {
    if let face = open.value(for: id) { return face }
    guard !broken.contains(id) else { return nil }
    guard let face = TextFace(descriptor(id)) else {
      broken.insert(id)
      return nil
    }
    open.insert(face, for: id)
    return face
  }

  func descriptor(_ id: FontFace.ID) -> FontFace { descriptors[id] }

  func isColor(_ id: FontFace.ID) -> Bool { descriptor(id).isColor }

  /// How far a font's lines reach above and below the baseline in ems.
  func lineRatios(for font: Font) -> (ascender: CGFloat, descender: CGFloat) {
    guard case .file = font.family, let face = face(id(of: FontFace(for: font))) else {
      return Font.systemLineRatios
    }
    return face.lineRatios
  }

  /// The height of a letter in ems.
  func height(of letter: Unicode.Scalar, in font: Font) -> CGFloat {
    face(id(of: FontFace(for: font)))?.height(of: letter) ?? 0
  }
}
