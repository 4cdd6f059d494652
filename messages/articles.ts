type Article = 'il' | 'l’' | 'la' | 'i' | 'gli' | 'le';

/** Bodies whose first word takes an article in a sentence; the others are names ("Invitalia", "SIMEST"). */
const FIRST_WORDS: readonly (readonly [RegExp, Article])[] = [
  [
    /^(?:Regione|Provincia|Camera|Commissione|Fondazione|Banca|Città|Direzione|Presidenza|Cassa|Struttura|Comunità)\b/,
    'la',
  ],
  [/^(?:Agenzia|Autorità|Unione|Università|Ente|Istituto|INAIL|INPS|ISMEA|ENEA|EACEA|EUIPO|IRFIS|Assessorato)\b/, 'l’'],
  [
    /^(?:Ministero|Comune|Dipartimento|Consiglio|Comitato|Consorzio|GAL|Fondo|MIMIT|MASE|MASAF|MUR|MIT|MEF|GSE|CNR|Punto|Governo)\b/,
    'il',
  ],
  [/^(?:Camere|Regioni|Province|Agenzie|Commissioni|Autorità di gestione)\b/, 'le'],
  [/^(?:Ministeri|Comuni|Consorzi|Confidi|Fondi)\b/, 'i'],
];
const WITH_DA: Record<Article, string> = {
  il: 'dal ',
  'l’': 'dall’',
  la: 'dalla ',
  i: 'dai ',
  gli: 'dagli ',
  le: 'dalle ',
};

const articleOf = (name: string): Article | null => {
  if (/^Autorità di gestione\b/.test(name)) return 'le';
  return FIRST_WORDS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
};

/** "promosso dalla Regione Veneto", "promosso da Invitalia". */
export function byEntity(name: string): string {
  const article = articleOf(name);
  return `${article ? WITH_DA[article] : 'da '}${name}`;
}

/** "nel Lazio", "nelle Marche", "in Puglia", "in provincia di Lecce"; several places share one "in". */
export function inPlace(place: string): string {
  if (/^Lazio\b(?!,| o )/.test(place)) return `nel ${place}`;
  if (/^Marche\b(?!,| o )/.test(place)) return `nelle ${place}`;
  return `in ${place.replace(/^Provincia/, 'provincia')}`;
}

/** "la regione"; "Requisito" inside a sentence loses its capital, "DURC" and "PMI" keep theirs. */
export const lowered = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|[’' ]|$)/u.test(text) ? text.charAt(0).toLocaleLowerCase('it') + text.slice(1) : text;

/** 8 and 11 begin with a vowel; a day that is yet to be written for its reader counts as what it stands for. */
const BEGINS_WITH_VOWEL = /^(?:(?:8|11)\b|⟦\d{4}-\d{2}-(?:08|11)⟧)/;
/** The month alone: "luglio 2026". */
const IS_MONTH = /^(?:\p{L}|⟦\d{4}-\d{2}⟧)/u;
const joined = (day: string, full: string, short: string, month: string): string =>
  BEGINS_WITH_VOWEL.test(day) ? `${short}${day}` : `${IS_MONTH.test(day) ? month : full} ${day}`;

/** "fino al 2 luglio 2026", "fino all’8 luglio 2026", "fino a luglio 2026". */
export const untilDay = (day: string): string => `fino ${toDay(day)}`;
/** "il 17 novembre 2026", "l’8 dicembre 2026", "a dicembre 2026". */
export const onDay = (day: string): string => joined(day, 'il', 'l’', 'a');
/** "dal 17 novembre 2026", "dall’8 dicembre 2026", "da dicembre 2026". */
export const fromDay = (day: string): string => joined(day, 'dal', 'dall’', 'da');
/** "al 17 novembre 2026", "all’8 dicembre 2026", "a dicembre 2026". */
export const toDay = (day: string): string => joined(day, 'al', 'all’', 'a');
/** "del 17 novembre 2026", "dell’8 dicembre 2026", "di dicembre 2026". */
export const ofDay = (day: string): string => joined(day, 'del', 'dell’', 'di');
