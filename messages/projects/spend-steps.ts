import { wholeEuroText } from '#domain/numbers/write-number.ts';
import type { SpendCrossing, SpendCrossings } from '#domain/projects/spend-steps.ts';
import { capital } from '#domain/writing/phrases.ts';

/** "«MiniPIA»", "«MiniPIA» e altri 2". */
function named([first, ...others]: readonly string[]): string {
  if (others.length === 0) return `«${first!}»`;
  return `«${first!}» e ${others.length === 1 ? 'un altro' : `altri ${String(others.length)}`}`;
}
const entering = ({ euro, names }: SpendCrossing) =>
  `da ${wholeEuroText(euro)} ${names.length === 1 ? 'entra' : 'entrano'} ${named(names)}`;

/** The thresholds near a spend, a sentence each; none where no grant looks at it. */
export function crossingsText({ ahead, below, above }: SpendCrossings): string[] {
  const gains = ahead.map(entering).join(', ');
  return [
    ...(gains === '' ? [] : [`${capital(gains)}.`]),
    ...(below ? [`Sotto ${wholeEuroText(below.euro)} perdi ${named(below.names)}.`] : []),
    ...(above ? [`Oltre ${wholeEuroText(above.euro)} perdi ${named(above.names)}.`] : []),
  ];
}
