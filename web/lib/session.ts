import type { InferResponseType } from 'hono/client';
import { SESSION } from '#domain/constants.ts';
import { dataOf, type ApiClient } from './api.ts';

type SessionState = InferResponseType<ApiClient['session']['$get'], 200>;
export type SessionUser = NonNullable<SessionState['user']>;
/** Whose registration is complete: only they see the product from inside. */
export type SignedInUser = SessionUser & { userType: NonNullable<SessionUser['userType']> };
export type Site = SessionState['site'];

/** What is shown when nobody can say who is asking: a visitor, and nothing that depends on the installation. */
export const UNKNOWN_VISITOR: SessionState = {
  user: null,
  site: { isDemo: false, hasOutbox: false, providers: [], notice: null, takesSignUps: true },
};

export const isSignedIn = (user: SessionUser | null): user is SignedInUser => Boolean(user?.userType);

/** Who may have an active company: a business its own, an approved consultant a client's. */
export const actsForCompany = (user: SessionUser | null): boolean =>
  user?.userType === 'business_user' || (user?.userType === 'consultant' && user.isApproved);

/** Who is signed in, as guards and screens see it: asked once, then remembered between two checks. */
export type SessionStore = {
  /** A network that is merely away changes nothing: what was known stays true until the server says otherwise. */
  read(): Promise<SessionState>;
  /** What the server drew the page for: known from the start, and asked again at the next step. */
  learn(state: SessionState): void;
  /** Asks now; a failure leaves what is known. */
  check(): Promise<SessionState>;
  forget(): void;
};

export function createSessionStore(api: ApiClient, now: () => number = Date.now): SessionStore {
  let known: { state: SessionState; at: number } | undefined;
  async function check() {
    const state = await dataOf(api.session.$get());
    known = { state, at: now() };
    return state;
  }
  return {
    check,
    learn(state) {
      known ??= { state, at: 0 };
    },
    async read() {
      if (known && now() - known.at < SESSION.checkEveryMs) return known.state;
      const last = known?.state;
      return last ? check().catch(() => last) : check();
    },
    forget() {
      known = undefined;
    },
  };
}
