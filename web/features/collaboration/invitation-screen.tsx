import { useEffect, useRef } from 'react';
import { PATHS } from '#domain/paths.ts';
import { INVITATION as WORDS } from '#messages/collaboration/screens.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { acceptInvitation } from './api.ts';

/** The link of the mail: it lets in whoever it was sent to. */
export function InvitationScreen({ token, onAccepted }: { token: string; onAccepted: (id: string) => void }) {
  const { mutate, isError } = useWrite({
    mutationFn: acceptInvitation(useApi()),
    meta: { failed: null, changes: [KEYS.collaboration] },
    onSuccess: ({ id }) => onAccepted(id),
  });
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    mutate(token);
  }, [mutate, token]);
  return (
    <>
      <PageHeader title={WORDS.title} />
      {isError ? (
        <div className="grid justify-items-start gap-4">
          <ErrorState title={WORDS.invalid} description={WORDS.invalidText} />
          <ButtonLink href={PATHS.applications}>{WORDS.back}</ButtonLink>
        </div>
      ) : (
        <LoadingState label={WORDS.opening} />
      )}
    </>
  );
}
