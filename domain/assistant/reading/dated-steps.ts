import { MONTHS } from '#domain/numbers/months.ts';
import type { Day } from '#domain/rules/day.ts';

const DAY = new RegExp(`\\b(\\d{1,2}) (${MONTHS.join('|')})(?: (20\\d\\d))?\\b`, 'g');
const ASKING = /\bdomand\w+/g;

/** "Firmo il 20 dicembre e la domanda la mando il 10 gennaio": the day of each. Text as read aloud. */
export function datedSteps(text: string, today: Day): { signing: Day; asking: Day } | null {
  const days = [...text.matchAll(DAY)].map((match) => ({ at: match.index, day: nextDay(match, today) }));
  const asked = [...text.matchAll(ASKING)][0]?.index;
  if (days.length !== 2 || asked === undefined) return null;
  const [one, other] = days as [(typeof days)[0], (typeof days)[0]];
  // Each day belongs to the words before it.
  const isFirst = asked < one.at;
  return isFirst ? { asking: one.day, signing: other.day } : { signing: one.day, asking: other.day };
}

/** Without a year: the next one to come. */
function nextDay([, day, month, year]: RegExpExecArray | RegExpMatchArray, today: Day): Day {
  const number = String(MONTHS.findIndex((name) => name === month) + 1).padStart(2, '0');
  const ofYear = (each: number | string) => `${each}-${number}-${day!.padStart(2, '0')}`;
  if (year) return ofYear(year);
  const thisYear = Number(today.slice(0, 4));
  return ofYear(thisYear) >= today ? ofYear(thisYear) : ofYear(thisYear + 1);
}
