import '#web/testing/test-browser.ts';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GrantSummaryCard } from './grant-summary-card.tsx';
import type { GrantHit } from './grants-api.ts';
import { SAMPLE_HIT } from './sample-hit.ts';

const GRANT: GrantHit = {
  ...SAMPLE_HIT,
  aidIntensity: '50%',
  amount: { code: 'upTo', kind: 'contributo', max: 20_000 },
  opensOn: '2026-10-01',
  closesOn: '2026-12-15',
  closesAt: '12:00',
  status: 'in_chiusura',
  daysLeft: 30,
};
const NOTHING = { isSaved: false, isHidden: false };

function cardText(change: Partial<GrantHit>): string {
  render(<GrantSummaryCard grant={{ ...GRANT, ...change }} mark={NOTHING} />);
  return screen.getByRole('article', { name: GRANT.name }).textContent;
}

test('a card says level, body, amount with its meaning, form of aid, deadline and days left', () => {
  const text = cardText({});
  for (const words of [
    'Scade tra 30 giorni',
    '15 dicembre 2026, ore 12:00',
    'Regionale · Regione Puglia',
    'Contributo fino a20.000 €',
    'Voucher · 50%',
  ]) {
    expect(text).toContain(words);
  }
  expect(screen.getByRole('link', { name: 'Voucher di prova' }).getAttribute('href')).toBe('/grant/voucher-prova');
});

test.each<[string, Partial<GrantHit>, string]>([
  ['the last day', { daysLeft: 0 }, 'Scade oggi'],
  ['the day before', { daysLeft: 1 }, 'Scade domani'],
  ['far away', { status: 'aperto', daysLeft: 1142 }, 'Apertofino al 15 dicembre 2026'],
  ['first come', { status: 'a_sportello', daysLeft: null, closesOn: null }, 'A sportellosenza scadenza'],
  ['opening', { status: 'in_apertura', daysLeft: null, daysToOpening: 1 }, 'Apre domanidal 1º ottobre 2026'],
  ['waiting', { status: 'in_attesa', daysLeft: null }, 'In attesa di apertura'],
  [
    'unread for long',
    { status: 'da_riverificare', daysLeft: null, closesOn: null },
    'Da riverificaredati di ottobre 2026',
  ],
  ['over', { status: 'chiuso', daysLeft: null }, 'Chiusoil 15 dicembre 2026'],
  ['suspended', { status: 'sospeso', daysLeft: null }, 'Sospeso'],
  ['no figure', { amount: { code: 'none', aidForm: 'voucher' } }, 'Forma di aiutoVoucher'],
  ['only a share', { amount: { code: 'percent', percent: 60 } }, 'Aiuto fino al60% della spesa'],
  [
    'a range',
    { amount: { code: 'range', kind: 'spesa', min: 30_000, max: 5_000_000 } },
    'Spesada 30.000 a 5.000.000 €',
  ],
  [
    'a monthly rate',
    { amount: { code: 'upTo', kind: 'euro al mese per lavoratore', max: 650 } },
    'Fino a650 € al mese per lavoratore',
  ],
  ['a region its body does not name', { entity: 'Artigiancassa' }, 'Regionale, Puglia · Artigiancassa'],
])('%s', (_, change, words) => {
  expect(cardText(change)).toContain(words);
});

test('the warning begins at 30 days, the alarm at 7 (GRA-3)', () => {
  const tones = [31, 30, 8, 7].map((daysLeft) => {
    const { unmount } = render(<GrantSummaryCard grant={{ ...GRANT, daysLeft }} mark={NOTHING} />);
    const look = screen.getByText(`Scade tra ${daysLeft} giorni`).className;
    unmount();
    return /bg-(open|soon|urgent)/.exec(look)?.[1];
  });
  expect(tones).toEqual(['open', 'soon', 'soon', 'urgent']);
});

test('searched words are marked in name and text', () => {
  const segments = [
    { text: 'Voucher', match: true },
    { text: ' di prova', match: false },
  ];
  render(<GrantSummaryCard grant={{ ...GRANT, nameSegments: segments, snippet: segments }} mark={NOTHING} />);
  expect(screen.getAllByText('Voucher', { selector: 'mark' })).toHaveLength(2);
});

test('a saved and hidden grant says so, and its actions undo it', () => {
  const press = vi.fn();
  render(
    <GrantSummaryCard
      grant={GRANT}
      mark={{ isSaved: true, isHidden: true, save: { label: 'Togli', pressed: true, onPress: press } }}
    />,
  );
  const card = screen.getByRole('article');
  expect(within(card).getByText('Salvato')).toBeTruthy();
  expect(within(card).getByText('Nascosto')).toBeTruthy();
  expect(within(card).getByRole('button', { name: 'Togli', pressed: true })).toBeTruthy();
});
