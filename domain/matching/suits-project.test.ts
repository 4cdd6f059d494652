import { expect, test } from 'vitest';
import { viewCompany } from '#domain/eligibility/company-view.ts';
import { sampleCompany } from '#domain/eligibility/testing/sample-company.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { NO_PROJECT } from '#domain/projects/project.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { buildMatcher } from './matcher.ts';
import { suitsProject } from './suits-project.ts';

const TODAY = '2026-11-15';
const OVEN = { ...NO_PROJECT, title: 'Forno', description: 'forno nuovo', spend: 40_000, region: 'Puglia' as const };
const bakery = sampleCompany({ sector: 'manufacturing', region: 'Puglia', description: 'Panificio.', legalForm: null });
const suits = (grant: Parameters<typeof sampleGrant>[0], project: typeof OVEN | null = OVEN) =>
  suitsProject(sampleGrant(grant), viewCompany(bakery, TODAY, { project }));

test.each<[string, boolean, Parameters<typeof sampleGrant>[0]]>([
  ['what pays for machines', true, { eligibleCosts: ['Macchinari e impianti'] }],
  ['what pays for any investment', true, { eligibleCosts: ['Investimenti', 'Liquidità e capitale circolante'] }],
  ['what pays for other things', false, { eligibleCosts: ['Stand', 'Viaggi e logistica'] }],
  ['what pays for people', false, { aidForm: 'esonero contributivo', eligibleCosts: ['Contributi previdenziali'] }],
  ['what is named after something else', false, { name: 'Impianti sportivi', eligibleCosts: ['Attrezzature'] }],
  ['what lists other sectors', false, { sectors: ['tourism'], constraints: {}, eligibleCosts: ['Macchinari'] }],
  [
    'what is for one legal form',
    false,
    { constraints: { legalForms: ['cooperativa'] }, eligibleCosts: ['Macchinari'] },
  ],
  ['what is for who begins', false, { constraints: { ageMonths: { max: 6 } }, eligibleCosts: ['Macchinari'] }],
])('%s: %s', (_what, expected, grant) => {
  expect(suits(grant)).toBe(expected);
  expect(suits(grant, null)).toBe(true);
});

test('a bakery and its oven: first what a consultant would name, each within its means', () => {
  const matcher = buildMatcher(loadBundledCatalogue());
  const first = matcher.match(bakery, { today: TODAY, limit: 4 }, { project: OVEN });
  expect(first.every(({ suits: isSuited }) => isSuited)).toBe(true);
  const order = [...matcher.standing(bakery, TODAY, { project: OVEN }).keys()];
  const suited = matcher.suited(bakery, TODAY, { project: OVEN });
  expect(order.slice(0, suited.size).every((id) => suited.has(id))).toBe(true);
  expect(suited.size).toBeGreaterThan(4);
});

test('what cannot be asked for never stands above what can, however well it would pay for the project', () => {
  const elsewhere = sampleGrant({
    id: 'altrove',
    constraints: { territory: { regions: ['Lombardia'] }, sizes: 'any', sectors: 'any' },
    eligibleCosts: ['Macchinari e impianti'],
  });
  const fairs = sampleGrant({ id: 'fiere', eligibleCosts: ['Stand', 'Viaggi e logistica'] });
  const items = buildMatcher([elsewhere, fairs]).match(
    bakery,
    { today: TODAY, verdict: 'tutti', limit: 2 },
    { project: OVEN },
  );
  expect(items.map(({ grant, suits: isSuited }) => [grant.id, isSuited])).toEqual([
    ['fiere', false],
    ['altrove', true],
  ]);
});
