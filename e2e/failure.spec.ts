import { expect, test } from './fixtures.ts';

const GRANTS = /\/api\/grants(\?|$)/;

test('when the server fails, a friendly page shows the reference code and a way on', async ({
  page,
  problems,
  expectAccessible,
}) => {
  await page.route(GRANTS, (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'unexpected', message: 'Si è verificato un errore imprevisto', fields: [], requestId: 'rif-e2e-1' },
    }),
  );
  await page.goto('/');
  await page.getByRole('link', { name: 'Esplora i Bandi' }).first().click();
  await expect(page.getByRole('heading', { name: 'Qualcosa non ha funzionato' })).toBeVisible();
  await expect(page.getByText('rif-e2e-1')).toBeVisible();
  await expectAccessible();
  problems.length = 0; // the failed answer is logged by the browser: it was ours
  await page.unroute(GRANTS);
  await page.getByRole('link', { name: 'Torna alla pagina iniziale' }).click();
  await expect(page).toHaveURL('/');
});
