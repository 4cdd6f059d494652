import type { ReactNode } from 'react';
import type { RuleInForce } from '#domain/rules/rule-at.ts';
import type { Outcome } from '#domain/vocabulary.ts';
import { OUTCOME_LABELS } from '#messages/tools/tools.ts';
import { cn } from '#web/lib/cn.ts';
import { VerdictMark, type VerdictTone } from '#web/ui/data/verdict.tsx';
import { RuleSourceLine } from './tool-notes.tsx';

export type ResultRow = {
  id: string;
  title: ReactNode;
  tone: VerdictTone;
  outcome: string;
  reasons: readonly string[];
  detail?: ReactNode;
  rule?: RuleInForce;
};

export const OUTCOME_TONES: Record<Outcome, VerdictTone> = {
  soddisfatto: 'ok',
  non_soddisfatto: 'no',
  da_verificare: 'verify',
};
export const outcomeOf = (outcome: Outcome) => ({ tone: OUTCOME_TONES[outcome], outcome: OUTCOME_LABELS[outcome] });

const TINT = { ok: '', verify: 'bg-verify/45', no: 'bg-no/45' };

/** What was checked, how it came out, why, and who says so. */
export function ResultRows({ label, rows }: { label: string; rows: readonly ResultRow[] }) {
  if (rows.length === 0) return null;
  return (
    <ul
      aria-label={label}
      className="divide-y divide-rule-2 overflow-hidden rounded border border-rule-2 bg-sheet text-on-sheet"
    >
      {rows.map((row) => (
        <li key={row.id} className={cn('grid gap-x-6 gap-y-1 p-4 text-14 break-inside-avoid', TINT[row.tone])}>
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <h3 className="min-w-0 flex-[1_1_14rem] font-semibold">{row.title}</h3>
            <VerdictMark tone={row.tone} label={row.outcome} />
          </div>
          {row.reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          {row.detail}
          {row.rule && (
            <div className="mt-1 [&>span]:text-left">
              <RuleSourceLine rule={row.rule} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
