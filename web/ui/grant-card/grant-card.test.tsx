import '#web/testing/test-browser.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { GrantCard, type GrantCardProps } from './grant-card.tsx';
import { HiddenGrant } from './hidden-grant.tsx';

const GRANT: GrantCardProps = {
  href: '/bandi/1',
  name: 'Voucher digitale',
  status: { tone: 'soon', label: 'Scade tra 12 giorni' },
  date: '27 novembre 2026',
  level: 'Regionale',
  body: 'Regione Veneto',
  amount: { meaning: 'Contributo fino a', value: '20.000 €' },
  form: { label: 'Forma di aiuto', value: 'Fondo perduto' },
  verdict: { tone: 'verify', label: 'Da verificare', reason: 'manca il codice ATECO' },
  match: { score: 79, word: 'discreta', label: 'Compatibilità' },
  openLabel: 'Apri',
};

test('the card is an article named by the grant and read in order: status, name, body, amount, verdict', () => {
  render(<GrantCard {...GRANT} />);
  const card = screen.getByRole('article', { name: 'Voucher digitale' });
  expect(within(card).getByRole('heading', { level: 3, name: 'Voucher digitale' })).toBeTruthy();
  const text = card.textContent;
  const order = [
    'Scade tra 12 giorni',
    'Voucher digitale',
    'Regione Veneto',
    'Contributo fino a',
    '20.000 €',
    'Fondo perduto',
  ];
  const places = [...order, 'Da verificare: manca il codice ATECO', 'Compatibilità: 79% discreta'].map((words) =>
    text.indexOf(words),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('saving, hiding and comparing are buttons above the link; what is not given is not shown', async () => {
  const save = vi.fn();
  render(<GrantCard {...GRANT} save={{ label: 'Salva bando', onPress: save, pressed: false }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Salva bando', pressed: false }));
  expect(save).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('the keyboard meets the card once, then its actions', async () => {
  const press = vi.fn();
  render(
    <GrantCard {...GRANT} save={{ label: 'Salva', onPress: press }} hide={{ label: 'Nascondi', onPress: press }} />,
  );
  const names: (string | null)[] = [];
  for (let step = 0; step < 3; step += 1) {
    await userEvent.tab();
    names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
  }
  expect(names).toEqual(['Voucher digitale', 'Salva', 'Nascondi']);
});

test('a grant one cannot ask for shows no percentage', () => {
  render(<GrantCard {...GRANT} verdict={{ tone: 'no', label: 'Non ammissibile', reason: 'solo Lombardia' }} />);
  expect(screen.queryByText(/79%/)).toBeNull();
});

test('a verdict that has a colon of its own is parted from its reason by a dot', () => {
  const label = 'Compatibile: verifica sul bando ufficiale (5 di 8 requisiti)';
  const { container } = render(<GrantCard {...GRANT} verdict={{ tone: 'ok', label, reason: 'sede in Puglia' }} />);
  expect(container.textContent).toContain(`${label} · sede in Puglia`);
});

test('a hidden grant leaves one line and the way back', async () => {
  const undo = vi.fn();
  render(<HiddenGrant label="Bando nascosto" undoLabel="Annulla" onUndo={undo} />);
  expect(screen.getByRole('status').textContent).toContain('Bando nascosto');
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(undo).toHaveBeenCalledOnce();
});
