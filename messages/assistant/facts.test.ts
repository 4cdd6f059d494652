import { expect, it } from 'vitest';
import { projectWords } from './facts.ts';

const budgetOf = (budget: string) =>
  projectWords({ title: '', goals: '', summary: '', budget })
    .find(({ key }) => key === 'p.budget')
    ?.value.replaceAll('\u00a0', ' ');

it.each([
  ['50.000', '50.000 €'],
  ['50000', '50.000 €'],
  ['40mila', '40.000 €'],
  ['1.250,50', '1.250,50 €'],
  ['circa 80.000 euro', 'circa 80.000 euro'],
  ['12500.000', '12500.000'],
])('a budget written "%s" is said as "%s"', (written, said) => expect(budgetOf(written)).toBe(said));
