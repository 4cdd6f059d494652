import { Hono, type Context } from 'hono';
import { articlePath, grantPath, PATHS } from '#domain/paths.ts';
import { BLOG } from '#messages/blog/blog.ts';
import { GRANT_FEED, LLMS } from '#messages/site/feeds.ts';
import type { Services } from './context.ts';
import { listArticles } from './features/blog/service.ts';
import { readFeed } from './features/calendar/service.ts';
import { newestGrants } from './features/grants/service.ts';
import { rssXml, type FeedItem } from './platform/http/rss-xml.ts';

const CACHE = { 'cache-control': 'public, max-age=3600' };
const FEED_GRANTS = 30;

/** What readers and assistants follow: new grants, new articles, a person's own calendar, and llms.txt. */
export function feedRoutes(services: Services) {
  const originFor = (c: Context) => services.env.publicOrigin ?? new URL(c.req.url).origin;
  const feed = (c: Context, path: string, words: { title: string; description: string }, items: FeedItem[]) => {
    const origin = originFor(c);
    const xml = rssXml({ ...words, url: origin + path, self: `${origin}${path}/rss.xml`, items });
    return c.body(xml, 200, { 'content-type': 'application/rss+xml; charset=utf-8', ...CACHE });
  };
  return new Hono()
    .get(`${PATHS.blog}/rss.xml`, (c) => {
      const items = listArticles().map(({ slug, title, description, date }) => ({
        title,
        description,
        url: originFor(c) + articlePath(slug),
        at: new Date(`${date}T07:00:00Z`),
      }));
      return feed(c, PATHS.blog, { title: `${BLOG.title} · Bandolo`, description: BLOG.lead }, items);
    })
    .get(`${PATHS.grants}/rss.xml`, async (c) => {
      const newest = await newestGrants(services, FEED_GRANTS);
      const items = newest.map(({ grant, createdAt }) => ({
        title: grant.name,
        description: `${grant.entity}. ${grant.summary}`,
        url: originFor(c) + grantPath(grant.id),
        at: createdAt,
      }));
      return feed(c, PATHS.grants, GRANT_FEED, items);
    })
    .get(`${PATHS.calendar}/feed/:name{[\\w-]+\\.ics}`, async (c) => {
      const token = c.req.param('name').replace(/\.ics$/, '');
      const file = await readFeed(services, token, c.req.header('user-agent') ?? '');
      if (file === null) return c.notFound();
      return c.body(file, 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-store',
      });
    })
    .get('/llms.txt', (c) => c.text(LLMS(originFor(c)), 200, CACHE));
}
