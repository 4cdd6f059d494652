import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { AppError } from '#domain/errors.ts';
import { ACCOUNTS } from './access/accounts.ts';
import { ADMIN } from './access/admin.ts';
import { APPLICATIONS } from './access/applications.ts';
import type { Audience } from './access/audience.ts';
import { CATALOGUE } from './access/catalogue.ts';
import { MARKETPLACE } from './access/marketplace.ts';
import { SITE } from './access/site.ts';
import type { UserType } from '#domain/vocabulary.ts';
import type { HttpEnv, SessionUser } from './context.ts';

/**
 * Who may call what: every operation of the API, in one table made of the files beside. Which companies an agent acts
 * for is said by the companies' store alone. An operation that is not listed is refused, and a test holds this table
 * against the published description. Ownership of single records is checked below, in the stores, which take the owner
 * beside the database: other people's things are "not found".
 */
export const ACCESS: Record<string, Audience> = {
  ...SITE,
  ...ACCOUNTS,
  ...CATALOGUE,
  ...APPLICATIONS,
  ...MARKETPLACE,
  ...ADMIN,
};

/** Has proved an address and said who they are: nobody else can do anything in the product. */
const isMember = (user: SessionUser | null): user is SessionUser & { userType: UserType } =>
  user !== null && user.userType !== null && user.isConfirmed;

export const isAllowed = (audience: Audience, user: SessionUser | null): boolean => {
  switch (audience) {
    case 'anyone':
      return true;
    case 'newcomer':
      return user !== null;
    case 'user':
      return isMember(user);
    case 'business_user':
    case 'consultant':
      return isMember(user) && user.userType === audience;
    case 'company_agent':
      return isMember(user) && (user.userType === 'business_user' || user.isApproved);
    case 'approved_consultant':
      return isMember(user) && user.userType === 'consultant' && user.isApproved;
    case 'admin':
      return isMember(user) && user.isAdmin;
  }
};

/** "POST /api/companies": what this request calls, as the tables of operations name it. */
export function operationOf(c: Context): string | undefined {
  const route = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && !path.endsWith('*'));
  return route && `${route.method} ${route.path}`;
}

/** For everybody but administrators the desk does not exist; who has not signed in may be one. */
const refusalOf = (audience: Audience, user: SessionUser | null) => {
  if (!user) return 'not_signed_in';
  return audience === 'admin' ? 'not_found' : 'not_allowed';
};

/** Tells newcomers who they are; wherever else anybody may ask, they are visitors. */
const WHO_AM_I = 'GET /api/session';

/** Runs before every operation. */
export const requireAccess: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const operation = operationOf(c);
  if (operation) {
    const audience = ACCESS[operation];
    if (!audience) throw new Error(`${operation} is missing from server/access`);
    if (!isAllowed(audience, c.var.user)) throw new AppError(refusalOf(audience, c.var.user));
    if (audience === 'anyone' && operation !== WHO_AM_I && !isMember(c.var.user)) c.set('user', null);
  }
  await next();
};
