import { redirect } from '@tanstack/react-router';
import { ApiError } from './api.ts';
import type { SessionStore } from './session.ts';

type Place = { context: { session: SessionStore }; location: { href: string } };

/** A session that ended while its page was open: the loader leads to sign-in and back, instead of failing. */
export async function orSignIn<Data>(loading: Promise<Data>, { context, location }: Place): Promise<Data> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    context.session.forget();
    throw redirect({ to: '/auth', search: { next: location.href } });
  }
}
