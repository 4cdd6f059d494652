import { expect, test } from 'vitest';
import { NOTHING_KNOWN } from '#domain/companies/company.ts';
import type { AidTerms } from '#domain/grants/aid-terms.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { NO_PROJECT } from '#domain/projects/project.ts';
import { buildMatcher } from './matcher.ts';
import { pageOf } from './page.ts';

const TERMS: AidTerms = {
  lines: [{ id: 'contributo', what: 'contributo', share: 50, of: 'spesa' }],
  pays: { kinds: ['macchinari'], purposes: ['investimenti_produttivi'] },
  for: { as: 'impresa_singola' },
  access: { state: 'aperto', asOf: '2026-11' },
  sources: [{ fields: ['lines'], title: 'Decreto di prova', kind: 'ufficiale' }],
};
const grant = (id: string, terms: Partial<AidTerms>) => sampleGrant({ id, terms: { ...TERMS, ...terms } });

const GRANTS = [
  grant('fiere', { pays: { kinds: ['fiere'], purposes: ['fiere'] } }),
  grant('consorzi', { for: { as: 'raggruppamento', partners: 'almeno tre imprese' } }),
  grant('donne', { for: { as: 'impresa_singola', madeFor: ['femminile'] } }),
  grant('grandi-progetti', { spend: { min: 1_000_000 } }),
  grant('garanzia', { pays: { kinds: [], isOpen: true, purposes: ['garanzia'] } }),
  grant('in-attesa', { access: { state: 'in_attesa', asOf: '2026-11' } }),
  grant('macchine', {}),
];
const COMPANY = { ...NOTHING_KNOWN, sector: 'manufacturing' as const, isWomenLed: false };
const PROJECT = {
  ...NO_PROJECT,
  description: 'Nuovo tornio',
  spend: 25_000,
  costs: [{ category: 'Tornio', amount: 25_000 }],
};

test('what fits the project stands first, what waits behind it, and the rest says why it is folded', () => {
  const matcher = buildMatcher(GRANTS);
  const found = matcher.match(COMPANY, { today: '2026-11-19', limit: 50 }, { project: PROJECT });
  const { page, folded } = pageOf(found, true);
  expect(page.map((item) => item.grant.id)).toEqual(['macchine', 'in-attesa']);
  expect(folded.map(({ reason, items }) => [reason, items.map((item) => item.grant.id)])).toEqual([
    ['partners', ['consorzi']],
    ['other_purpose', ['fiere']],
    ['other_applicants', ['donne']],
    ['scale', ['grandi-progetti']],
    ['generic', ['garanzia']],
  ]);
});

test('without a project everything is offered', () => {
  const found = buildMatcher(GRANTS).match(COMPANY, { today: '2026-11-19', limit: 50 });
  expect(pageOf(found, false)).toMatchObject({ page: found, folded: [] });
});
