import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepVisitor } from '#web/lib/visitor.ts';
import { NO_PROJECT } from '#domain/projects/project.ts';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import type { ToolCompany } from '#web/features/tools/active-company.ts';
import { firstExclusionDraft } from '#web/features/tools/requirements/exclusion-draft.ts';
import { WorthItScreen } from './worth-it-screen.tsx';

const GRANT = {
  id: 'g1',
  name: 'Beni strumentali',
  share: { min: 7.7, max: 10.1 },
  intensity: 'circa 7,7% e 10,1%',
  grantCap: null,
  isDeMinimis: false,
};
const openTool = (spend: number | null) =>
  openPage(() => <WorthItScreen day="2026-11-16" grant={GRANT} deMinimisRoom={null} legalForm="srl" spend={spend} />, {
    api: apiThat(() => Response.json({})),
  });
const boxOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('it starts from the active project and from the percentages of the grant, and answers at once', async () => {
  await openTool(40_000);
  expect(boxOf('Quanto pensi di spendere, almeno')).toMatch(/^40[.]?000$/);
  expect(boxOf('Quanta parte ti pagano, almeno')).toBe('7,7');
  expect(boxOf('Quanta parte ti pagano, al massimo')).toBe('10,1');
  expect(screen.getByRole('table', { name: 'Le cifre' })).toBeDefined();
});

test('a visitor’s project counts as well', async () => {
  keepVisitor({ project: { ...NO_PROJECT, description: 'forno', spend: 30_000 } });
  await openTool(null);
  expect(boxOf('Quanto pensi di spendere, almeno')).toMatch(/^30[.]?000$/);
});

test('the requirements start from the size that the verdicts rest on', () => {
  expect(firstExclusionDraft({ size: 'micro' } as ToolCompany).size).toBe('micro');
  expect(firstExclusionDraft({ size: null } as ToolCompany).size).toBe('');
});
