import type { DirectoryPage } from '#domain/consultants/consultant-card.ts';
import { DIRECTORY_PAGE, type DirectoryFilter, type DirectorySearch } from '#domain/consultants/directory-search.ts';
import { MARKETPLACE } from '#domain/constants.ts';
import { SECTOR_LABELS, SPECIALIZATION_LABELS } from '#messages/sectors.ts';
import { lower, type Entry } from './entries.ts';

type Test = { filter: DirectoryFilter; isKept: (entry: Entry) => boolean };

/** One test per filter that was chosen (CON-9). */
function testsOf(search: DirectorySearch): Test[] {
  const tests: Test[] = [];
  const keep = (filter: DirectoryFilter, isKept: Test['isKept']) => tests.push({ filter, isKept });
  const { minExperience, minHourlyRate, maxHourlyRate, minRating, city, verified, regions, q } = search;
  for (const filter of ['specializations', 'sectors', 'topics'] as const) {
    const wanted = new Set<string>(search[filter]);
    if (wanted.size > 0) keep(filter, (entry) => entry[filter].some((value) => wanted.has(value)));
  }
  if (regions) keep('regions', (entry) => regions.includes(entry.region));
  if (minExperience !== undefined) keep('minExperience', (entry) => entry.yearsExperience >= minExperience);
  if (minHourlyRate !== undefined) keep('minHourlyRate', (entry) => entry.hourlyRate >= minHourlyRate);
  if (maxHourlyRate !== undefined) keep('maxHourlyRate', (entry) => entry.hourlyRate <= maxHourlyRate);
  if (minRating !== undefined) keep('minRating', (entry) => entry.rating !== null && entry.rating >= minRating);
  if (city) keep('city', (entry) => entry.city !== null && lower(entry.city) === city);
  if (verified) keep('verified', (entry) => entry.isVerified);
  if (q) keep('q', wordsIn(q));
  return tests;
}

/** First and last name, bio, specializations, sectors, whatever the case; codes are found by their words (CON-9). */
function wordsIn(q: string): Test['isKept'] {
  const sought = lower(q);
  const codesOf = (labels: Record<string, string>) =>
    new Set(Object.entries(labels).flatMap(([code, label]) => (lower(label).includes(sought) ? [code] : [])));
  const specializations = codesOf(SPECIALIZATION_LABELS);
  const sectors = codesOf(SECTOR_LABELS);
  return (entry) =>
    entry.words.includes(sought) ||
    (specializations.size > 0 && entry.specializations.some((code) => specializations.has(code))) ||
    (sectors.size > 0 && entry.sectors.some((code) => sectors.has(code)));
}

/** Whom the one who asks would suit: a region and a sector; and who is recommended for them. */
export type Fit = { region: string | null; sector: string | null; leadId?: string };

type Found = Pick<DirectoryPage, 'total' | 'topics' | 'rates' | 'waysOut'> & { items: Entry[] };

const { min, max, step } = MARKETPLACE.priceSlider;
const LAST_BAR = (max - min) / step;

/**
 * In one pass over everybody: who passes all tests, and whom each filter alone keeps away. How many a topic would leave
 * and the histogram of the price are counted with the other filters as they are.
 */
export function searchEntries(inOrder: readonly Entry[], search: DirectorySearch, fit: Fit): Found {
  const tests = testsOf(search);
  const topics = new Map<string, number>();
  const rates = Array.from({ length: LAST_BAR + 1 }, () => 0);
  const ways = new Map<DirectoryFilter, number>();
  const kept: Entry[] = [];
  for (const entry of inOrder) {
    let failed: DirectoryFilter | null = null;
    let [times, ofTopics, ofRates] = [0, 0, 0];
    for (const { filter, isKept } of tests) {
      if (isKept(entry)) continue;
      failed = filter;
      times += 1;
      if (filter === 'topics') ofTopics += 1;
      else if (filter === 'minHourlyRate' || filter === 'maxHourlyRate') ofRates += 1;
      else if (times > 1) break;
    }
    if (failed === null) kept.push(entry);
    else if (times === 1) ways.set(failed, (ways.get(failed) ?? 0) + 1);
    if (times === ofTopics) for (const topic of entry.topics) topics.set(topic, (topics.get(topic) ?? 0) + 1);
    if (times === ofRates) rates[Math.min(Math.floor(entry.hourlyRate / step), LAST_BAR)]! += 1;
  }
  return {
    total: kept.length,
    items: fittingFirst(kept, fit).slice(0, search.limit ?? DIRECTORY_PAGE.size),
    topics: MARKETPLACE.topics.map((value) => ({ value, count: topics.get(value) ?? 0 })),
    rates,
    waysOut:
      kept.length > 0 ? [] : [...ways].map(([drop, total]) => ({ drop, total })).toSorted((a, b) => b.total - a.total),
  };
}

/** Both region and sector, one of them, neither; each in the order they had. */
function byFit(entries: readonly Entry[], { region, sector }: Fit): [Entry[], Entry[], Entry[]] {
  const groups: [Entry[], Entry[], Entry[]] = [[], [], []];
  for (const entry of entries) {
    const points = Number(entry.region === region) + Number(entry.sectors.some((each) => each === sector));
    groups[2 - points]!.push(entry);
  }
  return groups;
}

/** The first of those groups that has somebody; nobody where nothing fits. */
export function leadingEntries(entries: readonly Entry[], fit: Fit): readonly Entry[] {
  const [both, one] = byFit(entries, fit);
  return both.length > 0 ? both : one;
}

function fittingFirst(entries: readonly Entry[], fit: Fit): readonly Entry[] {
  if (fit.region === null && fit.sector === null) return entries;
  const inOrder = byFit(entries, fit).flat();
  const lead = inOrder.find(({ id }) => id === fit.leadId);
  return lead ? [lead, ...inOrder.filter((entry) => entry !== lead)] : inOrder;
}

/** Before "Applica": how many it would bring. */
export function countEntries(entries: Iterable<Entry>, search: DirectorySearch): number {
  const tests = testsOf(search);
  let total = 0;
  for (const entry of entries) if (tests.every(({ isKept }) => isKept(entry))) total += 1;
  return total;
}
