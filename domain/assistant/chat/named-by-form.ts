import { nameWords, type GrantNames } from './grant-names.ts';
import { isLooking } from './subject-words.ts';

const FORMED =
  /\b(voucher|bonus|prestit[oi]|garanzi[ae]|esonero|tax credit) (?:dell?[aeio]?'?|per (?:l[aeio]'?|gli|i|il)|degli|all[ae'])\s?([a-z]{5,})/;

/** "Credito ZES", beside a bonus of that name. */
const CREDIT = /\b(credito)(?: d'imposta)? (?:per (?:la|il) |della? )?([a-z]{3,})/;

/** "Il voucher dell'artigianato": what has the form in its name before what only has the thing. */
export function namedByForm(text: string, { names }: GrantNames): { ids: string[]; thing: string } | null {
  const [, form, thing] = FORMED.exec(text) ?? CREDIT.exec(text) ?? [];
  if (!form || !thing || isLooking(text)) return null;
  const [kind = ''] = nameWords(form);
  const held = names.filter(({ core }) => core.includes(kind) && core.includes(thing));
  return held.length === 1 ? { ids: [held[0]!.id], thing } : null;
}
