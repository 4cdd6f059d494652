import { PATHS, regionGrantsPath, sectorGrantsPath, slugOf } from '#domain/paths.ts';
import { REGIONS, type AidForm, type Category, type GrantLevel, type Sector } from '#domain/vocabulary.ts';
import { AID_FORM_LABELS, CATEGORY_LABELS, LEVEL_LABELS } from '#messages/grants/grants.ts';
import { PLACES } from '#messages/grants/places.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { cardWords } from '#web/features/grants/card-words.ts';
import { findGrants, type GrantPage } from '#web/features/grants/grants-api.ts';
import { grantsHref, type GrantsSearch } from '#web/features/grants/grants-search.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format.ts';
import { originOf } from '#web/lib/origin.ts';
import { publicHead } from '#web/lib/public-head.ts';
import type { Counted, Place } from './place-page.tsx';

const SHOWN = 6;

const regionsOf = ({ facets }: GrantPage): Counted[] =>
  REGIONS.map((region) => ({ label: region, href: regionGrantsPath(region), count: countOf(facets.region, region) }));
const sectorsOf = ({ facets }: GrantPage): Counted[] =>
  (Object.keys(SECTOR_LABELS) as Sector[]).map((sector) => ({
    label: SECTOR_LABELS[sector],
    href: sectorGrantsPath(sector),
    count: countOf(facets.sector, sector),
  }));
const countOf = (facet: readonly { value: string; count: number }[], value: string): number =>
  facet.find((entry) => entry.value === value)?.count ?? 0;

export async function loadPlaces(api: ApiClient) {
  const page = await findGrants(api, {});
  const head = publicHead(originOf(api), PATHS.grantPlaces, PLACES.index.head);
  return { total: page.total, regions: regionsOf(page), sectors: sectorsOf(page), head };
}

/** Null for an address that is no region of Italy. */
export function loadRegion(api: ApiClient, slug: string) {
  const region = REGIONS.find((each) => slugOf(each) === slug);
  return region ? loadPlace(api, 'region', region, PLACES.region(region), regionGrantsPath(region)) : null;
}

export function loadSector(api: ApiClient, slug: string) {
  if (!Object.hasOwn(SECTOR_LABELS, slug)) return null;
  return loadPlace(api, 'sector', slug, PLACES.sector(SECTOR_LABELS[slug as Sector]), sectorGrantsPath(slug));
}

type Words = { title: string; what: string };

async function loadPlace(api: ApiClient, kind: Place['kind'], value: string, { title, what }: Words, path: string) {
  const search: GrantsSearch = { [kind]: value, sort: 'scadenza' };
  const [page, whole] = await Promise.all([findGrants(api, search), findGrants(api, {})]);
  const counted = (name: 'level' | 'category' | 'aidForm', labels: Partial<Record<string, string>>): Counted[] =>
    page.facets[name].flatMap(({ value: each, count }) =>
      count > 0 ? [{ label: labels[each] ?? each, href: grantsHref({ [kind]: value, [name]: each }), count }] : [],
    );
  const others = (kind === 'region' ? regionsOf(whole) : sectorsOf(whole)).filter(({ href }) => href !== path);
  const next = page.items[0]?.closesOn ?? null;
  const place: Place = {
    kind,
    title,
    lead: PLACES.lead(page.total, next && formatDay(next)),
    total: page.total,
    allHref: grantsHref({ [kind]: value }),
    cards: page.items.slice(0, SHOWN).map((grant) => cardWords(grant)),
    facets: [
      { title: PLACES.byLevel, entries: counted('level', LEVEL_LABELS satisfies Record<GrantLevel, string>) },
      { title: PLACES.byCategory, entries: counted('category', CATEGORY_LABELS satisfies Record<Category, string>) },
      { title: PLACES.byAidForm, entries: counted('aidForm', AID_FORM_LABELS satisfies Record<AidForm, string>) },
    ],
    others,
  };
  const words = { title: PLACES.pageTitle(title, page.total), description: PLACES.description(what, page.total) };
  return { place, head: publicHead(originOf(api), path, words) };
}
