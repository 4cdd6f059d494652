import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { QUOTE_WORDS } from '#messages/consultancies/consultancies.ts';
import { apiThat, type Call } from '#web/testing/api-that.ts';
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

let calls: Call[] = [];
beforeEach(() => {
  calls = [];
});
const open = (more: Partial<ConsultancyView>) => {
  const view = {
    ...{ id: 'r1', side: 'impresa', status: 'in_corso', consultantId: 'k1', consultantName: 'Marco Furlan' },
    ...{ clientName: 'Panificio Marin', kind: 'domanda', grantName: 'Nuova Sabatini', description: 'Forno nuovo.' },
    ...{
      createdAt: '2026-11-10T10:00:00.000Z',
      acceptedAt: STARTED,
      quote: null,
      tasks: [],
      ownReview: null,
      outcome: null,
    },
    ...{ stated: null, grantedAmount: null, cor: null, reason: null, otherReview: null },
    ...more,
  } as ConsultancyView;
  return openPage(() => <MyRequestsScreen all={[view]} now={NOW} />, {
    api: apiThat((call) => {
      calls.push(call);
      return Response.json({ consultancy: view });
    }),
  });
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

const stated = (isContested: boolean) => ({
  ...{ status: 'completata' as const, grantedAmount: 20_000 },
  stated: { outcome: 'approvata' as const, isContested, reason: isContested ? 'Mai partita.' : null },
});

it('what the consultant states of the end waits for the client, who confirms it', async () => {
  await open(stated(false));
  expect(path()[3]).toBe('> Esito da confermare');
  const box = within(screen.getByRole('region', { name: 'Esito da confermare' }));
  expect(box.getByText('Approvata, concessi 20.000 €')).toBeDefined();
  fireEvent.click(box.getByRole('button', { name: 'Conferma l’esito' }));
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ body: { isConfirmed: true } }));
  expect(calls.at(-1)!.path).toBe('/api/consultancies/r1/outcome-answer');
});

it('an outcome is contested with a reason, and afterwards can only be confirmed', async () => {
  await open(stated(false));
  fireEvent.click(screen.getByRole('button', { name: 'Contesta' }));
  const window = within(screen.getByRole('alertdialog'));
  fireEvent.click(window.getByRole('button', { name: 'Contesta' }));
  // Read with the button, and told.
  await waitFor(() => expect(screen.getAllByText('Scrivi prima il motivo')).toHaveLength(2));
  fireEvent.change(window.getByRole('textbox'), { target: { value: 'Mai partita.' } });
  fireEvent.click(window.getByRole('button', { name: 'Contesta' }));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ isConfirmed: false, reason: 'Mai partita.' }));
  cleanup();
  await open(stated(true));
  expect(screen.getByText(/Lo hai contestato: «Mai partita\.»/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Contesta' })).toBeNull();
});

it('a review has the stars that were chosen: none are given by themselves', async () => {
  await open({ ...stated(false), stated: null });
  fireEvent.click(screen.getByRole('button', { name: 'Scrivi la recensione' }));
  const window = within(screen.getByRole('dialog'));
  fireEvent.change(window.getByRole('textbox'), { target: { value: 'Chiaro e puntuale.' } });
  fireEvent.click(window.getByRole('button', { name: 'Pubblica' }));
  expect(window.getByText('Scegli quante stelle')).toBeDefined();
  expect(calls).toEqual([]);
  fireEvent.click(window.getByLabelText('4 stelle'));
  fireEvent.click(window.getByRole('button', { name: 'Pubblica' }));
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ stars: 4, text: 'Chiaro e puntuale.' }));
});

it('work under way is interrupted with a reason; once over it says so', async () => {
  await open({});
  fireEvent.click(screen.getByRole('button', { name: 'Interrompi l’incarico' }));
  const window = within(screen.getByRole('alertdialog'));
  fireEvent.change(window.getByRole('textbox'), { target: { value: 'Non si fa più.' } });
  fireEvent.click(window.getByRole('button', { name: 'Interrompi l’incarico' }));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ reason: 'Non si fa più.' }));
  expect(calls.at(-1)!.path).toBe('/api/consultancies/r1/interruption');
  cleanup();
  await open({ status: 'completata', reason: 'Non si fa più.' });
  expect(screen.getByText('Interrotta')).toBeDefined();
  expect(path()[3]).toBe('Esito (Fatto)incarico interrotto');
  expect(screen.queryByRole('button', { name: 'Interrompi l’incarico' })).toBeNull();
});

it('similar offers are compared in good Italian', () => {
  expect(QUOTE_WORDS.similar(6, 8, false)).toBe('In preventivi simili va dal 6 all’8%.');
  expect(QUOTE_WORDS.similar(8, 8, true)).toBe('In preventivi simili per questo bando è l’8%.');
  expect(QUOTE_WORDS.similarSpoken(11, 6, 8)).toBe('Questo preventivo è all’11 per cento, quelli simili fra 6 e 8');
  expect(QUOTE_WORDS.similarCount(418)).toBe('418 preventivi: metà sta in questa fascia');
});
