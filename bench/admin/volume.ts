import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/db.ts';

/** A desk with a realistic amount behind it. The grants `bando-0`, `bando-1` … are there already. */
export const [USERS, GRANTS, TICKETS] = [10_000, 6_000, 1_000];

const ROWS = [
  `insert into profiles (id, user_type, first_name, last_name, email, registration_method, email_confirmed_at, created_at)
    select 'u' || n, 'business_user', 'Nome ' || n, 'Cognome ' || n, 'u' || n || '@impresa.example', 'email', now(), now() - n * interval '50 minutes'
    from generate_series(1, ${USERS}) n`,
  `insert into sessions (token_hash, user_id, expires_at, last_used_at, ip, user_agent)
    select 'h' || n, 'u' || n, now() + interval '30 days', now() - n * interval '1 minute', '127.0.0.1', 'bench' from generate_series(1, ${USERS}) n`,
  `insert into saved_grants (user_id, grant_id, grant_title, grant_entity, saved_at)
    select 'u' || n, 'bando-' || (n % ${GRANTS}), 'Bando', 'Ente', now() from generate_series(1, ${USERS}) n`,
  `insert into support_tickets (id, user_id, kind, name, email, subject, description, created_at)
    select 't' || n, 'u' || n, 'ticket', 'Nome', 'u' || n || '@impresa.example', 'Domanda ' || n, 'Testo', now() from generate_series(1, ${TICKETS}) n`,
  `insert into audit_log (id, at, actor_id, action, subject_kind, subject_id)
    select 'a' || n, now() - n * interval '1 minute', 'u1', 'ticket_nota', 'ticket', 't' || n from generate_series(1, ${USERS}) n`,
  `insert into search_terms (day, words, searches, empty, clicks)
    select current_date - (n % 90), 'parole ' || (n % 4000), 1 + n % 7, n % 2, n % 3 from generate_series(1, 40000) n
    on conflict do nothing`,
  `insert into search_synonyms (id, said, said_key, means, updated_at)
    select 's' || n, 'detto ' || n, 'dett ' || n, array['scritto ' || n], now() from generate_series(1, 500) n`,
  `insert into consultant_profiles (user_id, status, specializations, sectors, bio, region, years_experience, hourly_rate)
    select 'u' || n, (array['in_attesa', 'approvato', 'sospeso'])[1 + n % 3], '{regional_grants}', '{technology}', 'Testo', 'Puglia', 5, 80
    from generate_series(1, 1000) n`,
  `insert into consultant_decisions (id, consultant_id, decision, reason, at)
    select 'd' || n, 'u' || (1 + n % 1000), 'approvato', 'Motivo', now() from generate_series(1, 3000) n`,
  `insert into grant_reports (id, grant_id, text, created_at)
    select 'r' || n, 'bando-' || n, 'Errore', now() from generate_series(1, 500) n`,
  `insert into link_checks (grant_id, link, status, failures, checked_at, next_at)
    select 'bando-' || n, 'https://www.ente.example/' || n, case when n % 20 = 0 then 404 else 200 end, case when n % 20 = 0 then 1 else 0 end, now(), now()
    from generate_series(0, ${GRANTS} - 1) n`,
  `insert into events (id, user_id, kind, title, at)
    select 'e' || n, 'u' || (1 + n % ${USERS}), (array['ricerca_ai', 'bando_visto', 'bando_salvato'])[1 + n % 3], 'Titolo', now() - n * interval '15 minutes'
    from generate_series(1, 30000) n`,
];
export async function fillDesk(db: Db): Promise<void> {
  for (const rows of ROWS) await db.execute(sql.raw(rows));
}
