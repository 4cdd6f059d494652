import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import { notificationsPath, PATHS } from '#domain/paths.ts';
import { PAGES } from '#messages/grants/screens.ts';
import { NOTIFICATION_KIND_LABELS, NOTIFICATIONS } from '#messages/notifications/notifications.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { TabLinks } from '#web/ui/layout/tabs.tsx';
import { NotificationLine } from './notification-line.tsx';
import type { NotificationPage } from './api.ts';
import type { NotificationsSearch } from './notifications-search.ts';
import { useNotifications } from './use-notifications.ts';

type Props = {
  page: NotificationPage;
  search: NotificationsSearch;
  onKind: (kind: NotificationKind | null) => void;
  /** Of which new grants one wants to hear, below the list. */
  alerts?: ReactNode;
};

/** All, unread, by kind; read one or all; each leads to its subject (NOT-2). */
export function NotificationsScreen({ page, search, onKind, alerts }: Props) {
  const { readAll } = useNotifications();
  const hasNone = page.total === 0 && !search.filter && !search.kind;
  return (
    <div className="max-w-200">
      <PageHeader
        title={NOTIFICATIONS.title}
        description={hasNone ? NOTIFICATIONS.leadOfNone : NOTIFICATIONS.lead(page.unread)}
        actions={
          hasNone ? undefined : (
            <Button
              onClick={readAll}
              disabled={page.unread === 0}
              disabledReason={NOTIFICATIONS.nothingToRead}
              size="sm"
            >
              <CheckCheck aria-hidden="true" />
              {NOTIFICATIONS.readAll}
            </Button>
          )
        }
      />
      <TabLinks
        label={NOTIFICATIONS.views}
        links={[
          { href: notificationsPath({}), label: NOTIFICATIONS.all, current: !search.filter },
          {
            href: notificationsPath({ filter: 'non_lette' }),
            label: NOTIFICATIONS.unreadOnly,
            count: page.unread,
            current: search.filter === 'non_lette',
          },
        ]}
      />
      <KindFilter page={page} search={search} onKind={onKind} />
      {page.items.length === 0 ? (
        <Nothing search={search} />
      ) : (
        <ul
          aria-label={NOTIFICATIONS.list}
          className="mt-4 rounded border border-rule-2 bg-sheet text-14 text-on-sheet"
        >
          {page.items.map((item) => (
            <NotificationLine key={item.id} item={item} at={page.at} />
          ))}
        </ul>
      )}
      {page.pages > 1 && (
        <div className="mt-4">
          <Pagination
            page={page.page}
            pageCount={page.pages}
            hrefOf={(each) => notificationsPath({ ...search, page: each })}
            summary={PAGES.summary(
              (page.page - 1) * page.pageSize + 1,
              Math.min(page.page * page.pageSize, page.total),
              page.total,
            )}
            labels={PAGES}
          />
        </div>
      )}
      {alerts}
    </div>
  );
}

/** Offered where there is something to choose, or a choice to take back. */
function KindFilter({ page: { kinds }, search, onKind }: Omit<Props, 'alerts'>) {
  if (kinds.length < 2 && !search.kind) return null;
  const options = kinds.map(({ kind, count }) => ({
    value: kind,
    label: `${NOTIFICATION_KIND_LABELS[kind]} (${count})`,
  }));
  const isListed = !search.kind || kinds.some(({ kind }) => kind === search.kind);
  if (search.kind && !isListed) options.push({ value: search.kind, label: NOTIFICATION_KIND_LABELS[search.kind] });
  return (
    <Field label={NOTIFICATIONS.kinds} className="mt-4 max-w-80">
      <Select
        size="sm"
        value={search.kind ?? ''}
        placeholder={NOTIFICATIONS.anyKind}
        options={options}
        onChange={(event) => onKind((event.target.value || null) as NotificationKind | null)}
      />
    </Field>
  );
}

function Nothing({ search }: { search: NotificationsSearch }) {
  if (search.kind) {
    const { title, action } = NOTIFICATIONS.nothingOfKind;
    const href = notificationsPath(search.filter ? { filter: search.filter } : {});
    return <EmptyState className="mt-4" title={title} action={<ButtonLink href={href}>{action}</ButtonLink>} />;
  }
  const { title, body, action } = search.filter ? NOTIFICATIONS.nothingUnread : NOTIFICATIONS.empty;
  return (
    <EmptyState
      className="mt-4"
      title={title}
      description={body}
      action={<ButtonLink href={search.filter ? PATHS.notifications : PATHS.grants}>{action}</ButtonLink>}
    />
  );
}
