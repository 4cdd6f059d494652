import { useId } from 'react';
import { PATHS } from '#domain/paths.ts';
import { NOTIFICATIONS } from '#messages/notifications/notifications.ts';
import { cn } from '#web/lib/cn.ts';
import { momentText } from '#web/lib/moment-text.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { NotificationIcon } from './notification-icon.tsx';
import { useLatest } from './use-latest.ts';
import { useNotifications } from './use-notifications.ts';

/** The newest three beside the work. */
export function LatestNotifications() {
  const headingId = useId();
  const latest = useLatest();
  const { open } = useNotifications();
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-2 flex min-h-9 items-center">
        <h2 id={headingId} className="flex-1 text-18 font-bold tracking-[-0.012em]">
          {NOTIFICATIONS.title}
        </h2>
        <ButtonLink href={PATHS.notifications} variant="quiet" size="sm">
          {NOTIFICATIONS.seeAll}
        </ButtonLink>
      </div>
      {latest?.items.length === 0 && (
        <p className="rounded border border-dashed border-rule-strong p-4 text-14 text-ink-2">
          <span className="block font-semibold text-ink">{NOTIFICATIONS.none}</span>
          {NOTIFICATIONS.noneHint}
        </p>
      )}
      {latest && latest.items.length > 0 && (
        <ul className="rounded border border-rule-2 bg-sheet px-4 text-14 text-on-sheet">
          {latest.items.map((item) => (
            <li
              key={item.id}
              className="relative grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-2.5 border-b border-rule py-3 last:border-0"
            >
              <NotificationIcon kind={item.kind} className="mt-0.5 size-4.5 text-ink-2" />
              <AppLink
                href={item.href}
                onClick={() => open(item)}
                className={cn(
                  'leading-5 no-underline after:absolute after:inset-0 hover:underline',
                  !item.isRead && 'font-semibold',
                )}
              >
                {item.title}
              </AppLink>
              <time dateTime={item.createdAt} className="text-13 text-ink-2 tabular-nums">
                {momentText(item.createdAt, latest.at)}
              </time>
              <p className="col-start-2 line-clamp-2 text-13 text-ink-2">
                {!item.isRead && `${NOTIFICATIONS.unread} · `}
                {item.text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
