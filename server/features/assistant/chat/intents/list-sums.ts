import { aidSum, type AidSum } from '#domain/assistant/knowledge/aid-sum.ts';
import { monthlyAid } from '#domain/assistant/knowledge/monthly-aid.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { SUMS } from '#messages/assistant/filo.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { grantLink, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import type { Turn } from '#server/features/assistant/chat/turn.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import { nounOf } from './money.ts';

const MOST_CASES = 3;

/** "Quanto posso avere per un tornio da 120mila?": what each proposal gives on that sum, where its record tells. */
export async function listSums(
  { question }: Turn,
  { records }: OperationContext,
  grants: readonly Grant[],
): Promise<ChatPart[]> {
  const amount = question.amounts.at(-1);
  if (amount === undefined || !question.aspects.includes('importo')) return [];
  const sizes = await records.sizes();
  const known = grants
    .filter((grant) => monthlyAid(grant) === null)
    .map((grant) => ({ grant, sum: aidSum(grant, { amount, sizes, text: question.text }) }));
  if (known.length === 0) return [];
  const told = known.flatMap(({ grant, sum }) => {
    const text = sumText(grant, sum);
    return text === null ? [] : [say(SUMS.each(nameOf(grant), text), [grantLink(grant)])];
  });
  const silent = known.filter(({ grant, sum }) => sumText(grant, sum) === null).map(({ grant }) => nameOf(grant));
  return [
    ...(told.length > 0 ? [say(SUMS.onList(amount)), ...told] : []),
    ...(silent.length > 0 ? [say(SUMS.noRateOf(silent))] : []),
  ];
}

function sumText(grant: Grant, sum: AidSum): string | null {
  if (sum.kind === 'below') return SUMS.belowShort(sum.min);
  if (sum.kind === 'above') return SUMS.aboveShort(sum.max);
  if (sum.kind === 'fixed') return SUMS.fixedShort(sum.euro);
  if (sum.kind === 'unknown' || sum.kind === 'by_call' || (sum.total === null && sum.lines.length > MOST_CASES))
    return null;
  return SUMS.short(nounOf(grant), sum.lines, sum.total, sum.isLimited ? sum.limit : null);
}
