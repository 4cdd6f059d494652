import { expect, test, untilAnswering, watch } from './fixtures.ts';

const PDF = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n'),
};
const stamp = () => String(Date.now());

/** The newest such link in a mail to an address, once the queue has delivered it. */
async function openLinkFor(page: import('@playwright/test').Page, email: string, link: string) {
  const inMail = page.locator('li', { hasText: email }).locator(`a[href*="${link}"]`).first();
  await expect(async () => {
    await page.goto('/dev/outbox');
    await expect(inMail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await inMail.click();
  await page.waitForURL((url) => url.pathname !== '/dev/outbox');
  await untilAnswering(page);
}

test('a consultant signs up with documents, confirms, and waits for approval', async ({ page, expectAccessible }, {
  project,
}) => {
  const email = `marco-${project.name}-${stamp()}@studio.example`;
  await page.goto('/auth');
  await page.getByRole('button', { name: /Consulente Esperto/ }).click();
  const submit = page.getByRole('button', { name: 'Crea profilo consulente' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Seleziona almeno una specializzazione').first()).toBeVisible();
  await expect(page.getByText('Seleziona almeno un settore di competenza').first()).toBeVisible();
  await expectAccessible();

  await page.getByLabel('Nome', { exact: true }).fill('Marco');
  await page.getByLabel('Cognome').fill('Furlan');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('juventus');
  await page.getByLabel('Presentazione').fill('Vent’anni di bandi regionali.');
  await page.getByLabel('Bandi Regionali').check();
  await page.getByLabel('Tecnologia').check();
  await page.getByLabel('Regione', { exact: true }).selectOption('Veneto');
  await page.getByLabel('Anni di esperienza').fill('51');
  await page.getByLabel('Tariffa oraria').fill('120.50');
  await page.getByLabel(/^Documenti/).setInputFiles([{ ...PDF, name: 'foto.png' }]);
  await expect(page.getByText('foto.png: servono file PDF, DOC o DOCX')).toBeVisible();
  await page.getByLabel(/^Documenti/).setInputFiles([PDF]);
  await page.getByLabel(/Accetto i termini/).check();
  await submit.click();
  await expect(page.getByText('Il valore massimo è 50')).toBeVisible();
  await page.getByLabel('Anni di esperienza').fill('20');
  await submit.click();
  await expect(page.getByText('Errore durante la registrazione')).toBeVisible();
  await expect(page.getByText(/Troppo facile da indovinare/)).toBeVisible();
  await expect(page.getByLabel('Presentazione')).toHaveValue('Vent’anni di bandi regionali.');
  await page.getByLabel('Password', { exact: true }).fill('pergola-rossa-17');
  await page.getByLabel(/^Documenti/).setInputFiles([{ ...PDF, name: 'finto.docx', buffer: Buffer.from('ciao') }]);
  await submit.click();
  await expect(page.getByText('finto.docx: non è un file PDF, DOC, DOCX valido')).toBeVisible();
  await expect(page.getByLabel(/^Documenti/)).toBeFocused();
  await page.getByRole('button', { name: 'Togli finto.docx' }).click();
  await expect(page.getByText('finto.docx: non è un file PDF, DOC, DOCX valido')).toBeHidden();
  await submit.click();
  await expect(
    page.getByText(
      "Il tuo profilo consulente è stato creato. Controlla la tua email per confermarlo e attendi l'approvazione.",
    ),
  ).toBeVisible();
  await openLinkFor(page, email, '/auth/conferma');
  await expect(page).toHaveURL('/consultant-dashboard');
  await expect(page.getByText(/Il tuo profilo è in revisione/)).toBeVisible();
  await expectAccessible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/consultant-dashboard');
});

test('a forgotten password is reset by mail, once', async ({ page, baseURL, expectAccessible }) => {
  const email = `dora-${stamp()}@officine.example`;
  await page.request.post('/api/registrations/business', {
    headers: { origin: baseURL ?? '' },
    data: {
      firstName: 'Dora',
      lastName: 'Neri',
      email,
      password: 'tornio-verde-42',
      companyName: 'Dora Srl',
      sector: 'retail',
      role: 'CEO',
      acceptTerms: true,
    },
  });
  await page.goto('/auth?vista=accedi');
  await page.getByRole('button', { name: 'Password dimenticata?' }).click();
  await expectAccessible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Invia il link' }).click();
  await expect(page.getByText(/arriva un link che vale un’ora/)).toBeVisible();
  await openLinkFor(page, email, '/auth/reimposta');
  const link = page.url();
  await expectAccessible();
  await page.getByLabel('Nuova password', { exact: true }).fill('nuova-chiave-lunga');
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
  await expect(page.getByText('La tua password è stata aggiornata con successo.')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(link);
  await page.getByLabel('Nuova password', { exact: true }).fill('ancora-altra-chiave');
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
  await expect(page.getByText('Il link non è valido, è scaduto o è già stato usato.')).toBeVisible();
});

test('a link opened in another browser asks for the password that was chosen; who did not choose it sets one @phone', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}, { project }) => {
  const email = `eva-${project.name}-${stamp()}@officine.example`;
  const person = { firstName: 'Eva', lastName: 'Neri', email, password: 'tornio-verde-42', acceptTerms: true };
  const company = { companyName: 'Eva Srl', sector: 'retail', role: 'CEO' };
  const elsewhere = await browser.newContext();
  await elsewhere.request.post(`${baseURL ?? ''}/api/registrations/business`, {
    headers: { origin: baseURL ?? '' },
    data: { ...person, ...company },
  });
  await elsewhere.close();
  await openLinkFor(page, email, '/auth/conferma');
  const link = page.url();
  await expect(page.getByText(/scrivi la password che hai scelto/)).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Password', { exact: true }).fill('indovinata');
  await page.getByRole('button', { name: 'Conferma ed entra' }).click();
  await expect(page.getByText('Non corretta')).toBeVisible();
  await page.getByRole('link', { name: 'Non ho scelto io questa password' }).click();
  await expect(page.getByRole('checkbox', { name: /Scollega anche Google\/Facebook/ })).toBeChecked();
  await page.getByLabel('Nuova password', { exact: true }).fill('nuova-chiave-lunga');
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(link);
  await expect(page).toHaveURL('/dashboard');
  const headers = { origin: baseURL ?? '' };
  const old = await page.request.post('/api/session', { headers, data: { email, password: person.password } });
  expect(old.status()).toBe(401);
});

test('signing out in one tab signs out the other (ACC-19)', async ({ page, context, signedInAs, problems }) => {
  await signedInAs('azienda');
  await page.goto('/dashboard');
  const other = await context.newPage();
  await watch(other, problems);
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('link', { name: 'Accedi' })).toBeVisible();
});

test('signing in in one tab carries the other on (ACC-19)', async ({ page, context, signedInAs, problems }) => {
  await page.goto('/auth?vista=accedi&next=%2Fsettings');
  const other = await context.newPage();
  await watch(other, problems);
  await other.goto('/auth?vista=accedi');
  await other.getByLabel('E-mail').fill('azienda@bandolo.example');
  await other.getByLabel('Password', { exact: true }).fill('bandolo-demo');
  await other.getByLabel('Password', { exact: true }).press('Enter');
  await expect(other).toHaveURL('/dashboard');
  await expect(page).toHaveURL('/settings');
  await signedInAs('azienda');
});

test('a session that ends in the middle of a form asks again over it and loses nothing', async ({
  page,
  context,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('azienda');
  await page.goto('/profile?azienda=nuova');
  await page.getByLabel('Nome azienda').fill('Testo da non perdere');
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const dialog = page.getByRole('dialog', { name: 'La sessione è scaduta' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible();
  await dialog.getByLabel('Password', { exact: true }).fill('bandolo-demo');
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Nome azienda')).toHaveValue('Testo da non perdere');
  expect((await page.request.get('/api/companies')).status()).toBe(200);
});

test('the way back never leads to another site', async ({ page, signedInAs }) => {
  await signedInAs('azienda');
  for (const evil of [
    'https://evil.example',
    '//evil.example',
    '/%09/evil.example',
    '/%5Cevil.example',
    '/..//evil.example',
  ]) {
    await page.goto(`/auth?next=${evil}`);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('without a profile, for whatever reason, one is sent to /auth (ACC-20)', async ({ page, problems }) => {
  await page.goto('/auth?vista=accedi');
  await page.getByLabel('E-mail').fill('azienda@bandolo.example');
  await page.getByLabel('Password', { exact: true }).fill('bandolo-demo');
  await page.route('**/api/session', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard/);
  problems.length = 0; // the failed answer is logged by the browser: it was ours
});

test('without keys, Google and Facebook answer with an error (ACC-9)', async ({ page }) => {
  await page.goto('/auth?vista=accedi');
  for (const provider of ['Google', 'Facebook']) {
    await page.getByRole('button', { name: `Accedi con ${provider}` }).click();
    await expect(page.getByText(`Errore durante l'accesso con ${provider}`)).toBeVisible();
  }
  await expect(page.getByText("Si è verificato un errore durante l'autenticazione").first()).toBeVisible();
  await page.getByRole('button', { name: 'Registrati', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Registrati con Google' })).toBeVisible();
});

test('a visitor is sent to sign in and comes back where they were going', async ({ page }) => {
  await page.goto('/profile?scheda=dati');
  await expect(page).toHaveURL('/auth?next=%2Fprofile%3Fscheda%3Ddati');
  await page.getByLabel('E-mail').fill('azienda@bandolo.example');
  await page.getByLabel('Password', { exact: true }).fill('bandolo-demo');
  await page.getByRole('button', { name: 'Mostra la password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Accedi', exact: true }).last().click();
  await expect(page).toHaveURL('/profile?scheda=dati');
});

test('pressing Enter before the scripts have come loses nothing that was typed', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/auth?vista=accedi', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('azienda@bandolo.example');
  await page.getByLabel('Password', { exact: true }).fill('bandolo-demo');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  release();
  await untilAnswering(page);
  await expect(page.getByLabel('E-mail')).toHaveValue('azienda@bandolo.example');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('the way in fetches its forms when one of them is turned to', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const forms = () => fetched.filter((path) => /\/(?:[\w-]+-form|schemas)-[\w-]+\.js$/.test(path));
  await page.goto('/auth', { waitUntil: 'networkidle' });
  expect(forms()).toEqual([]);
  await page.getByRole('button', { name: /Utente Aziendale/ }).click();
  await expect(page.getByLabel('Nome azienda')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(forms()).not.toEqual([]);
});

test('without a network the way in says so and keeps what was typed', async ({ page, context, problems }) => {
  await page.goto('/auth?vista=accedi', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByLabel('E-mail').fill('azienda@bandolo.example');
  await page.getByLabel('Password', { exact: true }).fill('bandolo-demo');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText(/Controlla la connessione e riprova/).first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('azienda@bandolo.example');
  await context.setOffline(false);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/dashboard');
  problems.length = 0; // the browser logs each request that could not leave
});
