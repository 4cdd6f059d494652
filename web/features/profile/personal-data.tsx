import { useSuspenseQuery } from '@tanstack/react-query';
import { Check, Clock } from 'lucide-react';
import { PROFILE } from '#messages/profile/profile.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { useApi } from '#web/lib/query/use-api.ts';
import { EditablePanel } from '#web/ui/layout/editable-panel.tsx';
import { PersonalDataForm } from './personal-data-form.tsx';
import { profileQuery, type Profile } from './api.ts';

const WORDS = PROFILE.personal;

export function PersonalDataTab() {
  const { data: profile } = useSuspenseQuery(profileQuery(useApi()));
  return (
    <div className="max-w-3xl pt-6">
      <EditablePanel
        title={WORDS.title}
        editLabel={WORDS.edit}
        form={(done) => <PersonalDataForm profile={profile} onDone={done} />}
      >
        <PersonalDataList profile={profile} />
      </EditablePanel>
    </div>
  );
}

function PersonalDataList({ profile }: { profile: Profile }) {
  const rows = [
    { term: WORDS.firstName, value: profile.firstName },
    { term: WORDS.lastName, value: profile.lastName },
    { term: WORDS.email, value: profile.email },
    ...(profile.userType ? [{ term: WORDS.accountType, value: WORDS.accountTypes[profile.userType] }] : []),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-13 text-ink-2">{term}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
      {profile.isApproved !== null && (
        <div className="sm:col-span-2">
          <dt className="pb-1 text-13 text-ink-2">{WORDS.approval}</dt>
          <dd>
            <Approval isApproved={profile.isApproved} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Approval({ isApproved }: { isApproved: boolean }) {
  if (isApproved) {
    return (
      <Badge tone="ok" icon={<Check aria-hidden="true" className="size-4" />}>
        {WORDS.approved}
      </Badge>
    );
  }
  return (
    <>
      <Badge tone="verify" icon={<Clock aria-hidden="true" className="size-4" />}>
        {WORDS.pending}
      </Badge>
      <p className="mt-1 text-13 text-ink-2">{WORDS.pendingHint}</p>
    </>
  );
}
