import { isActive } from '#domain/consultancies/vocabulary.ts';
import type { UserContext } from '#server/context.ts';
import { personalDataOf } from '#server/features/accounts/service.ts';
import * as store from './store.ts';

/** Meetings and agreed deadlines of the consultancies under way. */
export async function appointmentsOf({ db, user }: Pick<UserContext, 'db' | 'user'>) {
  const side = store.sideOf(user);
  const rows = (await store.listConsultancies(db, user)).filter(
    ({ status, nextMeetingAt, deadline }) => isActive(status) && (nextMeetingAt !== null || deadline !== null),
  );
  const appointments = [];
  for (const { id, consultantId, clientName, grantName, nextMeetingAt, deadline } of rows) {
    const consultant = side === 'impresa' ? await personalDataOf(db, consultantId) : null;
    const withWhom = consultant ? `${consultant.firstName} ${consultant.lastName}`.trim() : clientName;
    appointments.push({ id, side, withWhom, grantName, meetingAt: nextMeetingAt, deadline });
  }
  return appointments;
}
