import type { Steps } from '#domain/steps.ts';

/** `changedOn` is a day or a month: sitemaps.org takes both, and nothing where it is not known. */
export type SitemapPage = { path: string; changedOn?: string };

/** What one file may hold (sitemaps.org). */
const MAX_PAGES = 50_000;
/** So many are written in a few milliseconds. */
const LINES_PER_STEP = 1000;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The first pages that fit: put the freshest ones first. */
export function* sitemapXml(origin: string, pages: readonly SitemapPage[]): Steps<string> {
  const lines: string[] = [];
  for (const { path, changedOn } of pages.slice(0, MAX_PAGES)) {
    if (lines.length % LINES_PER_STEP === LINES_PER_STEP - 1) yield;
    const lastmod = changedOn === undefined ? '' : `<lastmod>${escaped(changedOn)}</lastmod>`;
    lines.push(`  <url><loc>${escaped(origin + path)}</loc>${lastmod}</url>`);
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}
