import { grantPath } from '#domain/paths.ts';
import { APPLICATIONS, APPLY } from '#messages/applications/screens.ts';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Tag } from '#web/ui/data/tag.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import type { ApplicationView } from './api.ts';

/** Which grant, until when, and whether the verdict moved since the application was begun. */
export function GrantLine({ view: { application, verdict } }: { view: ApplicationView }) {
  const { frozen, now } = verdict;
  const hasMoved = frozen !== null && now !== null && frozen.text !== now.text;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule pb-4 text-14 text-ink-2">
        {application.isCustom ? (
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
      {hasMoved && <InlineAlert tone="verify">{APPLY.snapshot.changed(frozen.text, now.text)}</InlineAlert>}
    </div>
  );
}
