import { redirect } from '@tanstack/react-router';
import type { SignedInUser } from '#web/lib/session.ts';

/** The screens of the desk: who is not a consultant, or not yet one, has another home. */
export function onlyConsultants({ context: { user } }: { context: { user: SignedInUser } }) {
  if (user.userType !== 'consultant') throw redirect({ to: '/dashboard' });
  if (!user.isApproved) throw redirect({ to: '/consultant-dashboard' });
}
