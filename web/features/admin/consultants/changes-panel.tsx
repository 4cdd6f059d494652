import { REVIEWED_FIELDS, type ReviewedValues } from '#domain/consultants/profile-changes.ts';
import type { ReviewedProfile } from '#domain/consultants/profile-review.ts';
import { REVIEWED_LABELS, reviewedText } from '#messages/consultants/profile-changes.ts';
import { REVIEW_DESK as WORDS } from '#messages/consultants/review.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';

/** What everybody reads, and what would take its place. */
export function ChangesPanel({ profile }: { profile: ReviewedProfile }) {
  const { proposal } = profile;
  if (!proposal) return null;
  const now = profile as unknown as ReviewedValues;
  return (
    <SectionPanel title={WORDS.changes}>
      <dl className="grid gap-4 text-14">
        {REVIEWED_FIELDS.filter((field) => field in proposal.approved).map((field) => (
          <div key={field} className="grid gap-1">
            <dt className="font-semibold">{REVIEWED_LABELS[field]}</dt>
            <dd className="max-w-[65ch] text-ink-2 wrap-anywhere whitespace-pre-line">
              <b className="font-normal">{WORDS.was}:</b> {reviewedText(field, proposal.approved[field])}
            </dd>
            <dd className="max-w-[65ch] wrap-anywhere whitespace-pre-line">
              <b className="font-normal">{WORDS.now}:</b> {reviewedText(field, now[field])}
            </dd>
          </div>
        ))}
      </dl>
    </SectionPanel>
  );
}
