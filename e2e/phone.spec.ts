import { expect, test } from './fixtures.ts';

/**
 * Every screen once on a phone, in the dark: within its width, and without anything for axe. What is done on the screens
 * is tested on the desktop; journeys that go differently on a phone say @phone.
 */
const SCREENS = {
  visitor: [
    '/auth',
    '/auth?vista=accedi',
    '/bandi',
    '/bandi?q=forno+nuovo%2C+40.000+%E2%82%AC%2C+a+marzo%2C+qui+a+Taranto',
    '/grant/voucher-cloud-e-cybersecurity',
    '/consulenti',
    '/consultant/demo-consulente-1',
    '/strumenti',
    '/strumenti/dimensione-pmi',
    '/strumenti/requisiti',
    '/strumenti/requisiti?scheda=firme',
    '/strumenti/requisiti?scheda=cumulo',
    '/strumenti/conviene',
    '/termini',
    '/privacy-policy',
    `/disiscrizione/${'x'.repeat(43)}?quali=novita`,
  ],
  azienda: [
    '/dashboard',
    '/notifications',
    '/profile',
    '/profile?scheda=dati',
    '/profile?azienda=nuova',
    '/advanced-search',
    '/advanced-search?scheda=standard',
    '/advanced-search?scheda=salvati',
    '/calendar',
    '/calendar?vista=mese',
    '/documents',
    '/applications',
    '/strumenti/de-minimis',
    '/strumenti/filo',
    '/che-cosa-cambia?regione=Molise',
    '/consultants/richieste',
    '/resources',
    '/analytics',
    '/settings',
    '/support',
  ],
  consulente: [
    '/consultant-dashboard',
    '/profile',
    '/advanced-search',
    '/consultant/clients',
    '/consultant/templates',
    '/consultant/calendar',
    '/consultant/documents',
    '/consultant/requests-management?scheda=attive',
    '/consultant/consultations',
    '/consultant/guides',
    '/consultant/regulations',
    '/consultant/analytics',
    '/consultant/support',
  ],
  admin: [
    '/admin',
    '/admin/registro',
    '/admin/assistente',
    '/admin/sistema',
    '/admin/utenti',
    '/admin/utenti/richieste',
    '/admin/catalogo?q=transizione',
    '/admin/catalogo/ricerche',
    '/admin/consulenti',
    '/admin/supporto',
  ],
} as const;

for (const who of ['visitor', 'azienda', 'consulente', 'admin'] as const) {
  test(`every screen fits a phone and is accessible in the dark, for ${who} @phone-only`, async ({
    page,
    signedInAs,
    expectAccessible,
  }) => {
    test.slow();
    if (who !== 'visitor') await signedInAs(who);
    for (const path of SCREENS[who]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
        const beyond = () => document.documentElement.scrollWidth - innerWidth;
        expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0);
        await expectAccessible();
      });
    }
  });
}

test('the steps of an application fit a phone and are accessible in the dark @phone-only', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('azienda');
  const { items } = (await (await page.request.get('/api/applications')).json()) as { items: { id: string }[] };
  const { id } = items[0]!;
  for (const path of [`/apply/${id}`, `/application-wizard/${id}?passo=documenti`, `/applications/${id}/insieme`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expectAccessible();
  }
});
