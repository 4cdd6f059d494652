import { grantPath } from '#domain/paths.ts';
import { APPLICATIONS } from '#messages/applications/screens.ts';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Tag } from '#web/ui/data/tag.tsx';
import type { ApplicationView } from './api.ts';
import { Changes } from './snapshot-panel.tsx';

/** Which grant, until when, and whether the verdict moved since the application was begun. */
export function GrantLine({ view: { application, verdict, access } }: { view: ApplicationView }) {
  const { frozen, now } = verdict;
  const hasMoved = frozen !== null && now !== null && frozen.text !== now.text;
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
        <span>{application.deadline ? formatDay(application.deadline) : APPLICATIONS.noDeadline}</span>
      </p>
      {hasMoved && <Changes frozen={frozen} now={now} />}
    </div>
  );
}
