import '#web/testing/test-browser.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { EligibilityTable } from './eligibility-table.tsx';

const LABELS = {
  requirement: 'Requisito',
  asks: 'Il bando chiede',
  has: 'Tu hai',
  outcome: 'Esito',
  change: 'Cosa cambierebbe l’esito',
  changeShort: 'Cosa cambia',
  settleShort: 'Per saperlo',
  nothing: 'Niente da fare',
  source: 'Fonte',
  closeSource: 'Chiudi la fonte',
};

test('the answer comes before the table, each row opens to its source', async () => {
  render(
    <EligibilityTable
      caption="Requisiti"
      answer={{ tone: 'verify', title: 'Da verificare: manca il codice ATECO' }}
      labels={LABELS}
      note="Informazione, non consulenza."
      requirements={[
        {
          id: 'size',
          name: 'Dimensione',
          asks: 'PMI',
          has: '34 addetti',
          outcome: { tone: 'ok', label: 'Soddisfatto' },
          source: { quote: '«Piccole e medie imprese»', detail: 'Articolo 3' },
        },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Requisiti' });
  const answer = screen.getByText('Da verificare: manca il codice ATECO');
  expect(answer.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((each) => each.textContent),
  ).toEqual(['Requisito', 'Il bando chiede', 'Tu hai', 'Esito', 'Cosa cambierebbe l’esito']);
  expect(within(table).getByText('Niente da fare')).toBeTruthy();
  const source = within(table).getByRole('button', { name: 'Fonte: Dimensione', expanded: false });
  await userEvent.click(source);
  expect(within(table).getByText('«Piccole e medie imprese»')).toBeTruthy();
  await userEvent.click(within(table).getByRole('button', { name: 'Chiudi la fonte: Dimensione', expanded: true }));
  expect(within(table).queryByText('Articolo 3')).toBeNull();
});
