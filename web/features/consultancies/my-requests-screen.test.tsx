import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { QUOTE_WORDS } from '#messages/consultancies/consultancies.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { MyRequestsScreen } from './my-requests-screen.tsx';

const NOW = Date.parse('2026-11-16T10:00:00.000Z');
const STARTED = '2026-11-12T10:00:00.000Z';
const quote = (status: string) =>
  ({
    ...{ id: 'q1', status, sentAt: '2026-11-14T10:00:00.000Z', validUntil: '2026-12-31', reason: null, flags: [] },
    ...{ includes: ['Domanda sul portale'], excludes: [], note: '', regime: 'ordinario', refund: 'nessuna' },
    ...{ fixedFee: 350, successPercent: 0, cap: 650, expectedAid: null },
  }) as unknown as ConsultancyView['quote'];

const open = (more: Partial<ConsultancyView>) => {
  const view = {
    ...{ id: 'r1', side: 'impresa', status: 'in_corso', consultantId: 'k1', consultantName: 'Marco Furlan' },
    ...{ clientName: 'Panificio Marin', kind: 'domanda', grantName: 'Nuova Sabatini', description: 'Forno nuovo.' },
    ...{ createdAt: '2026-11-10T10:00:00.000Z', acceptedAt: STARTED, quote: null, tasks: [], ownReview: null },
    ...more,
  } as ConsultancyView;
  return openPage(() => <MyRequestsScreen all={[view]} now={NOW} />);
};
/** Each step as it is read aloud, the current one with a mark. */
const path = () =>
  within(screen.getByRole('list', { name: 'Il percorso' }))
    .getAllByRole('listitem')
    .map((step) => `${step.getAttribute('aria-current') ? '> ' : ''}${step.textContent.replace(/\s+/g, ' ').trim()}`);

it('an offer that nobody made is not a step that was made', async () => {
  await open({});
  expect(path()).toEqual([
    'Richiesta (Fatto)',
    'Preventivo senza preventivo',
    'Incarico (Fatto)',
    '> Esito',
    'Recensione',
  ]);
  expect(screen.getByText(/^L’incarico è iniziato senza preventivo: chiedilo in chat a Marco Furlan/)).toBeDefined();
});

it('an offer that comes after the beginning waits for its answer', async () => {
  await open({ quote: quote('inviato') });
  expect(path()).toEqual([
    'Richiesta (Fatto)',
    '> Preventivo aspetta risposta',
    'Incarico (Fatto)',
    'Esito',
    'Recensione',
  ]);
  expect(screen.getByRole('button', { name: 'Accetta il preventivo' })).toBeDefined();
});

it.each([
  ['asked', { status: 'nuova', acceptedAt: null }, '> Preventivo'],
  ['offered', { status: 'nuova', acceptedAt: null, quote: quote('inviato') }, '> Preventivo aspetta risposta'],
  ['declined', { status: 'nuova', acceptedAt: null, quote: quote('rifiutato') }, '> Preventivo rifiutato'],
  ['accepted', { quote: quote('accettato') }, 'Preventivo (Fatto)accettato'],
] satisfies [string, Partial<ConsultancyView>, string][])('the step of the offer: %s', async (_name, more, step) => {
  await open(more);
  expect(path()[1]).toBe(step);
});

it.each([
  ['before the beginning', { status: 'nuova', acceptedAt: null }, 'Il motivo arriva al consulente.'],
  ['after it', {}, /^Il motivo arriva al consulente\. L’incarico si ferma/],
] satisfies [string, Partial<ConsultancyView>, string | RegExp][])(
  'who does not accept an offer %s knows who reads the reason and what follows',
  async (_name, more, said) => {
    await open({ quote: quote('inviato'), ...more });
    fireEvent.click(screen.getByRole('button', { name: 'Non accetto' }));
    expect(screen.getByText(said)).toBeDefined();
  },
);

it('what is over leaves no offer to accept', async () => {
  await open({ status: 'ritirata', acceptedAt: null, quote: quote('inviato') });
  expect(screen.getByText('Senza risposta')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Accetta il preventivo' })).toBeNull();
});

it('similar offers are compared in good Italian', () => {
  expect(QUOTE_WORDS.similar(6, 8, false)).toBe('In preventivi simili va dal 6 all’8%.');
  expect(QUOTE_WORDS.similar(8, 8, true)).toBe('In preventivi simili per questo bando è l’8%.');
  expect(QUOTE_WORDS.similarSpoken(11, 6, 8)).toBe('Questo preventivo è all’11 per cento, quelli simili fra 6 e 8');
  expect(QUOTE_WORDS.similarCount(418)).toBe('418 preventivi: metà sta in questa fascia');
});
