import { expect, test } from 'vitest';
import { customGrant, grantOfCustom } from './custom-grant.ts';

const published = (entity: string) => {
  const { level, regions } = grantOfCustom(
    'proprio-1',
    customGrant.parse({ title: 'Avviso', entity, readOn: '2026-11-15' }),
  );
  return [level, ...regions];
};

test.each([
  ['Regione Basilicata – Dipartimento attività produttive', ['regionale', 'Basilicata']],
  ['REGIONE EMILIA-ROMAGNA', ['regionale', 'Emilia-Romagna']],
  ['Regione autonoma Valle d’Aosta', ['regionale', "Valle d'Aosta"]],
  ['Provincia autonoma di Trento', ['regionale', 'Trentino-Alto Adige']],
  ['Commissione europea, EISMEA', ['europeo']],
  ['Ministero delle imprese e del made in Italy', ['nazionale']],
  ['', ['nazionale']],
])('a call of one’s own from «%s» is shown as %j', (entity, shown) => {
  expect(published(entity)).toEqual(shown);
});

test('who publishes decides nothing about who may ask', () => {
  const grant = grantOfCustom(
    'proprio-1',
    customGrant.parse({ title: 'Avviso', entity: 'Regione Puglia', readOn: '2026-11-15' }),
  );
  expect(grant.constraints).toEqual({});
  expect(grant.facts).toEqual({});
});
