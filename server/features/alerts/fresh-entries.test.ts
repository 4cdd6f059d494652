import { expect, test } from 'vitest';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { grantStatus } from '#domain/grants/status.ts';
import type { Catalogue, CatalogueEntry } from '#server/features/grants/service.ts';
import { freshEntries } from './fresh-entries.ts';

const BEGINNING = new Date('2026-01-01T10:00:00Z');
const SINCE = new Date('2026-11-10T10:00:00Z');
const UNTIL = new Date('2026-11-17T10:00:00Z');
/** More than a call takes arguments. */
const MANY = 200_000;

const entryOf = (id: string, createdAt: Date, closesOn = '2026-12-20'): CatalogueEntry => ({
  grant: sampleGrant({ id, editorialState: 'aperto', opensOn: null, closesOn }),
  version: 1,
  createdAt,
  updatedAt: createdAt,
  unpublishedAt: null,
  mergedInto: null,
  editedFields: [],
});

test('among hundreds of thousands, what came in since is found with pauses', () => {
  const old = entryOf('there-from-the-beginning', BEGINNING);
  const entries = [
    ...Array.from({ length: MANY }, () => old),
    entryOf('new', new Date('2026-11-12T10:00:00Z')),
    entryOf('hidden', new Date('2026-11-12T10:00:00Z')),
    entryOf('shut', new Date('2026-11-12T10:00:00Z'), '2026-11-13'),
    entryOf('later', new Date('2026-11-17T10:00:01Z')),
  ];
  const catalogue = {
    entries: () => entries,
    statusOf: ({ grant }: CatalogueEntry, now: Date) => grantStatus(grant, now.toISOString().slice(0, 10)),
  } as unknown as Catalogue;
  const steps = freshEntries(catalogue, new Set(['hidden']), SINCE, UNTIL);
  let step = steps.next();
  let pauses = 0;
  for (; !step.done; step = steps.next()) pauses += 1;
  expect(step.value.map(({ grant }) => grant.id)).toEqual(['new']);
  expect(pauses).toBeGreaterThan(MANY / 500);
});
