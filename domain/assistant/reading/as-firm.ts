import { capital } from '#domain/writing/phrases.ts';

/** Words of one person → of the firm, where the word alone tells who speaks. */
const AS_FIRM: Readonly<Record<string, string>> = {
  ho: 'abbiamo',
  posso: 'possiamo',
  devo: 'dobbiamo',
  voglio: 'vogliamo',
  vorrei: 'vorremmo',
  faccio: 'facciamo',
  produco: 'produciamo',
  fatturo: 'fatturiamo',
  opero: 'operiamo',
  vado: 'andiamo',
  potrei: 'potremmo',
  dovrei: 'dovremmo',
  rientro: 'rientriamo',
  mi: 'ci',
  mio: 'nostro',
  mia: 'nostra',
  miei: 'nostri',
  mie: 'nostre',
};
const WRITTEN_SO: Readonly<Record<string, string>> = {
  durc: 'DURC',
  dsan: 'DSAN',
  pmi: 'PMI',
  cup: 'CUP',
  ula: 'ULA',
  lul: 'LUL',
  f24: 'F24',
  iban: 'IBAN',
  isee: 'ISEE',
  iva: 'IVA',
  ateco: 'ATECO',
  pec: 'PEC',
};
/** "Sono di Andria", "sono una snc": one's own firm; "i fondi sono finiti" is of others. */
const I_AM = /(^|\b(?:e|che|se|anche|non) )sono (?=(?:di|a|in|un|una|un'|il|la|titolar\w+|iscritt\w+)\b|un['’])/giu;
const WORD = /(?<![\p{L}\p{N}'’])[\p{L}\p{N}]+(?![\p{L}\p{N}'’])/gu;

/** What one person told, as the firm writes it; names as in `names`, acronyms in capitals. Nothing is added. */
export function asFirm(told: string, names: readonly string[] = []): string {
  const proper = new Map(
    names.flatMap((name) => (name.match(WORD) ?? []).filter(isProper).map((word) => [word.toLowerCase(), word])),
  );
  return told
    .trim()
    .replace(/\s+/g, ' ')
    .replace(I_AM, '$1siamo ')
    .replace(WORD, (word) => {
      const key = word.toLowerCase();
      return AS_FIRM[key] ?? WRITTEN_SO[key] ?? proper.get(key) ?? word;
    });
}

/** A word of a name that is no common noun as well. */
const isProper = (word: string): boolean => /^\p{Lu}/u.test(word) && word.length > 3 && !COMMON.test(word);
const COMMON =
  /^(?:bando|fondo|voucher|bonus|credito|contribut\p{L}*|agevolazion\p{L}*|aiuti|pacchetti|integrati|beni|strumentali|impres\p{L}*|investiment\p{L}*|innovazione|digital\p{L}*|turismo|energia|ricerca|sviluppo|avviso|misura|sostegno|garanzi\p{L}*|finanziament\p{L}*)$/iu;

/** A sentence of its own: a capital first, a full stop last. */
export function asSentence(told: string): string {
  const bare = told.trim().replace(/(?<![\s.,;:!])[\s.,;:!]+$/, '');
  return bare === '' ? '' : `${capital(bare)}${bare.endsWith('?') ? '' : '.'}`;
}
