import type { ConsultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { CONSULTANT_PROFILE } from '#messages/consultants/profile.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { useChangeProfile } from './use-change-profile.ts';

const WORDS = CONSULTANT_PROFILE.available;

/** On or off at once; the marketplace lists only approved and available consultants (CON-3). */
export function AvailabilitySwitch({ profile }: { profile: ConsultantProfileView }) {
  const { mutate, isPending } = useChangeProfile();
  const isOn = profile.availableForConsultation;
  const hint = !isOn ? WORDS.off : profile.isApproved ? WORDS.on : WORDS.waiting;
  return (
    <Switch
      label={WORDS.label}
      hint={hint}
      checked={isOn}
      onChange={(event) => !isPending && mutate({ availableForConsultation: event.currentTarget.checked })}
    />
  );
}
