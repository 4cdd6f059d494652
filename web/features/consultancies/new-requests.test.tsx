import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { apiThat, refusal, type Call } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { roomBelow } from '#web/ui/feedback/room-below.ts';
import { DeskScreen } from './desk-screen.tsx';

const NOW = Date.parse('2026-11-16T10:00:00.000Z');
const request = (id: string, clientName: string, more: Partial<ConsultancyView> = {}): ConsultancyView =>
  ({
    ...{ id, clientName, side: 'consulente', status: 'nuova', consultantId: 'k1', consultantName: 'Marco Furlan' },
    ...{ clientPerson: 'Luca Marin', kind: 'domanda', grantId: 'sabatini', grantName: 'Nuova Sabatini' },
    ...{ description: 'Forno nuovo, 40.000 €, a marzo.', budget: 700, urgency: 'media', sector: 'retail' },
    ...{ createdAt: '2026-11-15T10:00:00.000Z', releasesAt: '2026-11-18T10:00:00.000Z', answeredAt: null },
    ...{ acceptedAt: null, quote: null, tasks: [], callAt: null, sharesCompany: true, stated: null },
    ...{ offered: { applications: 1, documents: 2 }, ...more },
  }) as ConsultancyView;
const ALL = [
  request('r2', 'Tessitura Rocca Srl', { releasesAt: '2026-11-19T10:00:00.000Z' }),
  request('r1', 'Panificio Marin'),
];

const SIMILAR = { count: 24, low: 12, high: 18, isSameGrant: true };

let calls: Call[] = [];
const open = (all = ALL, openId?: string) =>
  openPage(
    () => (
      <DeskScreen {...{ all, openId }} tab="nuove" now={NOW} unread={new Map()} onTab={() => {}} onOpen={() => {}} />
    ),
    {
      api: apiThat((call) => {
        calls.push(call);
        if (call.path.endsWith('/similar-quotes')) return Response.json({ similar: SIMILAR });
        return Response.json({ consultancy: all[0] });
      }),
    },
  );
beforeEach(() => {
  calls = [];
  localStorage.clear();
});

it('who goes back to the sender first stands first, with the offer beside it', async () => {
  await open();
  const names = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  expect(names).toEqual(['Panificio Marin', 'Tessitura Rocca Srl']);
  expect(screen.getByText('libera tra 48 ore')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Preventivo per Panificio Marin' })).toBeDefined();
});

it('of two requests only the one with an hour left says so; the other’s time is over', async () => {
  const at = (releasesAt: string) => ({ releasesAt });
  await open([
    request('r1', 'Panificio Marin', at('2026-11-14T10:00:00.000Z')),
    request('r2', 'Tessitura Rocca Srl', at('2026-11-16T10:40:00.000Z')),
  ]);
  expect(screen.getAllByText('libera tra un’ora')).toHaveLength(1);
  expect(screen.getAllByText('torna libera a momenti')).toHaveLength(1);
});

it('the details say what the card cannot: urgency, budget, and what the client would share', async () => {
  await open([request('r1', 'Panificio Marin')]);
  const pane = within(screen.getByRole('region', { name: 'Preventivo per Panificio Marin' }));
  for (const said of ['«Forno nuovo, 40.000 €, a marzo.»', 'fino a 700 €', 'Media'])
    expect(pane.getByText(said)).toBeDefined();
  const shared = 'i dati dell’azienda, 1 candidatura, 2 documenti (da quando comincia l’incarico)';
  expect(pane.getByText(shared)).toBeDefined();
});

it('messages stay above the bar that sends the offer', async () => {
  await open();
  const bar = screen.getByRole('button', { name: 'Invia preventivo' }).closest<HTMLElement>('footer')!;
  const top = window.innerHeight - 64;
  bar.getBoundingClientRect = () => new DOMRect(0, top, 390, 64);
  expect(roomBelow(24, { left: 0, right: 390 })).toBe(72);
});

it('a promise is told and rewritten in one press; the offer goes out as it was written', async () => {
  const user = userEvent.setup({ delay: null });
  await open();
  const note = screen.getByLabelText<HTMLTextAreaElement>('Nota per Luca');
  fireEvent.change(note, { target: { value: 'Due settimane, esito garantito.' } });
  expect(await screen.findByText('Il cliente vedrà un avviso accanto al preventivo')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Scrivi «seguita fino all’esito»' }));
  expect(note.value).toBe('Due settimane, seguita fino all’esito.');
  expect(screen.queryByText('Il cliente vedrà un avviso accanto al preventivo')).toBeNull();
  fireEvent.change(screen.getByLabelText('Parte fissa (€)'), { target: { value: '350' } });
  fireEvent.change(screen.getByLabelText('A successo (%)'), { target: { value: '8' } });
  fireEvent.change(screen.getByLabelText('Tetto totale (€)'), { target: { value: '650' } });
  fireEvent.change(screen.getByLabelText('Contributo previsto (€)'), { target: { value: '3080' } });
  const seen = within(screen.getByRole('complementary', { name: 'Come lo vede Luca' }));
  expect(seen.getByText('596,40 €')).toBeDefined();
  expect(seen.getByText('19% dell’aiuto.')).toBeDefined();
  expect(await seen.findByText('In preventivi simili per questo bando va dal 12 al 18%.')).toBeDefined();
  expect(seen.getByRole('img', { name: /è al 19 per cento, quelli simili fra 12 e 18$/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Togli «Perizia tecnica»' }));
  await user.click(screen.getByRole('button', { name: 'Invia preventivo' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ fixedFee: 350, successPercent: 8, cap: 650, expectedAid: 3080, excludes: ['Marca da bollo'] },
    note: 'Due settimane, seguita fino all’esito.',
  });
});

it('an offer begins with the regime that the profile declares', async () => {
  await open([request('r1', 'Panificio Marin', { taxRegime: 'forfettario' })]);
  expect(screen.getByLabelText<HTMLSelectElement>('Regime').value).toBe('forfettario');
});

it('an unsent offer is kept in this browser, told on its card, and can be thrown away', async () => {
  const user = userEvent.setup({ delay: null });
  const kept = {
    ...{ includes: ['Domanda sul portale'], excludes: [], note: 'A metà', fixedFee: 200, successPercent: 0, cap: 200 },
    ...{ expectedAid: null, regime: 'forfettario', refund: 'tutta', validUntil: '2026-12-01' },
    at: '2026-11-16T09:00:00.000Z',
  };
  localStorage.setItem('bandolo.preventivo.k1.r1', JSON.stringify(kept));
  await open();
  expect(await screen.findByText('preventivo in bozza')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Nota per Luca').value).toBe('A metà');
  expect(screen.getByText(/^Bozza salvata alle 10:00, Luca non la vede ancora$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Elimina bozza' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Nota per Luca').value).toBe('');
  expect(localStorage.length).toBe(0);
  expect(screen.queryByText('preventivo in bozza')).toBeNull();
});

it.each([
  ['inviato', 'L’incarico comincia quando Panificio Marin accetta il preventivo.'],
  ['rifiutato', 'L’incarico comincia quando Panificio Marin accetta un nuovo preventivo.'],
])('after an offer (%s) there is no "Accetta", and why is said', async (status, reason) => {
  const quote = { id: 'q1', status, sentAt: '2026-11-15T12:00:00.000Z', includes: [], excludes: [], flags: [] };
  await open([request('r1', 'Panificio Marin', { quote: quote as unknown as ConsultancyView['quote'] })]);
  const card = within(screen.getByRole('article', { name: 'Panificio Marin' }));
  expect(card.queryByRole('button', { name: 'Accetta' })).toBeNull();
  expect(card.getByText(reason)).toBeDefined();
});

it('a request that was withdrawn while it was open says so', async () => {
  await open([request('r1', 'Panificio Marin', { status: 'ritirata' })], 'r1');
  expect(screen.getByText('Questa richiesta non è più tra le nuove')).toBeDefined();
  expect(screen.getByText(/Panificio Marin: ritirata\./)).toBeDefined();
});

it('who accepts second reads what happened, and who did it', async () => {
  const user = userEvent.setup({ delay: null });
  const gone = request('r1', 'Panificio Marin', { status: 'ritirata' });
  await openPage(
    () => (
      <DeskScreen all={ALL} openId="r1" tab="nuove" now={NOW} unread={new Map()} onTab={() => {}} onOpen={() => {}} />
    ),
    {
      known: (client) => client.setQueryData(KEYS.consultancies, [gone]),
      api: apiThat(({ method }) =>
        method === 'POST'
          ? refusal(409, 'conflict', 'Cambiato')
          : Response.json({ consultancies: [gone], similar: null }),
      ),
    },
  );
  const card = within(screen.getByRole('article', { name: 'Panificio Marin' }));
  await user.click(card.getByRole('button', { name: 'Accetta' }));
  expect(await screen.findByText('Panificio Marin ha ritirato la richiesta.')).toBeDefined();
});
