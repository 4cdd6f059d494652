import '#web/testing/test-browser.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  whySuited: null,
  money: { figure: null, euro: null, kind: null, what: null, formula: null, inputs: [], why: null, whyCode: null },
};

test('the page of a grant says how well it fits the active company (spec §2)', () => {
  render(<CheckedTable checked={CHECKED} checkedOn="2026-10" companyName="Officine di prova" />);
  expect(document.body.textContent).toContain('91%');
  expect(screen.getByText(/Officine di prova/)).toBeTruthy();
});

const check = (of: Partial<Checked['checks'][number]>): Checked['checks'][number] => ({
  code: 'size',
  field: null,
  requirement: 'Dimensione dell’impresa',
  outcome: 'soddisfatto',
  expected: 'Micro o piccola',
  found: 'Piccola',
  source: 'dal profilo',
  reason: 'Piccola (dal profilo).',
  wouldChange: null,
  ...of,
});

test('each row says where its outcome comes from, once, and never a datum that nobody gave', async () => {
  const user = userEvent.setup();
  const open = 'Dipende dal progetto: va verificato sul bando ufficiale.';
  const checks = [
    check({ code: 'grant_status', requirement: 'Stato del bando', found: 'A sportello', reason: 'A sportello.' }),
    check({}),
    check({
      code: 'other',
      requirement: 'Altra condizione del bando: Fornitori abilitati',
      outcome: 'da_verificare',
      expected: 'Fornitori abilitati',
      found: 'Non indicato',
      source: 'dal bando',
      reason: open,
      wouldChange: 'La verifica di questa condizione sul bando ufficiale.',
    }),
  ];
  render(<CheckedTable checked={{ ...CHECKED, checks }} checkedOn="2026-10" />);
  for (const button of screen.getAllByRole('button', { name: /^Fonte/ })) await user.click(button);
  expect(screen.getByText('Oggi: a sportello')).toBeTruthy();
  expect(screen.getByText('A sportello. Lo calcoliamo ogni giorno dalle date del bando.')).toBeTruthy();
  expect(screen.getByText('Il tuo dato viene dal profilo.')).toBeTruthy();
  expect(screen.getByText(open)).toBeTruthy();
  expect(screen.getAllByText('Fornitori abilitati')).toHaveLength(1);
  expect(screen.getByText('Per saperlo')).toBeTruthy();
  expect(screen.queryByText(/requisiti soddisfatti/)).toBeNull();
  expect(screen.getByText('Informazione, non consulenza. Scheda verificata a ottobre 2026.')).toBeTruthy();
});

test('a grant one cannot ask for shows no percentage (product.md)', () => {
  const refused: Checked = { ...CHECKED, verdict: 'non_ammissibile', text: 'Non ammissibile', score: null };
  render(<CheckedTable checked={refused} checkedOn="2026-10" />);
  expect(document.body.textContent).not.toContain('%');
});
