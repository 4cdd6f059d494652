import { describe, expect, test } from 'vitest';
import { BAKERY, draftOfPart, draftsOf } from './testing/drafts-of.ts';

const OVEN = { title: 'Forno elettrico nuovo e impastatrice', spend: 40_000, startsOn: '2027-03-01', city: 'Taranto' };
const KIND = 'Macchinari, impianti e attrezzature';

describe('a line called as the call calls its kind is told by the things it buys', () => {
  test('out of the title, wherever the line is named', () => {
    const project = { ...OVEN, costs: [{ category: KIND, amount: 40_000 }] };
    const all = Object.values(draftsOf({ company: BAKERY, project })).join('\n');
    expect(all).not.toMatch(/i macchinari, gli impianti|per la dotazione tecnica|dotazione tecnica del progetto/);
    expect(draftOfPart('budget_justification', { company: BAKERY, project })).toMatch(
      /L’unica voce comprende il forno elettrico nuovo e l’impastatrice: 40\.000 euro/,
    );
  });
  test('out of what is done, each thing with the line that pays for it', () => {
    const project = {
      title: 'Crescita',
      description: 'Vorrei comprare un forno elettrico e un gestionale per gli ordini.',
      spend: 50_000,
      costs: [
        { category: 'Macchinari', amount: 40_000 },
        { category: 'Software', amount: 10_000 },
      ],
    };
    const text = draftOfPart('budget_justification', { company: BAKERY, project });
    expect(text).toMatch(/forno elettrico[^.]*40\.000|40\.000[^.]*forno elettrico/);
    expect(text).toMatch(/gestionale per gli ordini[^.]*10\.000|10\.000[^.]*gestionale per gli ordini/);
  });
  test('a line with words of its own keeps them', () => {
    const costs = [{ category: KIND, amount: 40_000, description: 'Linea per il pane' }];
    const text = draftOfPart('budget_justification', { company: BAKERY, project: { ...OVEN, costs } });
    expect(text).toContain('la linea per il pane');
  });
});

describe('sentences that say something', () => {
  test('a project is no answer where no need was told', () => {
    const all = Object.values(draftsOf({ company: BAKERY, project: OVEN })).join('\n');
    expect(all).not.toMatch(/La risposta è il progetto|Da questi fatti|Da qui nasce/);
    const market = [{ fact: 'Tre clienti su dieci aspettano', source: 'registro ordini' }];
    const told = Object.values(draftsOf({ company: BAKERY, project: { ...OVEN, market } })).join('\n');
    expect(told).toMatch(/La risposta è il progetto|Da questi fatti|Da qui nasce/);
  });
  test('the town that the activity names is not named again', () => {
    for (const text of Object.values(draftsOf({ company: BAKERY, project: OVEN })))
      for (const sentence of text.split(/(?<=\.) /)) expect(sentence.match(/Taranto/g)?.length ?? 0).toBeLessThan(2);
  });
  test('a company is no company', () => {
    const company = {
      companyName: 'Mani Insieme',
      legalForm: 'cooperativa',
      description: 'Cooperativa sociale che gestisce due centri diurni per persone con disabilità.',
    } as const;
    const all = Object.values(draftsOf({ company, project: OVEN })).join('\n');
    expect(all).not.toMatch(/la cooperativa è una cooperativa|per persone[ .;,](?!con)/);
  });
  test.each([
    ['Coltivo olivi su 18 ettari. Vendo olio a enoteche di Firenze.', 'coltiva olivi su 18 ettari', 'vende olio'],
    [
      'Falegnameria che fa arredi. Dal 1987 lavoriamo per trenta imprese.',
      'è una falegnameria',
      'Dal 1987 l’azienda lavora per trenta imprese',
    ],
  ])('%s is told in the third person', (description, activity, fact) => {
    const text = draftOfPart('company_description', { company: { companyName: 'Le Querce', description } });
    expect(text).toContain(activity);
    expect(text).toContain(fact);
    expect(text).not.toMatch(/si occupa di coltivo|lavoriamo|Vendo/);
  });
  test('a pair is plural, a town in A has its d, a feminine noun its apostrophe', () => {
    const company = {
      companyName: 'Lido',
      city: 'Asti',
      description: 'Albergo con spiaggia.',
      competitiveAdvantage: 'La spiaggia privata e la cucina',
    };
    const grant = { requirements: ['Attività innovativa'] };
    const all = Object.values(draftsOf({ company, grant, project: OVEN })).join('\n');
    expect(all).not.toMatch(/(?:distinguere Lido|vantaggio dell’azienda) è la spiaggia|\ba Asti|\bun attività/);
  });
});
