import { describe, expect, test } from 'vitest';
import type { DraftPart } from '#domain/assistant/request-types.ts';
import { BAKERY, draftOfPart, draftsOf } from './testing/drafts-of.ts';

const PROJECT = {
  title: 'Forno elettrico nuovo e impastatrice',
  spend: 40_000,
  startsOn: '2027-03-01',
  costs: [{ category: 'Macchinari, impianti e attrezzature', amount: 40_000 }],
};
const grant = { name: 'Bando Prova', amounts: { min: 20_000, max: null, kind: 'spesa' as const } };

describe('a project told in a line: each part says its own', () => {
  const drafts = draftsOf({ company: BAKERY, project: PROJECT, grant });
  const partsWith = (words: RegExp): string[] =>
    (Object.keys(drafts) as DraftPart[]).filter((part) => words.test(drafts[part]));

  test.each([
    ['the sum', /40\.000/, ['project_summary', 'budget_justification']],
    ['what the call asks of the sum', /20\.000/, ['project_summary', 'budget_justification']],
    ['what the company is', /panificio artigiano/, ['company_description', 'project_summary', 'market_analysis']],
    ['the months', /marzo 2027/, ['project_summary', 'objectives', 'methodology', 'timeline']],
    ['the question on risks', /rischi/, ['methodology', 'timeline']],
    [
      'whom it serves',
      /sette ristoranti/,
      ['company_description', 'project_summary', 'market_analysis', 'expected_results'],
    ],
  ])('%s', (_, words, parts) => {
    expect(partsWith(words)).toEqual(parts);
  });
  test('what the budget has said is not told after the risks of the calendar', () => {
    expect(drafts.timeline.split('\n\n').at(-1)).toMatch(/risch/);
  });
  test('the things of the title are not told again beside it', () => {
    for (const text of Object.values(drafts)) expect(text).not.toMatch(/«Forno[^»]*»\. L’intervento comprende/);
  });
});

describe('the section on objectives holds one', () => {
  test('what is bought, by its things', () => {
    expect(draftOfPart('objectives', { company: BAKERY, project: PROJECT })).toContain(
      'L’obiettivo concreto è dotarsi del forno elettrico nuovo e dell’impastatrice, con avvio a marzo 2027.',
    );
  });
  test('what is done, by when', () => {
    const project = {
      title: 'Laboratorio',
      description: 'Ampliamo il laboratorio e assumiamo tre persone.',
      endsOn: '2027-12-31',
    };
    expect(draftOfPart('objectives', { company: BAKERY, project })).toContain(
      'L’obiettivo concreto: entro dicembre 2027 l’azienda amplia il laboratorio e assume tre persone.',
    );
  });
  test('a question where nobody says it', () => {
    expect(draftOfPart('objectives', { company: BAKERY })).toContain('L’obiettivo è [DA COMPLETARE');
  });
});

test('what a sum is for is told also where no line of the budget says it', () => {
  const project = { title: 'Crescita', description: 'Compriamo un trattore e un frantoio.', spend: 95_000 };
  expect(draftOfPart('budget_justification', { company: BAKERY, project })).toContain(
    'Con questa somma l’azienda compra un trattore e un frantoio.',
  );
});
