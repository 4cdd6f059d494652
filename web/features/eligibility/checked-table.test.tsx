import '#web/ui/test-browser.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CheckedTable } from './checked-table.tsx';
import type { Checked } from './eligibility-api.ts';

const CHECKED: Checked = {
  verdict: 'ammissibile',
  text: 'Compatibile: verifica sul bando ufficiale (5 di 8 requisiti)',
  topReason: null,
  met: 5,
  total: 8,
  checks: [],
  score: 91,
  confidence: 0.6,
  daysLeft: 66,
};

test('the page of a grant says how well it fits the active company (spec §2)', () => {
  render(<CheckedTable checked={CHECKED} checkedOn="2026-10" companyName="Officine di prova" />);
  expect(document.body.textContent).toContain('91%');
  expect(screen.getByText(/Officine di prova/)).toBeTruthy();
});

test('a grant one cannot ask for shows no percentage (product.md)', () => {
  const refused: Checked = { ...CHECKED, verdict: 'non_ammissibile', text: 'Non ammissibile', score: null };
  render(<CheckedTable checked={refused} checkedOn="2026-10" />);
  expect(document.body.textContent).not.toContain('%');
});
