import { expect, test } from 'vitest';
import type { Grant } from '#domain/grants/grant.ts';
import { grantStatus } from '#domain/grants/status.ts';
import { createLog } from '#server/platform/log.ts';
import { TEST_WORKERS } from '#server/testing/test-workers.ts';
import { loadBundledCatalogue } from './catalogue/load.ts';
import type { Catalogue, CatalogueEntry } from './memory.ts';
import { grantQuery } from './query.ts';
import { searchCatalogue } from './search.ts';
import { createTextIndex } from './text-index.ts';

const at = new Date('2026-11-17T10:00:00Z');
const DAY = '2026-11-17';
const bundled = loadBundledCatalogue();
const named = (count: number): Grant[] =>
  Array.from({ length: count }, (_, place) => ({
    ...bundled[0]!,
    id: `ceramica-${String(place)}`,
    name: `Contributi per la ceramica ${String(place)}`,
    summary: 'Forni e smalti per le imprese artigiane.',
  }));

function catalogueOf(grants: readonly Grant[]): Catalogue {
  const row = { version: 1, createdAt: at, updatedAt: at, unpublishedAt: null, mergedInto: null, editedFields: [] };
  const entries = new Map<string, CatalogueEntry>(grants.map((grant) => [grant.id, { ...row, grant }]));
  const index = createTextIndex(DAY);
  index.addAll(grants);
  const catalogue: Catalogue = {
    index: () => index,
    entries: () => entries.values(),
    withdrawn: () => [],
    size: entries.size,
    get common() {
      return catalogue;
    },
    own: [],
    revision: 1,
    find: (id) => entries.get(id),
    statusOf: ({ grant }) => grantStatus(grant, DAY),
  };
  return catalogue;
}

const services = { workers: TEST_WORKERS, log: createLog('silent'), now: () => at };

const found = async (grants: readonly Grant[], q: string) =>
  (await searchCatalogue(services, catalogueOf(grants), grantQuery.parse({ q, status: 'tutti' }))).found.map(
    ({ entry }) => entry.grant.id,
  );

test('a word in the name of thousands finds all of them, also where nearly every grant has it', async () => {
  const ids = await found([...bundled, ...named(1500)], 'ceramica');
  expect(ids.filter((id) => id.startsWith('ceramica-'))).toHaveLength(1500);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a grant called by its name is told although the filter of the open ones leaves it out', async () => {
  const elsewhere = async (q: string, status?: string) =>
    (await searchCatalogue(services, catalogueOf(bundled), grantQuery.parse({ q, ...(status ? { status } : {}) })))
      .namedElsewhere?.entry.grant.name;
  expect(await elsewhere('minipia')).toMatch(/^MiniPIA/);
  expect(await elsewhere('minipia', 'tutti')).toBeUndefined();
  expect(await elsewhere('macchinari')).toBeUndefined();
});

test('a programme called by its name is listed with what is really like it, not with half the catalogue', async () => {
  const found = async (q: string) =>
    (await searchCatalogue(services, catalogueOf(bundled), grantQuery.parse({ q }))).found;
  const called = await found('fusese');
  expect(called[0]?.entry.grant.name).toMatch(/FuSESE/i);
  expect(called.length).toBeLessThan(15);
  expect(called.length).toBeGreaterThan(1);
  expect((await found('ristorante')).length).toBeGreaterThan(15);
});
