import { describe, expect, it, test } from 'vitest';
import { sampleCompany } from '#domain/eligibility/testing/sample-company.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { NO_PROJECT } from '#domain/projects/project.ts';
import { buildMatcher } from './matcher.ts';
import { kindOfChange, suppose, verdictChanges, type Hypothesis } from './what-if.ts';

const TODAY = '2026-11-16';
const free = { territory: 'any', sizes: 'any', sectors: 'any' } as const;
const CATALOGUE = [
  sampleGrant({ id: 'puglia', constraints: { ...free, territory: { regions: ['Puglia'] } } }),
  sampleGrant({ id: 'molise', constraints: { ...free, territory: { regions: ['Molise'] } } }),
  sampleGrant({ id: 'spa', constraints: { ...free, legalForms: ['spa'] } }),
  sampleGrant({ id: 'soon', closesOn: '2026-12-31', constraints: free }),
];
const matcher = buildMatcher(CATALOGUE);
const now = {
  company: sampleCompany({ region: 'Puglia', legalForm: 'srl', employeesExact: 4 }),
  context: { project: { ...NO_PROJECT, description: 'Forno nuovo', spend: 40_000, region: 'Puglia' as const } },
  today: TODAY,
};
const changesOf = (hypothesis: Hypothesis) => {
  const standing = ({ company, context, today }: typeof now) => matcher.standing(company, today, context);
  const changes = verdictChanges(
    standing(now),
    suppose(now, hypothesis).map((each) => standing(each as typeof now)),
  );
  return Object.fromEntries(changes.map((change) => [change.id, kindOfChange(change)]));
};

describe('one thing changed, by the same matcher (MAT-10)', () => {
  test.each<[Hypothesis, Record<string, string>]>([
    [{ kind: 'sede', region: 'Molise' }, { molise: 'gained' }],
    [
      { kind: 'regione', region: 'Molise' },
      { molise: 'gained', puglia: 'lost' },
    ],
    [{ kind: 'forma', legalForm: 'spa' }, { spa: 'gained' }],
    [{ kind: 'attesa', day: '2027-02-01', rooms: {} }, { soon: 'lost' }],
    [{ kind: 'assunzione', people: 1 }, {}],
    [{ kind: 'spesa', spend: 40_000 }, {}],
  ])('%j', (hypothesis, changes) => expect(changesOf(hypothesis)).toEqual(changes));

  it('leaves the company as it is', () => {
    const before = structuredClone(now);
    suppose(now, { kind: 'assunzione', people: 2 });
    suppose(now, { kind: 'sede', region: 'Molise' });
    expect(now).toEqual(before);
  });

  it('counts the people hired, and says that people are paid for', () => {
    const [after] = suppose(now, { kind: 'assunzione', people: 2 });
    expect([after!.company.employeesExact, after!.context.project?.hires]).toEqual([6, 2]);
    expect(after!.context.project?.description).toContain('Assunzione');
  });
});
