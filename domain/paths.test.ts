import { expect, test } from 'vitest';
import { homeOf, isSafeReturnPath } from './paths.ts';

test('a consultant lands on /consultant-dashboard, a business_user on /dashboard, any other on /auth (spec §4)', () => {
  expect([homeOf('consultant'), homeOf('business_user'), homeOf(null)]).toEqual([
    '/consultant-dashboard',
    '/dashboard',
    '/auth',
  ]);
});

test.each(['/', '/profile?scheda=dati', '/grant/1#requisiti', '/bandi?q=energia&region=Veneto,Lazio'])(
  '%s is a way back',
  (path) => expect(isSafeReturnPath(path)).toBe(true),
);

test.each([
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example', // browsers drop tabs and line ends, and see //evil.example
  '/\n/evil.example',
  'profile',
  '',
  '/auth',
  '/auth?vista=accedi',
  '/api/session',
  undefined,
  42,
])('%j is not a way back', (path) => expect(isSafeReturnPath(path)).toBe(false));
