import { AppError, type FieldProblem } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { DE_MINIMIS_REGIMES, type Ledger } from '#domain/tools/de-minimis/ledger.ts';
import { roomFor } from '#domain/tools/de-minimis/room.ts';
import { LEDGER_PROBLEMS } from '#messages/tools/screens.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { activeCompanyOf, companiesOf, type Company } from '#server/features/companies/service.ts';
import { requireCompany } from '#server/features/sharing/service.ts';
import { sqlState, UNIQUE_VIOLATION, type Db } from '#server/platform/db/db.ts';
import * as store from './ledger-store.ts';
import { plannedGrants } from './planned-grants.ts';

/** The ledger of one company of the person; other people's companies are "not found". */
export async function openLedger(ctx: UserContext, companyId: string) {
  return ledgerView(ctx, await ownCompany(ctx, companyId));
}

/** Of the company that everything signed-in is about; null until there is one. */
export async function openActiveLedger(ctx: UserContext) {
  const company = await activeCompanyOf(ctx.db, ctx.user.id);
  return company && ledgerView(ctx, company);
}

export async function addEntry(ctx: UserContext, companyId: string, entry: store.EntryInput) {
  return changeLedger(ctx, companyId, async (tx, key, ledger) => {
    refuseBeyond('ledgerEntries', ledger.entries.length + 1);
    refuseProblems(ledger, entry, null);
    await store.insertEntries(tx, key, [entry], ctx.now());
  });
}

export async function changeEntry(ctx: UserContext, companyId: string, id: string, entry: store.EntryInput) {
  return changeLedger(ctx, companyId, async (tx, key, ledger) => {
    refuseProblems(ledger, entry, id);
    found(await store.updateEntry(tx, key, id, entry));
  });
}

export async function removeEntry(ctx: UserContext, companyId: string, id: string) {
  return changeLedger(ctx, companyId, async (tx, key) => found(await store.markEntry(tx, key, id, ctx.now())));
}

export async function restoreEntry(ctx: UserContext, companyId: string, id: string) {
  return changeLedger(ctx, companyId, async (tx, key) => found(await store.markEntry(tx, key, id, null)));
}

export async function addUndertaking(ctx: UserContext, companyId: string, firm: store.UndertakingInput) {
  return changeLedger(ctx, companyId, async (tx, key, ledger) => {
    refuseBeyond('ledgerFirms', ledger.undertakings.length);
    await store.insertUndertaking(tx, key, firm, ctx.now());
  });
}

export async function changeUndertaking(ctx: UserContext, companyId: string, id: string, firm: store.UndertakingInput) {
  return changeLedger(ctx, companyId, async (tx, key) => found(await store.updateUndertaking(tx, key, id, firm)));
}

export async function removeUndertaking(ctx: UserContext, companyId: string, id: string) {
  return changeLedger(ctx, companyId, async (tx, key) => found(await store.deleteUndertaking(tx, key, id, ctx.now())));
}

export async function restoreUndertaking(ctx: UserContext, companyId: string, id: string) {
  return changeLedger(ctx, companyId, async (tx, key) => found(await store.restoreUndertaking(tx, key, id)));
}

export async function ownCompany(ctx: UserContext, companyId: string): Promise<Company> {
  const companies = await companiesOf(ctx.db, ctx.user.id);
  const company = companies.find((each) => each.id === companyId);
  if (!company) throw new AppError('not_found');
  return company;
}

/** Everything the rules read: the company itself comes first. */
export async function ledgerOf(db: Db, company: Company): Promise<Ledger> {
  const key = { userId: company.ownerId, companyId: company.id };
  const [firms, entries] = [await store.listUndertakings(db, key), await store.listEntries(db, key)];
  const taxCode = company.taxCode ?? company.vatNumber;
  return {
    undertakings: [{ id: store.SELF, name: company.companyName, taxCode, relation: 'self' }, ...firms],
    entries,
  };
}

/** Every write answers with the whole ledger, so the screen never has to ask again. */
export async function changeLedger(
  ctx: UserContext,
  companyId: string,
  change: (tx: Db, key: store.LedgerKey, ledger: Ledger) => Promise<void>,
) {
  const company = await ownCompany(ctx, companyId);
  try {
    await ctx.db.transaction(async (tx) => {
      await requireCompany({ ...ctx, db: tx }, companyId, 'write');
      await lockPerson(tx, company.ownerId);
      await change(tx, { userId: company.ownerId, companyId }, await ledgerOf(tx, company));
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw problem('cor', LEDGER_PROBLEMS.corKnown);
    throw error;
  }
  return ledgerView(ctx, company);
}

async function ledgerView(ctx: UserContext, company: Company) {
  const ledger = await ledgerOf(ctx.db, company);
  const { day } = romeMoment(ctx.now());
  return {
    company: {
      id: company.id,
      name: company.companyName,
      taxCodes: taxCodesOf(company),
      related: company.relatedCompanies.map(({ name, kind }) => ({ name, kind })),
    },
    day,
    ledger,
    rooms: DE_MINIMIS_REGIMES.map((regime) => {
      const { left, leftWithoutDoubtful, limiting } = roomFor(ledger, regime, day);
      return { regime, left, leftWithoutDoubtful, ceiling: limiting.ceiling, used: limiting.used };
    }),
    ...(await plannedGrants(ctx)),
  };
}

export const taxCodesOf = (company: Pick<Company, 'vatNumber' | 'taxCode'>): string[] =>
  [company.vatNumber, company.taxCode].filter((code) => code !== null);

function refuseProblems({ undertakings, entries }: Ledger, entry: store.EntryInput, ownId: string | null): void {
  const fields: FieldProblem[] = [];
  if (!undertakings.some(({ id }) => id === entry.undertakingId)) {
    fields.push({ field: 'undertakingId', message: LEDGER_PROBLEMS.unknownFirm });
  }
  const twin = entries.find((each) => each.cor === entry.cor && each.regime === entry.regime && each.id !== ownId);
  if (entry.cor !== null && twin) fields.push({ field: 'cor', message: LEDGER_PROBLEMS.corKnown });
  if (fields.length > 0) throw new AppError('invalid_input', { fields });
}

function problem(field: string, message: string): AppError {
  return new AppError('invalid_input', { fields: [{ field, message }] });
}

function found(isThere: boolean): void {
  if (!isThere) throw new AppError('not_found');
}
