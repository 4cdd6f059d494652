import { PGlite } from '@electric-sql/pglite';
import MiniSearch from 'minisearch';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { buildIndex } from '#domain/search/search-index.ts';
import { stemOf, tokenize } from '#domain/search/tokens.ts';

/** Ids of the best ten for a query. */
type Engine = { search: (query: string) => string[] | Promise<string[]>; close?: () => Promise<void> };

export const ENGINES = ['bandolo', 'minisearch', 'postgres'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Fields that every engine reads, with the boosts that served the peers best. */
const FIELDS = {
  name: 3,
  summary: 1,
  beneficiaries: 1.5,
  costs: 1.5,
  benefits: 1,
  requirements: 0.5,
  entity: 0.8,
  regions: 2,
} as const;

function fieldsOf(grant: Grant): Record<keyof typeof FIELDS, string> {
  return {
    name: grant.name,
    summary: grant.summary,
    beneficiaries: grant.beneficiaries,
    costs: grant.eligibleCosts.join('. '),
    benefits: grant.benefits.join('. '),
    requirements: grant.requirements.join('. '),
    entity: grant.entity,
    regions: grant.regions.join(' '),
  };
}

export async function startEngine(name: EngineName, grants: readonly Grant[]): Promise<Engine> {
  switch (name) {
    case 'bandolo':
      return bandolo(grants);
    case 'minisearch':
      return minisearch(grants);
    case 'postgres':
      return await postgres(grants);
  }
}

function bandolo(grants: readonly Grant[]): Engine {
  const index = buildIndex(grants, { today: '2026-11-15', gazetteer: placesOfItaly() });
  return { search: (query) => index.search(query, { limit: 10 }).map((hit) => hit.id) };
}

/** Tuned for Italian: our tokenizer, stop words and stemmer, boosts, prefix and fuzzy matching. */
function minisearch(grants: readonly Grant[]): Engine {
  const words = (text: string) => tokenize(text).flatMap((token) => (token.role === 'content' ? [token.word] : []));
  const mini = new MiniSearch<Record<string, string>>({
    fields: Object.keys(FIELDS),
    tokenize: words,
    processTerm: (term) => stemOf(term),
    searchOptions: {
      boost: FIELDS,
      combineWith: 'OR',
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      prefix: (term, at, terms) => at === terms.length - 1 && term.length > 3,
    },
  });
  mini.addAll(grants.map((grant) => ({ id: grant.id, ...fieldsOf(grant) })));
  return {
    search: (query) =>
      mini
        .search(query)
        .slice(0, 10)
        .map((found) => String(found.id)),
  };
}

const BATCH = 500;

/** Full text search of PostgreSQL: Italian configuration, weights, GIN index, OR of the words, ts_rank. */
async function postgres(grants: readonly Grant[]): Promise<Engine> {
  const db = new PGlite();
  await db.exec(`create table grants (id text primary key, words tsvector)`);
  for (let from = 0; from < grants.length; from += BATCH) {
    const rows = grants.slice(from, from + BATCH).map((grant) => {
      const text = fieldsOf(grant);
      return {
        id: grant.id,
        a: `${text.name} ${text.regions}`,
        b: `${text.beneficiaries} ${text.costs}`,
        c: `${text.summary} ${text.benefits} ${text.entity}`,
        d: text.requirements,
      };
    });
    await db.query(
      `insert into grants select r->>'id',
         setweight(to_tsvector('italian', r->>'a'), 'A') || setweight(to_tsvector('italian', r->>'b'), 'B') ||
         setweight(to_tsvector('italian', r->>'c'), 'C') || setweight(to_tsvector('italian', r->>'d'), 'D')
       from json_array_elements($1::json) r`,
      [JSON.stringify(rows)],
    );
  }
  await db.exec(`create index on grants using gin (words); analyze grants`);
  return {
    search: async (query) => {
      const terms = tokenize(query).flatMap((token) => (/^[\p{L}\p{N}]+$/u.test(token.word) ? [token.word] : []));
      const found = await db.query<{ id: string }>(
        `select id from grants, to_tsquery('italian', $1) q where words @@ q order by ts_rank(words, q) desc, id limit 10`,
        [terms.join(' | ')],
      );
      return found.rows.map((row) => row.id);
    },
    close: () => db.close(),
  };
}
