import { DE_MINIMIS_REGIMES } from '#domain/tools/de-minimis/ledger.ts';
import { givenShare } from '#domain/tools/worth-it/given-share.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { actsForCompany, type SessionUser } from '#web/lib/session.ts';
import type { GrantFigures } from './worth-it-draft.ts';

const isDeMinimis = (regime: string) => (DE_MINIMIS_REGIMES as readonly string[]).includes(regime);

/** Null when the grant is not in the catalogue: the tool still works with typed figures. */
export async function loadGrant(api: ApiClient, id: string): Promise<Grant | null> {
  try {
    return (await dataOf(api.grants[':id'].$get({ param: { id } }))).grant;
  } catch {
    return null;
  }
}

export const figuresOf = (grant: Grant): GrantFigures => ({
  id: grant.id,
  name: grant.name,
  share: givenShare(grant),
  intensity: grant.aidIntensity,
  grantCap: grant.amounts.kind === 'contributo' ? grant.amounts.max : null,
  isDeMinimis: grant.aidRegime === null ? null : isDeMinimis(grant.aidRegime),
});

/** The general room of the active company, for those who keep a ledger. */
export async function loadDeMinimisRoom(api: ApiClient, user: SessionUser | null): Promise<number | null> {
  if (!actsForCompany(user)) return null;
  try {
    const view = await dataOf(api.tools['de-minimis'].$get());
    return view?.rooms.find(({ regime }) => regime === 'de_minimis')?.left ?? null;
  } catch {
    return null;
  }
}

/** What the active project spends of what the grant pays for, as its card reckons; all of it without a grant. */
export async function loadProjectSpend(api: ApiClient, user: SessionUser | null, grant: Grant | null) {
  if (!actsForCompany(user)) return null;
  try {
    const { projects } = await dataOf(api.projects.$get({ query: {} }));
    const active = projects.find(({ isActive }) => isActive);
    if (!active) return null;
    // Here, and not above: the rules of costs are no part of every page's script.
    const { countedSpend } = await import('#domain/projects/expected-aid.ts');
    return countedSpend(grant, active);
  } catch {
    return null;
  }
}
