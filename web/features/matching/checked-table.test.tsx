import '#web/testing/test-browser.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CheckedGrant } from './check-source.tsx';
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
    whyCode: null,
  },
};

const GRANT: CheckedGrant = {
  facts: { sources: [{ fields: ['who'], title: 'Scheda MIMIT', url: 'https://www.mimit.gov.it/x', date: '2026-10' }] },
  link: 'https://www.mimit.gov.it',
  entity: 'MIMIT',
  source: { checkedOn: '2026-10' },
};

test('the page of a grant says how well it fits the active company (MAT-8)', () => {
  render(
    <CheckedTable
      checked={CHECKED}
      grant={GRANT}
      subject={{ company: 'Officine di prova', project: 'Tornio', on: '17 novembre 2026' }}
    />,
  );
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
  render(<CheckedTable checked={{ ...CHECKED, checks }} grant={GRANT} />);
  for (const button of screen.getAllByRole('button', { name: /^Fonte/ })) await user.click(button);
  expect(screen.getByText('Oggi: a sportello')).toBeTruthy();
  expect(screen.getByText('A sportello. Lo calcoliamo ogni giorno dalle date del bando.')).toBeTruthy();
  expect(screen.getByText('Il tuo dato viene dal profilo.')).toBeTruthy();
  expect(screen.getByText(open)).toBeTruthy();
  expect(screen.getAllByText('Fornitori abilitati')).toHaveLength(2); // its name, and what it asks
  expect(screen.getByRole('link', { name: /Scheda MIMIT/ }).getAttribute('href')).toBe('https://www.mimit.gov.it/x');
  expect(screen.getAllByRole('link', { name: /^MIMIT/ })).toHaveLength(2);
  expect(screen.getByText('Per saperlo')).toBeTruthy();
  expect(screen.queryByText(/requisiti soddisfatti/)).toBeNull();
  expect(screen.getByText('Informazione, non consulenza. Scheda verificata a ottobre 2026.')).toBeTruthy();
});

test('a grant one cannot ask for shows no percentage (MAT-2)', () => {
  const refused: Checked = { ...CHECKED, verdict: 'non_ammissibile', text: 'Non ammissibile', score: null };
  render(<CheckedTable checked={refused} grant={GRANT} />);
  expect(document.body.textContent).not.toContain('%');
});
