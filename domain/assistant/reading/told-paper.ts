import { kindNamed, KIND_RULES, type DocumentKind } from '#domain/documents/document-kinds.ts';
import { expiryOf } from '#domain/documents/validity.ts';
import { readCardinal } from '#domain/numbers/cardinal.ts';
import { addDays, addMonths, type Day } from '#domain/rules/day.ts';
import { daysIn } from './told-days.ts';

const AGO = /\b(?:di |da |fatt[oa] )?(\d{1,3}|[a-z]+) (giorn[oi]|settiman[ae]|mes[ei]|ann[oi])(?: e mezzo)? fa\b/;

/** A paper whose age counts, until when it holds, and the day it is needed. */
type ToldPaper = { kind: DocumentKind; until: Day; neededOn: Day };

/** "La visura è di un anno fa, va bene?", "il DURC fatto il 20 agosto, la domanda la mando il 10 dicembre". */
export function toldPaper(text: string, today: Day): ToldPaper | null {
  const kind = kindNamed(text);
  if (!kind || !KIND_RULES[kind].validity) return null;
  const ordered = ORDERED.exec(text)?.[1];
  if (ordered) {
    const issuedOn = addDays(today, ordered === 'domani' ? 1 : 0);
    return paperOf(kind, issuedOn, issuedOn);
  }
  const sent = SENT.exec(text)?.index ?? Infinity;
  const issuedOn = ago(text, today) ?? daysIn(text, today, 'last').find(({ at }) => at < sent)?.day;
  if (!issuedOn) return null;
  return paperOf(kind, issuedOn, daysIn(text, today).find(({ at }) => at > sent)?.day ?? today);
}

function paperOf(kind: DocumentKind, issuedOn: Day, neededOn: Day): ToldPaper | null {
  const expiry = expiryOf({ kind, issuedOn, validUntil: null });
  return expiry && { kind, until: expiry.day, neededOn };
}

/** "Se lo rifaccio domani fino a quando vale?". */
const ORDERED =
  /\b(?:(?:ri)?(?:faccio|facciamo)|rinnov(?:o|iamo)|(?:ri)?chied(?:o|iamo)|prend(?:o|iamo)|scaric(?:o|hiamo))\b[^.?!]*\b(oggi|domani)\b/;
const SENT = /\b(?:domanda|mand(?:o|iamo)|invi(?:o|amo)|present(?:o|iamo)|consegn(?:o|iamo))\b/;

function ago(text: string, today: Day): Day | null {
  const [, written, unit] = AGO.exec(text) ?? [];
  if (!written || !unit) return null;
  const count = /^un[ao']?$/.test(written) ? 1 : /^\d/.test(written) ? Number(written) : readCardinal(written);
  return count === null ? null : before(today, count, unit);
}

function before(today: Day, count: number, unit: string): Day {
  if (unit.startsWith('mes')) return addMonths(today, -count);
  if (unit.startsWith('ann')) return addMonths(today, -12 * count);
  return addDays(today, -count * (unit.startsWith('giorn') ? 1 : 7));
}
