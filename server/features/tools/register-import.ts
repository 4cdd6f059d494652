import { AppError } from '#domain/errors.ts';
import { LEDGER_CAPS } from '#domain/tools/de-minimis/ledger-schema.ts';
import { LEDGER_PROBLEMS } from '#messages/tools/screens.ts';
import { RNA_PROBLEM_TEXTS } from '#messages/tools/tools.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { requireCompany } from '#server/features/sharing/service.ts';
import { changeLedger, ledgerOf, ownCompany, taxCodesOf } from './ledger.ts';
import { insertEntries, SELF, type EntryInput } from './ledger-store.ts';
import { RATE } from './rate-rules.ts';
import { RNA_CAPS, readRnaExtract } from './rna-reader.ts';
import { comparableTaxCode, type RnaAid } from './rna-record.ts';

/** The whole request has to stay under the usual limit of a body. */
const CAPS = { ...RNA_CAPS, bytes: 50 * 1024 * 1024 };

/** Reads an extract of the national register for every firm of the single undertaking; known CORs are left alone. */
export async function importRegister(ctx: UserContext, companyId: string, file: Uint8Array) {
  const company = await ownCompany(ctx, companyId);
  await requireCompany(ctx, companyId, 'write', null); // before a long reading, and again where it is written
  const firmByCode = new Map<string, string>();
  for (const { id, taxCode } of (await ledgerOf(ctx.db, company)).undertakings) {
    if (taxCode !== null) firmByCode.set(comparableTaxCode(taxCode), id);
  }
  for (const code of taxCodesOf(company)) firmByCode.set(comparableTaxCode(code), SELF);
  if (firmByCode.size === 0) throw refused(LEDGER_PROBLEMS.noTaxCode);
  await ctx.limits.use(RATE.registerImportPerUser, ctx.user.id);

  const reading = await readRnaExtract([file], [...firmByCode.keys()], CAPS);
  if (!reading.ok) throw refused(RNA_PROBLEM_TEXTS[reading.problem]);
  let duplicates = 0;
  let added: EntryInput[] = [];
  const view = await changeLedger(ctx, companyId, async (tx, key, { entries }) => {
    const known = new Set(entries.map((each) => keyOf(each)));
    added = reading.aids.flatMap((aid) => {
      const entry = entryOf(aid, firmByCode.get(aid.taxCode) ?? SELF);
      if (known.has(keyOf(entry))) {
        duplicates += 1;
        return [];
      }
      known.add(keyOf(entry));
      return [entry];
    });
    refuseBeyond('ledgerEntries', entries.length + added.length, 'file');
    await insertEntries(tx, key, added, ctx.now());
  });
  return {
    ...view,
    report: {
      records: reading.records,
      added: added.length,
      duplicates,
      skipped: reading.skipped.map(({ cor, reason }) => ({ cor, reason })),
    },
  };
}

function entryOf(aid: RnaAid, undertakingId: string): EntryInput {
  const { grantedOn, amountGge, regime, cor, car } = aid;
  const short = (text: string | null) => text && text.slice(0, LEDGER_CAPS.text);
  return {
    grantedOn,
    amountGge,
    regime,
    cor,
    car,
    undertakingId,
    body: short(aid.body) ?? '',
    title: short(aid.title),
  };
}

/** The COR with its regime; an aid without a COR by everything that is written of it. */
function keyOf({ cor, regime, grantedOn, amountGge, body, undertakingId }: EntryInput): string {
  return cor === null
    ? ['senza cor', regime, grantedOn, amountGge, body, undertakingId].join('|')
    : ['cor', cor, regime].join('|');
}

const refused = (message: string) => new AppError('invalid_input', { fields: [{ field: 'file', message }] });
