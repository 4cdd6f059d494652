import { isActive } from '#domain/consultancies/vocabulary.ts';
import type { UserContext } from '#server/context.ts';
import { personalDataOf } from '#server/features/accounts/service.ts';
import * as store from './store.ts';

/** Meetings and agreed deadlines of the consultancies under way, and the first calls of new requests. */
export async function appointmentsOf({ db, user }: Pick<UserContext, 'db' | 'user'>) {
  const side = store.sideOf(user);
  const rows = (await store.listConsultancies(db, user)).flatMap(({ callAt, nextMeetingAt, ...row }) => {
    const meetingAt = row.status === 'nuova' ? callAt : isActive(row.status) ? nextMeetingAt : null;
    const deadline = isActive(row.status) ? row.deadline : null;
    return meetingAt === null && deadline === null ? [] : [{ ...row, meetingAt, deadline }];
  });
  const appointments = [];
  for (const { id, status, consultantId, clientName, grantName, meetingAt, deadline } of rows) {
    const consultant = side === 'impresa' ? await personalDataOf(db, consultantId) : null;
    const withWhom = consultant ? `${consultant.firstName} ${consultant.lastName}`.trim() : clientName;
    const tab = isActive(status) ? ('attive' as const) : ('nuove' as const);
    appointments.push({ id, side, tab, withWhom, grantName, meetingAt, deadline });
  }
  return appointments;
}
