import { romeMoment } from '#domain/grants/rome-time.ts';
import { grantPath } from '#domain/paths.ts';
import { filteredInSteps, sortedInSteps, type Steps } from '#domain/steps.ts';
import type { SitemapPage } from '#server/platform/http/sitemap-xml.ts';
import type { Catalogue, CatalogueEntry } from './memory.ts';

/** Every grant that is not closed, the most recently checked or changed first. */
export function* grantSitemapPages(catalogue: Catalogue, now: Date): Steps<Required<SitemapPage>[]> {
  const entries = yield* filteredInSteps(
    catalogue.entries(),
    (entry) => catalogue.statusOf(entry, now).status !== 'chiuso',
  );
  const pages = entries.map((entry) => ({ path: grantPath(entry.grant.id), changedOn: changedOn(entry) }));
  return yield* sortedInSteps(pages, (one, other) =>
    one.changedOn < other.changedOn ? 1 : one.changedOn > other.changedOn ? -1 : 0,
  );
}

/** The first version is as old as its check of the source, not as the day it entered this database. */
function changedOn({ grant, version, updatedAt }: CatalogueEntry): string {
  const { checkedOn } = grant.source;
  const updatedOn = version > 1 ? romeMoment(updatedAt).day : checkedOn;
  return updatedOn > checkedOn ? updatedOn : checkedOn;
}
