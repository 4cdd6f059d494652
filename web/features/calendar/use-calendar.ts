import { useQueryClient } from '@tanstack/react-query';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import type { OwnEvent } from '#domain/calendar/own-event.ts';
import { EVENT_FORM, FEED } from '#messages/calendar/screens.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { calendarWrites, type Calendar } from './api.ts';

/** As the form and the API hold an event of one's own. */
export const eventOf = ({ title, day, time, endTime, detail }: CalendarItem): OwnEvent => ({
  title,
  day,
  time,
  endTime,
  note: detail,
});

/** Own events with the way back from each change, and the private address. */
export function useCalendar() {
  const client = useQueryClient();
  const api = calendarWrites(useApi());
  const show = (answer: Calendar) => client.setQueryData(KEYS.calendar, answer);
  const create = useWrite({
    mutationFn: api.create,
    meta: { failed: EVENT_FORM.createFailed },
    onSuccess: ({ createdId: _, ...calendar }) => {
      show(calendar);
      notify('success', EVENT_FORM.created);
    },
  });
  const write = { meta: { failed: EVENT_FORM.changeFailed }, onSuccess: show };
  const change = useWrite({ mutationFn: api.change, ...write });
  const remove = useWrite({ mutationFn: api.remove, ...write });
  const restore = useWrite({ mutationFn: api.restore, ...write });
  const openFeed = useWrite({
    mutationFn: api.openFeed,
    meta: { failed: FEED.failed },
    onSuccess: (answer) => {
      show(answer);
      notify('success', FEED.opened);
    },
  });
  const revokeFeed = useWrite({
    mutationFn: api.revokeFeed,
    meta: { failed: FEED.failed },
    onSuccess: (answer) => {
      show(answer);
      notify('success', FEED.revoked);
    },
  });
  return {
    create,
    change,
    openFeed,
    revokeFeed,
    /** A change that can be taken back, with its own words. */
    async changeTo(item: CalendarItem, event: OwnEvent) {
      await change.mutateAsync({ id: item.id, event });
      const moved = event.day !== item.day || event.time !== item.time;
      notify('success', moved ? EVENT_FORM.moved(event.title, event.day) : EVENT_FORM.changed, {
        id: `event-${item.id}`,
        action: { label: EVENT_FORM.undo, onPress: () => change.mutate({ id: item.id, event: eventOf(item) }) },
      });
    },
    remove(item: CalendarItem) {
      remove.mutate(item.id, {
        onSuccess: () =>
          notify('success', EVENT_FORM.removed(item.title), {
            id: `event-${item.id}`,
            action: { label: EVENT_FORM.undo, onPress: () => restore.mutate(item.id) },
          }),
      });
    },
  };
}
export type CalendarActions = ReturnType<typeof useCalendar>;
