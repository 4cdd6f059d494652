import type { InferResponseType } from 'hono/client';
import type { Verdict } from '#domain/vocabulary.ts';
import { MATCH_WORDS, matchLabel } from '#messages/matching/screens.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { matchTone } from '#web/ui/data/match-badge.tsx';
import type { VerdictTone } from '#web/ui/data/verdict.tsx';

export type Verdicts = InferResponseType<ApiClient['verdicts']['$get'], 200>['verdicts'];
type Judged = { verdict: Verdict; text: string; topReason: string | null; score: number | null };

export const VERDICT_TONES: Record<Verdict, VerdictTone> = {
  ammissibile: 'ok',
  da_verificare: 'verify',
  non_ammissibile: 'no',
};

/** The foot of a card: verdict with its strongest reason, and the score where there is one. */
export function verdictOnCard({ verdict, text, topReason, score }: Judged) {
  return {
    verdict: { tone: VERDICT_TONES[verdict], label: text, ...(topReason ? { reason: topReason } : {}) },
    ...(score === null ? {} : { match: { score, word: MATCH_WORDS[matchTone(score)], label: matchLabel(score) } }),
  };
}
