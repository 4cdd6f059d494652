import { NUMBER, numbersIn } from '#domain/numbers/numbers-in.ts';
import { readNumber } from '#domain/numbers/read-number.ts';

/** Who owns the company, or is owned by it, as a message says. Text as read aloud. */
export type ToldGroup = { share: number | null; staff: number | null; revenue: number | null };

const FIRM =
  /\b(?:holding|capogruppo|casa madre|multinazional\w+|controllante|gruppo|fondo di investimento|societa estera|altra societa|altra impresa|altra azienda|socio industriale|controllat[aei]|partecipat[aei]|possedut[aei]|detenut[aei]|(?:una|un'altra|quella|di una) (?:s\.?p\.?a|s\.?r\.?l|societa|impresa|azienda)(?: privata| estera)? (?:che|con|ha|possiede|detiene))\b/;
const STAFF_AFTER = new RegExp(
  `\\b(?:holding|capogruppo|casa madre|multinazional\\w+|controllante|gruppo|societa|impresa|azienda|s\\.?p\\.?a|s\\.?r\\.?l)\\b[^.;]{0,70}?\\b(?:con|ha|ne ha|conta|da|di|sono)\\s+(${NUMBER})\\b`,
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

const OURSELVES = new RegExp(`\\bnoi (?:invece |pero )?siamo (?:in )?(${NUMBER})\\b(?! ?%)`);

/** "Una spa che ha 60 dipendenti …, noi siamo 38": one's own people beside those of the owner. */
export function ownStaffBeside(text: string): number | null {
  const told = OURSELVES.exec(text)?.[1];
  return told === undefined ? null : readNumber(told);
}

/** With what was said of it before, where this message leaves that out. */
export function groupAfter(text: string, isFollowing: boolean, before: ToldGroup | null): ToldGroup | null {
  const told = toldGroupIn(text, isFollowing);
  return (
    told && {
      share: told.share ?? before?.share ?? null,
      staff: told.staff ?? before?.staff ?? null,
      revenue: told.revenue ?? before?.revenue ?? null,
    }
  );
}
