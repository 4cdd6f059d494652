import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { PATHS } from '#domain/paths.ts';
import { CONFIRM } from '#messages/auth.ts';
import { useAuth } from '#web/features/auth/use-auth.ts';
import { failureText } from '#web/lib/failure.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { strictSearch } from '#web/lib/strict-search.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { notify } from '#web/ui/notify.ts';
import { ThreadSpinner } from '#web/ui/thread-spinner.tsx';

export const Route = createFileRoute('/_public/auth/conferma')({
  validateSearch: strictSearch<{ token?: string }>((search) =>
    typeof search.token === 'string' ? { token: search.token } : {},
  ),
  head: () => pageHead('confirmEmail'),
  component: ConfirmPage,
});

/** The link is used by the page, not by its address: a mail scanner that only opens it wastes nothing. */
function ConfirmPage() {
  const { token } = Route.useSearch();
  const auth = useAuth();
  const [failure, setFailure] = useState<string | null>(null);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    auth.confirmEmail(token ?? '').then(
      () => notify('success', CONFIRM.done),
      (error: unknown) => setFailure(failureText(error)),
    );
  }, [auth, token]);
  return (
    <div className="wrap grid justify-items-start gap-4 py-16">
      {failure ? (
        <>
          <h1 className="display text-40">{CONFIRM.failed}</h1>
          <p role="alert" className="text-ink-2">
            {failure}
          </p>
          <ButtonLink href={`${PATHS.auth}?vista=accedi`} variant="ink">
            {CONFIRM.again}
          </ButtonLink>
        </>
      ) : (
        <>
          <h1 className="display text-40">{CONFIRM.working}</h1>
          <ThreadSpinner className="w-16" />
        </>
      )}
    </div>
  );
}
