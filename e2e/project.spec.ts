import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';

const SENTENCE = 'forno nuovo, 40.000 €, a marzo, qui a Taranto';
const SABATINI = '/grant/beni-strumentali-nuova-sabatini';

test('a bakery in Taranto and its oven: from a visitor’s words to what changes with another seat', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const noSidewaysScroll = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  // A visitor searches in their own words: the sentence is read as a project and kept.
  await page.goto(`/bandi?q=${encodeURIComponent(SENTENCE)}`);
  const understood = page.getByRole('region', { name: 'Abbiamo capito:' });
  await expect(understood).toContainText('40.000');
  await expect(understood).toContainText('Puglia');
  await expectAccessible();

  // The quick check begins with it; five people are a micro firm.
  await page.goto(SABATINI);
  await expect(page.getByLabel('Che cosa vuoi fare?')).toHaveValue(SENTENCE);
  await expect(page.getByLabel('Regione', { exact: true })).toHaveValue('Puglia');
  await page.getByLabel('Settore', { exact: true }).selectOption('manufacturing');
  await page.getByLabel('Addetti', { exact: true }).selectOption('1-5');
  await page.getByRole('button', { name: 'Verifica requisiti' }).click();
  await expect(page.getByText('Vuoi tenere queste risposte?')).toBeVisible();
  await expect(page.getByRole('table').getByText('Micro', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/Sul tuo progetto: .*€/).first()).toBeVisible();

  // Sign-up carries everything over and leads back here.
  await page.getByRole('link', { name: 'Registrati e tienile' }).click();
  await expect(page.getByLabel('Settore')).toHaveValue('manufacturing');
  const email = `anna-${randomUUID()}@panificio.example`;
  const headers = { origin: baseURL ?? '' };
  await page.getByLabel('Nome', { exact: true }).fill('Anna');
  await page.getByLabel('Cognome').fill('Santoro');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('lievito-madre-42');
  await page.getByLabel('Nome azienda').fill('Panificio Santoro');
  await page.getByLabel('Ruolo in azienda').fill('Titolare');
  await page.getByLabel(/Accetto i termini/).check();
  await page.getByRole('button', { name: 'Crea account aziendale' }).click();
  let token = '';
  await expect(async () => {
    const outbox = await (await page.request.get('/api/dev/outbox')).text();
    token = /conferma\?token=([\w-]+)/.exec(outbox.slice(outbox.indexOf(email)))?.[1] ?? '';
    expect(token).not.toBe('');
  }).toPass();
  await page.goto(`/auth/conferma?token=${token}`);
  await expect(page).toHaveURL(new RegExp(SABATINI));
  await expect(page.getByText('Abbiamo riportato ciò che avevi già detto')).toBeVisible();
  const { companies } = (await (await page.request.get('/api/companies')).json()) as {
    companies: { id: string; version: number; region: string; employees: string }[];
  };
  expect(companies[0]).toMatchObject({ region: 'Puglia', employees: '1-5' });
  await expect(page.getByText('Non firmare ancora', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Spesa: 40\.000/ })).toBeVisible();

  // A chip corrected in place changes the sum; then the rest of the company, with a datum that does not agree.
  await page.getByRole('button', { name: /^Spesa:/ }).click();
  await page.getByLabel('Spesa totale').fill('50mila');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText(/50\.000\s€ × /).first()).toBeVisible();
  await expectAccessible();
  const [own] = companies;
  const answer = await page.request.patch(`/api/companies/${own!.id}`, {
    headers,
    data: {
      version: own!.version,
      description: 'Panificio artigianale: pane e focacce. Siamo 14 dipendenti.',
      ...{ province: 'TA', city: 'Taranto', atecoCodes: ['10.71.10'], atecoVersion: '2007', hasGroup: false },
      ...{ employeesExact: 5, revenueExact: 380_000, balanceExact: 250_000, foundedOn: '2009-05-10', legalForm: 'srl' },
    },
  });
  expect(answer.status()).toBe(200);
  await page.goto('/bandi');
  await expect(page.getByText('Un dato della tua azienda non torna')).toBeVisible();
  await page.getByRole('button', { name: 'È giusto: 5 addetti' }).click();
  await expect(page.getByText('Un dato della tua azienda non torna')).toBeHidden();
  await noSidewaysScroll();
  await expectAccessible();

  // Three grants side by side.
  const add = page.getByRole('button', { name: 'Metti a confronto' });
  for (let chosen = 0; chosen < 3; chosen++) await add.nth(0).click();
  await page.getByRole('link', { name: 'Confronta 3 bandi' }).click();
  const table = page.getByRole('table', { name: 'Bandi a confronto' });
  await expect(table.getByRole('rowheader', { name: 'Sul tuo progetto' })).toBeVisible();
  await noSidewaysScroll();

  // What a seat in another region would bring; the address keeps the trial.
  await page.goto('/che-cosa-cambia');
  await page.getByRole('combobox', { name: 'Regione' }).selectOption('Molise');
  await expect(page).toHaveURL(/regione=Molise/);
  await expect(
    page.getByText(/Se apri una sede operativa in Molise, puoi chiedere \S+ band[oi] in più/).first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Guadagni \d/ })).toBeVisible();
  await page.getByRole('radio', { name: /mi sposto in/ }).check();
  await expect(page.getByRole('heading', { name: /^Perdi \d/ })).toBeVisible();
  await noSidewaysScroll();
  await expectAccessible();
});
