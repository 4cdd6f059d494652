import { DE_MINIMIS_REGIMES, type DeMinimisRegime } from '#domain/tools/de-minimis/ledger.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { ownLimit, ownRate } from '#domain/grants/own-figures.ts';
import type { UserContext } from '#server/context.ts';
import { openOwnCatalogue } from '#server/features/grants/service.ts';
import { listSavedGrants } from '#server/features/saved-grants/service.ts';

/** Where what one gets is money given: of loans and guarantees only the aid element counts, which nobody knows yet. */
const GIVEN: readonly Grant['aidForm'][] = ['fondo perduto', 'voucher', "credito d'imposta"];

/** Saved grants under de minimis with what they would take at most, and how many do not say their regime. */
export async function plannedGrants(ctx: UserContext) {
  const [{ savedGrants }, catalogue] = [await listSavedGrants(ctx), await openOwnCatalogue(ctx, ctx.user)];
  const grants = savedGrants.flatMap(({ grantId }) => catalogue.find(grantId)?.grant ?? []);
  return {
    planned: grants.flatMap((grant) => {
      const regime = deMinimisRegimeOf(grant);
      if (!regime) return [];
      const { id, name, closesOn } = grant;
      return [{ grantId: id, name, regime, closesOn, mostEuro: mostOf(grant) }];
    }),
    unknownRegimes: grants.filter((grant) => grant.aidRegime === null).length,
  };
}

function deMinimisRegimeOf({ aidRegime }: Pick<Grant, 'aidRegime'>): DeMinimisRegime | null {
  return DE_MINIMIS_REGIMES.find((regime) => regime === aidRegime) ?? null;
}

/** For applications: whether an award counts under de minimis, and whether all of it is aid. */
export function deMinimisOf(grant: Grant) {
  const regime = deMinimisRegimeOf(grant);
  return regime && { regime, isGiven: GIVEN.includes(grant.aidForm) };
}

/** The highest grant that the call states; null when it has to be asked. */
function mostOf(grant: Grant): number | null {
  if (!GIVEN.includes(grant.aidForm)) return null;
  const [limit, rate] = [ownLimit(grant), ownRate(grant)];
  if (limit !== null) return limit;
  const { kind, max } = grant.amounts;
  const isSpend = kind === 'spesa' || kind === 'investimento';
  return isSpend && max !== null && rate !== null ? Math.round(max * rate) / 100 : null;
}
