import { FolderOpen } from 'lucide-react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { waitsForClient } from '#domain/consultancies/waits-for-client.ts';
import { PATHS } from '#domain/paths.ts';
import { MY_REQUESTS as WORDS } from '#messages/consultancies/consultancies.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { CountBadge } from '#web/ui/data/badge.tsx';

/** The door to one's own requests; the count is of those that wait for this side. */
export function MyRequestsLink({ all }: { all: readonly ConsultancyView[] }) {
  const waiting = all.filter(waitsForClient).length;
  return (
    <ButtonLink href={PATHS.myRequests}>
      <FolderOpen aria-hidden="true" />
      {WORDS.title}
      {waiting > 0 && (
        <>
          <span aria-hidden="true">
            <CountBadge count={waiting} />
          </span>
          <span className="sr-only">{WORDS.waiting(waiting)}</span>
        </>
      )}
    </ButtonLink>
  );
}
