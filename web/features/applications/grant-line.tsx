import { romeMoment } from '#domain/grants/rome-time.ts';
import { grantPath } from '#domain/paths.ts';
import { APPLICATIONS } from '#messages/applications/screens.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Tag } from '#web/ui/data/tag.tsx';
import type { ApplicationView } from './api.ts';
import { hasWorsened } from '#domain/applications/snapshot-changes.ts';
import { DeadlineChip } from './deadline-chip.tsx';
import { Changes } from './snapshot-panel.tsx';

/** Which grant, until when, and whether the verdict moved since the application was begun. */
export function GrantLine({ view: { application, verdict, access, grant, serverTime } }: { view: ApplicationView }) {
  const { frozen, now } = verdict;
  // What one adds oneself moves rows at every step: only what got worse is told on every page, all of it in the review.
  const isWorse = frozen !== null && now !== null && hasWorsened(frozen, now);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule pb-4 text-14 text-ink-2">
        {application.isCustom && access !== 'proprietario' ? (
          <span className="font-semibold text-ink">{application.grantTitle}</span>
        ) : (
          <AppLink href={grantPath(application.grantId)} className="font-semibold text-ink">
            {application.grantTitle}
          </AppLink>
        )}
        {application.grantEntity && <span>{application.grantEntity}</span>}
        <span>{application.companyName}</span>
        {application.isCustom && <Tag>{APPLICATIONS.own}</Tag>}
        <DeadlineChip
          sentAt={application.sentAt}
          deadline={application.deadline}
          isRolling={grant?.closesOn === null && grant.openingMode === 'sportello'}
          opensOn={grant?.opensOn ?? null}
          today={romeMoment(new Date(serverTime)).day}
        />
      </p>
      {isWorse && <Changes frozen={frozen} now={now} />}
    </div>
  );
}
