import { useState } from 'react';
import type { ConsultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { CONSULTANT_PROFILE as WORDS } from '#messages/consultants/profile.ts';
import { EditablePanel } from '#web/ui/layout/editable-panel.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { ConsultantProfileForm } from './consultant-profile-form.tsx';
import { ConsultantProfileList } from './consultant-profile-list.tsx';
import { OwnDocuments } from './own-documents.tsx';
import { useConsultantProfile } from './use-consultant-profile.ts';

/** What the marketplace shows of a consultant: read first, edit on request, as the personal data (spec §2). */
export function ConsultantProfileSection({ loaded }: { loaded: ConsultantProfileView | null }) {
  const { profile, change, reload } = useConsultantProfile(loaded);
  const [isRetrying, setRetrying] = useState(false);
  if (!profile) {
    const retry = async () => {
      setRetrying(true);
      await reload();
      setRetrying(false);
    };
    return (
      <ErrorState
        title={WORDS.loadFailed}
        retryLabel={WORDS.retry}
        retrying={isRetrying}
        onRetry={() => void retry()}
        className="mt-4 max-w-3xl"
      />
    );
  }
  return (
    <div className="grid max-w-3xl gap-4 pt-4">
      <EditablePanel
        title={WORDS.title}
        description={WORDS.intro}
        editLabel={WORDS.edit}
        form={(done) => <ConsultantProfileForm profile={profile} onSave={change} onDone={done} />}
      >
        <div className="grid gap-5">
          <ConsultantProfileList profile={profile} />
          <AvailabilitySwitch profile={profile} onSave={change} />
        </div>
      </EditablePanel>
      <OwnDocuments documents={profile.documents} />
    </div>
  );
}
