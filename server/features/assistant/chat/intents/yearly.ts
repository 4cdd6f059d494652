import type { AidSum } from '#domain/assistant/knowledge/aid-sum.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { readCardinal } from '#domain/numbers/cardinal.ts';
import { numbersIn } from '#domain/numbers/numbers-in.ts';
import { isMoney } from '#domain/assistant/reading/told-aids.ts';
import { fold } from '#domain/search/fold.ts';
import { SUMS } from '#messages/assistant/filo.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { grantLink, say } from '#server/features/assistant/chat/parts.ts';
import { sourcePart } from '#server/features/assistant/chat/sources.ts';
import type { Turn } from '#server/features/assistant/chat/turn.ts';

const wordsOf = ({ facts, aidIntensity, benefits }: Grant): string =>
  fold([facts.payment ?? '', facts.aid?.note ?? '', aidIntensity ?? '', ...benefits].join('. '));

const INSTALMENTS = /\b(\d{1,2}|tre|quattro|cinque|dieci) (?:quote|rate) annuali\b/;

export const asksYearly = ({ text }: Turn['question']): boolean =>
  /\b(?:all'anno|ogni anno|per anno|l'anno|annuali|annui)\b/.test(text);

/** "E all'anno?": one of the equal yearly parts in which the aid is used. */
export function yearlyPart(question: Turn['question'], grant: Grant, sum: AidSum): ChatPart[] {
  if (!asksYearly(question) || sum.kind !== 'known') return [];
  const told = INSTALMENTS.exec(wordsOf(grant))?.[1];
  const count = told === undefined ? null : /^\d/.test(told) ? Number(told) : readCardinal(told);
  const [line, ...others] = sum.lines;
  const total = sum.total ?? (others.length === 0 ? (line?.euro ?? null) : null);
  if (!count || total === null) return [];
  const whole = Math.min(total, sum.limit ?? Infinity);
  return [say(SUMS.yearly(whole, count, whole / count))];
}

const OF_REVENUE = /\b(\d+(?:,\d+)?) ?(per mille|per cento|%)(?: al massimo)? (?:dei|del) (?:ricavi|fatturato)\b/;

const shareOf = (grant: Grant): { figure: number; isPerMille: boolean } | null => {
  const [, share, unit] = OF_REVENUE.exec(wordsOf(grant)) ?? [];
  return share === undefined ? null : { figure: Number(share.replace(',', '.')), isPerMille: unit === 'per mille' };
};

/** "Doniamo 40mila, fatturiamo 3 milioni": the aid ends at so many per mille of what the firm takes. */
export function revenueLimit({ revenue }: Turn['question'], grant: Grant, sum: AidSum): ChatPart[] {
  const share = shareOf(grant);
  if (!share?.isPerMille || revenue === null || sum.kind !== 'known') return [];
  const cap = (revenue * share.figure) / 1000;
  return Math.max(...sum.lines.map(({ euro }) => euro)) > cap
    ? [say(SUMS.revenueLimit(revenue, share.figure, cap))]
    : [];
}

/** "Fatturiamo un milione e mezzo, cambia qualcosa?" of an aid that ends at a share of what the firm takes. */
export function revenueCap({ text }: Turn['question'], grant: Grant): ChatPart[] | null {
  const share = shareOf(grant);
  const money = numbersIn(text).filter(isMoney);
  const [revenue, ...others] = money;
  if (!share || !revenue || others.length > 0 || !/\b(?:fattur|ricav)\w+/.test(text)) return null;
  const rate = share.figure / (share.isPerMille ? 1000 : 100);
  const cap = Math.min(revenue.value * rate, grant.facts.aid?.max ?? Infinity);
  const told = share.isPerMille ? SUMS.revenueCap : SUMS.revenueShare;
  return [
    say(told(revenue.value, share.figure, revenue.value * rate, cap), [grantLink(grant)]),
    sourcePart(grant, ['aid', 'scheda']),
  ];
}
