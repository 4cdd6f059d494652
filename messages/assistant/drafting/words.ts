import { isPlural, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { capital } from '#domain/writing/phrases.ts';
import { theFigures } from '#messages/figure-articles.ts';

/** "430.000 euro", "5 milioni di euro". */
export function euro(value: number): string {
  if (value >= 1e6 && Number.isInteger(value / 1e5)) {
    const millions = value / 1e6;
    return `${numberText(millions)} ${millions === 1 ? 'milione' : 'milioni'} di euro`;
  }
  return `${numberText(value)} euro`;
}
/** Nouns whose small letter is safe after a colon: what begins a fact is seldom a name. */
const LITTLE =
  /^(?:il|lo|la|i|gli|le|l['’]|un|uno|una|un['’]|nel|nella|nei|nelle|nell['’]|in|a|al|alla|ai|alle|da|dal|dalla|di|del|della|dei|delle|per|con|su|sul|sulla|tra|fra|oggi|ogni|solo|circa|oltre|più|meno|clienti|molti|molte|quasi|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|cento|se|chi|i|l(?=[’']\p{L})|\d[\d.,]*%?)(?=[\s’'])/iu;
export const canLower = (text: string): boolean => LITTLE.test(text);
export const lower = (text: string): string =>
  canLower(text) ? text.charAt(0).toLocaleLowerCase('it') + text.slice(1) : text;
export const sentence = (text: string): string => `${capital(text.trim().replace(/(?<![.;,:\s])[.;,:\s]+$/, ''))}.`;

/** "il consumo … scende", "le emissioni … scendono". */
export const agree = (noun: string, one: string, many: string): string => (isPlural(noun) ? many : one);
export const The = (noun: string): string => capital(withArticle(noun));
const NUMBERS = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];
export const inWords = (count: number): string => NUMBERS[count] ?? numberText(count);

/** "gli 8 mesi", "i 18 mesi". */
export const theMonths = (count: number): string => `${theFigures(String(count))} mesi`;

/** "a marzo 2027", "ad aprile 2027". */
export const atMonth = (month: string): string => `${/^a/i.test(month) ? 'ad' : 'a'} ${month}`;

/** "olio, vino" → "olio e vino": a list that somebody left without its last joint. */
export const closed = (list: string): string =>
  /(?<!\p{L})(?:e|ed|o)(?!\p{L})|[:;(]/u.test(list)
    ? list
    : list.replace(/, (?!(?:che|con|per|in|di|da|su|anche)(?!\p{L}))([^,]+)$/u, ' e $1');
