import { hasPromise } from '#domain/consultancies/red-flags.ts';
import { fullName } from '#domain/consultants/full-name.ts';
import type { ReviewedProfile } from '#domain/consultants/profile-review.ts';
import { reviewedPreviewPath } from '#domain/file-paths.ts';
import { adminUserPath, consultantPath } from '#domain/paths.ts';
import { onDay } from '#messages/articles.ts';
import { REVIEW_DESK as WORDS } from '#messages/consultants/review.ts';
import { formatDate } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';

/** Who it is, and how the profile stands. */
export function ProfileHead({ profile }: { profile: ReviewedProfile }) {
  const { status, decidedAt, proposal } = profile;
  return (
    <>
      <div className="flex items-start gap-3">
        {profile.photoId && (
          <img
            src={reviewedPreviewPath(profile.id, profile.photoId)}
            alt={WORDS.photo(fullName(profile))}
            className="size-16 flex-none rounded border border-rule-2 object-cover"
          />
        )}
        <div className="grid min-w-0 gap-1 text-14">
          <h2 className="text-18 font-bold wrap-anywhere">{fullName(profile)}</h2>
          <p className="wrap-anywhere text-ink-2">
            {[profile.title, profile.city, profile.region].filter(Boolean).join(' · ')}
          </p>
          <p className="wrap-anywhere text-ink-2">{profile.email}</p>
          <p className="flex flex-wrap gap-x-3 gap-y-1">
            <AppLink href={adminUserPath(profile.id)}>{WORDS.account}</AppLink>
            {status === 'approvato' && <AppLink href={consultantPath(profile.id)}>{WORDS.publicProfile}</AppLink>}
          </p>
        </div>
      </div>
      {decidedAt && status === 'sospeso' && (
        <InlineAlert tone="no" title={WORDS.suspended(formatDate(decidedAt))}>
          {profile.decisionReason}
        </InlineAlert>
      )}
      {decidedAt && status === 'approvato' && <p className="text-14">{WORDS.listed(formatDate(decidedAt))}</p>}
      {proposal && (
        <InlineAlert tone="info">
          {proposal.isSentBack ? WORDS.changesBack : WORDS.changesSent(onDay(formatDate(proposal.sentAt)))}
        </InlineAlert>
      )}
      {[profile.bio, profile.title, profile.pricingInfo].some((text) => text && hasPromise(text)) && (
        <InlineAlert tone="verify">{WORDS.promise}</InlineAlert>
      )}
    </>
  );
}
