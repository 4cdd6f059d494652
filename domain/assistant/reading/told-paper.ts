import { kindNamed, KIND_RULES, type DocumentKind } from '#domain/documents/document-kinds.ts';
import { expiryOf } from '#domain/documents/validity.ts';
import { readCardinal } from '#domain/numbers/cardinal.ts';
import { addDays, addMonths, type Day } from '#domain/rules/day.ts';

const AGO = /\b(?:di |da |fatt[oa] )?(\d{1,3}|[a-z]+) (giorn[oi]|settiman[ae]|mes[ei]|ann[oi])(?: e mezzo)? fa\b/;

/** A paper whose age counts, and until when one of the age told holds: "la visura è di un anno fa, va bene?". */
export function toldPaper(text: string, today: Day): { kind: DocumentKind; until: Day } | null {
  const kind = kindNamed(text);
  const [, written, unit] = AGO.exec(text) ?? [];
  if (!kind || !KIND_RULES[kind].validity || !written || !unit) return null;
  const count = /^un[ao']?$/.test(written) ? 1 : /^\d/.test(written) ? Number(written) : readCardinal(written);
  if (count === null) return null;
  const expiry = expiryOf({ kind, issuedOn: before(today, count, unit), validUntil: null });
  return expiry && { kind, until: expiry.day };
}

function before(today: Day, count: number, unit: string): Day {
  if (unit.startsWith('mes')) return addMonths(today, -count);
  if (unit.startsWith('ann')) return addMonths(today, -12 * count);
  return addDays(today, -count * (unit.startsWith('giorn') ? 1 : 7));
}
