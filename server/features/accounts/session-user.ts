import { z } from '@hono/zod-openapi';
import { DATE_LANGUAGES } from '#domain/numbers/date-language.ts';
import { USER_TYPES } from '#domain/vocabulary.ts';
import type { SessionUser } from '#server/context.ts';

/** What leaves the server of a person: this list and nothing else. */
const sessionUser = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    userType: z.enum(USER_TYPES).nullable(),
    isAdmin: z.boolean(),
    isApproved: z.boolean(),
    dateLanguage: z.enum(DATE_LANGUAGES),
  })
  .openapi('SessionUser');
export const sessionBody = z.object({ user: sessionUser.nullable() });
/** Of a sign-in: whether the code of the app is still missing (SET-10). */
export const enteredBody = sessionBody.extend({ needsCode: z.boolean() });
/** Of a confirmation: which password is still missing, in a browser that has not registered the account. */
export const confirmedBody = enteredBody.extend({ needsPassword: z.enum(['chosen', 'new']).nullable() });
export const tags = ['Accesso'];

export const shownUser = (user: SessionUser | null) => user && sessionUser.parse(user);
