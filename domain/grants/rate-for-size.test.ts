import { expect, test } from 'vitest';
import type { CompanySize } from '#domain/vocabulary.ts';
import { rateForSize } from './rate-for-size.ts';
import { sampleGrant } from './testing/sample-grant.ts';

const MACHINES = 'centro di lavoro CNC';

test.each<[string, number, CompanySize[], string, number]>([
  ['20% micro/piccole, 15% medie, fino a 45% rinnovabili', 45, ['medium'], MACHINES, 15],
  ['20% micro/piccole, 15% medie, fino a 45% rinnovabili', 45, ['medium'], 'pannelli e altre rinnovabili', 45],
  ['14,26% micro e piccole, 10,08% medie, calcolato sul finanziamento', 14.3, ['medium'], MACHINES, 10.08],
  ['55% piccole, 45% medie, 35% grandi', 55, ['small'], MACHINES, 55],
  ['55% piccole, 45% medie, 35% grandi', 55, ['large'], MACHINES, 35],
  // not known which of the two: the higher
  ['55% piccole, 45% medie, 35% grandi', 55, ['medium', 'large'], MACHINES, 45],
  // everybody's stays, and points to add are not left out
  ['De minimis 70-90%; in GBER 50% micro, 40% piccole', 90, ['micro'], MACHINES, 90],
  ['45% piccole, 35% medie (più maggiorazioni fino a 15 punti)', 60, ['small'], MACHINES, 60],
  ['50%', 50, ['small'], MACHINES, 50],
])('%s, at most %d, for %s: %s → %d', (note, intensityMax, sizes, project, expected) => {
  expect(rateForSize(sampleGrant({ aidIntensity: null, facts: { aid: { note, intensityMax } } }), sizes, project)).toBe(
    expected,
  );
});
