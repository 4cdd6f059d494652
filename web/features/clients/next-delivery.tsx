import { Clock } from 'lucide-react';
import { daysBetween } from '#domain/grants/rome-time.ts';
import { clientPath } from '#domain/paths.ts';
import type { ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import { DAY_WORDS as WORDS } from '#messages/sharing/dashboard.ts';
import { PORTFOLIO_TABLE } from '#messages/sharing/who-can.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';

type Props = { next: NonNullable<ConsultantDashboard['next']>; today: string };
const SOON_DAYS = 7;

/** The delivery that comes first, and the way to it. */
export function NextDelivery({ next: { id, name, about, deadline, missing }, today }: Props) {
  const days = daysBetween(today, deadline);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 desk:max-w-lg desk:border-l desk:border-rule-2 desk:pl-6">
      <Badge tone={days <= SOON_DAYS ? 'no' : 'verify'} icon={<Clock aria-hidden="true" />}>
        {PORTFOLIO_TABLE.days(days)}
      </Badge>
      <p className="min-w-0 flex-[1_1_9rem] text-14">
        <strong className="block font-semibold">{about}</strong>
        <span className="text-ink-2">{WORDS.nextDetail(name, missing)}</span>
      </p>
      <ButtonLink variant="filo" href={clientPath(id)}>
        {WORDS.open}
      </ButtonLink>
    </div>
  );
}
