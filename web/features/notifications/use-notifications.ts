import { useRouter } from '@tanstack/react-router';
import { NOTIFICATIONS } from '#messages/notifications/notifications.ts';
import { failureText } from '#web/lib/failure.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { notificationsApi, type Latest, type Notification } from './notifications-api.ts';
import { useLatestNotifications } from './notifications-context.tsx';

/** Reading one or all, and the way back from each. */
export function useNotifications() {
  const router = useRouter();
  const { replace } = useLatestNotifications();
  const api = notificationsApi(router.options.context.api);

  async function change<Answer extends Latest>(ask: () => Promise<Answer>): Promise<Answer | null> {
    try {
      const answer = await ask();
      replace(answer);
      await router.invalidate({ filter: (match) => match.routeId === '/_frame/_app/notifications' });
      return answer;
    } catch (error) {
      notify('danger', NOTIFICATIONS.failed, { description: failureText(error) });
      return null;
    }
  }
  async function mark({ id }: Pick<Notification, 'id'>, isRead: boolean, isUndo = false) {
    const done = await change(() => api.mark(id, isRead));
    if (!done || isUndo) return;
    notify('success', isRead ? NOTIFICATIONS.markedRead : NOTIFICATIONS.markedUnread, {
      id: `notification-${id}`,
      action: { label: NOTIFICATIONS.undo, onPress: () => void mark({ id }, !isRead, true) },
    });
  }
  return {
    mark,
    /** On the way to the thing itself: no message, one is leaving. */
    async open({ id, isRead }: Notification) {
      if (!isRead) await change(() => api.mark(id, true));
    },
    async readAll() {
      const done = await change(() => api.readAll());
      if (!done || done.ids.length === 0) return;
      notify('success', NOTIFICATIONS.allRead(done.ids.length), {
        action: { label: NOTIFICATIONS.undo, onPress: () => void change(() => api.unread(done.ids)) },
      });
    },
  };
}
