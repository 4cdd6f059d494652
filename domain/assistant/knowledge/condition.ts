import { readCardinal } from '#domain/numbers/cardinal.ts';
import { numbersIn } from '#domain/numbers/numbers-in.ts';
import { fold } from '#domain/search/fold.ts';

/** What a message tells, beside the limit of an answer that holds only within it. */
export type Weighed = { told: string; limit: string; isWithin: boolean };

const COUNT = '(\\d{1,3}|un[ao]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|diciotto|ventiquattro)';
const SPAN = new RegExp(`\\b${COUNT} (mes[ei]|ann[oi])\\b`);
const LIMIT = new RegExp(
  `\\b(non piu di|non oltre|meno di|entro|fino a|al massimo|almeno|oltre|piu di) ${COUNT} (mes[ei]|ann[oi])\\b`,
);
const MONEY_LIMIT = /\b(?:non super\w+|fino a|non oltre|al massimo|entro)\s+(?:i |gli )?$/;
const MONTHS = 12;

const isCondition = (answer: string): boolean =>
  /^s[iì],? (?:ma )?(?:solo |soltanto )?(?:se|purch[eé]|entro)\b/i.test(answer);

const monthsOf = (count: string, unit: string): number => countOf(count) * (unit.startsWith('ann') ? MONTHS : 1);

/** "Sì, se è aperta da non più di 24 mesi" to somebody who says "da tre anni": the span or the sum against its limit. */
export function weighCondition(answer: string, text: string): Weighed | null {
  const said = fold(answer);
  return (
    (isCondition(answer) ? (spanAgainst(said, text) ?? sumAgainst(said, text)) : null) ??
    countAgainst(said, text) ??
    shareAgainst(said, text)
  );
}

function spanAgainst(answer: string, text: string): Weighed | null {
  const told = SPAN.exec(text) ?? /\b(un) (anno) fa\b/.exec(text);
  if (!told) return null;
  const months = monthsOf(told[1]!, told[2]!);
  const limit = LIMIT.exec(answer);
  if (limit) {
    const bound = monthsOf(limit[2]!, limit[3]!);
    const isLeast = /^(?:almeno|oltre|piu di)$/.test(limit[1]!);
    return { told: told[0], limit: limit[0], isWithin: isLeast ? months >= bound : months <= bound };
  }
  // "Nel mese della domanda o in quello precedente".
  return /\bmese della domanda\b/.test(answer) && months > 1
    ? { told: told[0], limit: 'il mese della domanda o quello prima', isWithin: false }
    : null;
}

const THING = '(camer[ae]|dipendent[ei]|addett[oi]|soci|posti(?: letto)?|veicol[oi]|negoz[io]+|sed[ei])';
const COUNTED = new RegExp(`\\b${COUNT} ${THING}\\b`);
const LIMITED = new RegExp(
  `\\b(almeno|minimo|non meno di|massimo|al massimo|fino a|non piu di|meno di) ${COUNT} ${THING}\\b`,
);

/** "Abbiamo tre camere" where at least five are asked. */
function countAgainst(answer: string, text: string): Weighed | null {
  const [told, count, thing] = COUNTED.exec(text) ?? [];
  const [limit, way, most, other] = LIMITED.exec(answer) ?? [];
  if (!told || !limit || thing!.slice(0, 4) !== other!.slice(0, 4)) return null;
  const [own, bound] = [countOf(count!), countOf(most!)];
  if (/^(?:almeno|minimo|non meno di)$/.test(way!)) return { told, limit, isWithin: own >= bound };
  return { told, limit, isWithin: way === 'meno di' ? own < bound : own <= bound };
}

const OF_SHARES = /\b(?:quot[ae]|capitale|soci[oae]?|partecipazion\w+|col|abbiamo il|possied\w+|possed\w+)\b/;
const SHARE = /\b(\d{1,3}) ?%/;
const SHARE_LIMIT =
  /\b(almeno|minimo|non meno del?|massimo|al massimo|fino al?|non oltre|non piu del?|inferior[ei] al?|(?:pari o )?superior[ei] al?) (?:il |l'|i )?(\d{1,3}) ?%/;

/** "Col 20% delle quote" where at least a quarter is asked. */
function shareAgainst(answer: string, text: string): Weighed | null {
  const [told, own] = SHARE.exec(text) ?? [];
  const [limit, way, bound] = SHARE_LIMIT.exec(answer) ?? [];
  if (!told || !limit || !OF_SHARES.test(text) || !OF_SHARES.test(answer)) return null;
  const [said, most] = [Number(own), Number(bound)];
  if (/^(?:almeno|minimo|non meno)/.test(way!)) return { told, limit, isWithin: said >= most };
  // "Senza partecipazioni pari o superiori al 25%"
  return {
    told,
    limit: limit.replace(/^(?:pari o )?superior[ei]/, 'sotto'),
    isWithin: /^(?:pari|superior|inferior)/.test(way!) ? said < most : said <= most,
  };
}

const countOf = (count: string): number => (/^\d/.test(count) ? Number(count) : (readCardinal(count) ?? 1));

function sumAgainst(answer: string, text: string): Weighed | null {
  const bound = numbersIn(answer).find(({ unit, at }) => unit === 'euro' && MONEY_LIMIT.test(answer.slice(0, at)));
  const told = numbersIn(text).find(({ unit, isScaled, value }) => (unit === 'euro' || isScaled) && value >= 1000);
  if (!bound || !told) return null;
  return { told: told.text.trim(), limit: bound.text.trim(), isWithin: told.value <= bound.value };
}

/** "Sì, con domande diverse" says nothing without its question. */
export const spokenPassage = ({ field, text, title }: { field: string; text: string; title?: string }): string =>
  field === 'faq' && title && /^(?:s[iì]|no)(?!\p{L})/iu.test(text)
    ? `${title} ${withCondition(text)}`
    : withCondition(text);

/** "Sì, se …" is read as a yes: the condition comes with the word. */
export const withCondition = (answer: string): string => answer.replace(/^(S[iì]),? se\b/, '$1, ma solo se');
