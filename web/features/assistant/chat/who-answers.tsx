import { useState } from 'react';
import { CHAT_CONSENT } from '#messages/assistant/chat-screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { hasRefused, rememberRefusal } from './refusals.ts';
import type { Consent } from '#web/features/assistant/api.ts';

type Props = {
  consent: Consent;
  isDeciding: boolean;
  /** Not decided, the question stays where it is. */
  onDecide: (isGranted: boolean, onDecided: () => void) => void;
};

/** Under the composer: who answers. Where texts could go to a provider, the question and the way to change one's mind. */
export function WhoAnswers({ consent, isDeciding, onDecide }: Props) {
  const { host, company, isGranted, isProviderConfigured } = consent;
  const choice = isProviderConfigured && host !== null && company !== null ? { host, companyId: company.id } : null;
  const [isAsking, setAsking] = useState(() => choice !== null && !isGranted && !hasRefused(choice));

  function decide(next: boolean) {
    const close = () => {
      if (choice && !next) rememberRefusal(choice);
      setAsking(false);
    };
    if (next === isGranted) close();
    else onDecide(next, close);
  }
  return (
    <>
      {isAsking && choice && <ConsentQuestion consent={consent} isDeciding={isDeciding} onChoose={decide} />}
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

type QuestionProps = Pick<Props, 'consent' | 'isDeciding'> & { onChoose: (isGranted: boolean) => void };

function ConsentQuestion({ consent: { isGranted, explanation }, isDeciding, onChoose }: QuestionProps) {
  const title = isGranted ? CHAT_CONSENT.grantedTitle : CHAT_CONSENT.title;
  return (
    <section aria-label={title} className="mx-3 mt-2 grid gap-2 rounded border border-rule-2 bg-sunken p-3 text-13">
      <p className="font-semibold">{title}</p>
      <p className="text-on-sunken">{explanation}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="ink" loading={isDeciding} onClick={() => onChoose(!isGranted)}>
          {isGranted ? CHAT_CONSENT.withdraw : CHAT_CONSENT.yes}
        </Button>
        <Button size="sm" onClick={() => onChoose(isGranted)}>
          {isGranted ? CHAT_CONSENT.keep : CHAT_CONSENT.no}
        </Button>
      </div>
    </section>
  );
}
