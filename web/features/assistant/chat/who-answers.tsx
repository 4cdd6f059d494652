import { useState } from 'react';
import { CHAT_CONSENT } from '#messages/assistant/chat-screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { hasRefused, rememberRefusal } from './refusals.ts';
import type { Consent } from './use-consent.ts';

type Props = { consent: Consent; onDecide: (isGranted: boolean) => Promise<void> };

/** Under the composer: who answers. Where texts could go to a provider, the question and the way to change one's mind. */
export function WhoAnswers({ consent, onDecide }: Props) {
  const { host, company, isGranted, isProviderConfigured } = consent;
  const choice = isProviderConfigured && host !== null && company !== null ? { host, companyId: company.id } : null;
  const [isAsking, setAsking] = useState(() => choice !== null && !isGranted && !hasRefused(choice));

  async function decide(next: boolean) {
    if (next !== isGranted) await onDecide(next);
    if (choice && !next) rememberRefusal(choice);
    setAsking(false);
  }
  return (
    <>
      {isAsking && choice && <ConsentQuestion consent={consent} onDecide={decide} />}
      <div className="flex min-h-9 items-center justify-between gap-2 px-3 text-13 text-ink-2">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          {isGranted && host ? CHAT_CONSENT.external(host) : CHAT_CONSENT.embedded}
        </p>
        {choice && !isAsking && (
          <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
            {CHAT_CONSENT.change}
          </Button>
        )}
      </div>
    </>
  );
}

function ConsentQuestion({ consent: { isGranted, explanation }, onDecide }: Props) {
  const [isSaving, setSaving] = useState(false);
  const title = isGranted ? CHAT_CONSENT.grantedTitle : CHAT_CONSENT.title;
  async function choose(next: boolean) {
    setSaving(true);
    await onDecide(next);
    setSaving(false);
  }
  return (
    <section aria-label={title} className="mx-3 mt-2 grid gap-2 rounded border border-rule-2 bg-sunken p-3 text-13">
      <p className="font-semibold">{title}</p>
      <p className="text-on-sunken">{explanation}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="ink" loading={isSaving} onClick={() => void choose(!isGranted)}>
          {isGranted ? CHAT_CONSENT.withdraw : CHAT_CONSENT.yes}
        </Button>
        <Button size="sm" onClick={() => void choose(isGranted)}>
          {isGranted ? CHAT_CONSENT.keep : CHAT_CONSENT.no}
        </Button>
      </div>
    </section>
  );
}
