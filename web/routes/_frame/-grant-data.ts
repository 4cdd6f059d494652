import { notFound } from '@tanstack/react-router';
import { grantPath } from '#domain/paths.ts';
import { timingLabel } from '#messages/grants/card.ts';
import { grantHead } from '#web/features/grants/detail/grant-head.ts';
import { readGrant, suggestInstead } from '#web/features/grants/grants-api.ts';
import { readOwnCheck } from '#web/features/matching/eligibility-api.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { failureCode } from '#web/lib/failure.ts';
import { originOf } from '#web/lib/origin.ts';
import type { SessionUser } from '#web/lib/session.ts';

export async function loadGrant(api: ApiClient, user: SessionUser | null, id: string) {
  const detail = await readGrant(api, id).catch(async (error: unknown) => {
    if (failureCode(error) !== 'not_found') throw error;
    throw notFound({ data: await suggestInstead(api, id).catch(() => undefined) });
  });
  const origin = originOf(api);
  const own = await readOwnCheck(api, user, detail.grant.id);
  const { grant, computed } = detail;
  return {
    detail,
    own,
    url: origin + grantPath(grant.id),
    timing: timingLabel(computed),
    head: grantHead(detail, origin),
  };
}
