import { useQuery } from '@tanstack/react-query';
import { CONSULTANT_PROFILE as WORDS } from '#messages/consultants/profile.ts';
import { EditablePanel } from '#web/ui/layout/editable-panel.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { useApi } from '#web/lib/query/use-api.ts';
import { consultantProfileQuery } from '#web/features/consultants/api.ts';
import { AbsenceField } from './absence-field.tsx';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { ConsultantProfileForm } from './consultant-profile-form.tsx';
import { ConsultantProfileList } from './consultant-profile-list.tsx';
import { DecisionNote } from './decision-note.tsx';
import { OwnDocuments } from './own-documents.tsx';
import { OwnPhoto } from './own-photo.tsx';

/** What the marketplace shows of a consultant: read first, edit on request, as the personal data (CON-7). */
export function ConsultantProfileSection() {
  const { data: profile, isError, isFetching, refetch } = useQuery(consultantProfileQuery(useApi()));
  if (!profile) {
    return (
      isError && (
        <ErrorState
          title={WORDS.loadFailed}
          retryLabel={WORDS.retry}
          retrying={isFetching}
          onRetry={() => void refetch()}
          className="mt-4 max-w-3xl"
        />
      )
    );
  }
  return (
    <div className="grid max-w-3xl gap-4 pt-4">
      <DecisionNote profile={profile} />
      <EditablePanel
        title={WORDS.title}
        description={profile.isApproved && !profile.proposal ? WORDS.intro : undefined}
        editLabel={WORDS.edit}
        form={(done) => <ConsultantProfileForm profile={profile} onDone={done} />}
      >
        <div className="grid gap-5">
          <ConsultantProfileList profile={profile} />
          <AvailabilitySwitch profile={profile} />
          <AbsenceField profile={profile} />
        </div>
      </EditablePanel>
      <OwnPhoto profile={profile} />
      <OwnDocuments documents={profile.documents} />
    </div>
  );
}
