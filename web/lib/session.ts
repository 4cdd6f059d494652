import type { InferResponseType } from 'hono/client';
import { SESSION } from '#domain/constants.ts';
import { dataOf, type ApiClient } from './api.ts';

export type SessionState = InferResponseType<ApiClient['session']['$get'], 200>;
export type SessionUser = NonNullable<SessionState['user']>;
export type Site = SessionState['site'];

/** Who is signed in, as guards and screens see it: asked once, then remembered between two checks. */
export type SessionStore = {
  read(): Promise<SessionState>;
  forget(): void;
};

export function createSessionStore(api: ApiClient, now: () => number = Date.now): SessionStore {
  let known: { state: SessionState; at: number } | undefined;
  return {
    async read() {
      if (known && now() - known.at < SESSION.checkEveryMs) return known.state;
      const state = await dataOf(api.session.$get());
      known = { state, at: now() };
      return state;
    },
    forget() {
      known = undefined;
    },
  };
}
