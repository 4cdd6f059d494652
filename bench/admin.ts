import { eq, sql } from 'drizzle-orm';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct } from '#server/testing/test-product.ts';

/** The desk at a realistic size: server milliseconds per screen, the median of several asks and the slowest. */
const [USERS, GRANTS, TICKETS, ASKS] = [10_000, 6_000, 1_000, 5];
const ADMIN = 'redazione@bandolo.example';
const SCREENS = {
  summary: '/api/admin/summary?giorni=365g',
  'users, last seen': '/api/admin/users?ordine=accesso_desc&pagina=100',
  'users, search': '/api/admin/users?q=cognome 99',
  catalogue: '/api/admin/catalogue',
  'one grant': '/api/admin/catalogue/bando-77',
  'support inbox': '/api/admin/support/tickets?vista=tutti&pagina=20',
  'audit log': '/api/admin/audit?pagina=10',
  system: '/api/admin/system',
  assistant: '/api/admin/assistant?giorni=365g',
  'data requests': '/api/admin/data-requests',
  imports: '/api/admin/imports',
};

const product = await startTestProduct();
await prepareCatalogue(
  product.services,
  Array.from({ length: GRANTS }, (_, at) => sampleGrant({ id: `bando-${at}`, name: `Bando numero ${at}` })),
);
const admin = await signedInBusiness(product, { email: ADMIN });
await product.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.email, ADMIN));
const fill = (statement: string) => product.db.execute(sql.raw(statement));
await fill(`insert into profiles (id, user_type, first_name, last_name, email, registration_method, email_confirmed_at, created_at)
  select 'u' || n, 'business_user', 'Nome ' || n, 'Cognome ' || n, 'u' || n || '@impresa.example', 'email', now(), now() - n * interval '50 minutes'
  from generate_series(1, ${USERS}) n`);
await fill(`insert into sessions (token_hash, user_id, expires_at, last_used_at, ip, user_agent)
  select 'h' || n, 'u' || n, now() + interval '30 days', now() - n * interval '1 minute', '127.0.0.1', 'bench' from generate_series(1, ${USERS}) n`);
await fill(`insert into saved_grants (user_id, grant_id, grant_title, grant_entity, saved_at)
  select 'u' || n, 'bando-' || (n % ${GRANTS}), 'Bando', 'Ente', now() from generate_series(1, ${USERS}) n`);
await fill(`insert into support_tickets (id, user_id, kind, name, email, subject, description, created_at)
  select 't' || n, 'u' || n, 'ticket', 'Nome', 'u' || n || '@impresa.example', 'Domanda ' || n, 'Testo', now() from generate_series(1, ${TICKETS}) n`);
await fill(`insert into audit_log (id, at, actor_id, action, subject_kind, subject_id)
  select 'a' || n, now() - n * interval '1 minute', 'u1', 'ticket_nota', 'ticket', 't' || n from generate_series(1, ${USERS}) n`);

for (const [screen, path] of Object.entries(SCREENS)) {
  const times: number[] = [];
  for (let ask = 0; ask < ASKS; ask += 1) {
    const startedAt = performance.now();
    const answer = await admin.get(path);
    await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${String(answer.status)}`);
    times.push(Math.round(performance.now() - startedAt));
  }
  times.sort((one, other) => one - other);
  console.log(JSON.stringify({ screen, medianMs: times[Math.floor(ASKS / 2)], slowestMs: times.at(-1) }));
}
await product.close();
