import type { Day } from '#domain/rules/day.ts';
import { daysIn } from './told-days.ts';

const ASKING = /\bdomand\w+/;

/** "Firmo il 20 dicembre e la domanda la mando il 10 gennaio": the day of each. Text as read aloud. */
export function datedSteps(text: string, today: Day): { signing: Day; asking: Day } | null {
  const days = daysIn(text, today);
  const asked = ASKING.exec(text)?.index;
  const [one, other] = days;
  if (days.length !== 2 || asked === undefined || !one || !other) return null;
  // Each day belongs to the words before it.
  const isFirst = asked < one.at;
  return isFirst ? { asking: one.day, signing: other.day } : { signing: one.day, asking: other.day };
}
