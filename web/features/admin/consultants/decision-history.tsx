import type { Decision, ReviewedProfile } from '#domain/consultants/profile-review.ts';
import { DECISION_LABELS, REVIEW_DESK as WORDS } from '#messages/consultants/review.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Timeline } from '#web/ui/data/timeline.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';

/** Every decision with its reason, the newest first. */
export function DecisionHistory({ history }: Pick<ReviewedProfile, 'history'>) {
  return (
    <SectionPanel title={WORDS.history}>
      {history.length === 0 ? (
        <p className="text-14 text-ink-2">{WORDS.noHistory}</p>
      ) : (
        <Timeline
          label={WORDS.history}
          items={history.map(({ id, decision, reason, by, at }, place) => ({
            id,
            state: place === 0 ? ('now' as const) : ('done' as const),
            title: DECISION_LABELS[decision as Decision] ?? decision,
            detail: (
              <>
                {formatDateTime(at)} · {by ? WORDS.decidedBy(by) : WORDS.by}
                {reason && <span className="block wrap-anywhere whitespace-pre-line text-ink">{reason}</span>}
              </>
            ),
          }))}
        />
      )}
    </SectionPanel>
  );
}
