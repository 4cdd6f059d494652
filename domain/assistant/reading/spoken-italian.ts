import { fold } from '#domain/search/fold.ts';

/** Short forms of messages and common dialect words, each a whole word → what it stands for. */
const SHORT: Readonly<Record<string, string>> = {
  x: 'per',
  xke: 'perche',
  xche: 'perche',
  xk: 'perche',
  perke: 'perche',
  ke: 'che',
  ki: 'chi',
  nn: 'non',
  nun: 'non',
  sn: 'sono',
  so: 'sono',
  cmq: 'comunque',
  qnd: 'quando',
  qndi: 'quindi',
  qnt: 'quanto',
  qnto: 'quanto',
  qlcs: 'qualcosa',
  qlcsa: 'qualcosa',
  qlc: 'qualche',
  qlke: 'qualche',
  qlk: 'qualche',
  esse: 'essere',
  tt: 'tutto',
  cn: 'con',
  dv: 'dove',
  grz: 'grazie',
  msg: 'messaggio',
  anke: 'anche',
  qst: 'questo',
  pe: 'per',
  der: 'del',
  er: 'il',
  sta: 'questa',
  sto: 'questo',
  cio: 'ho',
  ave: 'avere',
  fa: 'fare',
  piva: 'partita iva',
  ndr: '',
  prof: 'professionista',
  ing: 'ingegnere',
  comm: 'commercialista',
  gg: 'giorni',
  cash: 'contanti',
  rida: 'restituisce',
  ridare: 'restituire',
  ridarli: 'restituirli',
  ridarlo: 'restituirlo',
  bn: 'bene',
  siam: 'siamo',
  scs: 'scusa',
  cs: 'cosa',
  csa: 'cosa',
  azz: '',
  quanno: 'quando',
  quantu: 'quanto',
  quant: 'quanto',
  tiemp: 'tempo',
  tiempo: 'tempo',
  fonno: 'fondo',
  mo: 'adesso',
  quarcosa: 'qualcosa',
  coccosa: 'qualcosa',
  quaccosa: 'qualcosa',
  quacche: 'qualche',
  cocche: 'qualche',
  cacche: 'qualche',
  calcossa: 'qualcosa',
  quaicoss: 'qualcosa',
  accatta: 'comprare',
  accattare: 'comprare',
  accattarmi: 'comprarmi',
  tengo: 'ho',
  tenimmo: 'abbiamo',
  na: 'una',
  sti: 'questi',
  ste: 'queste',
  ndo: 'dove',
  ao: '',
  k: 'che',
  pijo: 'prendo',
  pija: 'prendere',
  pijare: 'prendere',
  du: 'due',
  aho: '',
  semo: 'siamo',
  dovemo: 'dobbiamo',
  potemo: 'possiamo',
  vojo: 'voglio',
  famo: 'facciamo',
  sordi: 'soldi',
  schei: 'soldi',
  euri: 'euro',
  novo: 'nuovo',
  novi: 'nuovi',
  nova: 'nuova',
};

/** Somebody to be taken on: "un ragazzo", "altre due persone", "una di 30 anni". */
const WHO_IS_HIRED =
  "(?:(?:un|uno|una|un'|il|la|l'|due|tre|quattro|\\d{1,2}|altr[oaie]|nuov[oaie]|qualche) ?){1,3}(?:\\d\\denn[ei]|ragazz[oaie]|giovan[ei]|apprendist[aei]|operai[oae]?|commess[oaie]|camerier[aei]|cuoc[ao]|impiegat[oaie]|magazzinier[aei]|person[ae]|dipendent[ei]|lavorator[ei]|lavoratric[ei]|programmator[ei]|disoccupat[oaie]|segretari[aeo]|addett[oaie]|autist[aei]|a lavorare|di \\d\\d anni)\\b";

/** Words that are also plain Italian: they stand for something else only in these places. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  // "Il commercialista dice che serve la PEC, è vero?": asked is what was said, whoever said it.
  [
    /\b(?:il|la|un|una|lo|l')\s?(?:mi[oa] |nostr[oa] )?(?:commercialista|ragionier[ae]|contabile|fornitore|banca|amic[oa]|collega|soci[oa]) (?:mi |ci )?(?:dice|ha detto|diceva|sostiene) che (?!.{0,60}\b(?:garant|promett|assicur))/g,
    '',
  ],
  // What people call the Fondo di garanzia.
  [/\bgaranzia (?:dello stato|di stato|statale|del mediocredito|mcc)\b/g, 'garanzia del fondo di garanzia per le pmi'],
  // "Prendo un ragazzo fisso": hired for good.
  [new RegExp(`\\bprend(o|ere|iamo|essi|essimo)(?= ${WHO_IS_HIRED})`, 'g'), 'assum$1'],
  [new RegExp(`\\b(?:inserir|regolarizzar)e(?= ${WHO_IS_HIRED})`, 'g'), 'assumere'],
  [new RegExp(`\\b(?:mett(?:o|iamo)|metter) in regola(?= ${WHO_IS_HIRED})`, 'g'), 'assumo'],
  [new RegExp(`\\bmettere in regola(?= ${WHO_IS_HIRED})`, 'g'), 'assumere'],
  [/(?<=\bassum\w+ [^.?!]{2,40})\bfiss[oaie]\b/g, 'a tempo indeterminato'],
  [/\b([12]\d|3[0-4])enn[ei]\b/g, 'giovane di $1 anni'],
  // A way of working, which half a dozen grants are also called by.
  [/\bsmart[ -]?working\b/g, 'lavoro agile'],
  [/\bfa(?= (?:domani|per|al caso|fede|parte))/g, 'fa\u0001'],
  [
    /\b(tempo|tempi|anni|mesi|giorni|settimane|settimana|mese|anno|ore|che|si|come|ci|mi|cosa|chi|ne) fa\b/g,
    '$1 fa\u0001',
  ],
  [/\bso(?= (?:se|che|come|quanto|quale|cosa|dove)| ?[?.!]|$)/g, 'so\u0001'],
  [/\b(lo|non|ne) so\b/g, '$1 so\u0001'],
  [/\b(ci|ce|mi|come|si) sta\b/g, '$1 sta\u0001'],
  [/\bsto (?=\w+(?:ando|endo)\b|per \w+re\b)/g, 'sto\u0001 '],
  [/\bc'?e sta\u0001/g, "c'e"],
  [/\bce sta\u0001/g, "c'e"],
  [/\b(ne|ci|ce l'|l'|io|ne) o(?= \d)/g, '$1 ho'],
  [/\bce l'ho\b/g, "ce l'ho\u0001"],
  [/\bse po\b/g, 'si puo'],
  [/\b(dove|ndo|come|quando|cosa) se fa\b/g, '$1 si fa\u0001'],
  [/\bn'(?=[aeiou])/g, "un'"],
  [/\bsi (?=(?:la|lo|li|le) (?:pij|pigli|prend)\w+)/g, 'se '],
  [/^ue(?:,|!| (?=guagli\w+|ragazz\w+|senti|ma|io|ciao))/g, ''],
  [/\btengo(?= (?:\d|un))/g, 'ho'],
  [/\bo(?= (?:la partita iva|\d\d anni|un'?[ao]? (?:bar|negozio|ditta|azienda|attivita|impresa|officina)))/g, 'ho'],
];

/** "Posso firmà", "se devono ridà": an infinitive cut short. */
const CUT =
  /(?<!\p{L})(poss\p{L}+|potre\p{L}+|pu[oòi]\p{L}*|potemo|po|dev\p{L}+|dovemo|vo(?:gl|j)\p{L}+|da|pe|per|a) (?!\p{L}+(?:it|iet|ert)à)(\p{L}{2,})([àèéì])(?!\p{L})/giu;
const INFINITIVE: Readonly<Record<string, string>> = { à: 'are', è: 'ere', é: 'ere', ì: 'ire' };

const WORD = /(?<![0-9a-z])[a-z\u0001]+(?:'[a-z]+)?/g;

/** A message as it would be read aloud: folded, without short forms, "kk" and "w" of messages. */
export function plainly(message: string): string {
  const whole = message.replace(
    CUT,
    (_all, before: string, root: string, last: string) => `${before} ${root}${INFINITIVE[last.toLowerCase()]}`,
  );
  const folded = fold(whole).replace(/\s+/g, ' ').trim();
  const placed = PLACES.reduce((text, [pattern, instead]) => text.replace(pattern, instead), folded);
  return placed
    .replace(WORD, (word) => SHORT[word] ?? (/k/.test(word) && !/ck/.test(word) ? spelled(word) : word))
    .replace(/\u0001/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "Makkina", "anke", "skuola": k is the sound of the Italian "c" or "ch". */
const spelled = (word: string): string =>
  FOREIGN.has(word)
    ? word
    : word
        .replace(/kk(?=[ei])/g, 'cch')
        .replace(/k(?=[ei])/g, 'ch')
        .replace(/k/g, 'c');

const FOREIGN = new Set(
  'know kpi kit bike ebike parking cooking trekking skate working worker work workers coworker marketing networking coworking click clickday week weekend bank banking tracking booking stock think tank desk risk kw kwh kwp ok okay k skill workshop crowdfunding hackathon smartworking link linkedin facebook tiktok tik tok feedback ticket pack packaging blockchain backup backoffice check checklist snack'.split(
    ' ',
  ),
);

/**
 * What a word sounds like in Italian: doubles, silent h, k for c, the "ou" of "voucher" and a last vowel do not count.
 */
export function soundOf(word: string): string {
  const known = SOUNDS.get(word);
  if (known !== undefined) return known;
  const sound = word
    .replace(/k/g, 'c')
    .replace(/h/g, '')
    .replace(/[wy]/g, (letter) => (letter === 'w' ? 'v' : 'i'))
    .replace(/j/g, 'i')
    .replace(/[ao]u/g, 'o')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=...)[aeiou]$/, '');
  if (SOUNDS.size >= SOUNDS_MAX) SOUNDS.clear();
  SOUNDS.set(word, sound);
  return sound;
}

/** The words of a large catalogue sound the same in every message. */
const SOUNDS = new Map<string, string>();
const SOUNDS_MAX = 50_000;
