import type { ConsultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { CONSULTANT_PROFILE as WORDS } from '#messages/consultants/profile.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';

/** What the administrator wrote, where it can be acted upon. */
export function DecisionNote({ profile: { status, decisionReason } }: { profile: ConsultantProfileView }) {
  if (!decisionReason || status === 'approvato' || status === 'in_attesa') return null;
  const title = { da_modificare: WORDS.sentBack, rifiutato: WORDS.refused, sospeso: WORDS.suspended }[status];
  return (
    <InlineAlert tone="verify" title={title}>
      <span className="whitespace-pre-line">{decisionReason}</span>
      {status !== 'sospeso' && <span className="block pt-1">{WORDS.again}</span>}
    </InlineAlert>
  );
}
