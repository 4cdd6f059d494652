import { Hono, type Context } from 'hono';
import { PATHS, regionGrantsPath, sectorGrantsPath } from '#domain/paths.ts';
import { REGIONS, SECTORS } from '#domain/vocabulary.ts';
import type { Services } from './context.ts';
import { articleSitemapPages } from './features/blog/service.ts';
import { grantSitemapPages, openCatalogue } from './features/grants/service.ts';
import { sitemapXml, type SitemapPage } from './platform/http/sitemap-xml.ts';
import { inTurns } from './platform/threads/in-turns.ts';

/** Pages anybody may read that are the same for everybody: site.test.ts holds them against the routes of visitors. */
const PUBLIC_PAGES = [
  PATHS.home,
  PATHS.grants,
  PATHS.directory,
  PATHS.tools,
  PATHS.sizeTool,
  PATHS.requirementsTool,
  PATHS.worthItTool,
  PATHS.grantPlaces,
  ...REGIONS.map(regionGrantsPath),
  ...SECTORS.map(sectorGrantsPath),
  PATHS.demo,
  PATHS.features,
  PATHS.pricing,
  PATHS.apiDocs,
  PATHS.about,
  PATHS.blog,
  PATHS.careers,
  PATHS.publicSupport,
  PATHS.accessibility,
  PATHS.terms,
  PATHS.privacy,
];

/** Personal screens, single-use links and the API have nothing for a search engine. */
const CLOSED_TO_CRAWLERS = [
  '/api/',
  '/dev/',
  `${PATHS.auth}/`,
  PATHS.dashboard,
  PATHS.consultantDashboard,
  PATHS.advancedSearch,
  PATHS.notifications,
  PATHS.profile,
  PATHS.settings,
  PATHS.deMinimisTool,
];

/** robots.txt and sitemap.xml, with whole addresses as their formats ask. */
export function crawlerRoutes(services: Services) {
  const originFor = (c: Context) => services.env.publicOrigin ?? new URL(c.req.url).origin;
  return new Hono()
    .get('/robots.txt', (c) => {
      const rules = CLOSED_TO_CRAWLERS.map((path) => `Disallow: ${path}`);
      return c.text(['User-agent: *', ...rules, '', `Sitemap: ${originFor(c)}/sitemap.xml`, ''].join('\n'), 200, {
        'cache-control': 'public, max-age=3600',
      });
    })
    .get('/sitemap.xml', async (c) => {
      const grants = await inTurns(grantSitemapPages(await openCatalogue(services), services.now()));
      const newest = grants[0]?.changedOn;
      const pages = PUBLIC_PAGES.map((path): SitemapPage =>
        path === PATHS.grants && newest ? { path, changedOn: newest } : { path },
      );
      const xml = await inTurns(sitemapXml(originFor(c), [...pages, ...articleSitemapPages(), ...grants]));
      return c.body(xml, 200, {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      });
    });
}
