import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { hasPromise } from '#domain/consultancies/red-flags.ts';
import { fullName } from '#domain/consultants/full-name.ts';
import { openChecks, type ProfileChecks } from '#domain/consultants/profile-checks.ts';
import type { Decision, ReviewedProfile } from '#domain/consultants/profile-review.ts';
import { reviewedPreviewPath } from '#domain/file-paths.ts';
import { adminUserPath, consultantPath } from '#domain/paths.ts';
import { REVIEW_DESK as WORDS } from '#messages/consultants/review.ts';
import { dataOf } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { DecisionHistory } from './decision-history.tsx';
import { DocumentsPanel } from './documents-panel.tsx';

export type OneProfileProps = {
  profile: ReviewedProfile;
  /** What the profile says, placed by the route. */
  drawProfile: (profile: ReviewedProfile) => ReactNode;
};

/** One profile: what it says, what was sent, what was checked, what was decided and what is decided now. */
export function OneProfile({ profile, drawProfile }: OneProfileProps) {
  const api = useApi();
  const [checks, setChecks] = useState<ProfileChecks>(profile.checks);
  const [reason, setReason] = useState(profile.status === 'in_attesa' ? (profile.decisionReason ?? '') : '');
  const decide = useMutation({
    mutationFn: (decision: Decision) =>
      dataOf(
        api.admin.consultants[':id'].decision.$post({
          param: { id: profile.id },
          json: { decision, checks, reason: reason.trim() },
        }),
      ),
    meta: { failed: WORDS.failed, changes: [KEYS.consultants, KEYS.consultantReviews, KEYS.admin] },
    onSuccess: (_answer, decision) => {
      setReason('');
      notify('success', WORDS.decided[decision]);
    },
  });
  const { status, decidedAt } = profile;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <Panel className="grid gap-4 p-4">
          {profile.photoId && (
            <img
              src={reviewedPreviewPath(profile.id, profile.photoId)}
              alt={WORDS.photo(fullName(profile))}
              className="size-24 rounded border border-rule-2 object-cover"
            />
          )}
          <div className="grid gap-1">
            <h2 className="text-18 font-bold wrap-anywhere">{fullName(profile)}</h2>
            <p className="flex flex-wrap gap-x-3 text-14 wrap-anywhere text-ink-2">
              {profile.email}
              <AppLink href={adminUserPath(profile.id)}>{WORDS.account}</AppLink>
              {status === 'approvato' && <AppLink href={consultantPath(profile.id)}>{WORDS.publicProfile}</AppLink>}
            </p>
          </div>
          {decidedAt && status === 'sospeso' && (
            <InlineAlert tone="no" title={WORDS.suspended(formatDate(decidedAt))}>
              {profile.decisionReason}
            </InlineAlert>
          )}
          {decidedAt && status === 'approvato' && <p className="text-14">{WORDS.listed(formatDate(decidedAt))}</p>}
          {hasPromise(profile.bio) && <InlineAlert tone="verify">{WORDS.promise}</InlineAlert>}
          {drawProfile(profile)}
        </Panel>
        <DocumentsPanel profile={profile} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <Panel className="grid gap-4 p-4">
          <ChecksPanel checks={checks} onChecks={setChecks} />
          <Field label={WORDS.reason(profile.firstName)} hint={WORDS.reasonHint}>
            <TextArea rows={4} maxLength={2000} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
          <DecisionButtons
            status={status}
            hasReason={reason.trim() !== ''}
            isChecked={openChecks(checks).length === 0}
            isBusy={decide.isPending}
            onDecide={(decision) => decide.mutate(decision)}
          />
        </Panel>
        <DecisionHistory history={profile.history} />
      </div>
    </div>
  );
}
