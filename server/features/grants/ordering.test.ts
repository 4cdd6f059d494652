import { expect, test } from 'vitest';
import { grantStatus } from '#domain/grants/status.ts';
import { loadBundledCatalogue } from './catalogue/load.ts';
import { dayToAct, inOrder, type Found } from './ordering.ts';

const bundled = loadBundledCatalogue();
const at = new Date('2026-11-17T10:00:00Z');

/** More than one piece, of grants that differ in name alone. */
const many = Array.from({ length: 3500 }, (_, place): Found => {
  const grant = bundled[place % bundled.length]!;
  const name = `${grant.name} ${String((place * 7919) % 3500).padStart(4, '0')}`;
  const entry = { version: 1, createdAt: at, updatedAt: at, unpublishedAt: null, mergedInto: null, editedFields: [] };
  const status = grantStatus(grant, '2026-11-17');
  return {
    entry: { ...entry, grant: { ...grant, id: `${grant.id}-${String(place)}`, name } },
    status,
    rank: 0,
    distance: 0,
    fit: place % 13,
    dayToAct: dayToAct(grant, status),
    terms: [],
  };
});

test.each(['scadenza', 'importo', 'adatti'] as const)('%s: thousands come in the order that few have', (sort) => {
  const steps = inOrder(many, sort);
  let breaths = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (!step.done) {
      breaths += 1;
      continue;
    }
    const ids = step.value.map(({ entry }) => entry.grant.id);
    expect(new Set(ids).size).toBe(many.length);
    for (let from = 0; from + 700 <= ids.length; from += 700) {
      const few = step.value.slice(from, from + 700);
      const again = inOrder(few.toReversed(), sort);
      let last = again.next();
      while (!last.done) last = again.next();
      expect(last.value.map(({ entry }) => entry.grant.id)).toEqual(ids.slice(from, from + 700));
    }
    break;
  }
  expect(breaths).toBeGreaterThan(8);
});
