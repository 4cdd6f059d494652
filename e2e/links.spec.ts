import type { APIRequestContext } from '@playwright/test';
import { rivalClasses } from '#web/testing/rival-classes.ts';
import { expect, test } from './fixtures.ts';

/**
 * Of pages that differ by a name or a filter alone, as many are opened as tell that the kind works: most of them look to who
 * is signed in as to a visitor, but for the frame.
 */
const OF_A_KIND = { visitor: 4, signedIn: 2 };
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
    const { broken, rivals, seen } = await walk(page.request, home, who ? OF_A_KIND.signedIn : OF_A_KIND.visitor);
    expect(broken).toEqual([]);
    expect(rivals).toEqual([]);
    expect(seen.size).toBeGreaterThan(atLeast);
  });
}

async function walk(request: APIRequestContext, home: string, ofAKind: number) {
  const [open, seen, kinds, broken, rivals] = [
    [{ path: home, from: '' }],
    new Set<string>(),
    new Map<string, number>(),
    [] as string[],
    new Set<string>(),
  ];
  for (let at = open.shift(); at; at = open.shift()) {
    const { path, from } = at;
    const kind = kindOf(path);
    const opened = kinds.get(kind) ?? 0;
    if (seen.has(path) || opened >= ofAKind) continue;
    seen.add(path);
    kinds.set(kind, opened + 1);
    const answer = await request.get(path, { maxRedirects: 5 });
    const landed = new URL(answer.url()).pathname;
    // Unknown addresses lead home (SHE-4): a link that ends there and did not say so is broken too.
    if (!answer.ok() || (landed === '/' && !path.startsWith('/?') && path !== '/'))
      broken.push(`${from} → ${path}: ${String(answer.status())} ${landed}`);
    if (!(answer.headers()['content-type'] ?? '').includes('text/html')) continue;
    const html = await answer.text();
    for (const [, className = ''] of html.matchAll(/ class="([^"]*)"/g)) {
      const found = rivalClasses(className.replaceAll('&amp;', '&').replaceAll('&gt;', '>'));
      if (found.length > 0) rivals.add(`${path}: ${found.join(' ')} in ${className}`);
    }
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      const next = href.replaceAll('&amp;', '&');
      if (!NOT_PAGES.test(next)) open.push({ path: next, from: path });
    }
  }
  return { broken, rivals: [...rivals], seen };
}

/** "/grant/1?x=2" and "/grant/3?x=4" are of one kind; "/bandi" and "/blog" are not. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const [, first = '', ...rest] = pathname.split('/');
  const area =
    first === 'admin' || first === 'consultant' || first === 'strumenti' ? `${first}/${rest.shift() ?? ''}` : first;
  return `${area} ${String(rest.length)} ${[...new Set(searchParams.keys())].sort().join()}`;
}
