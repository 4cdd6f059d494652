import { expect, it, test } from 'vitest';
import { hasOneName, isSomebody, teamOf } from './team.ts';
import { stintOf } from './work-of.ts';

const person = (name: string, role = '', effort = '') => ({ name, role, experience: '', effort });

it('a name is a name: kin goes, nobody is somebody to employ, a firm to choose is asked for', () => {
  const { people, hires, toChoose } = teamOf([
    person('mia sorella Pia Conti', 'sarta'),
    person('TBD', 'Tecnico', 'da assumere entro giugno'),
    person('da assumere', 'Due addetti'),
    person('ditta di impianti da scegliere', 'Impianti'),
    person('Ugo', 'fabbro'),
  ]);
  expect(people.map(({ name }) => name)).toEqual(['Pia Conti', 'Ugo']);
  expect(hires.map(({ role, effort }) => `${role}|${effort}`)).toEqual(['Tecnico|entro giugno', 'Due addetti|']);
  expect(toChoose.map(({ name }) => name)).toEqual(['ditta di impianti']);
  expect(people.map(hasOneName)).toEqual([false, true]);
});

test.each([
  ['responsabile qualità', true],
  ['CEO', true],
  ['macchinista', true],
  ['cucina e dispensa', false],
  ['Hardware', false],
])('%s is what somebody is: %s', (role, is) => expect(isSomebody(role)).toBe(is));

test.each([
  ['tempo pieno da marzo 2028', { from: 6, to: 12, isWhole: false }],
  ['metà tempo fino a dicembre', { from: 1, to: 3, isWhole: false }],
  ['a chiamata', null],
  ['20 ore a settimana', { from: 1, to: 12, isWhole: true }],
])('months of "%s"', (effort, stint) => expect(stintOf(effort, 12, '2027-10-01')).toEqual(stint));

it('what somebody does here is no part of what they are', () => {
  const person = { name: 'Ada Neri', role: 'Socia, segue i lavori', experience: 'geometra', effort: '' };
  expect(teamOf([person]).people).toMatchObject([{ role: 'Socia', experience: 'geometra, segue i lavori' }]);
});
