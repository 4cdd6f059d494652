/** The weights of the ranking, found by cross-validation on labelled queries (bench/search-tune.ts). */
export const TUNING = {
  /** BM25F: how soon repetition saturates, how much length discounts, and the usual length of a field. */
  saturation: 1.2,
  lengthDiscount: 0.35,
  usualLength: 40,
  /** What each kind of evidence is worth. */
  term: 0.75,
  concept: 1.2,
  bigram: 0.5,
  sector: 0.55,
  aidForm: 0.38,
  level: 0.9,
  region: 0.5,
  /** A word that every bando has, a corrected word, a completed one. */
  weakWord: 0.18,
  typo: 0.8,
  prefix: 0.7,
  joined: 1,
  /** A word made from the same one: "olivicolo" for "uliveto". */
  kin: 0.55,
  /** Of one aspect of the query the best evidence counts in full, the rest by this share. */
  rest: 0.25,
  /** A grant that answers more aspects of the query is worth more. */
  coverage: 0.3,
  /** The query says the name of the grant. */
  nameCoverage: 0.6,
  /** A phrase said inside a longer one already understood. */
  inner: 0.35,
  /** A word of a phrase already understood, by itself: "commercio" in "camera di commercio". */
  innerWord: 0.9,
  /** Each word that lies between the words of a phrase makes it less sure. */
  gap: 0.75,
  /** A feature that serves several aspects counts in full once. */
  repeat: 0.9,
  /** A trade named beside a goal. */
  tradeBeside: 0.6,
  /** Programmes that serve almost everyone, for the end of the list. */
  fallback: 0.5,
  /** What a region lends to everybody, for the end of the list of who names it. */
  regionalFallback: 1.5,
  /** What is for people like who asks: women. */
  asker: 2,
  /** What is like the grant that the query names. */
  alike: 0.4,
  /** What the amount by itself suggests. */
  amount: 0.6,
  /** A grant of the region asked for that answers nothing else. */
  placeAlone: 0.2,
  /** How fully a grant must answer to earn the boost of a near place. */
  boostEarned: 2.5,
  /** Between the fullest answer of all (0) and the fullest of the near ones (1). */
  nearShare: 0.85,
  /** Multipliers. */
  otherRegion: 0.05,
  otherProvince: 0.3,
  sameRegion: 2.8,
  areaRegion: 1.6,
  /** Of the very province or town asked for; of one town, where none is asked for. */
  local: 1.25,
  municipal: 0.35,
  /** Of one region, or European, where the query names no place: most who ask live elsewhere. */
  regionalUnasked: 0.75,
  europeanUnasked: 0.82,
  /** Of another foreign market than the one named; for those who sell abroad, where one is named. */
  otherMarket: 0.35,
  sameMarket: 1.6,
  otherSector: 0.8,
  /** Of one sector alone, where the query speaks of none. */
  sectorUnasked: 0.8,
  /** For few by its name (a trade, what few ask for), where the query does not speak of it. */
  narrowUnasked: 0.8,
  /** How much of the boost of a near place it has all the same. */
  narrowNear: 0.3,
  amountTooSmall: 0.8,
  amountTooBig: 0.75,
  amountWithin: 1.2,
  /** For plans of millions, where the query tells no amount. */
  largeUnasked: 0.7,
  /** Reserved to some (women, startups, who begins) that the query does not speak of. */
  reservedUnasked: 0.6,
  /** For people younger than who asks. */
  tooOld: 0.35,
  excluded: 0.2,
  status: {
    aperto: 1,
    in_chiusura: 1,
    a_sportello: 1,
    in_apertura: 1,
    in_attesa: 0.97,
    da_riverificare: 0.97,
    sospeso: 0.88,
    chiuso: 0.84,
  },
};

export type Tuning = typeof TUNING;
