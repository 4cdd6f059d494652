import { CalendarClock, Download, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import { calendarEventPath } from '#domain/file-paths.ts';
import { dayName } from '#messages/calendar/days.ts';
import { dueWords } from '#messages/calendar/due.ts';
import { ITEM, KIND_WORDS } from '#messages/calendar/screens.ts';
import { daysBetween } from '#domain/grants/rome-time.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Countdown } from './countdown.tsx';
import { chipLook, KindIcon } from './kind-look.tsx';
import { Readiness } from './readiness.tsx';

export type ItemActions = {
  onEdit: (item: CalendarItem) => void;
  onMove: (item: CalendarItem) => void;
  onRemove: (item: CalendarItem) => void;
};
type Props = ItemActions & {
  item: CalendarItem;
  today: string;
  /** The server's clock when the calendar was read. */
  now: string;
  hasHeading?: boolean;
  className?: string;
};

/** "Sono pronto?": what, when, what is still missing, one action. */
export function ItemPanel({ item, today, now, hasHeading = true, className, ...actions }: Props) {
  const headingId = useId();
  const block = 'border-t border-rule p-4 first:border-0';
  return (
    <article aria-labelledby={headingId} className={className}>
      <div className={block}>
        <p className="mb-1.5 flex flex-wrap items-center gap-2 text-13 text-ink-2">
          <span
            className={cn(
              'inline-flex items-center gap-1 rounded-[3px] px-2 py-0.5 font-semibold [&>svg]:size-4',
              chipLook(item, today),
            )}
          >
            <KindIcon kind={item.kind} />
            {KIND_WORDS[item.kind]}
          </span>
          {dayName(item.day)}
        </p>
        <h3 id={headingId} className={cn('text-18 leading-6 font-bold tracking-[-0.012em]', !hasHeading && 'sr-only')}>
          {item.title}
        </h3>
        {item.detail && <p className="mt-0.5 text-14 break-words whitespace-pre-line text-ink-2">{item.detail}</p>}
        {item.kind === 'proprio' || item.kind === 'appuntamento' ? (
          <p className="mt-2 text-14 font-medium">{dueWords(item, daysBetween(today, item.day)) || null}</p>
        ) : (
          <Countdown item={item} today={today} now={now} />
        )}
      </div>
      {item.readiness && item.href && (
        <div className={block}>
          <Readiness readiness={item.readiness} href={item.href} />
        </div>
      )}
      <div className={cn(block, 'grid gap-2')}>
        {item.href && (
          <ButtonLink href={item.href} variant={item.readiness ? 'filo' : 'ink'}>
            {item.readiness ? ITEM.prepare : ITEM.open[item.kind]}
          </ButtonLink>
        )}
        <div className="flex flex-wrap gap-2 *:flex-1">
          {item.isOwn && (
            <>
              <Button size="sm" onClick={() => actions.onEdit(item)}>
                <Pencil aria-hidden="true" />
                {ITEM.edit}
              </Button>
              <Button size="sm" onClick={() => actions.onMove(item)}>
                <CalendarClock aria-hidden="true" />
                {ITEM.move}
              </Button>
              <Button size="sm" variant="danger" onClick={() => actions.onRemove(item)}>
                <Trash2 aria-hidden="true" />
                {ITEM.remove}
              </Button>
            </>
          )}
          <ButtonLink href={calendarEventPath(item.id)} download="" size="sm">
            <Download aria-hidden="true" />
            {ITEM.download}
          </ButtonLink>
        </div>
        {ITEM.told[item.kind] && item.day >= today && <p className="text-13 text-ink-2">{ITEM.told[item.kind]}</p>}
      </div>
    </article>
  );
}
