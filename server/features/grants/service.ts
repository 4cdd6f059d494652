import { statedLimits } from '#domain/eligibility/stated-limits.ts';
import { AppError } from '#domain/errors.ts';
import { amountLine } from '#domain/grants/amount-text.ts';
import { regimeOf } from '#domain/eligibility/checks/aid-regime.ts';
import { ordersGuard } from '#domain/grants/orders-guard.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { highlight, snippet } from '#domain/search/highlight.ts';
import { filteredInSteps, sortedInSteps, type Steps } from '#domain/steps.ts';
import { expectedText } from '#messages/matching/eligibility.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { Context, ReaderContext, Services, SessionUser } from '#server/context.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { inTurns, turn } from '#server/platform/threads/in-turns.ts';
import { openCatalogue, type Catalogue, type CatalogueEntry } from './memory.ts';
import { openOwnCatalogue } from './own-catalogue.ts';
import { PAGE_SIZE, type GrantQuery } from './query.ts';
import { searchCatalogue } from './search.ts';
import { similarEntries } from './similar.ts';
import { readWords } from './words/reading.ts';
import { countSearch } from './words/term-book.ts';
import * as shapes from './shapes.ts';
import * as store from './store.ts';

export { loadBundledCatalogue } from './catalogue/load.ts';
export { applyBundle, prepareCatalogue } from './prepare.ts';
export {
  openCatalogue,
  openFreshCatalogue,
  catalogueChanged,
  followCatalogue,
  type Catalogue,
  type CatalogueEntry,
} from './memory.ts';
export { openOwnCatalogue } from './own-catalogue.ts';
export { grantCriteria, type GrantCriteria } from './query.ts';
export { searchCatalogue } from './search.ts';
export { readWords, warmWords } from './words/reading.ts';
export { grantSitemapPages } from './sitemap.ts';
export { grantSummary, summaryOf } from './shapes.ts';
export { writeGrants, type GrantUpdate, type NewGrant } from './writing.ts';
export { changedSince, changesOf, type GrantRow } from './store.ts';

const SNIPPET_CHARS = 240;
const SIMILAR = 4;
const SUGGESTIONS = 8;

/** The public catalogue. A person's saved and hidden grants are marked on the way. */
export async function searchGrants(ctx: ReaderContext, query: GrantQuery) {
  const [catalogue, marks, standing, suited] = await Promise.all([
    openOwnCatalogue(ctx, ctx.user),
    ctx.marks(),
    ctx.standing(),
    query.q === '' ? null : ctx.suitedTo(query.q),
  ]);
  const result = await searchCatalogue(ctx, catalogue, query, marks.hidden, { standing, suited });
  countSearch(ctx, query, result.found.length);
  const page = query.page ?? 1;
  const pageSize = query.pageSize ?? PAGE_SIZE.usual;
  const shown = result.found.slice((page - 1) * pageSize, page * pageSize);
  return {
    items: shown.map(({ entry, status, terms }): shapes.GrantHit => ({
      ...shapes.summaryOf(entry, status, marks),
      nameSegments: highlight(entry.grant.name, terms),
      snippet: query.q === '' ? [] : snippet(entry.grant.summary, terms, SNIPPET_CHARS),
    })),
    total: result.found.length,
    page,
    pageSize,
    pages: Math.ceil(result.found.length / pageSize),
    sort: result.sort,
    facets: result.facets,
    hiddenCount: result.hiddenCount,
    /** Null for who has no company: there is no verdict to choose by. */
    othersCount: standing && result.othersCount,
    didYouMean: query.q === '' ? null : catalogue.index(ctx.now()).didYouMean(query.q),
    /** How many of them suit the project that the words tell, which come first; null where they tell none. */
    suitedCount:
      suited && result.sort === 'pertinenza' ? result.found.filter(({ distance }) => distance === 0).length : null,
    waysOut: result.waysOut,
    namedElsewhere: result.namedElsewhere && {
      id: result.namedElsewhere.entry.grant.id,
      name: result.namedElsewhere.entry.grant.name,
      status: result.namedElsewhere.status.status,
    },
    catalogueSize: catalogue.size,
  };
}

/** The last that entered the catalogue and are not closed. */
export async function newestGrants(ctx: Services, count: number) {
  const catalogue = await openCatalogue(ctx);
  const now = ctx.now();
  return (await inTurns(newestFirst(catalogue, now))).slice(0, count);
}

function* newestFirst(catalogue: Catalogue, now: Date): Steps<CatalogueEntry[]> {
  const open = yield* filteredInSteps(
    catalogue.entries(),
    (entry) => catalogue.statusOf(entry, now).status !== 'chiuso',
  );
  return yield* sortedInSteps(
    open,
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.grant.id < other.grant.id ? -1 : 1),
  );
}

/** What is told of a grant where a link to it is shared; null when there is none. */
export async function sharedGrant(ctx: Services, id: string) {
  const catalogue = await openCatalogue(ctx);
  const entry = catalogue.find(id);
  if (!entry) return null;
  const { status } = catalogue.statusOf(entry, ctx.now());
  return { grant: entry.grant, version: entry.version, status, amount: amountLine(entry.grant) };
}
export type SharedGrant = NonNullable<Awaited<ReturnType<typeof sharedGrant>>>;

/** What the search box offers while typing: words to search for, and grants by name. */
export async function suggestGrants(ctx: Context, q: string) {
  const catalogue = await openCatalogue(ctx);
  const suggestions = await inTurns(catalogue.index(ctx.now()).suggestInSteps(q, SUGGESTIONS));
  const words = suggestions.flatMap((one) => (one.kind === 'parola' ? one.text : []));
  const grants = suggestions.flatMap((one) => (one.kind === 'bando' ? (catalogue.find(one.id)?.grant ?? []) : []));
  return { words, grants: grants.map(({ id, name, entity, level }) => ({ id, name, entity, level })) };
}

/** Who asks decides what is there: what a person brought is "not found" for everybody else. */
export async function findEntry(
  ctx: Context & { user?: SessionUser | null },
  id: string,
): Promise<{ catalogue: Catalogue; entry: CatalogueEntry }> {
  const catalogue = await openOwnCatalogue(ctx, ctx.user ?? null);
  const entry = catalogue.find(id);
  if (!entry) throw new AppError('not_found');
  return { catalogue, entry };
}

/** The whole detail page in one answer. */
export async function readGrant(ctx: ReaderContext, id: string) {
  const { catalogue, entry } = await findEntry(ctx, id);
  return detailOf(ctx, catalogue, entry);
}

export async function detailOf(ctx: ReaderContext, catalogue: Catalogue, entry: CatalogueEntry) {
  const marks = await ctx.marks();
  const versions = entry.version > 1 ? await store.listVersions(ctx.db, entry.grant.id) : [];
  const status = catalogue.statusOf(entry, ctx.now());
  const similar = await inTurns(similarEntries(catalogue, entry.grant, ctx.now(), marks.hidden, SIMILAR));
  await turn(); // the patterns of the limits may have to be compiled again, as those of the search
  return {
    grant: entry.grant,
    computed: shapes.computedOf(status),
    amount: shapes.summaryOf(entry, status, marks).amount,
    limits: statedLimits(entry.grant, romeMoment(ctx.now()).day).map((check) => ({
      code: check.code,
      value: expectedText(check),
    })),
    ordersGuard: ordersGuard(entry.grant, regimeOf(entry.grant), status.status, romeMoment(ctx.now()).day),
    version: entry.version,
    editedFields: entry.editedFields,
    addedAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
    isOwn: entry.isOwn ?? false,
    isSaved: marks.saved.has(entry.grant.id),
    isHidden: marks.hidden.has(entry.grant.id),
    versions: versions.map(shapes.versionOf),
    similar: similar.map((other) => shapes.summaryOf(other, catalogue.statusOf(other, ctx.now()), marks)),
  };
}

export async function listVersions(ctx: ReaderContext, id: string) {
  const { entry } = await findEntry(ctx, id);
  const versions = await store.listVersions(ctx.db, entry.grant.id);
  return { versions: versions.map(shapes.versionOf) };
}

/** Also for an address that is no grant: its words find what may have been meant ("Bando non trovato"). */
export async function listSimilar(ctx: ReaderContext, id: string) {
  const [catalogue, marks] = await Promise.all([openOwnCatalogue(ctx, ctx.user), ctx.marks()]);
  const now = ctx.now();
  const like = catalogue.find(id)?.grant ?? id.replaceAll('-', ' ').slice(0, 120);
  if (typeof like === 'string') await readWords(ctx, like);
  const entries = await inTurns(similarEntries(catalogue, like, now, marks.hidden, SIMILAR));
  return { items: entries.map((entry) => shapes.summaryOf(entry, catalogue.statusOf(entry, now), marks)) };
}

type ReportInput = { field?: string | undefined; text: string };

/** "Segnala un errore": anybody can, and the editors read it. */
export async function reportGrant(ctx: Context, user: SessionUser | null, id: string, input: ReportInput) {
  const { entry } = await findEntry(ctx, id);
  const report = { grantId: entry.grant.id, userId: user?.id ?? null, field: input.field ?? null, text: input.text };
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, 'everybody who reports');
    await store.insertReport(tx, report, ctx.now());
    refuseBeyond('openReports', await store.countOpenReports(tx));
  });
}
