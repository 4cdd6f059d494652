import { expect, test } from 'vitest';
import type { EditableField } from './one-field.ts';
import { boxText, storedValue, valueAt, withValue } from './field-values.ts';

const field = (name: string, kind: EditableField['kind'], rest: Partial<EditableField> = {}): EditableField => ({
  name,
  label: name,
  kind,
  ...rest,
});
const MAX = field('amounts.max', 'number');
const EMPLOYEES = field('constraints.employees.max', 'number');
const TERRITORY = field('constraints.territory', 'many', { within: 'regions', hasAny: true });
const SIZES = field('constraints.sizes', 'many', { hasAny: true });

test('amounts are read as Italians write them, and what is no number is left to be refused', () => {
  expect(storedValue(MAX, '5.000.000')).toBe(5_000_000);
  expect(storedValue(MAX, '1,2 mln')).toBe(1_200_000);
  expect(storedValue(MAX, 'molto')).toBe('molto');
  expect(storedValue(MAX, '')).toBeNull();
  expect(boxText(5_000_000, 'number')).toBe('5.000.000');
});

test('one place of a whole field changes and the others stay', () => {
  const grant = { amounts: { min: 1, max: 2, kind: 'contributo' }, constraints: { employees: { min: 3 } } };
  expect(valueAt(grant, MAX)).toBe(2);
  expect(withValue(grant.amounts, MAX, 9)).toEqual({ min: 1, max: 9, kind: 'contributo' });
  expect(withValue(grant.constraints, EMPLOYEES, 50)).toEqual({ employees: { min: 3, max: 50 } });
  expect(withValue({ employees: { max: 50 } }, EMPLOYEES, undefined)).toEqual({});
});

test('a territory is its regions, or everywhere; nothing chosen is nothing said', () => {
  const puglia = { territory: { regions: ['Puglia'], seat: 'operativa' } };
  expect(valueAt({ constraints: puglia }, TERRITORY)).toEqual(['Puglia']);
  expect(withValue(puglia, TERRITORY, ['Puglia', 'Molise'])).toEqual({
    territory: { regions: ['Puglia', 'Molise'], seat: 'operativa' },
  });
  expect(withValue(puglia, TERRITORY, storedValue(TERRITORY, 'any'))).toEqual({ territory: 'any' });
  expect(storedValue(SIZES, 'micro\nsmall')).toEqual(['micro', 'small']);
  expect(withValue({ sizes: ['micro'] }, SIZES, storedValue(SIZES, ''))).toEqual({});
});

test('facts and statuses: lists and single words go in at their place and leave nothing behind', () => {
  const who = field('facts.who.not', 'many');
  const codes = field('facts.ateco.include', 'lines');
  const orders = field('facts.orders.rule', 'choice');
  const facts = { who: { kinds: ['impresa'] }, portal: 'Invitalia' };
  const without = withValue(facts, who, storedValue(who, 'persona_fisica'));
  expect(without).toEqual({ who: { kinds: ['impresa'], not: ['persona_fisica'] }, portal: 'Invitalia' });
  expect(withValue(without, who, storedValue(who, ''))).toEqual(facts);
  expect(withValue({}, codes, storedValue(codes, '10.7\n C '))).toEqual({ ateco: { include: ['10.7', 'C'] } });
  expect(withValue({ orders: { rule: 'ammessi' } }, orders, storedValue(orders, ''))).toEqual({});
});
