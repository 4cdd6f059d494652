import { describe, expect, it } from 'vitest';
import { aidPlanOf } from './aid-share.ts';
import { monthsBetween, spanText } from './calendar.ts';
import { gap, toldIn } from './draft.ts';
import { draftProject } from './draft-project.ts';
import { fitted, lengthAsked } from './fit.ts';
import { excludedCosts, thresholdsOf, timeAllowed } from './grant-limits.ts';
import { concerns } from './links.ts';
import { atPlaces, phasesIn } from './phases.ts';
import { risksIn } from './risks.ts';

it('phases are found wherever they are written, in the order of their months', () => {
  const texts = ['nulla', 'Mesi 4-9: forno e stampante. Mesi 1-6: catalogazione. Mese 10: lancio.'];
  expect(phasesIn(texts)).toEqual([
    { from: 1, to: 6, what: 'catalogazione' },
    { from: 4, to: 9, what: 'forno e stampante' },
    { from: 10, to: 10, what: 'lancio' },
  ]);
});

it('a sentence that still asks for something tells nothing, whoever wrote it', () => {
  const text = `Tornitura a secco, 18 addetti. Sui rischi: ${gap('il più probabile, con il rimedio')}.\n\nSi parte a marzo.`;
  expect(toldIn(text)).toBe('Tornitura a secco, 18 addetti.\n\nSi parte a marzo.');
  expect(risksIn(toldIn(text))).toEqual([]);
});

it('risks come with their remedies, whichever word joins them', () => {
  expect(risksIn('Il rischio maggiore è la consegna, che richiede 26 settimane: si lavora sulla linea 2.')).toEqual([
    { what: 'la consegna, che richiede 26 settimane', remedy: 'si lavora sulla linea 2', isNoun: true },
  ]);
  expect(
    risksIn('Rischi: i diritti sono incerti, quindi si pubblicano dopo; se un centro lascia, c’è il quarto.'),
  ).toEqual([
    { what: 'i diritti sono incerti', remedy: 'si pubblicano dopo' },
    { what: 'se un centro lascia', remedy: 'c’è il quarto' },
  ]);
});

it('an indicator is moved by what names the thing it counts, not by a word of its unit', () => {
  const visitors = { name: 'Visitatori paganti', unit: 'all’anno' };
  expect(concerns('Tre addetti a visite, forno e spedizioni', visitors)).toBe(true);
  expect(concerns('Due pompe di calore e centrale termica', visitors)).toBe(false);
});

describe('the rate a company may count on', () => {
  it.each([
    ['20% micro/piccole, 15% medie, fino a 45% rinnovabili; de minimis 25%', ['small'], [20]],
    ['20% micro/piccole, 15% medie, fino a 45% rinnovabili', ['medium'], [15]],
    ['80% (30% fondo perduto e 50% tasso zero)', ['micro'], [30, 50]],
    ['80% a tasso zero (90% per team under 36, femminili)', ['micro'], [80]],
    ['50%', ['small'], [50]],
  ] as const)('%s', (text, sizes, rates) =>
    expect(aidPlanOf([text], [...sizes])?.shares.map(({ percent }) => percent)).toEqual([...rates]),
  );
  it.each(['60/50/40% (piccole/medie/grandi)', 'dal 15% al 70% secondo zona', '75% fino a 120.000 euro di spesa'])(
    '%s tells none',
    (text) => expect(aidPlanOf([text], ['small'])).toBeNull(),
  );
});

it('what the call asks is held against the project', () => {
  const kpis = draftProject.parse({
    kpis: [{ name: 'Emissioni di CO2', unit: 't', baseline: 1060, target: 640 }],
  }).kpis;
  const rules = ['Concludere il progetto in 18 mesi, proroga massima 3', 'Ridurre le emissioni di almeno il 30%'];
  expect(timeAllowed(rules)).toMatchObject({ months: 18, since: '' });
  expect(thresholdsOf(rules, kpis)).toMatchObject([{ asked: 30, reached: 39.622642 }]);
  expect(excludedCosts(['No: sono esclusi leasing, beni usati e veicoli.'])).toEqual([
    'leasing',
    'beni usati',
    'veicoli',
  ]);
});

it('months are those the project touches', () => {
  expect(monthsBetween('2027-01-11', '2028-06-30')).toBe(18);
  expect(monthsBetween('2027-03-15', '2028-03-14')).toBe(12);
  expect(monthsBetween('2027-03-01', null)).toBeNull();
  expect(spanText('2027-04-01', 7, 15)).toBe('ottobre 2027-giugno 2028');
});

it('a length asked for is kept, in words or in characters', () => {
  const sentence = (word: string) => ({ rank: 2 as const, text: `${word} e altre parole ancora qui.` });
  const paragraphs = [['uno', 'due', 'tre', 'quattro'].map(sentence)];
  expect(fitted(paragraphs, lengthAsked({ max: 13 })).flat()).toHaveLength(2);
  expect(
    fitted(paragraphs, lengthAsked({ maxChars: 70 }))
      .flat()
      .join(' ').length,
  ).toBeLessThanOrEqual(70);
});

it('figures written as words of a form are figures; what cannot be read is unknown', () => {
  const project = draftProject.parse({
    spend: '240.000',
    costs: [{ category: 'x', amount: '1.250,50 €' }, 7],
    startsOn: 'domani',
  });
  expect(project).toMatchObject({ spend: 240_000, costs: [{ amount: 1250.5 }], startsOn: null });
});

it('a phase that is only a place is something that happens there', () => {
  const phases = phasesIn(['Mese 2: Vienna. Mese 5: Collaudo.']);
  expect(atPlaces(phases, 'Andiamo prima a Vienna. Collaudo in maggio.').map(({ what }) => what)).toEqual([
    'tappa di Vienna',
    'Collaudo',
  ]);
});
