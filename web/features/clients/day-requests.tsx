import { Hourglass } from 'lucide-react';
import { hoursToRelease } from '#domain/consultancies/release.ts';
import { PATHS, requestsTabPath } from '#domain/paths.ts';
import type { ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import { DESK_WORDS, URGENCY_LABELS } from '#messages/consultancies/consultancies.ts';
import { DAY_WORDS as WORDS } from '#messages/sharing/dashboard.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';

type Props = { requests: ConsultantDashboard['requests']; now: number };
const SOON_HOURS = 24;

/** What waits for an answer, and for how long it still does. */
export function DayRequests({ requests, now }: Props) {
  return (
    <SectionPanel
      title={WORDS.requests}
      flush
      actions={<AppLink href={PATHS.requestsManagement}>{WORDS.manage}</AppLink>}
    >
      {requests.length === 0 ? (
        <p className="p-4 text-14 text-ink-2">{WORDS.noRequests}</p>
      ) : (
        <ul className="text-14">
          {requests.map(({ id, name, about, urgency, releasesAt }) => (
            <li key={id} className="grid justify-items-start gap-1 border-rule px-4 py-3 not-first:border-t">
              <AppLink href={requestsTabPath('nuove', id)} className="font-semibold wrap-anywhere">
                {name}
              </AppLink>
              <span>{about}</span>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-2">
                {releasesAt === null ? (
                  <span>{DESK_WORDS.answered}</span>
                ) : (
                  <Release hours={hoursToRelease(releasesAt, now)} />
                )}
                <span>{WORDS.urgency(URGENCY_LABELS[urgency].toLocaleLowerCase('it-IT'))}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </SectionPanel>
  );
}

const Release = ({ hours }: { hours: number }) => (
  <Badge tone={hours <= SOON_HOURS ? 'verify' : 'neutral'} icon={<Hourglass aria-hidden="true" />}>
    {DESK_WORDS.releases(hours)}
  </Badge>
);
