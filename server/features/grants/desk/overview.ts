import { GRANT_SIGNALS, type CatalogueOrder, type GrantSignal } from '#domain/admin/catalogue-search.ts';
import { contradictingDay, signalsOf, twinsOf } from '#domain/admin/grant-signals.ts';
import { fold } from '#domain/search/fold.ts';
import { eachInSteps, filteredInSteps, sortedInSteps, type Steps } from '#domain/steps.ts';
import type { UserContext } from '#server/context.ts';
import { openFreshCatalogue, type Catalogue, type CatalogueEntry } from '#server/features/grants/memory.ts';
import { inTurns } from '#server/platform/threads/in-turns.ts';
import type { CatalogueLine, CatalogueQuery } from './shapes.ts';
import * as store from './store.ts';

const PAGE_SIZE = 50;

/** Every grant with what is known against it, those withdrawn included; or one of them alone. */
export async function linesOf(
  ctx: UserContext,
  onlyId?: string,
): Promise<{ lines: CatalogueLine[]; entries: Map<string, CatalogueEntry> }> {
  const catalogue = await openFreshCatalogue(ctx);
  const { saved, reports, links } = await store.readHeldAgainst(ctx.db, onlyId);
  const published = [...catalogue.entries()];
  const { twins, notedDays } = await inTurns(readingsOf(catalogue, published));
  const entries = new Map<string, CatalogueEntry>();
  const all = [...published, ...catalogue.withdrawn()];
  await inTurns(eachInSteps(all, (entry) => entries.set(entry.grant.id, entry)));
  const now = ctx.now();
  const told = onlyId === undefined ? [...entries.values()] : [entries.get(onlyId) ?? []].flat();
  const lineOf = (entry: CatalogueEntry): CatalogueLine => {
    const { grant, unpublishedAt, mergedInto } = entry;
    const { status } = catalogue.statusOf(entry, now);
    const [savedBy, reported] = [saved.get(grant.id) ?? 0, reports.get(grant.id) ?? 0];
    const link = links.get(grant.id);
    const linkFailures = link?.link === grant.link ? link.failures : 0;
    const twin = twins.get(grant.id) ?? null;
    const notedDay = notedDays.get(grant.id) ?? null;
    const isPublished = unpublishedAt === null && mergedInto === null;
    return {
      id: grant.id,
      name: grant.name,
      entity: grant.entity,
      status,
      checkedOn: grant.source.checkedOn,
      confidence: grant.source.confidence,
      signals: isPublished
        ? signalsOf(grant, { status, savedBy, reports: reported, linkFailures, twin, notedDay })
        : [],
      savedBy,
      reports: reported,
      notedDay,
      twin,
      linkStatus: linkFailures > 0 ? (link?.status ?? null) : null,
      linkFailures,
      isPublished,
      mergedInto,
      editedFields: entry.editedFields,
    };
  };
  const lines: CatalogueLine[] = [];
  await inTurns(eachInSteps(told, (entry) => lines.push(lineOf(entry))));
  return { lines, entries };
}

type Readings = { revision: number; twins: Map<string, string>; notedDays: Map<string, string> };
const readings = new WeakMap<Catalogue, Readings>();

/** What only the words of the grants say: read again when one of them changes. */
function* readingsOf(catalogue: Catalogue, published: readonly CatalogueEntry[]): Steps<Readings> {
  const { revision } = catalogue;
  const known = readings.get(catalogue);
  if (known?.revision === revision) return known;
  const all = [...published, ...catalogue.withdrawn()];
  const notedDays = new Map<string, string>();
  yield* eachInSteps(all, ({ grant }) => {
    const day = contradictingDay(grant);
    if (day !== null) notedDays.set(grant.id, day);
  });
  const twins = yield* twinsOf(published.map(({ grant }) => grant));
  const fresh = { revision, twins, notedDays };
  readings.set(catalogue, fresh);
  return fresh;
}

export async function readCatalogue(ctx: UserContext, query: CatalogueQuery) {
  const { lines } = await linesOf(ctx);
  const found = await inTurns(chosen(lines, query));
  const pages = Math.ceil(found.length / PAGE_SIZE);
  const counts = Object.fromEntries(GRANT_SIGNALS.map((signal) => [signal, 0])) as Record<GrantSignal, number>;
  for (const { signals } of lines) for (const signal of signals) counts[signal] += 1;
  return {
    items: found.slice((query.pagina - 1) * PAGE_SIZE, query.pagina * PAGE_SIZE),
    total: found.length,
    page: query.pagina,
    pageSize: PAGE_SIZE,
    pages,
    size: lines.filter(({ isPublished }) => isPublished).length,
    counts,
  };
}

/** The lines that the screen shows, all pages together. */
export function* chosen(
  lines: readonly CatalogueLine[],
  { q, segnale, vista, ordine }: CatalogueQuery,
): Steps<CatalogueLine[]> {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const found = yield* filteredInSteps(lines, (line) => {
    if (vista === 'ritirati' ? line.isPublished : !line.isPublished) return false;
    if (vista === 'modificati' && line.editedFields.length === 0) return false;
    if (segnale && !line.signals.includes(segnale)) return false;
    if (words.length === 0) return true;
    const text = fold(`${line.name} ${line.entity} ${line.id}`);
    return words.every((word) => text.includes(word));
  });
  return yield* sortedInSteps(found, (one, other) => ORDERS[ordine](one, other) || (one.id < other.id ? -1 : 1));
}

const GRAVITY = Object.fromEntries(
  GRANT_SIGNALS.map((signal, at) => [signal, 2 ** (GRANT_SIGNALS.length - at)]),
) as Record<GrantSignal, number>;
const gravity = ({ signals }: CatalogueLine): number => signals.reduce((sum, signal) => sum + GRAVITY[signal], 0);
/** One for all: thousands of comparisons need not look their language up each. */
const { compare } = new Intl.Collator('it');
const byName = (one: CatalogueLine, other: CatalogueLine) => compare(one.name, other.name);
const byReading = (one: CatalogueLine, other: CatalogueLine) =>
  one.checkedOn < other.checkedOn ? -1 : one.checkedOn > other.checkedOn ? 1 : 0;
const ORDERS: Record<CatalogueOrder, (one: CatalogueLine, other: CatalogueLine) => number> = {
  gravi: (one, other) => gravity(other) - gravity(one) || other.savedBy - one.savedBy,
  nome: byName,
  nome_desc: (one, other) => byName(other, one),
  letto: byReading,
  letto_desc: (one, other) => byReading(other, one),
  salvati: (one, other) => other.savedBy - one.savedBy,
  salvati_asc: (one, other) => one.savedBy - other.savedBy,
};
