import { useRouter } from '@tanstack/react-router';
import { useRef, useState, type FormEvent } from 'react';
import { PLANS, type Plan, type RequestKind } from '#domain/support/plans.ts';
import { PATHS } from '#domain/paths.ts';
import { PLAN_LABELS, REQUEST_FORM } from '#messages/support/support.ts';
import { failureFields, failureText } from '#web/lib/failure.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from './notice.tsx';
import { Box } from './box.tsx';
import { sendRequest } from './support-api.ts';

type Props = { kind: RequestKind; plan?: Plan; subject?: string; outcome?: 'inviata' | 'errore' };
type State = { isSending?: boolean; isSent?: boolean; failure?: string; fields?: Record<string, string> };

/** Sent by script in place, or by any browser to the same address; the server judges what is written. */
export function RequestForm({ kind, plan, subject, outcome }: Props) {
  const { api } = useRouter().options.context;
  const [state, setState] = useState<State>({
    isSent: outcome === 'inviata',
    ...(outcome === 'errore' ? { failure: REQUEST_FORM.failed } : {}),
  });
  const form = useRef<HTMLFormElement>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setState({ isSending: true });
    try {
      await sendRequest(api, written);
      setState({ isSent: true });
    } catch (error) {
      setState({ failure: failureText(error), fields: failureFields(error) });
    }
  }
  if (state.isSent) {
    return (
      <Notice tone="ok" title={REQUEST_FORM.sentTitle}>
        {kind === 'attivazione' ? REQUEST_FORM.activationSent : REQUEST_FORM.sent}
      </Notice>
    );
  }
  const problem = (name: string) => state.fields?.[name];
  return (
    <form
      ref={form}
      method="post"
      action={kind === 'attivazione' ? PATHS.pricing : PATHS.publicSupport}
      onSubmit={(event) => void send(event)}
      className="grid max-w-2xl gap-4"
    >
      {state.failure && (
        <Notice tone="no" title={REQUEST_FORM.failedTitle}>
          {state.failure}
        </Notice>
      )}
      <input type="hidden" name="kind" value={kind} />
      {kind === 'attivazione' && (
        <Box label={REQUEST_FORM.plan} name="plan" error={problem('plan')}>
          <select defaultValue={plan ?? 'premium'}>
            {PLANS.map((each) => (
              <option key={each} value={each}>
                {PLAN_LABELS[each]}
              </option>
            ))}
          </select>
        </Box>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Box label={REQUEST_FORM.name} name="name" error={problem('name')}>
          <input required maxLength={120} autoComplete="name" />
        </Box>
        <Box label={REQUEST_FORM.email} name="email" error={problem('email')}>
          <input required type="email" maxLength={200} autoComplete="email" />
        </Box>
      </div>
      {kind === 'contatto' ? (
        <Box label={REQUEST_FORM.subject} name="subject" error={problem('subject')}>
          <input required maxLength={150} defaultValue={subject} />
        </Box>
      ) : (
        <input type="hidden" name="subject" value={REQUEST_FORM.activationSubject} />
      )}
      <Box label={REQUEST_FORM.description} name="description" error={problem('description')}>
        <textarea required minLength={10} maxLength={4000} rows={6} />
      </Box>
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label>
          {REQUEST_FORM.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="text-13 text-ink-2">
        {REQUEST_FORM.privacy[0]} <AppLink href={PATHS.privacy}>{REQUEST_FORM.privacy[1]}</AppLink>.
      </p>
      <div>
        <Button type="submit" variant="ink" size="lg" loading={state.isSending ?? false}>
          {kind === 'attivazione' ? REQUEST_FORM.activate : REQUEST_FORM.send}
        </Button>
      </div>
    </form>
  );
}
