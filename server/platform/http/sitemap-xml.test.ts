import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap-xml.ts';

test('a site map of thousands is written with pauses, and holds no more than a file may', () => {
  const pages = Array.from({ length: 60_000 }, (_, at) => ({ path: `/grant/${String(at)}`, changedOn: '2026-11-17' }));
  const steps = sitemapXml('https://bandolo.example', pages);
  let pauses = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) pauses += 1;
  expect(pauses).toBeGreaterThan(40);
  expect(step.value.match(/<url>/g)).toHaveLength(50_000);
});
