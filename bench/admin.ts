import { eq, sql } from 'drizzle-orm';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct } from '#server/testing/test-product.ts';

/** The desk at a realistic size: server milliseconds per screen, the median of several asks and the slowest. */
const [USERS, GRANTS, TICKETS, ASKS] = [10_000, 6_000, 1_000, 5];
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

await fill(`insert into search_terms (day, words, searches, empty, clicks)
  select current_date - (n % 90), 'parole ' || (n % 4000), 1 + n % 7, n % 2, n % 3 from generate_series(1, 40000) n
  on conflict do nothing`);
await fill(`insert into search_synonyms (id, said, said_key, means, updated_at)
  select 's' || n, 'detto ' || n, 'dett ' || n, array['scritto ' || n], now() from generate_series(1, 500) n`);
await fill(`insert into consultant_profiles (user_id, status, specializations, sectors, bio, region, years_experience, hourly_rate)
  select 'u' || n, (array['in_attesa', 'approvato', 'sospeso'])[1 + n % 3], '{regional_grants}', '{technology}', 'Testo', 'Puglia', 5, 80
  from generate_series(1, 1000) n`);
await fill(`insert into consultant_decisions (id, consultant_id, decision, reason, at)
  select 'd' || n, 'u' || (1 + n % 1000), 'approvato', 'Motivo', now() from generate_series(1, 3000) n`);
await fill(`insert into grant_reports (id, grant_id, text, created_at)
  select 'r' || n, 'bando-' || n, 'Errore', now() from generate_series(1, 500) n`);

let isHeld = true;
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
  isHeld &&= times.at(-1)! <= AT_MOST_MS;
  console.log(JSON.stringify({ screen, medianMs: times[Math.floor(ASKS / 2)], slowestMs: times.at(-1) }));
}
await product.close();
process.exit(isHeld ? 0 : 1);
