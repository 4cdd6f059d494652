import { expect, test } from 'vitest';
import { applicationWizardPath, homeOf, isSafeReturnPath } from './paths.ts';

test('a consultant lands on /consultant-dashboard, a business_user on /dashboard, any other on /auth (ACC-14)', () => {
  expect([homeOf('consultant'), homeOf('business_user'), homeOf(null)]).toEqual([
    '/consultant-dashboard',
    '/dashboard',
    '/auth',
  ]);
});

test('the wizard receives what the search already knows of the grant (SHE-10)', () => {
  const known = { name: 'Bando A & B', entity: null, amount: '10.000 €', deadline: '2026-12-31', description: 'Testo' };
  const { pathname, searchParams } = new URL(applicationWizardPath({ id: 'a/b', ...known }), 'https://bandolo.example');
  expect(pathname).toBe('/application-wizard/a%2Fb');
  expect(Object.fromEntries(searchParams)).toEqual({
    grantId: 'a/b',
    title: 'Bando A & B',
    entity: '',
    amount: '10.000 €',
    deadline: '2026-12-31',
    description: 'Testo',
  });
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
  '/..//evil.example',
  '/bandi//evil.example',
  '/bandi/../auth',
  '/bandi/%2e%2e/auth',
  '/%2f/evil.example',
  '/bandi?next=//evil.example',
  undefined,
  42,
])('%j is not a way back', (path) => expect(isSafeReturnPath(path)).toBe(false));
