import type { InferResponseType } from 'hono/client';
import type { Verdict } from '#domain/vocabulary.ts';
import { MATCH_WORDS, matchLabel, OWN_MONEY } from '#messages/matching/verdict-card.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { matchTone } from '#web/ui/data/match-badge.tsx';
import type { VerdictTone } from '#web/ui/data/verdict.tsx';

export type Verdicts = InferResponseType<ApiClient['verdicts']['$get'], 200>['verdicts'];
export type Money = Verdicts[string]['money'];
type CardMoney = Pick<Money, 'figure' | 'formula' | 'why' | 'whyCode'>;
type Judged = { verdict: Verdict; text: string; topReason: string | null; score: number | null; money?: Money };

export const VERDICT_TONES: Record<Verdict, VerdictTone> = {
  ammissibile: 'ok',
  da_verificare: 'verify',
  non_ammissibile: 'no',
};

/** The foot of a card: verdict with its strongest reason, and the score where there is one. */
export function verdictOnCard({ verdict, text, topReason, score, money }: Judged) {
  const own = money && verdict !== 'non_ammissibile' && moneyOnCard(money);
  return {
    ...(own ? { own } : {}),
    verdict: { tone: VERDICT_TONES[verdict], label: text, ...(topReason ? { reason: topReason } : {}) },
    ...(score === null ? {} : { match: { score, word: MATCH_WORDS[matchTone(score)], label: matchLabel(score) } }),
  };
}

/** The same for every card of a list, by the grant's id. */
export const onCards = (verdicts: Verdicts) =>
  Object.fromEntries(Object.entries(verdicts).map(([id, verdict]) => [id, verdictOnCard(verdict)]));

/** The figure with its sum; without a project nothing is said, and where it cannot be said, why. */
export function moneyOnCard({ figure, formula, why, whyCode }: CardMoney) {
  if (whyCode === 'no_spend') return null;
  // Why there is none lies in the grant, and holds for who has no project too.
  if (figure === null) return { label: OWN_MONEY.unknown, figure, detail: why };
  return { label: OWN_MONEY.label, figure, detail: formula };
}
