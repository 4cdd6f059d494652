import { and, asc, eq, inArray, isNull, sql, type Placeholder } from 'drizzle-orm';
import type { AidEntry, DeMinimisRegime, Undertaking, UndertakingRelation } from '#domain/tools/de-minimis/ledger.ts';
import type { Db } from '#server/platform/db/db.ts';
import { preparedRead } from '#server/platform/db/prepared.ts';
import { newId } from '#server/platform/tokens.ts';
import { deMinimisEntries as entries, deMinimisUndertakings as undertakings } from './tables.ts';

/** The company's own line in the ledger. */
export const SELF = 'self';

/** Whose ledger: always the owner and the company together. */
export type LedgerKey = { userId: string; companyId: string };
export type EntryInput = Omit<AidEntry, 'id'>;
export type UndertakingInput = Omit<Undertaking, 'id'>;

type AskedKey = Record<keyof LedgerKey, string | Placeholder>;
const KEY: AskedKey = { userId: sql.placeholder('userId'), companyId: sql.placeholder('companyId') };

const ofEntries = (key: AskedKey) => and(eq(entries.userId, key.userId), eq(entries.companyId, key.companyId));
const ofUndertakings = (key: AskedKey) =>
  and(eq(undertakings.userId, key.userId), eq(undertakings.companyId, key.companyId));

const livingEntries = preparedRead('ledger_entries', (db) =>
  db
    .select()
    .from(entries)
    .where(and(ofEntries(KEY), isNull(entries.deletedAt)))
    .orderBy(asc(entries.grantedOn), asc(entries.createdAt), asc(entries.id)),
);

export async function listEntries(db: Db, key: LedgerKey): Promise<AidEntry[]> {
  const rows = await livingEntries(db, key);
  return rows.map((row) => ({
    id: row.id,
    grantedOn: row.grantedOn,
    amountGge: row.amountCents / 100,
    regime: row.regime as DeMinimisRegime,
    body: row.body,
    title: row.title,
    cor: row.cor,
    car: row.car,
    undertakingId: row.undertakingId ?? SELF,
  }));
}

const livingUndertakings = preparedRead('ledger_undertakings', (db) =>
  db
    .select()
    .from(undertakings)
    .where(and(ofUndertakings(KEY), isNull(undertakings.deletedAt)))
    .orderBy(asc(undertakings.createdAt), asc(undertakings.id)),
);

export async function listUndertakings(db: Db, key: LedgerKey): Promise<Undertaking[]> {
  const rows = await livingUndertakings(db, key);
  return rows.map(({ id, name, taxCode, relation }) => ({
    id,
    name,
    taxCode,
    relation: relation as UndertakingRelation,
  }));
}

export async function insertEntries(db: Db, key: LedgerKey, list: readonly EntryInput[], now: Date): Promise<void> {
  if (list.length === 0) return;
  await db.insert(entries).values(list.map((each) => ({ ...columnsOf(each), ...key, id: newId(), createdAt: now })));
}

export async function updateEntry(db: Db, key: LedgerKey, id: string, entry: EntryInput): Promise<boolean> {
  const rows = await db
    .update(entries)
    .set(columnsOf(entry))
    .where(and(ofEntries(key), eq(entries.id, id), isNull(entries.deletedAt)))
    .returning({ id: entries.id });
  return rows.length > 0;
}

/** Null takes the mark away again ("Annulla"). */
export async function markEntry(db: Db, key: LedgerKey, id: string, deletedAt: Date | null): Promise<boolean> {
  const rows = await db
    .update(entries)
    .set({ deletedAt })
    .where(and(ofEntries(key), eq(entries.id, id)))
    .returning({ id: entries.id });
  return rows.length > 0;
}

export async function insertUndertaking(db: Db, key: LedgerKey, firm: UndertakingInput, now: Date): Promise<void> {
  await db.insert(undertakings).values({ ...firm, ...key, id: newId(), createdAt: now });
}

export async function updateUndertaking(db: Db, key: LedgerKey, id: string, firm: UndertakingInput): Promise<boolean> {
  const rows = await db
    .update(undertakings)
    .set(firm)
    .where(and(ofUndertakings(key), eq(undertakings.id, id), isNull(undertakings.deletedAt)))
    .returning({ id: undertakings.id });
  return rows.length > 0;
}

/** A firm goes with its aid; the same moment on both brings both back. */
export async function deleteUndertaking(tx: Db, key: LedgerKey, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(undertakings)
    .set({ deletedAt: now })
    .where(and(ofUndertakings(key), eq(undertakings.id, id), isNull(undertakings.deletedAt)))
    .returning({ id: undertakings.id });
  await tx
    .update(entries)
    .set({ deletedAt: now })
    .where(and(ofEntries(key), eq(entries.undertakingId, id), isNull(entries.deletedAt)));
  return rows.length > 0;
}

export async function restoreUndertaking(tx: Db, key: LedgerKey, id: string): Promise<boolean> {
  const [firm] = await tx
    .select({ deletedAt: undertakings.deletedAt })
    .from(undertakings)
    .where(and(ofUndertakings(key), eq(undertakings.id, id)));
  if (!firm) return false;
  if (!firm.deletedAt) return true;
  await tx.update(undertakings).set({ deletedAt: null }).where(eq(undertakings.id, id));
  const gone = await tx
    .select({ id: entries.id })
    .from(entries)
    .where(and(ofEntries(key), eq(entries.undertakingId, id), eq(entries.deletedAt, firm.deletedAt)));
  const ids = gone.map((row) => row.id);
  if (ids.length > 0) await tx.update(entries).set({ deletedAt: null }).where(inArray(entries.id, ids));
  return true;
}

export function columnsOf(entry: EntryInput) {
  const { amountGge, undertakingId, ...rest } = entry;
  return {
    ...rest,
    amountCents: Math.round(amountGge * 100),
    undertakingId: undertakingId === SELF ? null : undertakingId,
  };
}
