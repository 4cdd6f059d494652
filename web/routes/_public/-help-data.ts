import { searchHelp } from '#web/features/site/search-help.ts';
import { listArticles } from '#web/features/blog/blog-api.ts';
import { findGrants } from '#web/features/grants/grants-api.ts';
import { readContacts } from '#web/features/support/support-api.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { siteHead } from './-site-heads.ts';

export async function loadHelp(api: ApiClient, isDemo: boolean, q: string) {
  const [articles, { email }, { catalogueSize }] = await Promise.all([
    listArticles(api),
    readContacts(api),
    findGrants(api, {}),
  ]);
  return {
    ...searchHelp(q, { isDemo, catalogue: catalogueSize }, articles),
    email,
    head: siteHead(api, 'publicSupport'),
  };
}
