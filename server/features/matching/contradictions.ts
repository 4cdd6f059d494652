import { companyFacts } from '#domain/companies/company-facts.ts';
import { COMPANY_CAPS } from '#domain/companies/company-parts.ts';
import { contradictionsIn, type Contradiction } from '#domain/eligibility/contradictions.ts';
import { factsFromText } from '#domain/eligibility/facts-from-text.ts';
import { settlementOf } from '#domain/eligibility/settlement.ts';
import { AppError } from '#domain/errors.ts';
import { CONTRADICTED_NAMES, sideText, sideValue } from '#messages/matching/contradictions.ts';
import type { UserContext } from '#server/context.ts';
import { activeCompanyOf, clientOf, updateCompany, type Company } from '#server/features/companies/service.ts';
import { requireCompany } from '#server/features/sharing/service.ts';
import { knownDeMinimisRooms } from '#server/features/tools/service.ts';
import { todayOf } from './subject.ts';

/** What the sources of the active company disagree about (ELI-10). */
export async function listContradictions(ctx: UserContext) {
  const company = await activeCompanyOf(ctx.db, ctx.user.id);
  if (!company) return { companyId: null, consultancyId: null, items: [] };
  const items = (await contradictionsOf(ctx, company)).map(shown);
  return { companyId: company.id, consultancyId: await clientOf(ctx, company), items };
}

/** The person picks one side: the profile takes it, or is confirmed as it is. A client's data are the client's to settle. */
export async function settleContradiction(ctx: UserContext, { key, side }: { key: string; side: 0 | 1 }) {
  const company = await activeCompanyOf(ctx.db, ctx.user.id);
  const found = company && (await contradictionsOf(ctx, company)).find((each) => each.key === key);
  if (!company || !found) throw new AppError('not_found');
  await requireCompany(ctx, company.id, 'own', null);
  const settlement = settlementOf(found, side);
  if (settlement.kind === 'elsewhere') throw new AppError('conflict');
  const changes =
    settlement.kind === 'write' ? settlement.changes : { settled: [...company.settled, key].slice(-COMPANY_CAPS.rows) };
  await updateCompany(ctx, company.id, { ...changes, version: company.version });
  return listContradictions(ctx);
}

async function contradictionsOf(ctx: UserContext, company: Company): Promise<Contradiction[]> {
  const facts = companyFacts(company);
  const today = todayOf(ctx);
  const rooms = await knownDeMinimisRooms(ctx.db, company, today);
  return contradictionsIn(facts, factsFromText(facts.description, facts.name), today, rooms);
}

function shown(contradiction: Contradiction) {
  const { fact, sides, key } = contradiction;
  return {
    key,
    fact,
    name: CONTRADICTED_NAMES[fact],
    sides: sides.map(({ source, value }, at) => ({
      text: sideText(fact, source, value),
      value: sideValue(value),
      isPickable: settlementOf(contradiction, at as 0 | 1).kind !== 'elsewhere',
    })),
  };
}
