import { supportDeskPath } from '#domain/paths.ts';
import type { InboxSearch } from '#domain/support/inbox.ts';
import { BULK } from '#messages/admin/admin.ts';
import { SUPPORT_DESK as WORDS, TICKET_KIND_LABELS } from '#messages/support/desk.ts';
import { cn } from '#web/lib/cn.ts';
import { momentText } from '#web/lib/moment-text.ts';
import type { Inbox } from '#web/features/support/api.ts';
import { PriorityMark, TicketStatus } from '#web/features/support/ticket-badges.tsx';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ChoiceBox } from '#web/ui/data/bulk-bar.tsx';
import { Tag } from '#web/ui/data/tag.tsx';
import type { Selection } from '#web/ui/data/use-selection.ts';
import { walkRows } from '#web/ui/data/walk-rows.ts';

type Props = { items: Inbox['items']; search: InboxSearch; now: number; selection: Selection };

/** Used by the keyboard as the tables of the desk are (walk-rows.ts). */
export function InboxList({ items, search, now, selection }: Props) {
  return (
    <ul aria-label={WORDS.queue} onKeyDown={walkRows} className="rounded border border-rule-2 bg-sheet text-on-sheet">
      {items.map((item) => (
        <li
          key={item.id}
          data-row
          className="grid grid-cols-[auto_minmax(0,1fr)] items-start border-rule pl-3 not-first:border-t"
        >
          <ChoiceBox selection={selection} id={item.id} label={BULK.select(item.subject)} />
          <AppLink
            href={supportDeskPath({ ...search, apri: item.id })}
            aria-current={item.id === search.apri ? 'true' : undefined}
            className={cn(
              'grid min-h-11 gap-1 border-l-3 py-3 pr-4 pl-2 text-14 text-on-sheet no-underline hover:bg-sunken',
              item.id === search.apri ? 'border-ink bg-sunken' : 'border-transparent',
            )}
          >
            <span className="flex justify-between gap-3">
              <b className="min-w-0 wrap-anywhere">{item.subject}</b>
              <span className="text-13 whitespace-nowrap text-ink-2">{momentText(item.lastUpdate, now)}</span>
            </span>
            <span className="text-13 wrap-anywhere text-ink-2">
              {item.name}
              {item.assigneeName && ` · ${item.assigneeName}`}
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <TicketStatus status={item.status} />
              <PriorityMark priority={item.priority} />
              <Tag>{TICKET_KIND_LABELS[item.kind]}</Tag>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
