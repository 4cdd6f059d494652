import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { rowsOf, type Db } from '#server/platform/db/db.ts';
import { mandates } from './tables.ts';

/** What a company keeps, by table: it goes with the company. A test holds this against the schema. */
export const MOVED_TABLES = [
  'applications',
  'projects',
  'documents',
  'business_plans',
  'de_minimis_entries',
  'de_minimis_undertakings',
  'alert_settings',
] as const;

/** About a company, but what the person did or chose: it stays theirs. A yes to the assistant is asked of the owner anew. */
export const KEPT_TABLES = [
  'events',
  'ai_requests',
  'ai_consents',
  'mandates',
  'client_mails',
  'client_contacts',
  'company_choices',
];

export type Mandate = typeof mandates.$inferSelect;

/** The last invitation alone: a new one makes the links before it unknown. */
export async function invite(tx: Db, companyId: string, userId: string, email: string, tokenHash: string, now: Date) {
  await tx
    .update(mandates)
    .set({ invitedEmail: email, tokenHash, invitedAt: now })
    .where(and(eq(mandates.companyId, companyId), eq(mandates.userId, userId)));
}

const byHash = (tokenHash: string) => and(eq(mandates.tokenHash, tokenHash), isNotNull(mandates.invitedAt));

export async function findInvitation(db: Db, tokenHash: string): Promise<Mandate | null> {
  const [row] = await db.select().from(mandates).where(byHash(tokenHash));
  return row ?? null;
}

/** Who comes second waits, and sees what the first one did. */
export async function lockInvitation(tx: Db, tokenHash: string): Promise<Mandate | null> {
  const [row] = await tx.select().from(mandates).where(byHash(tokenHash)).for('update');
  return row ?? null;
}

export const markTaken = (tx: Db, companyId: string, consultancyId: string) =>
  tx.update(mandates).set({ consultancyId }).where(eq(mandates.companyId, companyId));

export async function countKept(db: Db, companyId: string) {
  const counted = (table: string) =>
    sql`(select count(*)::int from ${sql.raw(table)} where company_id = ${companyId} and deleted_at is null)`;
  const [row] = await rowsOf<{ applications: number; projects: number; documents: number }>(
    db,
    sql`select ${counted('applications')} as applications, ${counted('projects')} as projects, ${counted('documents')} as documents`,
  );
  return row!;
}

export async function keepsNothing(tx: Db, companyId: string): Promise<boolean> {
  const rows = MOVED_TABLES.filter((table) => table !== 'alert_settings').map(
    (table) => sql`exists (select 1 from ${sql.raw(table)} where company_id = ${companyId})`,
  );
  const [row] = await rowsOf<{ any: boolean }>(tx, sql`select ${sql.join(rows, sql` or `)} as any`);
  return row?.any === false;
}

/** Everything that the company keeps is the new owner's, files and all, with what waits for "Annulla". */
export async function moveKept(tx: Db, companyId: string, ownerId: string): Promise<void> {
  for (const table of MOVED_TABLES)
    await tx.execute(sql`update ${sql.raw(table)} set user_id = ${ownerId} where company_id = ${companyId}`);
  await tx.execute(sql`delete from ai_consents where company_id = ${companyId}`);
  await tx.execute(sql`update files set owner_id = ${ownerId} where id in (
    select file_id from documents where company_id = ${companyId}
    union select file_id from application_files join applications on applications.id = application_id
      where company_id = ${companyId})`);
}

/** What the consultant had at hand that day stays shared, as far as it was: the owner takes back what they like. */
export async function shareKept(tx: Db, companyId: string, consultancyId: string, now: Date): Promise<void> {
  await tx.execute(sql`insert into shares (consultancy_id, kind, target_id, shared_at)
    select ${consultancyId}, 'azienda', ${companyId}, ${now.toISOString()}::timestamptz
    union all select ${consultancyId}, 'candidatura', id, ${now.toISOString()}::timestamptz from applications
      where company_id = ${companyId} and deleted_at is null
    union all select ${consultancyId}, 'documento', file_id, ${now.toISOString()}::timestamptz from documents
      where company_id = ${companyId} and deleted_at is null`);
}
