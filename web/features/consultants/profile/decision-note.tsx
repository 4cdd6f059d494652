import type { ConsultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { REVIEWED_FIELDS } from '#domain/consultants/profile-changes.ts';
import { lowered } from '#messages/articles.ts';
import { REVIEWED_LABELS } from '#messages/consultants/profile-changes.ts';
import { CONSULTANT_PROFILE as WORDS } from '#messages/consultants/profile.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';

/** What the administrator wrote, where it can be acted upon; and which changes still wait. */
export function DecisionNote({ profile }: { profile: ConsultantProfileView }) {
  const { status, decisionReason, proposal } = profile;
  if (proposal && !proposal.isSentBack) {
    const fields = REVIEWED_FIELDS.filter((field) => field in proposal.approved);
    return (
      <InlineAlert tone="info" title={WORDS.changes.waiting}>
        {WORDS.changes.waitingText(fields.map((field) => lowered(REVIEWED_LABELS[field])).join(', '))}
      </InlineAlert>
    );
  }
  if (!proposal && (!decisionReason || status === 'approvato' || status === 'in_attesa')) return null;
  const titles = { da_modificare: WORDS.sentBack, rifiutato: WORDS.refused, sospeso: WORDS.suspended };
  const title = status === 'approvato' || status === 'in_attesa' ? WORDS.changes.sentBack : titles[status];
  const next = proposal ? WORDS.changes.sentBackText : status === 'sospeso' ? null : WORDS.again;
  return (
    <InlineAlert tone="verify" title={title}>
      <span className="whitespace-pre-line">{decisionReason}</span>
      {next && <span className="block pt-1">{next}</span>}
    </InlineAlert>
  );
}
