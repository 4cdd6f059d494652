import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Of pages that differ by a name or a filter alone, as many are opened as tell that the kind works. */
const OF_A_KIND = 4;
/** What opens something else than a page: sign-in at a provider, files, the address of the API itself. */
const NOT_PAGES = /^\/(api|mcp)\b/;

const SEATS = [
  { who: null, home: '/', atLeast: 50 },
  { who: 'azienda', home: '/dashboard', atLeast: 50 },
  { who: 'consulente', home: '/consultant-dashboard', atLeast: 50 },
  { who: 'admin', home: '/admin', atLeast: 50 },
] as const;

for (const { who, home, atLeast } of SEATS) {
  test(`no link is broken, for ${who ?? 'a visitor'}`, async ({ page, signedInAs }) => {
    if (who) await signedInAs(who);
    const { broken, seen } = await walk(page.request, home);
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(atLeast);
  });
}

async function walk(request: APIRequestContext, home: string) {
  const [open, seen, kinds, broken] = [
    [{ path: home, from: '' }],
    new Set<string>(),
    new Map<string, number>(),
    [] as string[],
  ];
  for (let at = open.shift(); at; at = open.shift()) {
    const { path, from } = at;
    const kind = kindOf(path);
    const opened = kinds.get(kind) ?? 0;
    if (seen.has(path) || opened >= OF_A_KIND) continue;
    seen.add(path);
    kinds.set(kind, opened + 1);
    const answer = await request.get(path, { maxRedirects: 5 });
    const landed = new URL(answer.url()).pathname;
    // Unknown addresses lead home (SHE-4): a link that ends there and did not say so is broken too.
    if (!answer.ok() || (landed === '/' && !path.startsWith('/?') && path !== '/'))
      broken.push(`${from} → ${path}: ${String(answer.status())} ${landed}`);
    if (!(answer.headers()['content-type'] ?? '').includes('text/html')) continue;
    for (const [, href = ''] of (await answer.text()).matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      const next = href.replaceAll('&amp;', '&');
      if (!NOT_PAGES.test(next)) open.push({ path: next, from: path });
    }
  }
  return { broken, seen };
}

/** "/grant/1?x=2" and "/grant/3?x=4" are of one kind; "/bandi" and "/blog" are not. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const [, first = '', ...rest] = pathname.split('/');
  const area =
    first === 'admin' || first === 'consultant' || first === 'strumenti' ? `${first}/${rest.shift() ?? ''}` : first;
  return `${area} ${String(rest.length)} ${[...new Set(searchParams.keys())].sort().join()}`;
}
