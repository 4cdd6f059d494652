import { expect, test } from 'vitest';
import type { FitReason } from '#domain/matching/fit-reason.ts';
import { whySentence } from './why.ts';

const NOTHING: FitReason = { pays: null, covers: [], meets: null };

test('costs that hold an "e" of their own are joined by a comma', () => {
  const of = (...covers: string[]) => whySentence({ ...NOTHING, covers });
  expect(of('Personale', 'Attrezzature e infrastrutture')).toMatch(/^Paga personale, attrezzature e infrastrutture:/);
  expect(of('Stand', 'Viaggi')).toMatch(/^Paga stand e viaggi:/);
});

test('what the firm has is told after one colon', () => {
  const meets: FitReason['meets'] = {
    code: 'special_status',
    outcome: 'soddisfatto',
    expected: { kind: 'statuses', statuses: ['femminile'], needsAll: false, youthAgeMax: null },
    found: { kind: 'statuses', statuses: ['femminile'], needsAll: true, youthAgeMax: null },
    source: 'profilo',
    lack: null,
    field: null,
    isStated: true,
  };
  expect(whySentence({ ...NOTHING, meets })).toBe('È pensato per imprese come la tua: impresa a prevalenza femminile.');
});
