import { Mail, MailOpen } from 'lucide-react';
import { NOTIFICATION_KIND_LABELS, NOTIFICATIONS } from '#messages/notifications/notifications.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { momentText } from '#web/lib/moment-text.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { NotificationIcon } from './notification-icon.tsx';
import type { Notification } from './api.ts';
import { useNotifications } from './use-notifications.ts';

/** The whole line leads to the thing; the button beside it only reads, or takes that back. */
export function NotificationLine({ item, at }: { item: Notification; at: number }) {
  const { mark, open } = useNotifications();
  const action = item.isRead ? NOTIFICATIONS.markUnread(item.title) : NOTIFICATIONS.markRead(item.title);
  const Icon = item.isRead ? Mail : MailOpen;
  return (
    <li className="relative flex items-start gap-3 border-b border-rule py-3 pr-2 pl-4 last:border-0 hover:bg-[color-mix(in_oklab,var(--sunken)_50%,transparent)]">
      <NotificationIcon kind={item.kind} className="mt-0.5 size-5 text-ink-2" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 text-13 text-ink-2">
          {NOTIFICATION_KIND_LABELS[item.kind]}
          <span aria-hidden="true">·</span>
          <time dateTime={item.createdAt} title={formatDateTime(item.createdAt)} className="tabular-nums">
            {momentText(item.createdAt, at)}
          </time>
          {!item.isRead && <Badge tone="ink">{NOTIFICATIONS.unread}</Badge>}
        </p>
        <AppLink
          href={item.href}
          onClick={() => open(item)}
          className={cn(
            'text-16 leading-snug no-underline after:absolute after:inset-0 hover:underline',
            item.isRead ? 'font-medium' : 'font-bold',
          )}
        >
          {item.title}
        </AppLink>
        <p className="text-ink-2">{item.text}</p>
      </div>
      <IconButton label={action} onClick={() => mark(item, !item.isRead)} className="z-1">
        <Icon aria-hidden="true" />
      </IconButton>
    </li>
  );
}
