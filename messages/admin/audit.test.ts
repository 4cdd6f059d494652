import { expect, test } from 'vitest';
import { auditDetailText } from './audit.ts';

test('an edit of a grant names its fields in Italian, with what they were and are where that was kept', () => {
  expect(auditDetailText({ campi: 'closesOn opensOn', lasciati: '' })).toBe('Scadenza · Apertura');
  expect(
    auditDetailText({
      campi: 'closesOn amounts',
      lasciati: 'summary',
      'prima closesOn': '2026-04-30',
      'dopo closesOn': null,
    }),
  ).toBe('Scadenza: 30 aprile 2026 → – · Importi · di nuovo dalla fonte: Descrizione');
  expect(auditDetailText({ prima: 'in_corso', dopo: 'risolto', righe: 2 })).toBe('in corso → risolto · righe: 2');
});
