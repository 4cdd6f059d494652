// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { NO_PROJECT } from '#domain/projects/project.ts';
import { companyAnswers, forgetVisitor, keepVisitor, projectToldAs, readVisitor } from './visitor.ts';

afterEach(() => localStorage.clear());

test('answers and project are kept together until sign-up takes them', () => {
  keepVisitor({ company: { region: 'Puglia' } });
  keepVisitor({ project: { ...NO_PROJECT, spend: 40_000 }, company: { employees: '1-5' }, next: '/bandi?q=forno' });
  expect(readVisitor()).toMatchObject({
    company: { region: 'Puglia', employees: '1-5' },
    project: { spend: 40_000 },
    next: '/bandi?q=forno',
  });
  forgetVisitor('next');
  expect(readVisitor()).toMatchObject({ next: null, company: { region: 'Puglia' } });
  forgetVisitor();
  expect(readVisitor()).toBeNull();
});

test('the words of a project bring it back as it was corrected, other words do not', () => {
  const oven = { ...NO_PROJECT, description: 'Forno nuovo, 40mila' };
  keepVisitor({ project: oven, words: 'forno nuovo, 40mila' });
  keepVisitor({ project: { ...oven, description: 'Forno rotativo', spend: 38_000 } });
  expect(projectToldAs('forno NUOVO, 40mila')).toMatchObject({ spend: 38_000 });
  expect(projectToldAs('forno rotativo')).toMatchObject({ spend: 38_000 });
  expect(projectToldAs('furgone')).toBeNull();
  forgetVisitor();
  expect(projectToldAs('forno nuovo, 40mila')).toBeNull();
});

test('what is old, not ours or leads elsewhere is not used', () => {
  localStorage.setItem('bandolo.visitatore', '{"at":1}');
  expect(readVisitor()).toBeNull();
  localStorage.setItem('bandolo.visitatore', 'no');
  expect(readVisitor()).toBeNull();
  keepVisitor({ next: '//evil.example' });
  expect(readVisitor()?.next).toBeNull();
  expect(companyAnswers({ region: 'Atlantide', employees: '1-5', sector: '' })).toEqual({ employees: '1-5' });
});
