import { chromium } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from './fixtures.ts';
import { findWholeChromium } from '#scripts/chromium.mjs';
import { CLOCK_OFFSET_MS } from './shifted-clock.ts';

test('a person changes the password, and the old one no longer works', async ({
  page,
  newBusiness,
  expectAccessible,
}) => {
  const { email, password, headers } = await newBusiness();
  await page.goto('/settings');
  await expectAccessible();
  await page.getByLabel('Password attuale').fill('sbagliata');
  await page.getByLabel('Nuova password', { exact: true }).fill('nuova-chiave-lunga');
  await page.getByLabel('Conferma la nuova password').fill('diversa');
  await page.getByRole('button', { name: 'Cambia password' }).click();
  await expect(page.getByText('Le password non coincidono.').first()).toBeVisible();
  await page.getByLabel('Conferma la nuova password').fill('nuova-chiave-lunga');
  await page.getByRole('button', { name: 'Cambia password' }).click();
  await expect(page.getByText('La password attuale non è corretta.')).toBeVisible();
  await page.getByLabel('Password attuale').fill(password);
  await page.getByRole('button', { name: 'Cambia password' }).click();
  await expect(page.getByText('La tua password è stata aggiornata con successo.')).toBeVisible();
  const old = await page.request.post('/api/session', { headers, data: { email, password } });
  expect(old.status()).toBe(401);
});

test('personal data, switches and devices stay as they were left', async ({
  page,
  browser,
  baseURL,
  newBusiness,
  expectAccessible,
}) => {
  const { email, password, headers } = await newBusiness();
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await elsewhere.request.post('/api/session', { headers, data: { email, password } });
  await page.goto('/settings');
  await page.getByLabel('Telefono').fill('+39 049 123456');
  await page.getByLabel('Azienda', { exact: true }).fill('Officine Piave Srl');
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expect(page.getByText('I tuoi dati personali sono stati aggiornati con successo.')).toBeVisible();
  await page.getByRole('switch', { name: /E-mail con novità/ }).click(); // turns once the choice is on its way
  await expect(page.getByText('Le tue preferenze di notifica sono state aggiornate.')).toBeVisible();
  await page.getByRole('radio', { name: /Inglese/ }).click(); // turns once the choice is on its way
  await expect(page.getByText('Lingua delle date salvata')).toBeVisible();
  const lastUse = page.getByText(/^Ultimo uso: \d+ [A-Z][a-z]+ \d{4}/).first();
  await expect(lastUse).toBeVisible();
  await page.getByRole('button', { name: 'Scollega tutti gli altri' }).click();
  await expect(page.getByText('Gli altri dispositivi sono stati scollegati')).toBeVisible();
  expect(await (await elsewhere.request.get('/api/session')).json()).toMatchObject({ user: null });
  await elsewhere.close();
  await page.reload();
  await expect(page.getByLabel('Telefono')).toHaveValue('+39 049 123456');
  await expect(page.getByLabel('Azienda', { exact: true })).toHaveValue('Officine Piave Srl');
  await expect(page.getByRole('switch', { name: /E-mail con novità/ })).toBeChecked();
  await expect(lastUse).toBeVisible();
  const drawnByServer = await (await page.request.get('/settings')).text();
  expect(drawnByServer).toMatch(/Ultimo uso: \d+ [A-Z][a-z]+ \d{4}/);

  // The way out at the foot of a mail: read by a press alone, and a link that was never sent stops nothing.
  await page.goto(`/disiscrizione/${'x'.repeat(43)}?quali=novita`);
  await expectAccessible();
  await page.getByRole('button', { name: 'Smetti di scrivermi' }).click();
  await expect(page).toHaveURL(/esito=errore/);
  await expectAccessible();
});

test('an account is closed with password and word, and the mailed link brings it back', async ({
  page,
  newBusiness,
  expectAccessible,
}) => {
  const { email, password } = await newBusiness();
  await page.goto('/settings');
  const archive = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Scarica i miei dati' }).click();
  expect((await archive).suggestedFilename()).toMatch(/^bandolo-i-miei-dati-[\d-]+\.zip$/);
  await page.getByRole('button', { name: 'Elimina Account' }).click();
  await page.getByLabel('La tua password').fill(password);
  await page.getByLabel('Per conferma scrivi ELIMINA').fill('elimina');
  await expectAccessible();
  await page.getByRole('button', { name: 'Elimina il mio account' }).click();
  await expect(page.getByText('Account chiuso')).toBeVisible();
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/auth/);
  let token = '';
  await expect(async () => {
    const outbox = await (await page.request.get('/api/dev/outbox')).text();
    token = /riattiva\?token=([\w-]+)/.exec(outbox.slice(outbox.indexOf(email)))?.[1] ?? '';
    expect(token).not.toBe('');
  }).toPass();
  await page.goto(`/auth/riattiva?token=${token}`);
  await expectAccessible();
  await page.getByRole('button', { name: 'Tieni il mio account' }).click();
  await page.getByRole('link', { name: 'Vai all’accesso' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).last().click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('two steps: a code of the app, then a recovery code, then the password alone again', async ({
  page,
  context,
  newBusiness,
  expectAccessible,
}) => {
  const { email, password } = await newBusiness();
  const panel = page.getByRole('region', { name: 'Verifica in due passaggi' });
  await page.goto('/settings');
  await panel.getByRole('button', { name: 'Attiva la verifica' }).click();
  await panel.getByLabel('La tua password').fill(password);
  await panel.getByRole('button', { name: 'Continua' }).click();
  await expect(panel.getByRole('img', { name: 'Codice QR da inquadrare con l’app' })).toBeVisible();
  await expectAccessible();
  const secret = (await panel.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = (steps: number) => totp.generate({ timestamp: Date.now() + CLOCK_OFFSET_MS + steps * 30_000 });
  await panel.getByLabel('Codice di sei cifre').fill(code(0));
  await panel.getByRole('button', { name: 'Conferma e attiva' }).click();
  await expect(panel.getByText('Salva adesso i codici di recupero')).toBeVisible();
  await expectAccessible();
  const file = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Scarica' }).click();
  expect((await file).suggestedFilename()).toBe('bandolo-codici-di-recupero.txt');
  const recovery = await panel.getByRole('listitem').first().innerText();
  await panel.getByRole('button', { name: 'Li ho salvati' }).click();

  const signIn = async (second: string) => {
    await context.clearCookies();
    await page.goto('/auth?vista=accedi&next=/settings');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Accedi', exact: true }).last().click();
    await expect(page.getByRole('heading', { name: 'Ancora un passo' })).toBeVisible();
    await page.getByLabel('Codice', { exact: true }).fill(second);
    await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  };
  await signIn('000000');
  await expect(page.getByText('Il codice non è giusto, o è già stato usato.').first()).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Codice', { exact: true }).fill(code(1));
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page).toHaveURL('/settings');
  await signIn(recovery);
  await expect(page).toHaveURL('/settings');
  await expect(panel.getByText('Ti restano 9 codici di recupero.')).toBeVisible();
  await panel.getByRole('button', { name: 'Disattiva' }).click();
  await panel.getByLabel('La tua password').fill(password);
  await panel.getByRole('button', { name: 'Disattiva' }).click();
  await expect(panel.getByRole('button', { name: 'Attiva la verifica' })).toBeVisible();
});

test('notifications on this device: asked for, shown by the service worker, turned off again', async ({
  context: signedIn,
  baseURL,
  newBusiness,
}) => {
  const executablePath = findWholeChromium();
  test.skip(!executablePath, 'the shell without windows shows no notifications');
  await newBusiness();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext({ baseURL, storageState: await signedIn.storageState(), locale: 'it-IT' });
  await context.grantPermissions(['notifications']);
  const page = await context.newPage();
  // No push service reaches a browser under test: its answer is the only thing that is made up.
  await page.addInitScript(() => {
    const fake = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/prova',
      toJSON: () => ({ endpoint: fake.endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
      unsubscribe: async () => {
        sessionStorage.removeItem('push');
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => (sessionStorage.setItem('push', '1'), fake),
      getSubscription: async () => (sessionStorage.getItem('push') ? fake : null),
    });
  });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Attiva su questo dispositivo' }).click();
  await expect(page.getByText('Notifiche attive su questo dispositivo')).toBeVisible();
  await page.reload();
  const shown = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return { script: registration.active?.scriptURL, scope: registration.scope };
  });
  expect(new URL(shown.script ?? '').pathname).toBe('/sw.js');
  const devtools = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === shown.scope);
      if (own) resolve(own.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const push = {
    origin: new URL(shown.scope).origin,
    registrationId: await found,
    data: JSON.stringify({
      title: 'Bando Uno scade domani',
      text: 'È tra i tuoi salvati.',
      href: '/calendar',
      tag: 'a',
    }),
  };
  // The browser drops a message without a word while its worker is starting; one tag is one notice, however often it comes.
  await expect(async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', push);
    const titles = await page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title),
    );
    expect(titles).toEqual(['Bando Uno scade domani']);
  }).toPass();
  await page.getByRole('button', { name: 'Disattiva su questo dispositivo' }).click();
  await expect(page.getByText('Notifiche spente su questo dispositivo')).toBeVisible();
  await browser.close();
});
