import type { ReactNode } from 'react';
import { CHECK_OUTCOME_LABELS } from '#messages/eligibility.ts';
import { ELIGIBILITY } from '#messages/eligibility-screens.ts';
import type { Outcome } from '#domain/vocabulary.ts';
import { formatDate } from '#web/lib/format.ts';
import { EligibilityTable } from '#web/ui/eligibility/eligibility-table.tsx';
import { MatchBadge } from '#web/ui/match-badge.tsx';
import type { VerdictTone } from '#web/ui/verdict.tsx';
import type { Checked } from './eligibility-api.ts';
import { VERDICT_TONES, verdictOnCard } from './verdict-words.ts';

const OUTCOME_TONES: Record<Outcome, VerdictTone> = {
  soddisfatto: 'ok',
  da_verificare: 'verify',
  non_soddisfatto: 'no',
};

type Props = { checked: Checked; checkedOn: string; companyName?: string | undefined; action?: ReactNode };

/** The answer first with the score (spec §2; none on a grant one cannot ask for), then requirement by requirement, with the company's datum that decided it. */
export function CheckedTable({ checked, checkedOn, companyName, action }: Props) {
  const { verdict, text, topReason, met, total } = checked;
  const { match } = verdictOnCard(checked);
  return (
    <EligibilityTable
      caption={ELIGIBILITY.caption}
      answer={{
        tone: VERDICT_TONES[verdict],
        title: topReason && verdict !== 'ammissibile' ? `${text}: ${topReason}` : text,
        detail: [ELIGIBILITY.counted(met, total), companyName && ELIGIBILITY.forCompany(companyName)]
          .filter(Boolean)
          .join('. '),
        badge: match && verdict !== 'non_ammissibile' && <MatchBadge {...match} />,
        action,
      }}
      requirements={checked.checks.map((check, index) => ({
        id: `${check.code}-${String(index)}`,
        name: check.requirement,
        asks: check.expected,
        has: check.found,
        hasUnknown: check.outcome === 'da_verificare',
        outcome: { tone: OUTCOME_TONES[check.outcome], label: CHECK_OUTCOME_LABELS[check.outcome] },
        ...(check.wouldChange ? { change: check.wouldChange } : {}),
        source: { detail: `${check.reason} ${ELIGIBILITY.found(check.source)}` },
      }))}
      labels={ELIGIBILITY.labels}
      note={ELIGIBILITY.note(formatDate(checkedOn))}
    />
  );
}
