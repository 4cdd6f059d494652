import { APPLY } from '#messages/applications/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import type { ApplicationView } from './api.ts';
import { useApplications } from './use-applications.ts';

/** A sent application is as it was sent; it goes on as a new version. */
export function SentNotice({ view: { application, actingFor } }: { view: ApplicationView }) {
  const { reopen } = useApplications();
  if (application.sentAt === null) return null;
  return (
    <InlineAlert
      tone="info"
      className="mt-4"
      action={
        actingFor === null && (
          <Button size="sm" loading={reopen.isPending} onClick={() => reopen.mutate(application.id)}>
            {APPLY.reopen}
          </Button>
        )
      }
    >
      {APPLY.sent(application.sentAt.slice(0, 10))}
    </InlineAlert>
  );
}
