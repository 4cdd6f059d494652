import type { QuoteInput } from './quote.ts';

export const RED_FLAGS = ['esito_garantito', 'compenso_senza_bando', 'spese_retroattive', 'anticipo_alto'] as const;
export type RedFlag = (typeof RED_FLAGS)[number];

/** "Nessuno può garantire…", "non è garantito": said of the same thing, a few words before. */
const NOT_DENIED = /(?<!\b(?:non|n[eé]|mai|senza|nessun[oa]?)\b[^.,;:!?\n]{0,30})/.source;
const OUTCOME = '(?:esito|contributo|risultato|successo|finanziamento|approvazione|fondo perduto)';
/** A guarantee on a loan is a measure, and who helps may well promise discretion: neither is an outcome. */
const NOT_A_SERVICE =
  /(?!\s+(?:da[l’'a-z]*\s*)(?:fondo|stato|mcc|mediocredito|sace|confidi|ismea))(?!\s+(?:l[ae’']?\s*|il\s+|un[a’']?\s*)?(?:massim[oa]\s+)?(?:riservatezza|assistenza|supporto|disponibilità|presenza))/
    .source;
const PROMISE_WORDS = [
  `(?:${OUTCOME}\\s+)?garanti(?:t[oaie]|amo|sco|sce|re)\\b${NOT_A_SERVICE}`,
  `${OUTCOME}\\s+(?:assicurat[oa]|cert[oa]|sicur[oa])\\b(?:\\s+al 100 ?%)?`,
  `assicur(?:o|a|iamo)\\s+(?:il\\s+|l[’']\\s*|un\\s+)${OUTCOME}`,
  `(?:sicur[oaie]|cert[oaie]|successo)\\s+al 100 ?%`,
  `100 ?% di (?:successo|approvazione)`,
  `(?:vinc|ott)\\p{L}+ (?:di sicuro|sicuramente|certamente)`,
];
const PROMISE = new RegExp(`${NOT_DENIED}(?:${PROMISE_WORDS.join('|')})`, 'iu');
const PROMISES = new RegExp(PROMISE, 'giu');
const BACKDATED = new RegExp(`${NOT_DENIED}(?:retrodat|antedat|retroattiv|fattur[ae] già emess)`, 'iu');
/** A fixed part above this share of the cap is nearly all of it before anything was granted. */
const HIGH_ADVANCE = 0.8;

type Judged = Pick<QuoteInput, 'note' | 'includes' | 'fixedFee' | 'successPercent' | 'cap'>;

/** Known warning signs (CON-14): told to the client beside the quote, and to who writes it before. */
export function redFlags(quote: Judged, hasGrant: boolean): RedFlag[] {
  const words = [quote.note, ...quote.includes].join('\n');
  const flags: RedFlag[] = [];
  if (PROMISE.test(words)) flags.push('esito_garantito');
  if (!hasGrant && quote.fixedFee > 0) flags.push('compenso_senza_bando');
  if (BACKDATED.test(words)) flags.push('spese_retroattive');
  if (quote.successPercent > 0 && quote.cap > 0 && quote.fixedFee / quote.cap > HIGH_ADVANCE)
    flags.push('anticipo_alto');
  return flags;
}

/** The same words where they are typed by a consultant about the own work. */
export const hasPromise = (text: string): boolean => PROMISE.test(text);

/** The words of the promise, to be underlined where they stand; null where nothing is promised. */
export const promiseIn = (text: string): string | null => PROMISE.exec(text)?.[0] ?? null;

/** The same text with honest words in the place of every promise. */
export const withoutPromises = (text: string, honest: string): string => text.replaceAll(PROMISES, () => honest);
