import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SERVICE_AWAY_TEXT } from '#messages/shell/failure.ts';
import { FAILED } from '#messages/shell/shell.ts';
import { isCodeMissing } from '#web/lib/missing-code.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Logo } from '#web/ui/brand/logo.tsx';

type Props = Pick<ErrorComponentProps, 'error'>;

/** By shape, not by class: an error that happened on the server arrives here as plain data. */
function referenceOf(error: unknown): string {
  const body = (error as { body?: { requestId?: unknown } } | null)?.body;
  return typeof body?.requestId === 'string' ? body.requestId : '';
}

/** The server says so in this sentence; of an error that it met itself, nothing else arrives. */
const isAway = (error: unknown): boolean => (error as Error | null)?.message === SERVICE_AWAY_TEXT;

/** What a browser throws when nothing can be fetched; `navigator` says why, and only in a browser. */
const isOffline = (error: unknown): boolean => error instanceof TypeError && globalThis.navigator?.onLine === false;

function wordsOf(error: unknown): { title: string; body: string } {
  if (isAway(error)) return FAILED.away;
  if (isOffline(error)) return FAILED.offline;
  return { title: FAILED.title, body: referenceOf(error) ? FAILED.bodyWithCode : FAILED.body };
}

/** An unexpected error inside a page's frame: friendly words, and the code under which the log knows it. */
export function FailedSection({ error }: Props) {
  const router = useRouter();
  // The page is read again, with everything around it; drawing it once more would show the same failure.
  const retry = () => (isCodeMissing(error) ? window.location.reload() : void router.invalidate());
  useEffect(() => {
    if (!isOffline(error)) return;
    addEventListener('online', retry, { once: true });
    return () => removeEventListener('online', retry);
  });
  const reference = isAway(error) ? '' : referenceOf(error);
  const { title, body } = wordsOf(error);
  return (
    <div className="wrap grid gap-6 py-16">
      <h1 className="display text-40">{title}</h1>
      <p className="max-w-measure text-ink-2">{body}</p>
      {reference && (
        <p className="text-14">
          {FAILED.code}: <code className="tabular-nums">{reference}</code>
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Button variant="ink" onClick={retry}>
          {FAILED.retry}
        </Button>
        <ButtonLink href="/">{FAILED.home}</ButtonLink>
      </p>
    </div>
  );
}

/** The same where not even the frame could be drawn. */
export function FailedPage(props: Props) {
  return (
    <main id="contenuto" className="grid min-h-dvh content-center">
      <div className="wrap">
        <Logo label="Bandolo" />
      </div>
      <FailedSection {...props} />
    </main>
  );
}
