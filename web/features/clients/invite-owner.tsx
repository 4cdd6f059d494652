import { lazy, Suspense, useState } from 'react';
import type { PortfolioClient } from '#domain/sharing/portfolio.ts';
import { OWNER_INVITATION as WORDS } from '#messages/sharing/takeover.ts';
import { Button } from '#web/ui/actions/button.tsx';

const InviteOwnerDialog = lazy(async () => ({
  default: (await import('./invite-owner-dialog.tsx')).InviteOwnerDialog,
}));

export function InviteOwner({ client }: { client: PortfolioClient }) {
  const [isOpen, setOpen] = useState(false);
  const label = client.invitedAt ? WORDS.again : WORDS.invite;
  return (
    <>
      <Button size="sm" variant="quiet" aria-label={`${label}: ${client.name}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <InviteOwnerDialog client={client} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
