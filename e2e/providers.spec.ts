import { startFakeModel } from '#server/features/assistant/testing/fake-model.ts';
import { startFakeProvider } from '#server/testing/fake-provider.ts';
import { expect, test } from './fixtures.ts';
import { portOf, startServer } from './server.ts';

const ANSWER = 'Parti dal bando che scade prima: i requisiti sono quasi tutti soddisfatti.';
const SOMEBODY = {
  sub: 'g-1',
  email: 'nora@posta.example',
  email_verified: true,
  given_name: 'Nora',
  family_name: 'Neri',
};

let outside: Awaited<ReturnType<typeof startOutside>>;
test.beforeAll(async ({}, { parallelIndex }) => {
  outside = await startOutside(parallelIndex);
});
test.afterAll(() => outside.stop());

/** One server that knows both services, for all journeys here: a start takes as long as one of them. */
async function startOutside(worker: number) {
  const model = await startFakeModel();
  const fake = await startFakeProvider(SOMEBODY);
  const server = await startServer({
    port: portOf(worker, 'second'),
    env: {
      AI_BASE_URL: model.baseUrl,
      AI_API_KEY: 'k',
      AI_MODEL: 'fake',
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      OAUTH_TEST_ISSUER: fake.issuer,
    },
  });
  const stop = () => Promise.all([server.stop(), model.close(), fake.close()]);
  return { model, fake, server, stop };
}

test('a first sign-in with Google asks for the type, completes the account and signs in again at once', async ({
  page,
}) => {
  const { fake, server } = outside;
  await page.goto(`${server.url}/auth?vista=accedi`);
  await page.getByRole('button', { name: 'Accedi con Google' }).click();
  await expect(page.getByText('Ancora un passo')).toBeVisible();
  await page.getByRole('button', { name: /Utente Aziendale/ }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Nora');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('nora@posta.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await page.getByLabel('Nome azienda').fill('Nora Srl');
  await page.getByLabel('Settore').selectOption('tourism');
  await page.getByLabel('Ruolo in azienda').fill('Founder');
  await page.getByLabel(/Accetto i termini/).check();
  await page.getByRole('button', { name: 'Crea account aziendale' }).click();
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora');

  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goto(`${server.url}/auth?vista=accedi`);
  await page.getByRole('button', { name: 'Accedi con Google' }).click();
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  // The address is first: until the dashboard is there, "Esci" is the landing's.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora');

  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  fake.state.fails = true;
  await page.goto(`${server.url}/auth?vista=accedi`);
  await page.getByRole('button', { name: 'Accedi con Google' }).click();
  await expect(page.getByText("Errore durante l'accesso con Google")).toBeVisible();
});

test('a provider answers only after the company’s consent, is named, and when it fails Filo stands in', async ({
  page,
  expectAccessible,
}) => {
  const { model, server } = outside;
  const window = page.getByRole('region', { name: 'Chat con Filo' });
  const input = page.getByRole('textbox', { name: 'Scrivi a Filo' });
  const ask = async (text: string, answers: number) => {
    await input.fill(text);
    await input.press('Enter');
    await expect(page.getByRole('button', { name: 'Copia la risposta' })).toHaveCount(answers, { timeout: 20_000 });
  };
  model.state.behaviour = { kind: 'ok', text: ANSWER };
  await page.request.post(`${server.url}/api/session`, {
    headers: { origin: server.url },
    data: { email: 'azienda@bandolo.example', password: 'bandolo-demo' },
  });
  await page.goto(`${server.url}/profile`);

  await test.step('the question names the host and the company’s data; until then only Filo answers', async () => {
    await page.getByRole('button', { name: 'Chiedi a Filo' }).locator('visible=true').click();
    const consent = window.getByRole('region', { name: 'Vuoi risposte più ricche?' });
    await expect(consent).toContainText(model.host);
    await expect(window.getByText('Risponde Filo, senza servizi esterni')).toBeVisible();
    await expectAccessible();
    await ask('Quali scadenze ho?', 1);
    await expect(window.getByText(/· Ha risposto Filo/)).toBeVisible();
    expect(model.state.calls).toBe(0);
  });

  await test.step('after the yes the provider answers, with its name', async () => {
    await window.getByRole('button', { name: 'Acconsento' }).click();
    await expect(window.getByText(`Risponde ${model.host}`, { exact: true })).toBeVisible();
    await ask('Da quale bando parto?', 2);
    await expect(window.getByText(ANSWER)).toBeVisible();
    await expect(window.getByText(new RegExp(`· Ha risposto ${model.host}`))).toBeVisible();
    expect(model.state.calls).toBe(1);
    await expectAccessible();
  });

  await test.step('when it fails Filo answers, and says why', async () => {
    model.state.behaviour = { kind: 'status', status: 500 };
    await ask('Mi serve un consulente', 3);
    await expect(window.getByText(/· Ha risposto Filo/)).toHaveCount(2);
    await expect(window.getByText(/servizio esterno/i).last()).toBeVisible();
  });

  await test.step('the whole conversation comes back in another tab, with who answered', async () => {
    const other = await page.context().newPage();
    await other.goto(`${server.url}/profile`);
    await other.getByRole('button', { name: 'Chiedi a Filo' }).locator('visible=true').click();
    await expect(other.getByText(ANSWER)).toBeVisible();
    await expect(other.getByText(new RegExp(`· Ha risposto ${model.host}`))).toBeVisible();
    await other.close();
  });

  await test.step('another company has not consented', async () => {
    await page.request.put(`${server.url}/api/ai-assistant/consent`, {
      headers: { origin: server.url },
      data: { isGranted: true },
    });
    const { companies } = (await (await page.request.get(`${server.url}/api/companies`)).json()) as {
      companies: { id: string; isPrimary: boolean }[];
    };
    const second = companies.find(({ isPrimary }) => !isPrimary)!;
    await page.request.put(`${server.url}/api/companies/${second.id}/primary`, { headers: { origin: server.url } });
    await page.reload();
    await expect(window.getByRole('region', { name: 'Vuoi risposte più ricche?' })).toBeVisible();
    await expect(window.getByText('Risponde Filo, senza servizi esterni')).toBeVisible();
  });

  await test.step('the history is cleared, after a question', async () => {
    await window.getByRole('button', { name: 'Altre azioni della chat' }).click();
    await page.getByRole('menuitem', { name: 'Cancella cronologia' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancellare la cronologia di Filo?' });
    await expectAccessible();
    await question.getByRole('button', { name: 'Cancella cronologia' }).click();
    await expect(page.getByText('Cronologia cancellata')).toBeVisible();
    await expect(window.getByText(ANSWER)).toHaveCount(0);
    const context = (await (await page.request.get(`${server.url}/api/context`)).json()) as {
      conversationHistory: unknown[];
    };
    expect(context.conversationHistory).toEqual([]);
  });
  // A page that stays hears its live line break off when the server goes.
  await page.goto('about:blank');
});
