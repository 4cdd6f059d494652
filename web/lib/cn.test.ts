import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cn } from './cn.ts';

test('of two utilities for the same property the last wins, variants apart', () => {
  expect(cn('p-2 hover:p-2', false, 'p-4', undefined, 'hover:p-3')).toBe('p-4 hover:p-3');
  expect(cn('border-rule border', 'border-2')).toBe('border-rule border-2');
});

test('every step of the scale is a size, not a colour', () => {
  const theme = readFileSync('web/styles/theme.css', 'utf8');
  const steps = [...theme.matchAll(/--text-(\w+):/g)].map(([, step = '']) => step);
  expect(steps.length).toBeGreaterThan(5);
  for (const step of steps) expect(cn(`text-ink-2 text-${step}`, 'text-ink')).toBe(`text-${step} text-ink`);
});
