import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { violationsIn } from './accessibility.ts';
import { portOf, startServer } from './server.ts';
import { CLOCK_OFFSET_MS, shiftClock } from './shifted-clock.ts';

const DEMO = {
  azienda: 'azienda@bandolo.example',
  consulente: 'consulente@bandolo.example',
  admin: 'admin@bandolo.example',
} as const;

/** How many times slower than this machine the browser's processor is: `SLOWED=4 npm run e2e`. */
const SLOWED = Number(process.env.SLOWED ?? 1);

/** Expected refusals: the browser logs every 4xx answer by itself. */
const EXPECTED = [/Failed to load resource: the server responded with a status of 4\d\d/];

type Fixtures = {
  /** Every console error, warning and policy violation of the page; the journey fails when any is left. */
  problems: string[];
  signedInAs(who: keyof typeof DEMO): Promise<void>;
  /** Signed in as a person of one's own, so that journeys do not meet in the same account. */
  newBusiness(): Promise<{ email: string; password: string; headers: { origin: string } }>;
  /** axe at zero, contrast included: in light on the desktop, in dark on the phone. */
  expectAccessible(): Promise<void>;
};

type WorkerFixtures = {
  /** The worker's own server: journeys of two workers never meet. */
  server: { url: string };
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use, { parallelIndex }) => {
      const server = await startServer({ port: portOf(parallelIndex) });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  context: async ({ context, javaScriptEnabled }, use) => {
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      await slow(page);
      return javaScriptEnabled === false ? page : waitingForScript(page);
    };
    await context.addInitScript(shiftClock, CLOCK_OFFSET_MS);
    await use(context);
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      await watch(page, problems);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  signedInAs: async ({ page, baseURL }, use) => {
    await use(async (who) => {
      // An open page goes home by itself when it meets another person, perhaps just when the journey opens the next one.
      await page.goto('about:blank');
      const answer = await page.request.post('/api/session', {
        headers: { origin: baseURL ?? '' },
        data: { email: DEMO[who], password: 'bandolo-demo' },
      });
      expect(answer.status()).toBe(200);
    });
  },
  newBusiness: async ({ page, baseURL }, use) => {
    await use(async () => {
      const headers = { origin: baseURL ?? '' };
      const account = { email: `ada-${randomUUID()}@officine.example`, password: 'tornio-verde-42' };
      const company = { companyName: 'Officine Ada Srl', sector: 'manufacturing', role: 'CEO', acceptTerms: true };
      const data = { firstName: 'Ada', lastName: 'Bianchi', ...account, ...company };
      await page.request.post('/api/registrations/business', { headers, data });
      await expect(async () => {
        const outbox = await (await page.request.get('/api/dev/outbox')).text();
        const token = /conferma\?token=([\w-]+)/.exec(outbox.slice(outbox.indexOf(account.email)))?.[1];
        const confirmed = await page.request.post('/api/session/confirmation', { headers, data: { token } });
        expect(confirmed.status()).toBe(200);
      }).toPass();
      return { ...account, headers };
    });
  },
  expectAccessible: async ({ page, colorScheme }, use) => {
    const scheme = colorScheme === 'dark' ? 'dark' : 'light';
    await use(async () => expect(await violationsIn(page, scheme)).toEqual([]));
  },
});

async function slow(page: Page): Promise<void> {
  if (SLOWED === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

export async function watch(page: Page, problems: string[]): Promise<void> {
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !EXPECTED.some((known) => known.test(text)))
      problems.push(text);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(
        `CSP ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${String(event.lineNumber)}`,
      ),
    );
  });
}

/** Until the scripts have taken the page over, or at once where it has none. */
export async function untilAnswering(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.script === 'ready' || !document.querySelector('script[type=module]'),
  );
}

/** Journeys begin where the page answers; what works before that has tests of its own, which wait for `commit` alone. */
function waitingForScript(page: Page): Page {
  const arrive = { goto: page.goto.bind(page), reload: page.reload.bind(page), goBack: page.goBack.bind(page) };
  async function answering<Answer>(arrival: Promise<Answer>, waitUntil?: string) {
    const answer = await arrival;
    if (waitUntil !== 'commit') await untilAnswering(page);
    return answer;
  }
  page.goto = (url, options) => answering(arrive.goto(url, options), options?.waitUntil);
  page.reload = (options) => answering(arrive.reload(options), options?.waitUntil);
  page.goBack = (options) => answering(arrive.goBack(options), options?.waitUntil);
  return page;
}

export { expect };
