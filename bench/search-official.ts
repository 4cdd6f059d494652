import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import MiniSearch from 'minisearch';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { incentiviIdOf } from '#domain/grants/official-id.ts';
import { draftsOf } from '#domain/imports/drafts-of.ts';
import { planImport } from '#domain/imports/plan.ts';
import { fold } from '#domain/search/fold.ts';
import { buildIndex } from '#domain/search/search-index.ts';
import { GRAMMAR_WORDS } from '#domain/search/stop-words.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { ndcg10, type LabelledQuery } from './search-quality.ts';

/**
 * Quality on imported official records, beside a plain Italian index (light stemming, prefix, fuzzy) of the same texts.
 * `node bench/search-official.ts records.json [--each] [queries.json …]`: records as incentivi.gov.it publishes them;
 * labels are slugs of the bundled catalogue or `official:<id>`. `--each` prints every query with the grades found.
 */
const TODAY = '2026-11-15';
const OWN = ['official-queries', 'official-held-out-queries'].map((name) =>
  fileURLToPath(new URL(`./queries/${name}.json`, import.meta.url)),
);

type OfficialRecord = { ID_Incentivo: number | string };
type QueryFile = LabelledQuery[] | { queries: LabelledQuery[] };

const [recordsFile, ...rest] = process.argv.slice(2);
if (recordsFile === undefined) throw new Error('records.json of incentivi.gov.it is needed');
const each = rest.includes('--each');
const files = rest.filter((argument) => !argument.startsWith('--'));
const records = read<{ response: { docs: OfficialRecord[] } }>(recordsFile).response.docs;
const catalogue = imported(loadBundledCatalogue(), records);
const ours = buildIndex(catalogue.grants, { today: TODAY, gazetteer: placesOfItaly() });
const plain = plainIndex(catalogue.grants);
for (const file of files.length > 0 ? files : OWN) measure(file);

function measure(file: string): void {
  const content = read<QueryFile>(file);
  const queries = Array.isArray(content) ? content : content.queries;
  const sums = { bandolo: 0, plain: 0 };
  for (const { id, query, relevant } of queries) {
    const gains = byGrant(relevant);
    const found = ours.search(query, { limit: 10 }).map((hit) => hit.id);
    const score = ndcg10(found, gains);
    const beside = ndcg10(plain(query), gains);
    sums.bandolo += score;
    sums.plain += beside;
    if (each)
      console.log(id, score.toFixed(3), beside.toFixed(3), found.map((key) => gains[key] ?? '·').join(''), query);
  }
  const mean = (sum: number) => Number((sum / queries.length).toFixed(3));
  const [bandolo, plainItalian] = [mean(sums.bandolo), mean(sums.plain)];
  const ratio = Number((bandolo / plainItalian).toFixed(2));
  console.log(
    JSON.stringify({
      bench: 'search-official',
      file: file.split('/').at(-1),
      n: catalogue.grants.length,
      bandolo,
      plainItalian,
      ratio,
    }),
  );
}

/** The catalogue after the import, and the grant that each official record became. */
function imported(
  bundled: Grant[],
  docs: readonly OfficialRecord[],
): { grants: Grant[]; byOfficialId: Map<string, string> } {
  const existing = bundled.map((grant) => ({ grant, overridden: [] }));
  const plan = planImport(existing, draftsOf('incentivi', docs, TODAY), { source: 'incentivi', isComplete: false });
  const grants = new Map(bundled.map((grant) => [grant.id, grant]));
  for (const { after } of plan.updated) grants.set(after.id, after);
  for (const { grant } of plan.created) grants.set(grant.id, grant);
  const all = [...grants.values()];
  const known = all.flatMap((grant): [string, string][] => {
    const officialId = incentiviIdOf(grant);
    return officialId === null ? [] : [[officialId, grant.id]];
  });
  const twins = plan.rejected.flatMap(({ ref, reasons }) =>
    reasons.flatMap(({ params }): [string, string][] => (params.id === undefined ? [] : [[ref, String(params.id)]])),
  );
  return { grants: all, byOfficialId: new Map([...twins, ...known]) };
}

function byGrant(relevant: Record<string, number>): Record<string, number> {
  const gains: Record<string, number> = {};
  for (const [key, gain] of Object.entries(relevant)) {
    const id = key.startsWith('official:') ? (catalogue.byOfficialId.get(key.slice('official:'.length)) ?? key) : key;
    gains[id] = Math.max(gain, gains[id] ?? 0);
  }
  return gains;
}

function plainIndex(grants: readonly Grant[]): (query: string) => string[] {
  const stem = (word: string) => (word.length < 5 ? word : word.replace(/(hi|he|ie|ii|[aeiou])$/, ''));
  const words = (text: string) =>
    fold(text)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 1 && !GRAMMAR_WORDS.has(word));
  const mini = new MiniSearch<Record<string, string>>({
    fields: ['name', 'summary', 'text'],
    tokenize: words,
    processTerm: stem,
    searchOptions: {
      boost: { name: 3, summary: 1.5 },
      combineWith: 'OR',
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      prefix: (term, at, terms) => at === terms.length - 1 && term.length > 3,
    },
  });
  mini.addAll(grants.map((grant) => ({ id: grant.id, name: grant.name, summary: grant.summary, text: textOf(grant) })));
  return (query) =>
    mini
      .search(query)
      .slice(0, 10)
      .map(({ id }) => String(id));
}

function textOf(grant: Grant): string {
  const { entity, regions, beneficiaries, aidForm, requirements, benefits, eligibleCosts } = grant;
  return [entity, ...regions, beneficiaries, aidForm, ...requirements, ...benefits, ...eligibleCosts].join(' ');
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
