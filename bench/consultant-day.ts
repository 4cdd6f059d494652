/**
 * The consultant's home with many clients: CPU of one request, database included (it is embedded). Prints one JSON line:
 * medians over the requests, in milliseconds, when nothing changed since the last one, when a consultancy did each time,
 * when a company did each time (which is judged again), and of the smallest request of who is signed in, which tells how
 * loaded the machine is.
 * `node bench/consultant-day.ts 50`.
 */
import { eq, sql } from 'drizzle-orm';
import { profiles } from '#server/features/accounts/tables.ts';
import { mandates } from '#server/features/clients/tables.ts';
import { businessProfiles } from '#server/features/companies/tables.ts';
import { consultancies } from '#server/features/consultancies/tables.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { UNDER_MANDATE, profileOf } from '#server/demo/clients/companies.ts';
import { approvedConsultant } from '#server/testing/approved-consultant.ts';
import { startTestProduct } from '#server/testing/test-product.ts';

const clients = Number(process.argv[2] ?? 50);
const REQUESTS = 120;
const WARM_UP = 60;
const WATCHED = ['1', '2', 'voucher-cloud-e-cybersecurity', 'simest-transizione-digitale-o-ecologica'];

const product = await startTestProduct();
await prepareCatalogue(product.services);
const [consultant, consultantId] = await approvedConsultant(product, 'marco@studio.example');
await product.db.update(profiles).set({ isDemo: true }).where(eq(profiles.id, consultantId));
const now = product.services.now();
for (let at = 0; at < clients; at += 1) {
  const id = `azienda-${String(at)}`;
  const { ein: _ein, city: _city, ...fields } = profileOf(UNDER_MANDATE[at % UNDER_MANDATE.length]!, 'Cliente');
  const row = { companyName: `Cliente ${String(at)}`, roleInCompany: 'Cliente', sector: fields.sector };
  const known = { region: fields.region ?? null, employees: fields.employees ?? null, revenue: fields.revenue ?? null };
  await product.db
    .insert(businessProfiles)
    .values({ ...row, ...known, id, userId: consultantId, description: fields.description, details: fields });
  const contact = { contactName: 'Elena', contactEmail: 'elena@valbrenta.example', signedOn: '2026-10-01' };
  await product.db.insert(mandates).values({ ...contact, companyId: id, userId: consultantId, declaredAt: now });
  await product.db.insert(consultancies).values({
    ...{ id: `incarico-${String(at)}`, consultantId, clientName: row.companyName, sector: fields.sector },
    ...{ kind: 'domanda', description: fields.description, urgency: 'media', status: 'in_corso', createdAt: now },
  });
}
for (const grantId of WATCHED) await consultant.post('/api/saved-grants', { grantId });

async function median(change: (at: number) => Promise<unknown>, path = '/api/clients/dashboard'): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < REQUESTS; at += 1) {
    await change(at);
    const before = process.cpuUsage();
    const answer = await consultant.get(path);
    if (answer.status !== 200) throw new Error(await answer.text());
    await answer.arrayBuffer();
    const { user, system } = process.cpuUsage(before);
    if (at >= WARM_UP) times.push((user + system) / 1000);
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length / 2)]!;
}

const [first] = await product.db.select({ id: consultancies.id }).from(consultancies).limit(1);
const postpone = (at: number) =>
  product.db
    .update(consultancies)
    .set({ deadline: `2026-12-${String((at % 28) + 1).padStart(2, '0')}` })
    .where(eq(consultancies.id, first!.id));
const grow = (at: number) =>
  product.db
    .update(businessProfiles)
    .set({ version: sql`${businessProfiles.version} + 1`, employees: at % 2 === 0 ? '11-25' : '26-50' })
    .where(eq(businessProfiles.id, `azienda-${String(at % clients)}`));
const cpuMs = await median(() => Promise.resolve());
const changedCpuMs = await median(postpone);
const companyCpuMs = await median(grow);
const sessionCpuMs = await median(() => Promise.resolve(), '/api/session');
console.log(JSON.stringify({ bench: 'consultant-day', clients, cpuMs, changedCpuMs, companyCpuMs, sessionCpuMs }));
await product.close();
