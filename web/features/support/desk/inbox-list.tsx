import { supportDeskPath } from '#domain/paths.ts';
import type { InboxSearch } from '#domain/support/inbox.ts';
import { SUPPORT_DESK as WORDS, TICKET_KIND_LABELS } from '#messages/support/desk.ts';
import { cn } from '#web/lib/cn.ts';
import { momentText } from '#web/lib/moment-text.ts';
import type { Inbox } from '#web/features/support/api.ts';
import { PriorityMark, TicketStatus } from '#web/features/support/ticket-badges.tsx';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Tag } from '#web/ui/data/tag.tsx';

type Props = { items: Inbox['items']; search: InboxSearch; now: number };

export function InboxList({ items, search, now }: Props) {
  return (
    <ul aria-label={WORDS.queue} className="rounded border border-rule-2 bg-sheet text-on-sheet">
      {items.map((item) => (
        <li key={item.id} className="border-rule not-first:border-t">
          <AppLink
            href={supportDeskPath({ ...search, apri: item.id })}
            aria-current={item.id === search.apri ? 'true' : undefined}
            className={cn(
              'grid min-h-11 gap-1 border-l-3 px-4 py-3 text-14 text-on-sheet no-underline hover:bg-sunken',
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
