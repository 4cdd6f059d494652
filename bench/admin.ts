import { eq } from 'drizzle-orm';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct } from '#server/testing/test-product.ts';
import { fillDesk, GRANTS } from './admin/volume.ts';

/**
 * The desk at a realistic size: server milliseconds per screen, the median of several asks and the slowest, and the
 * processor time of the median, which other work on the machine does not lengthen.
 */
const ASKS = 5;
/** On the server, for every screen. */
const AT_MOST_MS = 300;
const ADMIN = 'redazione@bandolo.example';
const SCREENS = {
  summary: '/api/admin/summary?giorni=365g',
  'users, last seen': '/api/admin/users?ordine=accesso_desc&pagina=100',
  'users, search': '/api/admin/users?q=cognome 99',
  catalogue: '/api/admin/catalogue',
  'one grant': '/api/admin/catalogue/bando-77',
  'catalogue, signal': '/api/admin/catalogue?segnale=senza_scadenza&ordine=salvati&pagina=3',
  'catalogue, search': '/api/admin/catalogue?q=numero 77',
  'searches in vain': '/api/admin/search-terms',
  synonyms: '/api/admin/synonyms',
  'one user': '/api/admin/users/u77',
  consultants: '/api/admin/consultants',
  'all consultants': '/api/admin/consultants?stato=tutti&pagina=20',
  'grant reports': '/api/admin/grant-reports',
  'chat reports': '/api/admin/chat-reports',
  'one ticket': '/api/admin/support/tickets/t77',
  'ready answers': '/api/admin/support/answers',
  queues: '/api/admin/queues',
  'support inbox': '/api/admin/support/tickets?vista=tutti&pagina=20',
  'audit log': '/api/admin/audit?pagina=10',
  system: '/api/admin/system',
  assistant: '/api/admin/assistant?giorni=365g',
  'data requests': '/api/admin/data-requests/page',
  imports: '/api/admin/imports',
};

const product = await startTestProduct();
await prepareCatalogue(
  product.services,
  Array.from({ length: GRANTS }, (_, at) => sampleGrant({ id: `bando-${at}`, name: `Bando numero ${at}` })),
);
const admin = await signedInBusiness(product, { email: ADMIN });
await product.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.email, ADMIN));
await fillDesk(product.db);

let isHeld = true;
for (const [screen, path] of Object.entries(SCREENS)) {
  const [times, cpuTimes]: [number[], number[]] = [[], []];
  for (let ask = 0; ask < ASKS; ask += 1) {
    const [startedAt, cpuBefore] = [performance.now(), process.cpuUsage()];
    const answer = await admin.get(path);
    await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${String(answer.status)}`);
    times.push(Math.round(performance.now() - startedAt));
    const { user, system } = process.cpuUsage(cpuBefore);
    cpuTimes.push(Math.round((user + system) / 1_000));
  }
  for (const list of [times, cpuTimes]) list.sort((one, other) => one - other);
  const [medianMs, cpuMs] = [times, cpuTimes].map((list) => list[Math.floor(ASKS / 2)]);
  isHeld &&= times.at(-1)! <= AT_MOST_MS;
  console.log(JSON.stringify({ screen, medianMs, slowestMs: times.at(-1), cpuMs }));
}
await product.close();
process.exit(isHeld ? 0 : 1);
