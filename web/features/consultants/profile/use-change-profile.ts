import { useQueryClient } from '@tanstack/react-query';
import type { ConsultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { CONSULTANT_PROFILE } from '#messages/consultants/profile.ts';
import { PROFILE_TOASTS } from '#messages/profile/profile.ts';
import { changeNow } from '#web/lib/query/change-now.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { changeConsultantProfile } from '#web/features/consultants/api.ts';

/** A write answers with the fresh profile, which replaces the old one. */
export function useChangeProfile() {
  const client = useQueryClient();
  return useWrite({
    mutationFn: changeConsultantProfile(useApi()),
    meta: { failed: PROFILE_TOASTS.saveFailed },
    // Whether one is available changes at once; a form stays as it is until it is saved.
    onMutate: ({ availableForConsultation: isOn }) =>
      isOn === undefined
        ? undefined
        : changeNow<ConsultantProfileView>(client, KEYS.consultantProfile, (old) => ({
            ...old,
            availableForConsultation: isOn,
          })),
    onError: (_error, _asked, takeBack) => takeBack?.(),
    onSuccess: (profile) => {
      const before = client.getQueryData<ConsultantProfileView>(KEYS.consultantProfile);
      client.setQueryData(KEYS.consultantProfile, profile);
      notify(
        'success',
        PROFILE_TOASTS.saved,
        isReviewNews(before, profile) ? { description: CONSULTANT_PROFILE.changes.saved } : {},
      );
    },
  });
}

/** Something was sent to the review just now. */
const isReviewNews = (before: ConsultantProfileView | undefined, { proposal }: ConsultantProfileView): boolean =>
  proposal !== null && !proposal.isSentBack && proposal.sentAt !== before?.proposal?.sentAt;
