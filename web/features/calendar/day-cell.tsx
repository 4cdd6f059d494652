import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import { addDays } from '#domain/calendar/days.ts';
import { shortDay } from '#messages/calendar/days.ts';
import { CALENDAR, chipText } from '#messages/calendar/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { chipLook, KindIcon } from './kind-look.tsx';
import { isOnThread, knotOf, type Thread } from './thread.ts';

type Props = {
  day: string;
  today: string;
  items: readonly CalendarItem[];
  thread: Thread;
  isChosen: boolean;
  isOutside: boolean;
  isTall: boolean;
  /** 0 is Monday. */
  place: number;
  onChoose: () => void;
  onDrop: (id: string) => void;
};

const SHOWN = 2;
const DRAG_TYPE = 'text/x-bandolo-event';

/** One day: its number, the thread and its knot, and what happens. The whole cell is one press; details are in the panel. */
export function DayCell(props: Props) {
  const { day, today, items, isChosen, isOutside, isTall, place, onChoose, onDrop } = props;
  const shown = isTall ? items : items.slice(0, items.length > SHOWN + 1 ? SHOWN : SHOWN + 1);
  return (
    <div
      role="gridcell"
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-current={day === today ? 'date' : undefined}
      onClick={onChoose}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAG_TYPE) && event.preventDefault()}
      onDrop={(event) => onDrop(event.dataTransfer.getData(DRAG_TYPE))}
      className={cn(
        'relative grid min-h-16 min-w-0 cursor-pointer content-start gap-[3px] px-1 pt-8 pb-1 focus-visible:z-2 desk:min-h-28',
        isTall && 'min-h-40 desk:min-h-72',
        place > 0 && 'border-l border-rule',
        place > 4 && 'bg-[color-mix(in_oklab,var(--sunken)_55%,var(--sheet))]',
        isChosen && 'z-1 rounded-[2px] inset-ring-2 inset-ring-ink',
      )}
    >
      <ThreadPart {...props} />
      <span className="sr-only">{CALENDAR.dayLabel(day, items.length)}</span>
      <span
        aria-hidden="true"
        className={cn(
          'absolute top-1 right-2 z-1 text-13 whitespace-nowrap tabular-nums max-desk:right-1 max-desk:text-12',
          isOutside ? 'text-ink-3' : 'text-ink-2',
          isChosen && 'font-bold text-ink',
          day === today && 'font-bold text-ink underline decoration-filo-line decoration-2 underline-offset-4',
        )}
      >
        {day.endsWith('-01') || (isOutside && place === 0) ? shortDay(day) : Number(day.slice(8))}
      </span>
      {shown.map((item) => (
        <span
          key={item.id}
          draggable={item.isOwn}
          onDragStart={(event) => event.dataTransfer.setData(DRAG_TYPE, item.id)}
          className={cn(
            'relative z-1 min-w-0 overflow-hidden rounded-[3px] px-[5px] py-0.5 text-12 leading-4 font-medium break-words hyphens-auto max-desk:grid max-desk:h-5 max-desk:place-items-center max-desk:px-0',
            item.isOwn && 'desk:cursor-grab',
            chipLook(item, today),
          )}
        >
          <KindIcon kind={item.kind} className="mr-[3px] inline size-3.5 align-[-2px] max-desk:mr-0" />
          <span className="line-clamp-3 inline max-desk:sr-only">{short(chipText(item), isTall)}</span>
        </span>
      ))}
      {items.length > shown.length && (
        <span className="px-[5px] text-12 text-ink-2">
          <span className="max-desk:hidden">{CALENDAR.more(items.length - shown.length)}</span>
          <span className="desk:hidden">+{items.length - shown.length}</span>
        </span>
      )}
    </div>
  );
}

const SHORT_CHARS = 42;
const short = (text: string, isTall: boolean): string =>
  isTall || text.length <= SHORT_CHARS ? text : `${text.slice(0, SHORT_CHARS).replace(/\s+\S*$/, '')}…`;

/** The line of the week, solid as far as the thread runs; it turns at the end of each week (mock 15). */
function ThreadPart({ day, today, items, thread, place }: Props) {
  const isOn = isOnThread(thread, day);
  const knot = knotOf(items, today);
  return (
    <span aria-hidden="true" className="pointer-events-none">
      <span
        className={cn(
          'absolute top-[22px] right-[-1px] left-0 border-t-2',
          isOn ? 'border-filo-line' : 'border-dotted border-rule-2',
        )}
      />
      {isOn && place === 6 && isOnThread(thread, addDays(day, 1)) && (
        <span className="absolute top-[22px] right-[-13px] h-[18px] w-3 rounded-tr-[10px] border-t-2 border-r-2 border-filo-line" />
      )}
      {isOn && place === 0 && isOnThread(thread, addDays(day, -1)) && (
        <span className="absolute top-[6px] left-[-13px] h-[18px] w-3 rounded-bl-[10px] border-b-2 border-l-2 border-filo-line" />
      )}
      {knot && (
        <span
          className={cn(
            'absolute top-4 left-2 size-[13px] rounded-full border-2 border-filo-line',
            knot === 'full' ? 'bg-filo-line' : 'bg-sheet',
          )}
        />
      )}
    </span>
  );
}
