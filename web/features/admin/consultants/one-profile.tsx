import { useState, type ReactNode } from 'react';
import { missingChecks, openChecks, unfoundedChecks, type ProfileChecks } from '#domain/consultants/profile-checks.ts';
import type { Decision, ReviewedProfile } from '#domain/consultants/profile-review.ts';
import { askingText, REVIEW_DESK as WORDS } from '#messages/consultants/review.ts';
import { dataOf } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { DecisionHistory } from './decision-history.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { ProfileHead } from './profile-head.tsx';

export type OneProfileProps = {
  profile: ReviewedProfile;
  today: string;
  /** What the profile says, placed by the route. */
  drawProfile: (profile: ReviewedProfile) => ReactNode;
};

/** One profile: what was sent in the middle, what it says below; beside them who it is, the checks and the decision. */
export function OneProfile({ profile, today, drawProfile }: OneProfileProps) {
  const api = useApi();
  const [checks, setChecks] = useState<ProfileChecks>(profile.checks);
  // Until somebody writes, the message writes itself from the checks.
  const [written, setWritten] = useState<string | null>(null);
  const hasChanges = profile.proposal !== null;
  const isWaiting = profile.status === 'in_attesa' || profile.proposal?.isSentBack === false;
  const evidence = { ...profile, documents: profile.documents.length, seen: profile.seenChecks };
  const asked = isWaiting ? askingText(profile.firstName, missingChecks(checks)) : '';
  const reason = written ?? (asked || (isWaiting ? (profile.decisionReason ?? '') : ''));
  const decide = useWrite({
    mutationFn: (decision: Decision) =>
      dataOf(
        api.admin.consultants[':id'].decision.$post({
          param: { id: profile.id },
          json: { decision, checks, reason: reason.trim() },
        }),
      ),
    meta: { failed: WORDS.failed, changes: [KEYS.consultants, KEYS.consultantReviews, KEYS.admin] },
    onSuccess: (_answer, decision) => {
      setWritten('');
      notify('success', WORDS.decided[decision]);
    },
  });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1fr)_19rem] desk:grid-rows-[auto_1fr]">
      <div className="grid gap-4 desk:col-start-2">
        <ProfileHead profile={profile} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 desk:col-start-1 desk:row-span-2 desk:row-start-1">
        <ChangesPanel profile={profile} />
        <DocumentsPanel profile={profile} />
        <Panel className="p-4">{drawProfile(profile)}</Panel>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 desk:col-start-2">
        <Panel className="grid gap-4 p-4">
          <ChecksPanel {...{ checks, evidence, today }} onChecks={setChecks} />
          <Field
            label={WORDS.reason(profile.firstName)}
            hint={written === null && asked ? WORDS.reasonWritten : WORDS.reasonHint}
          >
            <TextArea
              rows={asked ? 6 : 4}
              maxLength={2000}
              value={reason}
              onChange={(event) => setWritten(event.target.value)}
            />
          </Field>
          <DecisionButtons
            status={profile.status}
            hasChanges={hasChanges}
            hasReason={reason.trim() !== ''}
            isChecked={openChecks(checks).length === 0 && unfoundedChecks(checks, evidence, today).length === 0}
            isBusy={decide.isPending}
            onDecide={(decision) => decide.mutate(decision)}
          />
        </Panel>
        <DecisionHistory history={profile.history} />
      </div>
    </div>
  );
}
