import { findGrants } from '#web/features/grants/grants-api.ts';
import { listHead } from '#web/features/grants/grants-head.ts';
import type { GrantsSearch } from '#web/features/grants/grants-search.ts';
import { answerReady } from '#web/features/grants/list-parts.ts';
import { readVerdicts } from '#web/features/matching/eligibility-api.ts';
import { onCards } from '#web/features/matching/verdict-words.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { originOf } from '#web/lib/origin.ts';
import { actsForCompany, type SessionUser } from '#web/lib/session.ts';
import { own } from './-own-search.ts';

/** A page of the list, as the reader's company sees it. */
export async function loadList({ api, user }: { api: ApiClient; user: SessionUser | null }, search: GrantsSearch) {
  const page = await findGrants(api, actsForCompany(user) ? own(search) : search);
  if (!import.meta.env.SSR) await answerReady(page);
  const ids = page.items.map(({ id }) => id);
  const verdicts = await readVerdicts(api, user, ids);
  const lessSuitedAt =
    page.sort === 'adatti' || !page.suitedCount
      ? ids.findIndex((id) => verdicts[id]?.suits === false)
      : Math.max(0, page.suitedCount - (page.page - 1) * page.pageSize);
  return { page, judged: onCards(verdicts), lessSuitedAt, head: listHead(originOf(api), search) };
}
