import { CircleX, Clock, Diamond, PencilLine, Plus, Send } from 'lucide-react';
import type { Standing } from '#domain/sharing/who-can.ts';
import { applyPath, clientPath, grantPath } from '#domain/paths.ts';
import { statusLabel } from '#messages/applications/applications.ts';
import { PORTFOLIO_TABLE as WORDS, STANDING_LABELS, WHO_CAN } from '#messages/sharing/who-can.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';

const NEAR_DAYS = 60;
const whoCanPath = (grantId: string) => `${grantPath(grantId)}#clienti`;

/** A grant's place on the thread: full when it closes soon, dotted when no day is known. */
export function ThreadDot({ daysLeft, className }: { daysLeft: number | null; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'size-3 rounded-full border-2 border-filo bg-sheet',
        isNear(daysLeft) && 'bg-filo',
        daysLeft === null && 'border-dotted border-ink-3',
        className,
      )}
    />
  );
}

/** In how many days a grant closes, where that is soon. */
export const DaysLeft = ({ daysLeft }: { daysLeft: number | null }) =>
  isNear(daysLeft) && <span className="text-12 text-ink-2">{WORDS.days(daysLeft)}</span>;

const isNear = (daysLeft: number | null): daysLeft is number => daysLeft !== null && daysLeft <= NEAR_DAYS;

/** A client with a card leads to it. */
export const Name = ({ name, consultancyId }: { name: string; consultancyId: string | null }) =>
  consultancyId ? (
    <AppLink href={clientPath(consultancyId)} className="font-semibold wrap-anywhere">
      {name}
    </AppLink>
  ) : (
    <span className="font-semibold wrap-anywhere">{name}</span>
  );

const ICONS = { ammissibile: Plus, da_verificare: Diamond, non_ammissibile: CircleX } as const;

/** Work weighs most, then what can be asked for; a no says why. */
export function Cell({ cell: { application, verdict, reason, grantId } }: { cell: Standing }) {
  if (application) {
    const Icon = application.sentOn ? Send : application.status === 'completato' ? Clock : PencilLine;
    return (
      <AppLink
        href={applyPath(application.id)}
        className={cn(
          'inline-flex items-start gap-1.5 rounded border border-rule-2 px-2 py-1 font-medium no-underline',
          application.status === 'completato' && 'border-transparent bg-ok text-on-ok',
        )}
      >
        <Icon aria-hidden="true" className="mt-px size-4 flex-none" />
        {application.sentOn ? WHO_CAN.sentOn(formatDay(application.sentOn)) : statusLabel(application.status)}
      </AppLink>
    );
  }
  const Icon = ICONS[verdict];
  return (
    <span className={cn('inline-flex items-start gap-1.5 py-1', verdict === 'non_ammissibile' && 'text-ink-2')}>
      <Icon aria-hidden="true" className="mt-px size-4 flex-none" />
      {verdict === 'ammissibile' ? (
        <AppLink href={whoCanPath(grantId)} className="font-medium">
          {STANDING_LABELS.ammissibile}
        </AppLink>
      ) : (
        <span>{reason ?? STANDING_LABELS[verdict]}</span>
      )}
    </span>
  );
}

/** The grant's page, where those who can ask are chosen and written to. */
export const WriteTo = ({ grantId, count }: { grantId: string; count: number }) =>
  count === 0 ? (
    <span className="text-13 text-ink-2">{WORDS.nobody}</span>
  ) : (
    <AppLink href={whoCanPath(grantId)} className="text-13 font-semibold">
      {WORDS.writeTo(count)}
    </AppLink>
  );
