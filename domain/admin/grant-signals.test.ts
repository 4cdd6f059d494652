import { expect, test } from 'vitest';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { toEnd } from '#domain/steps.ts';
import { contradictingDay, signalsOf, twinsOf, type KnownOfGrant } from './grant-signals.ts';

const QUIET: KnownOfGrant = { status: 'aperto', savedBy: 0, reports: 0, linkFailures: 0, twin: null, notedDay: null };
const good = sampleGrant({ closesOn: '2026-12-31', statusNote: null, link: 'https://www.regione.example.it/bando' });
const sure = { ...good, source: { ...good.source, confidence: 'high' as const, urlEvidence: 'seen' as const } };

test('a grant that is well known has nothing to look at', () => {
  expect(signalsOf(sure, QUIET)).toEqual([]);
});

test('each doubt has its own signal', () => {
  expect(signalsOf({ ...sure, closesOn: null, openingMode: null }, QUIET)).toEqual(['senza_scadenza']);
  expect(signalsOf({ ...sure, closesOn: null, openingMode: 'sportello' }, QUIET)).toEqual([]);
  expect(signalsOf({ ...sure, link: null }, QUIET)).toEqual(['mai_visto']);
  expect(signalsOf({ ...sure, source: { ...sure.source, confidence: 'low' } }, QUIET)).toEqual(['affidabilita']);
  expect(signalsOf(sure, { ...QUIET, linkFailures: 1, reports: 2 })).toEqual(['link_rotto', 'segnalato']);
  expect(signalsOf(sure, { ...QUIET, notedDay: '2027-03-05' })).toEqual(['data_contro_nota']);
  expect(signalsOf(sure, { ...QUIET, status: 'chiuso', savedBy: 5 })).toEqual(['chiuso_salvato']);
  expect(signalsOf(sure, { ...QUIET, status: 'chiuso', savedBy: 4 })).toEqual([]);
});

test('a note that closes on another day contradicts the field', () => {
  const noted = (statusNote: string) => contradictingDay({ statusNote, closesOn: '2026-12-31' });
  expect(noted('Domande fino al 5 marzo 2027.')).toBe('2027-03-05');
  expect(noted('Domande fino al 31 dicembre 2026.')).toBeNull();
  expect(noted('Decreto del 5 marzo 2026.')).toBeNull();
  expect(contradictingDay({ statusNote: 'fino al 5 marzo 2027', closesOn: null })).toBeNull();
});

test('the same name in the same edition is a suspect, another edition is not', () => {
  const twins = toEnd(
    twinsOf([
      { ...sure, id: 'a', name: 'Filiera SMART' },
      { ...sure, id: 'b', name: 'Filiera Smart ' },
      { ...sure, id: 'c', name: 'Filiera Smart', closesOn: '2027-12-31' },
    ]),
  );
  expect([...twins]).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ]);
});

test('thousands of one name are looked at once each, with pauses', () => {
  const alike = Array.from({ length: 20_000 }, (_, at) => ({ ...sure, id: String(at), name: 'Filiera Smart' }));
  const steps = twinsOf(alike);
  let pauses = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) pauses += 1;
  expect(pauses).toBeGreaterThan(40);
  expect([step.value.size, step.value.get('0'), step.value.get('19999')]).toEqual([20_000, '1', '0']);
});
