import { sql, type SQL } from 'drizzle-orm';
import { PERSONAL_TABLES, type PersonalTable } from '#domain/accounts/personal-tables.ts';
import { accountErasedMail } from '#messages/mails/account.ts';
import { ERASED } from '#messages/settings/erasure.ts';
import type { Services } from '#server/context.ts';
import { addStandIn, dueForErasure, lockForErasure } from '#server/features/accounts/service.ts';
import { dropBytes, ownFiles } from '#server/features/files/service.ts';
import { enqueueMail, forgetSentMails } from '#server/features/mails/service.ts';
import { rowsOf, type Db } from '#server/platform/db/db.ts';
import { rowsHolding, type Person } from './personal-rows.ts';

type Erased = Person & { firstName: string; lastName: string };

/** Every night: the accounts whose time to think is over (SET-7). */
export async function eraseClosedAccounts(services: Services): Promise<void> {
  for (const id of await dueForErasure(services.db, services.now())) {
    await eraseAccount(services, id);
  }
}

/**
 * All of a person in one transaction, then the bytes of the files. What belongs to others too stays with them, without the
 * person. Undone in the meantime, or erased by another process: nothing happens.
 */
async function eraseAccount(services: Services, id: string): Promise<void> {
  const files = await services.db.transaction(async (tx) => {
    const person = await lockForErasure(tx, id, services.now());
    if (!person) return [];
    const files = await ownFiles(tx, id);
    const names = await namesOf(tx, person);
    await forgetMentions(tx, person);
    await forgetDates(tx, id, names);
    await forgetWritings(tx, id);
    await settleOpenWork(tx, id);
    for (const entry of PERSONAL_TABLES.filter(({ fate }) => fate === 'nameless'))
      await makeNameless(tx, entry, person);
    for (const entry of PERSONAL_TABLES.filter(({ fate }) => fate === 'erased')) {
      await tx.execute(sql`delete from ${sql.identifier(entry.table)} where ${rowsHolding(entry, person)}`);
    }
    await services.queue.forget(tx, [person.email, id]);
    // Among the mails of everybody one word alone is not looked for: it would be the name of many.
    const fullNames = names.filter((name) => name.includes(' '));
    await services.queue.forgetNames(tx, fullNames, ERASED.person);
    await forgetSentMails(tx, [person.email, ...fullNames]);
    await enqueueMail(services, tx, person.email, accountErasedMail(person.firstName), { keepsNoRecord: true });
    return files;
  });
  for (const file of files) await dropBytes(services, file.id);
}

/** What other people were told about this person's consultancies and tickets names the person. */
async function forgetMentions(tx: Db, { id, email }: Person): Promise<void> {
  await tx.execute(sql`
    delete from notifications n using consultancies c
    where (c.business_id = ${id} or c.consultant_id = ${id}) and position(c.id in n.key || ' ' || n.href) > 0`);
  await tx.execute(sql`
    delete from notifications n using support_tickets t
    where t.user_id = ${id} and position(t.id in n.key || ' ' || n.href) > 0`);
  // Invitations are in the trail by their address, which may be one that the person has left since.
  await tx.execute(sql`
    update application_events e set detail = null from application_guests g
    where g.application_id = e.application_id and lower(e.detail) = lower(g.email)
      and (g.guest_id = ${id} or lower(g.email) = lower(${email}))`);
  await tx.execute(sql`
    update consultancies set description = ${ERASED.mandated}
    where id in (select consultancy_id from mandates where user_id = ${id})`);
}

/** What the calendars of those this person worked with have last shown; each is written anew when it is read. */
async function forgetDates(tx: Db, id: string, names: readonly string[]): Promise<void> {
  const others = sql`select business_id from consultancies where consultant_id = ${id}
    union select consultant_id from consultancies where business_id = ${id}`;
  for (const name of names)
    await tx.execute(sql`
      delete from calendar_entries where user_id in (${others})
        and position(${JSON.stringify(name).slice(1, -1)} in item::text) > 0`);
}

/** In the applications of those this person has worked for, the texts stay and no longer say by whom. */
async function forgetWritings(tx: Db, id: string): Promise<void> {
  const owners = sql`select a.user_id from applications a join application_guests g on g.application_id = a.id where g.guest_id = ${id}
    union select business_id from consultancies where consultant_id = ${id}`;
  const nameless = sql`jsonb_set(contents, '{texts}', (
    select jsonb_object_agg(t.key, case when t.value->>'byId' = ${id}
      then (t.value - 'byId') || jsonb_build_object('by', ${ERASED.person}::text) else t.value end)
    from jsonb_each(contents->'texts') t))`;
  const isNamed = sql`position(${id} in (contents->'texts')::text) > 0`;
  const reached = sql`select id from applications where user_id in (${owners})`;
  await tx.execute(sql`update applications set contents = ${nameless} where id in (${reached}) and ${isNamed}`);
  await tx.execute(
    sql`update application_versions set contents = ${nameless} where application_id in (${reached}) and ${isNamed}`,
  );
}

/**
 * The full names this person has had and those of their companies, which the product writes into the words of others.
 */
async function namesOf(tx: Db, { id, firstName, lastName }: Erased): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`select actor_name as name from application_events where actor_id = ${id}
      union select company_name from business_profiles where user_id = ${id}`,
  );
  const names = new Set([`${firstName} ${lastName}`.trim(), ...rows.map(({ name }) => name)]);
  return [...names].filter(Boolean);
}

/** What was under way ends: nobody waits for who is gone. */
async function settleOpenWork(tx: Db, id: string): Promise<void> {
  const open = sql`status in ('nuova', 'in_corso', 'in_attesa_documenti')`;
  await tx.execute(sql`update consultancies set status = 'ritirata' where business_id = ${id} and ${open}`);
  await tx.execute(sql`update consultancies set status = 'liberata' where consultant_id = ${id} and ${open}`);
  await tx.execute(sql`
    update quotes set status = 'superato' where status = 'inviato' and consultancy_id in
      (select id from consultancies where business_id = ${id} or consultant_id = ${id})`);
}

async function makeNameless(tx: Db, entry: PersonalTable, person: Person): Promise<void> {
  const rows = rowsHolding(entry, person);
  const found = await rowsOf(tx, sql`select 1 from ${sql.identifier(entry.table)} where ${rows} limit 1`);
  if (found.length === 0) return;
  const changes: SQL[] = [];
  for (const [column, blank] of Object.entries(entry.becomes ?? {})) {
    const value = blank === 'stand_in' ? await addStandIn(tx, ERASED.consultant) : blank && ERASED[blank];
    changes.push(sql`${sql.identifier(column)} = ${value}`);
  }
  await tx.execute(sql`update ${sql.identifier(entry.table)} set ${sql.join(changes, sql`, `)} where ${rows}`);
}
