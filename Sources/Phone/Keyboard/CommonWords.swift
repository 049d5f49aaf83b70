/// The commonest words of English, by which the predictive bar puts those of a word list in order:
/// such lists don't say which of their words people use.
///
/// The order is ours, a rough one.
nonisolated enum CommonWords {
  /// The place of a word among the commonest ones, from 0, by the word in small letters.
  static let ranks = words.mapValues(\.rank)

  /// How a common word is written, by the word in small letters.
  static let spellings = words.mapValues(\.spelling)

  private static let words: [String: (rank: Int, spelling: String)] = {
    var words: [String: (rank: Int, spelling: String)] = [:]
    for word in text.split(whereSeparator: \.isWhitespace) {
      if words[word.lowercased()] == nil {
        words[word.lowercased()] = (words.count, String(word))
      }
    }
    return words
  }()

  private static let text = """
    the I to and a of you in is that it for on my me be have this with not are was but so we your
    at just do can if will what all he they get about up out know like go when one from how now no
    or good time an as there think see want would they're it's I'm don't she her his him them their
    our us some then may could more really got am by who did too been here back going make love day
    has come today need had right why because work way well should where than please only thanks
    let over very take which new were people off can't that's much any two first look even still
    thing things something last say night tomorrow home great sorry down also being into tell
    again hope give other after next long always never better little before most week most little
    morning life man other year years best feel every around sure soon call nice through place many
    same while looking help these those another maybe though thought made doing hello friend
    friends old big find everyone happy show keep lot let's yes okay ok hi hey thank I'll I've you're
    we're he's she's what's there's here's didn't won't doesn't isn't wasn't couldn't wouldn't
    haven't you'll we'll I'd who's hasn't aren't shouldn't we've you've they'll it'll
    world house part school money always start play talk late live read leave left turn watch wait
    wrong ask ever believe might must may both own few each since until during without against
    between under yet once later early enough already almost together away far near ago tonight
    yesterday minute minutes hour hours month months weekend Monday Tuesday Wednesday Thursday
    Friday Saturday Sunday January February March April June July August September October November
    December family mother father mom dad brother sister son daughter wife husband child children
    kids baby girl boy guy guys woman women men person name number phone email message text letter
    word words question answer idea reason problem point side end head hand eyes face heart body
    mind room door car bus train street city town country state water food dinner lunch breakfast
    coffee tea party birthday book movie music song game team job office business company meeting
    class student teacher doctor story news picture pictures photo photos video page site account
    address password order price free open close high low small large short hard easy fast slow
    hot cold warm cool dark light red blue green white black beautiful pretty funny crazy sad bad
    worse worst true real sick tired ready busy able different important possible special sweet
    fine fun full half whole main several else anything everything nothing someone anyone nobody
    myself yourself himself herself themselves itself such instead probably actually finally
    usually sometimes often especially exactly completely definitely absolutely quite rather
    perhaps however whatever whenever either neither across along behind above below inside
    outside within towards among although unless whether because working coming getting making
    taking trying using having saying talking thinking waiting playing watching living feeling
    went gone came took taken seen saw said told asked heard knew known found gave given felt kept
    met paid put ran run sent send set sit stand stay stop buy bought bring brought build built
    carry catch change check choose cut decide drive drink drop eat fall fight fill finish fix fly
    follow forget forgive form grow guess hang happen happened hate hear hit hold hurt join jump
    kill kind laugh learn lie listen lose lost meet mean means miss move pay pick plan pull push
    quick rain reach remember rest ride ring save sell share sing sleep smile sound speak spend
    stuff suppose swim teach test touch travel treat trip trouble trust try understand use used
    visit voice walk wear win wish wonder worry worth write wrote god health air area art bit board
    box case chance church college couple course court death deal dear dog cat deep dream earth
    english event fact field fire floor form front future garden general glad glass gold government
    ground group hair history hospital hotel human huge idea interest interesting island king
    kitchen land language law line list local machine map market matter member middle minute
    model modern moment nation nature north note ocean oil paper parents park past peace perfect
    period plant police power present president press private program project public quality
    question quiet race rate record report rich river road rock rule safe science sea season seat
    second service seven eight nine ten three four five six sense shirt shop sign simple single size
    sky social society south space spring star station step store strong study subject success
    summer sun support surprise system table tall third tree type value view village wall war
    weather web wedding wind window winter wood worker working worried yellow young zero
    help helpful helps helped word words work works worked hello heard held hell hand happy
    """
}
