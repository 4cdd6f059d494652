import { FILTER_NAMES, type FilterName, type GrantSort, type VerdictFilter } from '#domain/grants/catalogue-search.ts';
import { spendBounds } from '#domain/eligibility/spend-bounds.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { tokenize } from '#domain/search/tokens.ts';
import type { Hit } from '#domain/search/score.ts';
import { eachInSteps, filteredInSteps, type Steps } from '#domain/steps.ts';
import type { Catalogue, CatalogueEntry } from './memory.ts';
import { createFacetCounter, type Facets } from './facets.ts';
import { failedFilters } from './filters.ts';
import type { Standing } from '#server/context.ts';
import { inTurns } from '#server/platform/threads/in-turns.ts';
import { relevantHits } from './relevant-hits.ts';
import { createTextIndex } from './text-index.ts';
import { dayToAct, inOrder, type Found } from './ordering.ts';
import type { GrantQuery } from './query.ts';
import { readWords, type Reading } from './words/reading.ts';

/** For an empty answer: leaving this out would find so many. */
type WayOut = { drop: FilterName | 'q' | 'all'; total: number };

type SearchResult = {
  /** All that were found, in order. */
  found: Found[];
  sort: GrantSort;
  facets: Facets;
  /** Left out because the person said "non mi interessa". */
  hiddenCount: number;
  /** Left out because the active company cannot ask for them, or by the verdict that was chosen. */
  othersCount: number;
  waysOut: WayOut[];
  /** Called by its name, and left out only because one cannot ask for it today. */
  namedElsewhere: Found | null;
};

type Wanted = Omit<GrantQuery, 'page' | 'pageSize' | 'verdict'> & Partial<Pick<GrantQuery, 'verdict'>>;

/** What the reader's company may ask for, and what suits the project that the words tell. */
type ForWhom = { standing?: Standing | null; suited?: ReadonlySet<string> | null };

/** The words are read in a worker thread first, then the whole search goes in turns: nobody else waits for it. */
export async function searchCatalogue(
  services: Reading,
  catalogue: Catalogue,
  query: Wanted,
  hidden: ReadonlySet<string> = new Set(),
  forWhom: ForWhom = {},
): Promise<SearchResult> {
  const spend = query.q === '' ? null : (await readWords(services, query.q)).project.spend;
  return inTurns(searchSteps(catalogue, query, services.now(), hidden, { ...forWhom, spend }));
}

/** So many are looked at in a few milliseconds. */
const CANDIDATES_PER_STEP = 500;

/** One pass over the candidates gives results, facets and, when nothing is found, the ways out. */
function* searchSteps(
  catalogue: Catalogue,
  query: Wanted,
  now: Date,
  hidden: ReadonlySet<string>,
  { standing = null, suited = null, spend }: ForWhom & { spend: number | null },
): Steps<SearchResult> {
  const failedBy = failedFilters(query);
  const facets = createFacetCounter();
  const found: Found[] = [];
  const failedAlone = new Map<number, number>();
  const isWanted = wantedBy(query.verdict, standing);
  const isBeyond = beyondSpend(spend);
  const places = new Map<string, number>();
  yield* eachInSteps(standing?.keys() ?? [], (id) => places.set(id, places.size));
  let hiddenCount = 0;
  let othersCount = 0;
  let rank = 0;
  let namedElsewhere: Found | null = null;
  const { entries, terms } = yield* candidates(catalogue, query.q, now, suited);
  for (const [at, entry] of entries.entries()) {
    if (at % CANDIDATES_PER_STEP === 0) yield;
    const status = catalogue.statusOf(entry, now);
    const failed = failedBy(entry.grant, status);
    if (hidden.has(entry.grant.id) && query.hidden === 'no') {
      if (failed === 0) hiddenCount += 1;
      continue;
    }
    if (!isWanted(entry.grant.id)) {
      if (failed === 0) othersCount += 1;
      continue;
    }
    facets.add(entry.grant, status, failed);
    const placed = (): Found => ({
      entry,
      status,
      rank: query.q === '' ? 0 : rank++,
      distance: isBeyond(entry) ? 2 : suited?.has(entry.grant.id) === false ? 1 : 0,
      fit: places.get(entry.grant.id) ?? Infinity,
      dayToAct: dayToAct(entry.grant, status),
      terms: terms?.[at] ?? NO_TERMS,
    });
    if (failed === 0) found.push(placed());
    else failedAlone.set(failed, (failedAlone.get(failed) ?? 0) + 1);
    if (failed === BY_STATUS && at < NAMED_AMONG && isNamedBy(entry.grant.name, query.q)) namedElsewhere ??= placed();
  }
  const sort = usableSort(query.sort, standing) ?? (query.q === '' ? 'scadenza' : 'pertinenza');
  return {
    found: yield* inOrder(found, sort),
    sort,
    facets: facets.facets(),
    hiddenCount,
    othersCount,
    waysOut: found.length > 0 ? [] : yield* waysOut(catalogue, query, failedAlone, now),
    namedElsewhere,
  };
}

const BY_STATUS = 1 << FILTER_NAMES.indexOf('status');
const NAMED_AMONG = 3;

/** "minipia", "certificati bianchi": every word of the search stands in the name. */
function isNamedBy(name: string, q: string): boolean {
  const said = new Set(tokenize(name).map(({ stem }) => stem));
  const words = tokenize(q).filter(({ role }) => role !== 'grammar');
  return words.some(({ role }) => role === 'content') && words.every(({ stem }) => said.has(stem));
}

/** Without a company there is nothing to suit. */
const usableSort = (sort: GrantSort | undefined, standing: Standing | null): GrantSort | undefined =>
  sort === 'adatti' && standing === null ? undefined : sort;

/** Null for visitors: every grant is wanted. */
function wantedBy(verdict: VerdictFilter | undefined, standing: Standing | null): (id: string) => boolean {
  if (standing === null || verdict === undefined || verdict === 'tutti') return () => true;
  if (verdict === 'posso') return (id) => standing.has(id);
  if (verdict === 'non_ammissibile') return (id) => !standing.has(id);
  return (id) => standing.get(id) === verdict;
}

/** "Forno, 40.000 €": a call for projects of 20 million is no answer, however well its words fit. */
const beyondSpend =
  (spend: number | null): ((entry: CatalogueEntry) => boolean) =>
  ({ grant }) =>
    spend !== null && spend < (spendBounds(grant).min ?? 0);

/** One for all: of many thousands each would have a list of its own. */
const NO_TERMS: readonly string[] = [];

/** `terms`: the words that each was found by; null without a query. */
type Candidates = { entries: CatalogueEntry[]; terms: (readonly string[])[] | null };

function* candidates(
  catalogue: Catalogue,
  q: string,
  now: Date,
  suited: ReadonlySet<string> | null,
): Steps<Candidates> {
  if (q === '') return { entries: [...catalogue.entries()], terms: null };
  const hits = yield* relevantHits(catalogue.index(now), q);
  const found = new Set<string>();
  const [entries, terms]: [CatalogueEntry[], (readonly string[])[]] = [[], []];
  const add = (id: string, by: readonly string[]) => {
    const entry = catalogue.find(id);
    if (!entry) return;
    entries.push(entry);
    terms.push(by);
  };
  for (const hit of ownHits(catalogue, q, now)) add(hit.id, hit.terms);
  yield* eachInSteps(hits, (hit) => {
    found.add(hit.id);
    add(hit.id, hit.terms);
  });
  // What suits the project and shares no word with it: a guarantee never speaks of ovens.
  for (const id of suited ?? []) if (!found.has(id)) add(id, NO_TERMS);
  return { entries, terms };
}

/** What the person brought stands before the rest; its words are no part of the index of everybody. */
function ownHits({ own }: Catalogue, q: string, now: Date): Hit[] {
  if (own.length === 0) return [];
  const index = createTextIndex(romeMoment(now).day);
  index.addAll(own.map(({ grant }) => grant));
  return index.search(q, { limit: own.length });
}

/** Which single thing to leave out, most fruitful first; if no single one helps, all filters together. */
function* waysOut(
  catalogue: Catalogue,
  query: Wanted,
  failed: ReadonlyMap<number, number>,
  now: Date,
): Steps<WayOut[]> {
  const ways: WayOut[] = FILTER_NAMES.map((drop, at) => ({ drop, total: failed.get(1 << at) ?? 0 }));
  if (query.q !== '') {
    const failedBy = failedFilters(query);
    const total = yield* filteredInSteps(
      catalogue.entries(),
      (entry) => failedBy(entry.grant, catalogue.statusOf(entry, now)) === 0,
    );
    ways.push({ drop: 'q', total: total.length });
  }
  const useful = ways.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
  const all = [...failed.values()].reduce((sum, count) => sum + count, 0);
  return useful.length === 0 && all > 0 ? [{ drop: 'all', total: all }] : useful;
}
