import { NUMBER, numbersIn } from '#domain/numbers/numbers-in.ts';
import { readNumber } from '#domain/numbers/read-number.ts';

/** Who owns the company, or is owned by it, as a message says. Text as read aloud. */
export type ToldGroup = { share: number | null; staff: number | null; revenue: number | null };

const FIRM =
  /\b(?:holding|capogruppo|casa madre|multinazional\w+|controllante|gruppo|fondo di investimento|societa estera|altra societa|altra impresa|altra azienda|socio industriale|controllat[aei]|partecipat[aei]|possedut[aei]|detenut[aei])\b/;
const STAFF_AFTER = new RegExp(
  `\\b(?:holding|capogruppo|casa madre|multinazional\\w+|controllante|gruppo|societa|impresa|azienda)\\b[^.;]{0,70}?\\b(?:con|ha|ne ha|conta|da|di|sono)\\s+(${NUMBER})\\b`,
);

/** `isFollowing`: the group was the subject just before, so that "e con il 30%?" is about it. */
export function toldGroupIn(text: string, isFollowing: boolean): ToldGroup | null {
  const isNamed = FIRM.test(text);
  const [percent] = numbersIn(text).filter(({ unit, value }) => unit === 'percent' && value <= 100);
  if (!isNamed && !(isFollowing && percent)) return null;
  const staff = STAFF_AFTER.exec(text);
  const people = staff ? readNumber(staff[1]!) : null;
  const revenue = numbersIn(text).find(({ unit, isScaled, value }) => (unit === 'euro' || isScaled) && value >= 1e6);
  if (!percent && people === null && !/\bcontroll\w+\b/.test(text)) return null;
  return { share: percent?.value ?? null, staff: people, revenue: revenue?.value ?? null };
}
