import { DE_MINIMIS_REGIMES } from '#domain/tools/de-minimis/ledger.ts';
import { givenShare } from '#domain/tools/worth-it/given-share.ts';
import { projectSpend } from '#domain/projects/project.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { actsForCompany, type SessionUser } from '#web/lib/session.ts';
import type { GrantFigures } from './worth-it-draft.ts';

const isDeMinimis = (regime: string) => (DE_MINIMIS_REGIMES as readonly string[]).includes(regime);

/** Null when the grant is not in the catalogue: the tool still works with typed figures. */
export async function loadGrantFigures(api: ApiClient, id: string): Promise<GrantFigures | null> {
  try {
    const { grant } = await dataOf(api.grants[':id'].$get({ param: { id } }));
    return {
      id: grant.id,
      name: grant.name,
      share: givenShare(grant),
      intensity: grant.aidIntensity,
      grantCap: grant.amounts.kind === 'contributo' ? grant.amounts.max : null,
      isDeMinimis: grant.aidRegime === null ? null : isDeMinimis(grant.aidRegime),
    };
  } catch {
    return null;
  }
}

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

/** What the active project costs, for those who have one. */
export async function loadProjectSpend(api: ApiClient, user: SessionUser | null): Promise<number | null> {
  if (!actsForCompany(user)) return null;
  try {
    const { projects } = await dataOf(api.projects.$get({ query: {} }));
    const active = projects.find(({ isActive }) => isActive);
    return active ? projectSpend(active) : null;
  } catch {
    return null;
  }
}
