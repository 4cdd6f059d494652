import { expect, it, test } from 'vitest';
import { COST_KINDS, costKindsIn } from '#domain/projects/cost-kinds.ts';
import { NO_PROJECT } from '#domain/projects/project.ts';
import { chipsOf } from './chips.ts';
import { COST_KIND_LABELS } from './projects.ts';

it.each(COST_KINDS)('the name of the kind %s is read back as that kind', (kind) => {
  expect(costKindsIn(COST_KIND_LABELS[kind])).toContain(kind);
});

test('a sentence shows what was understood, and what was worked out is told apart', () => {
  const chips = chipsOf({
    ...NO_PROJECT,
    title: 'Forno nuovo',
    description: 'forno nuovo, 40.000 €, marzo, a Taranto',
    spend: 40_000,
    region: 'Puglia',
    province: 'TA',
    city: 'Taranto',
    startsOn: '2027-03-01',
  });
  expect(chips).toEqual([
    { field: 'what', label: 'forno nuovo', detail: 'macchinari e attrezzature', isDeduced: false },
    { field: 'spend', label: '40.000\u00a0€', detail: 'senza IVA', isDeduced: false },
    { field: 'place', label: 'Puglia · Taranto', detail: null, isDeduced: false },
    { field: 'when', label: 'marzo 2027', detail: 'anno dedotto', isDeduced: true },
  ]);
});

test('what nobody said has no chip; lines are a spend', () => {
  expect(chipsOf(NO_PROJECT)).toEqual([]);
  const costs = [{ category: 'Hardware', amount: 1500 }];
  const told = chipsOf({ ...NO_PROJECT, costs, ordered: false, hires: 2, endsOn: '2027-12-31' });
  expect(told.map(({ label }) => label)).toEqual([
    '1.500\u00a0€',
    'entro il 31 dicembre 2027',
    'nessun ordine firmato',
    '2 persone da assumere',
  ]);
});
