import { expect, test } from 'vitest';
import { entityIn } from './call-head.ts';

const entity = (text: string) => entityIn([{ text, page: 1 }])?.value;

test.each([
  [
    'Comune di Gravina in Puglia. Contributo a fondo perduto pari al 40% delle spese, fino a un massimo di',
    'Comune di Gravina in Puglia',
  ],
  ['Contributi alle imprese. Regione Basilicata; Dipartimento attività', 'Regione Basilicata'],
  ['C.C.I.A.A. – Camera di Commercio di Bari', 'C.C.I.A.A. – Camera di Commercio di Bari'],
  ['Invitalia S.p.A. Agenzia nazionale', 'Invitalia S.p.A. Agenzia nazionale'],
  ['REGIONE EMILIA-ROMAGNA', 'REGIONE EMILIA-ROMAGNA'],
])('who publishes, of «%s», is «%s»', (line, name) => {
  expect(entity(line)).toBe(name);
});
