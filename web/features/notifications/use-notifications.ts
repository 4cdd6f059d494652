import { useQueryClient } from '@tanstack/react-query';
import { NOTIFICATIONS } from '#messages/notifications/notifications.ts';
import { changeNow } from '#web/lib/query/change-now.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { notificationWrites, PAGES_KEY, type Latest, type Notification } from './api.ts';

const META = { failed: NOTIFICATIONS.failed, changes: [PAGES_KEY] };

/** Reading one or all, and the way back from each. */
export function useNotifications() {
  const client = useQueryClient();
  const api = notificationWrites(useApi());
  const show = (latest: Latest) => client.setQueryData(KEYS.latestNotifications, latest);

  const mark = useWrite({
    mutationFn: api.mark,
    meta: META,
    onMutate: ({ id, isRead }) => changeNow<Counted>(client, KEYS.notifications, (old) => withRead(old, id, isRead)),
    onError: (_error, _asked, takeBack) => takeBack?.(),
    onSuccess: show,
  });
  const unread = useWrite({ mutationFn: api.unread, meta: META, onSuccess: show });
  const readAll = useWrite({
    mutationFn: api.readAll,
    meta: META,
    onSuccess: (answer) => {
      show(answer);
      if (answer.ids.length === 0) return;
      notify('success', NOTIFICATIONS.allRead(answer.ids.length), {
        action: { label: NOTIFICATIONS.undo, onPress: () => unread.mutate(answer.ids) },
      });
    },
  });
  return {
    mark({ id }: Pick<Notification, 'id'>, isRead: boolean) {
      mark.mutate(
        { id, isRead },
        {
          onSuccess: () =>
            notify('success', isRead ? NOTIFICATIONS.markedRead : NOTIFICATIONS.markedUnread, {
              id: `notification-${id}`,
              action: { label: NOTIFICATIONS.undo, onPress: () => mark.mutate({ id, isRead: !isRead }) },
            }),
        },
      );
    },
    /** On the way to the thing itself: no message, one is leaving. */
    open({ id, isRead }: Notification) {
      if (!isRead) mark.mutate({ id, isRead: true });
    },
    readAll: () => readAll.mutate(),
  };
}

/** The newest three and the pages are counted alike. */
type Counted = { items: Notification[]; unread: number };

function withRead<List extends Counted>(list: List, id: string, isRead: boolean): List {
  const changed = list.items.some((each) => each.id === id && each.isRead !== isRead);
  if (!changed) return list;
  return {
    ...list,
    unread: list.unread + (isRead ? -1 : 1),
    items: list.items.map((each) => (each.id === id ? { ...each, isRead } : each)),
  };
}
