import { Bell } from 'lucide-react';
import { PATHS } from '#domain/paths.ts';
import { NOTIFICATIONS } from '#messages/notifications/notifications.ts';
import { cn } from '#web/lib/cn.ts';
import { momentText } from '#web/lib/moment-text.ts';
import { CountBadge } from '#web/ui/data/badge.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/actions/menu.tsx';
import { NotificationIcon } from './notification-icon.tsx';
import { useLatest } from './use-latest.ts';
import { useNotifications } from './use-notifications.ts';

/** The unread count and a menu of the latest three (NOT-1). */
export function NotificationBell() {
  const latest = useLatest();
  const { open } = useNotifications();
  const unread = latest?.unread ?? 0;
  return (
    <Menu
      trigger={
        <IconButton label={NOTIFICATIONS.bell(unread)} className="relative">
          <Bell aria-hidden="true" />
          {unread > 0 && (
            <span aria-hidden="true" className="absolute top-0 left-[calc(50%+1px)] flex">
              <CountBadge count={unread} onIcon />
            </span>
          )}
        </IconButton>
      }
    >
      <div className="w-80 max-w-[calc(100vw-2rem)]">
        {latest?.items.map((item) => (
          <MenuItem
            key={item.id}
            href={item.href}
            onSelect={() => open(item)}
            icon={<NotificationIcon kind={item.kind} className="mt-0.5 self-start" />}
          >
            <span className="min-w-0 flex-1">
              <span className={cn('line-clamp-2', !item.isRead && 'font-semibold')}>{item.title}</span>
              {!item.isRead && <span className="block text-13 text-ink-2">{NOTIFICATIONS.unread}</span>}
            </span>
            <time dateTime={item.createdAt} className="self-start text-13 text-ink-2 tabular-nums">
              {momentText(item.createdAt, latest.at)}
            </time>
          </MenuItem>
        ))}
        {latest?.items.length === 0 && <p className="px-2 py-3 text-14 text-ink-2">{NOTIFICATIONS.none}</p>}
        <MenuSeparator />
        <MenuItem href={PATHS.notifications}>{NOTIFICATIONS.seeAll}</MenuItem>
      </div>
    </Menu>
  );
}
