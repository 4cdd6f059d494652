import { SUMS } from '#messages/assistant/filo.ts';
import { say } from '#server/features/assistant/chat/parts.ts';
import type { Teller } from '#server/features/assistant/chat/turn.ts';

/** "40mila al 50%, tetto 15mila": so much of that, and no more than the ceiling. */
export const plainSum: Teller = async ({ question: { amounts, percents } }) => {
  // A ceiling told before still holds: "e al 65%?".
  const [amount, limit] = amounts;
  const percent = percents[0] ?? 0;
  const euro = Math.round((amount ?? 0) * percent) / 100;
  return {
    parts: [
      say(SUMS.plain(amount ?? 0, percent, euro)),
      ...(limit !== undefined && euro > limit ? [say(SUMS.plainLimit(limit))] : []),
    ],
    intent: 'altro',
  };
};
