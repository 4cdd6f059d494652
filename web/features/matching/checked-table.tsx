import type { ReactNode } from 'react';
import { CHECK_OUTCOME_LABELS } from '#messages/matching/eligibility.ts';
import { ELIGIBILITY, type CheckedSubject } from '#messages/matching/screens.ts';
import { NOT_STATED } from '#messages/grants/grants.ts';
import type { Outcome } from '#domain/vocabulary.ts';
import { formatDay } from '#web/lib/format.ts';
import type { Requirement } from '#web/ui/eligibility/eligibility-row.tsx';
import { EligibilityTable } from '#web/ui/eligibility/eligibility-table.tsx';
import { MatchBadge } from '#web/ui/data/match-badge.tsx';
import type { VerdictTone } from '#web/ui/data/verdict.tsx';
import { CheckSource, type CheckedGrant } from './check-source.tsx';
import type { Checked } from './eligibility-api.ts';
import { VERDICT_TONES, verdictOnCard } from './verdict-words.ts';

type OneCheck = Checked['checks'][number];

const OUTCOME_TONES: Record<Outcome, VerdictTone> = {
  soddisfatto: 'ok',
  da_verificare: 'verify',
  non_soddisfatto: 'no',
};

type Props = {
  checked: Checked;
  grant: CheckedGrant;
  subject?: CheckedSubject | undefined;
  action?: ReactNode;
};

/** The answer first with the score (MAT-8; none on a grant one cannot ask for), then requirement by requirement, with the company's datum that decided it. */
export function CheckedTable({ checked, grant, subject, action }: Props) {
  const { verdict, text, topReason, met, total } = checked;
  const { match } = verdictOnCard(checked);
  return (
    <EligibilityTable
      caption={ELIGIBILITY.caption}
      answer={{
        tone: VERDICT_TONES[verdict],
        title: topReason && verdict !== 'ammissibile' ? `${text}: ${topReason}` : text,
        detail: [isCounted(text) ? null : ELIGIBILITY.counted(met, total), subject && ELIGIBILITY.forSubject(subject)]
          .filter(Boolean)
          .join('. '),
        badge: match && verdict !== 'non_ammissibile' && <MatchBadge {...match} />,
        action,
      }}
      requirements={checked.checks.map((check, index) => rowOf(check, index, grant))}
      labels={ELIGIBILITY.labels}
      note={ELIGIBILITY.note(formatDay(grant.source.checkedOn))}
    />
  );
}

/** "Compatibile: … (7 di 9 requisiti)" counts already (MAT-5). */
const isCounted = (text: string) => /\d+ di \d+/.test(text);
const STATUS = 'grant_status';

function rowOf(check: OneCheck, index: number, grant: CheckedGrant): Requirement {
  return {
    id: `${check.code}-${String(index)}`,
    name: nameOf(check),
    asks: check.expected,
    has: check.code === STATUS ? ELIGIBILITY.today(check.found) : check.found,
    hasUnknown: check.outcome === 'da_verificare',
    outcome: { tone: OUTCOME_TONES[check.outcome], label: CHECK_OUTCOME_LABELS[check.outcome] },
    ...(check.wouldChange ? { change: check.wouldChange } : {}),
    source: {
      detail: (
        <>
          <span className="block">{sourceOf(check)}</span>
          <CheckSource code={check.code} grant={grant} />
        </>
      ),
    },
  };
}

/** "Altra condizione del bando: …" is named by what it asks, in its first words; the next cell says it whole. */
function nameOf({ requirement, expected }: OneCheck): string {
  if (!requirement.endsWith(`: ${expected}`)) return requirement;
  const words = expected
    .split(/[,.;:(]/)[0]!
    .trim()
    .split(' ');
  return words.length <= NAME_WORDS ? words.join(' ') : `${words.slice(0, NAME_WORDS).join(' ')}…`;
}
const NAME_WORDS = 5;

/** Where the outcome comes from; a datum nobody gave comes from nowhere. */
function sourceOf({ code, outcome, found, reason, source }: OneCheck): string {
  if (code === STATUS) return outcome === 'da_verificare' ? reason : ELIGIBILITY.statusSource(reason);
  return outcome === 'soddisfatto' && found !== NOT_STATED ? ELIGIBILITY.found(source) : reason;
}
