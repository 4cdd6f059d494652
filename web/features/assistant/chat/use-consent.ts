import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CHAT_CONSENT } from '#messages/assistant/chat-screens.ts';
import { consentQuery, decideConsent } from '#web/features/assistant/api.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';

const NOTICE = 'filo-consent';

/** Null until it is known, and when it cannot be: then nothing is said about who answers. */
export function useConsent(isWanted: boolean, companyId: string | null) {
  const client = useQueryClient();
  const api = useApi();
  const query = consentQuery(api, companyId);
  const { data: consent = null } = useQuery({ ...query, enabled: isWanted });
  const { mutate, isPending } = useWrite({
    mutationFn: decideConsent(api),
    meta: { failed: () => ({ title: CHAT_CONSENT.failed }), noticeId: NOTICE },
    onSuccess: (next) => {
      client.setQueryData(query.queryKey, next);
      notify('success', next.isGranted ? CHAT_CONSENT.granted(next.host ?? '') : CHAT_CONSENT.withdrawn, {
        id: NOTICE,
      });
    },
  });
  const decide = (isGranted: boolean, onDecided: () => void) => mutate(isGranted, { onSuccess: onDecided });
  return { consent, decide, isDeciding: isPending };
}
