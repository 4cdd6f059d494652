import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { keepNothing } from '#web/lib/tab-storage.ts';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { answerForms, type SentForm } from '#web/testing/sent-forms.ts';
import { SupportScreen } from './support-screen.tsx';
import { TicketScreen } from './ticket-screen.tsx';

const LINE = {
  id: 't1',
  subject: 'Visura vuota',
  priority: 'media' as const,
  createdAt: '2026-11-10T09:00:00.000Z',
  lastUpdate: '2026-11-11T09:00:00.000Z',
  lastSide: 'supporto' as const,
};
const TICKET = { ...LINE, status: 'in_corso', description: 'Resta vuota.', file: null, messages: [] };
const CONTACTS = { email: 'ciao@bandolo.example', phone: null };
const MONDAY_NOON = Date.parse('2026-11-16T12:00:00+01:00');
const SUNDAY = Date.parse('2026-11-15T12:00:00+01:00');

let sent: SentForm[];
let fails = false;
const fieldsOf = (path: string) => sent.filter((form) => form.path === path).map(({ fields }) => fields);
const tickets = () => fieldsOf('/api/support/tickets');

beforeEach(() => {
  keepNothing();
  fails = false;
  sent = answerForms(({ path }) => {
    if (fails) return 'network';
    return { answer: path.endsWith('/messages') ? TICKET : { createdId: 'nuovo', tickets: [] } };
  });
});

const open = async (now = MONDAY_NOON) => {
  const lines = ['in_corso', 'risolto', 'archiviato'].map((status) => ({ ...LINE, id: status, status }));
  await openPage(() => <SupportScreen tickets={lines} contacts={CONTACTS} back="/dashboard" now={now} />, {
    api: apiThat(() => Response.json({})),
  });
  return userEvent.setup({ delay: null });
};

it('says whether the desk is open now, and the statuses exactly as they are called', async () => {
  await open();
  expect(screen.getByText('Aperto ora')).toBeDefined();
  expect(screen.getByText('fino alle 18:00')).toBeDefined();
  const list = within(screen.getByRole('list', { name: 'I tuoi ticket' }));
  expect(list.getByText('In Corso')).toBeDefined();
  expect(list.getByText('Risolto')).toBeDefined();
  expect(list.getByText('Sconosciuto')).toBeDefined();
});

it('on Sunday it is closed, and says when it opens', async () => {
  await open(SUNDAY);
  expect(screen.getByText('Chiuso')).toBeDefined();
  expect(screen.getByText('riapriamo il 16 novembre 2026 alle 9:00')).toBeDefined();
});

it('a ticket is sent with the priority media unless another is chosen; the form is then empty', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('Oggetto'), 'Una domanda');
  await user.click(screen.getByRole('button', { name: 'Invia ticket' }));
  expect(tickets()).toEqual([]);
  await user.type(screen.getByLabelText('Descrizione'), 'Come aggiungo una sede?');
  await user.click(screen.getByRole('button', { name: 'Invia ticket' }));
  expect(await screen.findByText('Ticket inviato')).toBeDefined();
  expect(tickets()).toEqual([{ subject: 'Una domanda', description: 'Come aggiungo una sede?', priority: 'media' }]);
  expect(screen.getByLabelText<HTMLInputElement>('Oggetto').value).toBe('');
});

it('what was typed is still there when it does not arrive, and after leaving the page', async () => {
  fails = true;
  const user = await open();
  await user.type(screen.getByLabelText('Oggetto'), 'Importante');
  await user.type(screen.getByLabelText('Descrizione'), 'Un testo lungo da non perdere.');
  await user.click(screen.getByRole('button', { name: 'Invia ticket' }));
  expect(await screen.findByText('Il ticket non è partito')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Oggetto').value).toBe('Importante');
  document.body.replaceChildren();
  await open();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Oggetto').value).toBe('Importante'));
  expect(screen.getByText('Abbiamo ripreso il testo che non avevi ancora inviato.')).toBeDefined();
});

it('a resolved ticket is opened again by writing in it', async () => {
  await openPage(() => <TicketScreen ticket={{ ...TICKET, status: 'risolto' }} />);
  const user = userEvent.setup({ delay: null });
  expect(screen.queryByRole('button', { name: 'Segna come risolto' })).toBeNull();
  await user.type(screen.getByLabelText(/Il problema non è risolto/), 'Manca ancora la sede.');
  await user.click(screen.getByRole('button', { name: 'Riapri il ticket' }));
  expect(await screen.findByText('Ticket riaperto')).toBeDefined();
  expect(fieldsOf('/api/support/tickets/t1/messages')).toEqual([{ text: 'Manca ancora la sede.' }]);
});

it('while the desk is open a chat begins with one word; after hours there are Filo and the ticket (SUP-5)', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Inizia la chat' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Come possiamo aiutarti?')); // one writes at once
  await user.type(await screen.findByLabelText('Come possiamo aiutarti?'), 'Non trovo il bando del Veneto.');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  await waitFor(() =>
    expect(tickets()).toEqual([
      {
        subject: 'Chat: Non trovo il bando del Veneto.',
        description: 'Non trovo il bando del Veneto.',
        priority: 'media',
      },
    ]),
  );
});

it('a chat is not offered on a Sunday', async () => {
  await open(SUNDAY);
  expect(screen.queryByRole('button', { name: 'Inizia la chat' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Scrivi un ticket' })).toBeDefined();
});
