import { usualFirm } from '#domain/eligibility/usual-firm.ts';
import type { EmployeeBand, Region, Sector } from '#domain/vocabulary.ts';
import type { Context } from '#server/context.ts';
import { countCompanies } from '#server/features/companies/service.ts';
import { countSuited } from '#server/features/matching/service.ts';

type Visitor = { sector: Sector; region: Region; employees: EmployeeBand };

/** Below this a figure would say more about single firms than about the service. */
const TOLD_FROM = 10;

/** What the landing page counts: nothing in it is written by hand. */
export async function landingFigures(ctx: Context, visitor: Visitor) {
  const [counts, companies] = await Promise.all([countSuited(ctx, usualFirm(visitor)), countCompanies(ctx.db)]);
  return { ...counts, companies: companies >= TOLD_FROM ? companies : null };
}
