import { useState } from 'react';
import type { ConsultantProfileChanges, ConsultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { CONSULTANT_PROFILE } from '#messages/consultants/profile.ts';
import { PROFILE_TOASTS } from '#messages/profile/profile.ts';
import { failureText } from '#web/lib/failure.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Switch } from '#web/ui/fields/switch.tsx';

const WORDS = CONSULTANT_PROFILE.available;

type Props = { profile: ConsultantProfileView; onSave: (changes: ConsultantProfileChanges) => Promise<void> };

/** On or off at once; the marketplace lists only approved and available consultants (spec §6). */
export function AvailabilitySwitch({ profile, onSave }: Props) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = wanted ?? profile.availableForConsultation;

  async function change(availableForConsultation: boolean) {
    if (wanted !== null) return;
    setWanted(availableForConsultation);
    try {
      await onSave({ availableForConsultation });
      notify('success', PROFILE_TOASTS.saved);
    } catch (error) {
      notify('danger', PROFILE_TOASTS.saveFailed, { description: failureText(error) });
    }
    setWanted(null);
  }
  const hint = !isOn ? WORDS.off : profile.isApproved ? WORDS.on : WORDS.waiting;
  return (
    <Switch
      label={WORDS.label}
      hint={hint}
      checked={isOn}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}
