import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_PROJECT } from '#domain/projects/project.ts';
import type { Checked } from '#web/features/matching/eligibility-api.ts';
import { projectsQuery, type StoredProject } from '#web/features/projects/api.ts';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { OwnVerdict } from './-own-verdict.tsx';

const WITHOUT_SPEND: Checked = {
  verdict: 'ammissibile',
  text: 'Ammissibile',
  topReason: null,
  met: 1,
  total: 1,
  checks: [],
  score: 80,
  confidence: 1,
  daysLeft: null,
  whySuited: null,
  suits: true,
  money: {
    figure: null,
    euro: null,
    kind: null,
    what: null,
    formula: null,
    parts: [],
    inputs: [],
    why: null,
    whyCode: 'no_spend',
  },
};

async function show(fields: Partial<StoredProject>) {
  const at = '2026-11-15T10:00:00.000Z';
  const stored = { id: 'p1', companyId: 'c1', isActive: true, version: 1, createdAt: at, updatedAt: at };
  const project: StoredProject = { ...NO_PROJECT, title: 'Forno nuovo', ...stored, ...fields };
  const api = apiThat(() => Response.json({ items: [], consultancyId: null }));
  await openPage(() => null, {
    api,
    at: '/_frame',
    others: { '/_frame': () => <OwnVerdict checked={WITHOUT_SPEND} isOfClient={false} /> },
    known: (client) => client.setQueryData(projectsQuery(api).queryKey, { companyId: 'c1', projects: [project] }),
  });
}

test('the spend that a sum hangs on is asked where the sum would stand', async () => {
  await show({});
  expect(screen.getByLabelText('Spesa totale')).toBeDefined();
});

test.each([{ spend: 40_000 }, { costs: [{ category: 'Forno', amount: 40_000 }] }] as Partial<StoredProject>[])(
  'a spend that the project has come to hold (%j) is not asked, though the verdict is from before',
  async (fields) => {
    await show(fields);
    expect(screen.getByRole('button', { name: /^Spesa: 40\.000/ })).toBeDefined();
    expect(screen.queryByLabelText('Spesa totale')).toBeNull();
  },
);
