import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { InferResponseType } from 'hono/client';
import { CHAT_CONSENT } from '#messages/assistant/chat-screens.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { notify } from '#web/ui/feedback/notify.ts';

export type Consent = InferResponseType<ApiClient['ai-assistant']['consent']['$get'], 200>;

/** Who answers this company's questions, and its yes or no to an outside provider. Null until it is known. */
export function useConsent(isWanted: boolean, companyId: string | null) {
  const { api } = useRouter().options.context;
  const [consent, setConsent] = useState<Consent | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    dataOf(api['ai-assistant'].consent.$get({}, { init: { signal: leaving.signal } })).then(setConsent, () => {
      // unknown: then nothing is said about who answers
    });
    return () => leaving.abort();
  }, [api, isWanted, companyId]);

  async function decide(isGranted: boolean): Promise<void> {
    try {
      const next = await dataOf(api['ai-assistant'].consent.$put({ json: { isGranted } }));
      setConsent(next);
      const host = next.host ?? '';
      notify('success', next.isGranted ? CHAT_CONSENT.granted(host) : CHAT_CONSENT.withdrawn, { id: 'filo-consent' });
    } catch {
      notify('danger', CHAT_CONSENT.failed, { id: 'filo-consent' });
    }
  }
  return { consent, decide };
}
