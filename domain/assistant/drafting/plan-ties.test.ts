import { describe, expect, it } from 'vitest';
import { draftProject } from './draft-project.ts';
import { effectOf, wishesIn } from './grammar/clauses.ts';
import { outsideCosts, timeAllowed } from './grant-limits.ts';
import { isTied } from './links.ts';
import { answerTo } from './market-ties.ts';
import { nextPhase, phaseOf, phasesIn, preparedIn } from './phases.ts';
import { handsOf, stintOf } from './work-of.ts';

describe('the months of an effort', () => {
  it.each([
    ['tempo pieno nei mesi 4-6', { from: 4, to: 6, isWhole: false }],
    ['60% dal mese 7', { from: 7, to: 12, isWhole: false }],
    ['metà giornata fino al mese 3', { from: 1, to: 3, isWhole: false }],
    ['30% del tempo', { from: 1, to: 12, isWhole: true }],
    ['30% del tempo per 12 mesi', { from: 1, to: 12, isWhole: true }],
    ['30% del tempo per 5 mesi', null],
    ['', null],
  ])('%s', (effort, stint) => expect(stintOf(effort, 12)).toEqual(stint));
});

describe('who works in a phase', () => {
  const { people } = draftProject.parse({
    people: [
      { name: 'Ada', role: 'Titolare', experience: 'vende da 20 anni', effort: '20% del tempo' },
      { name: 'Bruno', role: 'Responsabile software', experience: '', effort: 'tempo pieno' },
      { name: 'Carlo', role: 'Montatore', experience: '', effort: 'tempo pieno nei mesi 3-5' },
      { name: 'Dora', role: 'Consulente', experience: '', effort: '' },
    ],
  });
  it.each([
    ['sviluppo dell’app', 1, 2, ['Bruno']],
    ['montaggio della linea', 3, 4, ['Carlo']],
    ['prove di carico', 4, 6, ['Carlo until 5', 'Ada']],
    ['permessi', 1, 2, ['Ada']],
  ])('%s', (what, from, to, names) =>
    expect(
      handsOf({ what, from, to }, people, 12).map(({ person, until }) =>
        until === null ? person.name : `${person.name} until ${String(until)}`,
      ),
    ).toEqual(names),
  );
});

describe('where a line of the budget falls', () => {
  const phases = phasesIn([
    'Mesi 1-2: scelta delle sonde e ordini. Mesi 3-5: posa dei pannelli e corso. Mesi 6-7: consegna delle macchine. Mese 8: apertura ai soci.',
  ]);
  it.each([
    ['Pannelli solari', 'Energia', 1],
    ['Corso per otto operatori', 'Formazione', 1],
    ['Sonde di livello', 'Impianti', -1],
    ['Essiccatoio a nastro', 'Attrezzature', 2],
    ['Schede per i soci', 'Software', -1],
  ])('%s', (full, category, at) => expect(phaseOf(phases, { full, category })).toBe(at));
  it('what is only chosen in a phase is ordered after it', () => {
    expect(preparedIn(phases, { full: 'Sonde di livello', category: 'Impianti' })).toBe(0);
    expect(nextPhase(phases, 1)?.what).toBe('consegna delle macchine');
  });
});

describe('what a fact of the market speaks of', () => {
  const { kpis } = draftProject.parse({
    kpis: [
      { name: 'Pezzi verniciati', unit: 'quintali al mese', baseline: 1, target: 2 },
      { name: 'Presenze d’inverno', unit: 'notti', baseline: 1, target: 2 },
    ],
  });
  const costs = [{ name: 'Etichettatrice automatica' }];
  it.each([
    ['Due catene chiedono etichette in tre lingue', { kind: 'cost', name: 'Etichettatrice automatica' }],
    ['Nel 2025 sono stati rifiutati 90 quintali', { kind: 'kpi', name: 'Pezzi verniciati' }],
    ['Il 28% delle richieste arriva a locali chiusi', { kind: 'kpi', name: 'Presenze d’inverno' }],
    ['In 4 pezzi su 6 manca la data', null],
  ])('%s', (fact, answer) => expect(answerTo(fact, { costs, kpis })).toEqual(answer));
});

it('an indicator is tied by what it measures', () => {
  expect(isTied('Cella robotizzata di saldatura', { name: 'Scarti di saldatura', unit: '%' })).toBe(true);
  expect(isTied('Cella di verniciatura', { name: 'Scarti di saldatura', unit: '%' })).toBe(false);
});

it.each([
  ['Completare l’investimento entro 3 anni dalla concessione', { months: 36, since: 'dalla concessione' }],
  ['Spese entro 24 mesi dal contratto', { months: 24, since: 'dal contratto' }],
  ['Progetti con durata massima di 18 mesi', { months: 18, since: '' }],
  ['Conservare i documenti degli investimenti entro 10 anni', null],
])('time for the work: %s', (rule, time) =>
  time ? expect(timeAllowed([rule])).toMatchObject(time) : expect(timeAllowed([rule])).toBeNull(),
);

it('a consultancy is outside a list of works and plants, whatever it is about', () => {
  const costs = [
    { full: 'Progetto e direzione lavori', category: 'Consulenze' },
    { full: 'Serramenti isolanti', category: 'Opere' },
    { full: 'Impianto fotovoltaico', category: 'Energia' },
  ];
  expect(outsideCosts(costs, ['Involucro e impianti', 'Impianti FER'])).toEqual([costs[0]]);
});

it('two sentences are two things, and what follows an effect is no part of it', () => {
  const { acts } = wishesIn(
    'Compriamo una pressa, così stampiamo il doppio. Prepariamo due operai e apriamo uno sportello.',
  );
  expect(acts).toEqual([['compra una pressa, così stampa il doppio'], ['prepara due operai', 'apre uno sportello']]);
  expect(effectOf(acts[0]![0]!)).toBe('stampa il doppio');
});
