import { amountsIn } from '#domain/assistant/answer-values.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { foundIn, type Found } from './found.ts';
import { nearestKind } from './nearest.ts';
import type { Sentence } from './sentences.ts';
import { wholeWords } from './whole-words.ts';

const BEFORE_CHARS = 120;
const AFTER_CHARS = 60;

const SUMS = {
  aid: wholeWords(
    String.raw`contribut\p{L}+|agevolazion\p{L}+|voucher|sovvenzion\p{L}+|incentiv\p{L}+|massimal\p{L}+|aiut\p{L}+|premi\p{L}*`,
  ),
  other: wholeWords(
    String.raw`dotazion\p{L}+|risors\p{L}+|stanzia\p{L}+|plafond|disponibilit\p{L}+|budget|minim\p{L}+|inferior\p{L}+|fatturat\p{L}+|ricav\p{L}+|capital\p{L}+|minimis|bollo|sanzion\p{L}+|attivo|bilanci\p{L}*|(?:spes[ae]|investiment\p{L}+|cost[oi]|valore)(?=,? (?:\p{L}+ ){0,2}(?:minim|massim|complessiv|total|pari|inferior|di (?:€|euro|\d)|[€\d]))|garanzi\p{L}+|fideiussion\p{L}+`,
  ),
};
const HIGHEST = wholeWords(
  String.raw`massim\p{L}+|fino a|non superior\p{L}+|tetto|concedibil\p{L}+|limite|al più|superare`,
  'iu',
);

/** What the law allows one firm in three years is said in every call, and given by none. */
const CEILING = /minimis\b.*\b(?:arco|tre (?:anni|esercizi)|triennio)/iu;

/** The most that one applicant receives: not what the body has put aside, nor the least to be spent. */
export function amountIn(sentences: readonly Sentence[]): Found<string> | null {
  const aids = sentences.flatMap((sentence) => {
    let from = 0;
    return amountsIn(sentence.text).flatMap(({ text, at }) => {
      const before = sentence.text.slice(Math.max(from, at - BEFORE_CHARS), at);
      from = at + text.length;
      if (nearestKind(before, SUMS) !== 'aid' || CEILING.test(sentence.text)) return [];
      return [{ found: foundIn(sentence, at, text), isHighest: HIGHEST.test(`${before}${text}`) }];
    });
  });
  return (aids.find(({ isHighest }) => isHighest) ?? aids[0])?.found ?? null;
}

const RATE = /(\d{1,3}(?:,\d+)?)\s?(?:%|per cento)/gu;
const SHARES = {
  aid: wholeWords(
    String.raw`contribut\p{L}+|fondo perduto|intensit\p{L}+|agevolazion\p{L}+|cofinanziament\p{L}+|copertura|voucher|aiut\p{L}+`,
  ),
  other: wholeWords(
    String.raw`anticip\p{L}+|acconto|saldo|tranche|iva|maggiorazion\p{L}+|maggiorat\p{L}+|premialit\p{L}+|incrementat\p{L}+|ulterior\p{L}+|riduzion\p{L}+|scostament\p{L}+|variazion\p{L}+|almeno|capitale|soci|donne|giovani|punteggi\p{L}*|garanzi\p{L}+|fideiussion\p{L}+|personale|forfettari\p{L}+|generali|ritenut\p{L}+|inferior\p{L}+`,
  ),
};
const OF_SPEND = /^[^.;]{0,40}(?:spes[ae]|cost[oi]|fondo perduto|investiment|ammess|ammissibil)/iu;

/** The share of the spend that is given. */
export function rateIn(sentences: readonly Sentence[]): Found<number> | null {
  const rates = sentences.flatMap((sentence) => {
    let from = 0;
    return [...sentence.text.matchAll(RATE)].flatMap((match) => {
      const before = sentence.text.slice(Math.max(from, match.index - BEFORE_CHARS), match.index);
      const after = sentence.text.slice(match.index + match[0].length).slice(0, AFTER_CHARS);
      from = match.index + match[0].length;
      const value = readNumber(match[1]!);
      if (value === null || value <= 0 || value > 100 || nearestKind(before, SHARES) !== 'aid') return [];
      return [{ found: foundIn(sentence, match.index, value), isOfSpend: OF_SPEND.test(after) }];
    });
  });
  return (rates.find(({ isOfSpend }) => isOfSpend) ?? rates[0])?.found ?? null;
}
