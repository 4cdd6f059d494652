import { APPLICATION_STATUSES } from '#domain/applications/application-status.ts';
import { DEADLINE } from '#domain/constants.ts';
import { daysBetween, type Day } from '#domain/rules/day.ts';
import { capital } from '#domain/writing/phrases.ts';
import { APPLICATIONS } from '#messages/applications/screens.ts';
import { formatDay } from '#web/lib/format.ts';
import type { ApplicationCard } from './api.ts';
import type { ApplicationsSearch, Order } from './applications-search.ts';

export type Group = { title: string; tone: 'near' | 'ahead' | 'past'; items: ApplicationCard[] };

const isDay = (text: string | null): text is Day => text !== null && text.length === 10;
export const daysTo = (deadline: string | null, today: Day): number | null =>
  isDay(deadline) ? daysBetween(today, deadline) : null;

export function shown(items: readonly ApplicationCard[], { stato }: ApplicationsSearch): ApplicationCard[] {
  if (stato === 'archiviate') return items.filter(({ isArchived }) => isArchived);
  const here = items.filter(({ isArchived }) => !isArchived);
  return stato ? here.filter(({ status }) => status === stato) : here;
}

/** The line of deadlines: this week, months, without a deadline, then what was sent. */
export function deadlineGroups(items: readonly ApplicationCard[], today: Day): Group[] {
  const groups = new Map<string, Group>();
  const put = (title: string, tone: Group['tone'], item: ApplicationCard) => {
    const group = groups.get(title) ?? { title, tone, items: [] };
    group.items.push(item);
    groups.set(title, group);
  };
  const open = items.filter(({ submittedDate }) => submittedDate === null);
  const dated = open
    .filter(({ deadline }) => isDay(deadline))
    .sort((one, two) => one.deadline!.localeCompare(two.deadline!));
  const words = APPLICATIONS.groups;
  for (const item of dated) {
    const days = daysTo(item.deadline, today)!;
    if (days < 0) continue;
    if (days <= DEADLINE.urgentDays) put(words.week, 'near', item);
    else put(capital(formatDay(item.deadline!.slice(0, 7))), 'ahead', item);
  }
  for (const item of open.filter(({ deadline }) => !isDay(deadline))) put(words.undated, 'ahead', item);
  for (const item of dated) if (daysTo(item.deadline, today)! < 0) put(words.past, 'past', item);
  for (const item of items) if (item.submittedDate !== null) put(words.sent, 'past', item);
  return [...groups.values()];
}

export function ordered(items: readonly ApplicationCard[], order: Order): ApplicationCard[] {
  if (order === 'importo') return [...items].sort((one, two) => (two.requested ?? -1) - (one.requested ?? -1));
  const place = ({ status }: ApplicationCard) => APPLICATION_STATUSES.findIndex((each) => each === status);
  return [...items].sort((one, two) => place(one) - place(two));
}

/** The one that closes first among those not sent. */
export const firstToClose = (items: readonly ApplicationCard[], today: Day): ApplicationCard | undefined =>
  items
    .filter(({ submittedDate, deadline, isArchived }) => !isArchived && submittedDate === null && isDay(deadline))
    .filter(({ deadline }) => daysTo(deadline, today)! >= 0)
    .sort((one, two) => one.deadline!.localeCompare(two.deadline!))[0];
