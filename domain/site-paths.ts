/** Addresses that a visitor's first page must know, and where signing in leads; the others are in paths.ts. */
export const SITE_PATHS = {
  home: '/',
  auth: '/auth',
  dashboard: '/dashboard',
  consultantDashboard: '/consultant-dashboard',
  grants: '/bandi',
  advancedSearch: '/advanced-search',
  compare: '/confronta',
  demo: '/demo',
  consultantsPreview: '/consultants-preview',
  support: '/support',
} as const;

/** Where a person lands after signing in (ACC-14). */
export function homeOf(userType: 'business_user' | 'consultant' | null): string {
  if (userType === 'consultant') return SITE_PATHS.consultantDashboard;
  if (userType === 'business_user') return SITE_PATHS.dashboard;
  return SITE_PATHS.auth;
}

/**
 * A way back is a page of ours, never another site: "//evil.it" and "/\evil.it" are other sites, and so is either
 * with a tab or a line end inside, which browsers drop. "//" and ".." are nowhere in a path of ours: whoever reads it
 * once more could make another of it.
 */
export function isSafeReturnPath(path: unknown): path is string {
  if (typeof path !== 'string' || !/^\/[^\\\p{Cc}]*$/u.test(path) || /^\/(auth|api)\b/.test(path)) return false;
  const [place = ''] = path.split(/[?#]/);
  return !/\/\/|\/(?:\.|%2e){2}(?:\/|$)|%2f|%5c/i.test(place) && !path.includes('//');
}

/** The business registration, and back to where one was. */
export const signUpPath = (next: string): string => `${SITE_PATHS.auth}?vista=azienda&next=${encodeURIComponent(next)}`;

export const grantPath = (id: string): string => `/grant/${encodeURIComponent(id)}`;

/** The assisted page: takes a grant's id or an application's. */
export const applyPath = (id: string): string => `/apply/${encodeURIComponent(id)}`;

/** Up to three grants side by side. */
export const comparePath = (ids: readonly string[]): string =>
  `${SITE_PATHS.compare}?bandi=${ids.map((id) => encodeURIComponent(id)).join(',')}`;

/** The public profile of a consultant. */
export const consultantPath = (id: string, grantId?: string): string =>
  `/consultant/${encodeURIComponent(id)}${grantId ? `?bando=${encodeURIComponent(grantId)}` : ''}`;
