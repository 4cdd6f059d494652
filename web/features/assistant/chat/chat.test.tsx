import { Link } from '@tanstack/react-router';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openChat } from '#web/lib/chat-door.ts';
import { LinkProvider } from '#web/ui/actions/app-link.tsx';
import { apiThat, refusal, type Call } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { BarLauncher, FloatingLauncher } from './chat-launcher.tsx';
import { setChatView } from './chat-view.ts';
import { ChatWidget } from './chat-widget.tsx';

const USER = { id: 'u1', firstName: 'Giulia', userType: 'business_user' as const };
const EMBEDDED = {
  isProviderConfigured: false,
  host: null,
  model: null,
  company: { id: 'c1', companyName: 'Officine Brenta Srl' },
  isGranted: false,
  explanation: 'Filo lavora su questo server.',
};
const CONTEXT = { isActive: true, userSessions: [{ sessionId: 's1' }], conversationHistory: [] as unknown[] };

const ENTRY = {
  role: 'user',
  content: 'Quando scade?',
  sessionId: 's1',
  userId: 'u1',
  timestamp: '2026-11-15T08:00:00.000Z',
  parts: [],
  answeredBy: null,
  notice: null,
};

const done = (text: string, links: { label: string; href: string }[] = []) => ({
  type: 'chat_support',
  success: true,
  response: { intent: 'altro', text, parts: [{ text, links }], quickReplies: [] },
  error: null,
  answeredBy: 'filo',
  notice: null,
  durationMs: 12,
});

/** An answer that the test writes piece by piece. */
type Writing = { send: (event: string, data: unknown) => void; end: () => void };
type Question = { data: { message: string; conversationContext: unknown[] } };
let calls: Call<Question>[];
let writings: Writing[];
let consent: unknown;
let context: unknown;
/** Until when the server keeps the conversation to itself. */
let told: Promise<void>;
let refused: Response | null;
let forgetting: () => Response;

beforeEach(() => {
  calls = [];
  writings = [];
  consent = EMBEDDED;
  context = CONTEXT;
  told = Promise.resolve();
  refused = null;
  forgetting = () => Response.json(CONTEXT);
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  act(() => setChatView('closed'));
  vi.unstubAllGlobals();
});

function answer(call: Call<Question>, init?: RequestInit): Response | Promise<Response> {
  const { path, method, body } = call;
  calls.push(call);
  if (path === '/api/context' && method === 'DELETE') return forgetting();
  if (path === '/api/context') return told.then(() => Response.json(context));
  if (path === '/api/ai-assistant/consent') {
    if (method === 'PUT') consent = { ...(consent as object), ...body };
    return Response.json(consent);
  }
  if (refused) return refused;
  return new Response(
    new ReadableStream({
      start(controller) {
        const letters = new TextEncoder();
        init?.signal?.addEventListener('abort', () => controller.error(new DOMException('stopped', 'AbortError')));
        writings.push({
          send: (event, data) =>
            controller.enqueue(letters.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
          end: () => controller.close(),
        });
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );
}

const open = (user: typeof USER = USER) =>
  openPage(
    () => (
      <LinkProvider render={({ href, ...rest }) => <Link to={href as never} {...rest} />}>
        <BarLauncher />
        <FloatingLauncher />
        <ChatWidget user={user} companyId="c1" />
      </LinkProvider>
    ),
    { api: apiThat(answer) },
  );

async function openWindow() {
  await open();
  act(() => openChat());
  return screen.findByRole('region', { name: 'Chat con Filo' });
}

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Scrivi a Filo' });
const log = () => screen.getByRole('log', { name: 'Conversazione con Filo' });
const questions = () => calls.filter(({ path }) => path === '/api/ai-assistant/stream');
const write = (event: string, data: unknown, at = -1) => act(async () => writings.at(at)!.send(event, data));

describe('opening and closing (AST-20)', () => {
  test('closed at first; opens with the greeting by first name, the suggestions and the focus in the field', async () => {
    const chat = await openWindow();
    expect(within(chat).getByText(/^Ciao Giulia, sono Filo\./)).toBeTruthy();
    expect(within(chat).getByRole('group', { name: 'Domande per cominciare' })).toBeTruthy();
    expect(document.activeElement).toBe(input());
    expect(await within(chat).findByText('Risponde Filo, senza servizi esterni')).toBeTruthy();
  });

  test('Escape minimises, the focus goes to what reopens it, and what was written stays', async () => {
    await openWindow();
    await userEvent.type(input(), 'Quando');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Chat con Filo' })).toBeNull();
    const reopen = screen.getAllByRole('button', { name: 'Riapri la chat con Filo' });
    expect(reopen).toContain(document.activeElement);
    await userEvent.click(reopen[0]!);
    expect(input().value).toBe('Quando');
  });

  test('open, minimised and the conversation survive a reload, without taking the focus', async () => {
    await openWindow();
    await userEvent.type(input(), 'Quali scadenze ho?{Enter}');
    await write('done', done('Nessuna scadenza.'));
    expect(sessionStorage.getItem('bandolo-filo-finestra')).toBe('open');
    cleanup();
    await open();
    expect(within(log()).getByText('Nessuna scadenza.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Domande per cominciare' })).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  test('over plain http, where browsers keep part of `crypto` back, questions are answered too', async () => {
    vi.stubGlobal('crypto', {});
    await openWindow();
    await userEvent.type(input(), 'ciao{Enter}');
    await write('done', done('Eccomi.'));
    expect(within(log()).getByText('Eccomi.')).toBeTruthy();
  });

  test('a question whose answer was on its way when the page was left can be asked again', async () => {
    await openWindow();
    await userEvent.type(input(), 'ciao{Enter}');
    cleanup();
    await open();
    expect(within(log()).getByText(/non è arrivata fino in fondo/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await write('done', done('Eccomi.'));
    expect(within(log()).getByText('Eccomi.')).toBeTruthy();
  });

  test('what is asked before the chat has come is asked when it comes', async () => {
    openChat('Trova bandi');
    await open();
    expect(await screen.findByRole('region', { name: 'Chat con Filo' })).toBeTruthy();
    await waitFor(() => expect(questions().map(({ body }) => body.data.message)).toEqual(['Trova bandi']));
  });
});

describe('writing (AST-21)', () => {
  test('Enter sends, Shift+Enter breaks the line, blank text is ignored', async () => {
    await openWindow();
    await userEvent.type(input(), '   {Enter}');
    expect(questions()).toHaveLength(0);
    await userEvent.clear(input());
    await userEvent.type(input(), 'uno{Shift>}{Enter}{/Shift}due');
    expect(input().value).toBe('uno\ndue');
    expect(questions()).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    expect(questions()[0]!.body.data.message).toBe('uno\ndue');
    expect(input().value).toBe('');
  });

  test('nothing is sent while an answer is on its way; it shows as it is written and is spoken when whole', async () => {
    await openWindow();
    await userEvent.type(input(), 'prima{Enter}');
    await write('delta', { text: 'Ecco ' });
    await write('delta', { text: 'i bandi' });
    expect(within(log()).getByText('Ecco i bandi')).toBeTruthy();
    expect(log().getAttribute('aria-busy')).toBe('true');
    await userEvent.type(input(), 'seconda{Enter}');
    expect(questions()).toHaveLength(1);
    expect(input().value).toBe('seconda');
    await write('done', done('Ecco i bandi adatti.'));
    expect(within(log()).getByText('Ecco i bandi adatti.')).toBeTruthy();
    expect(log().getAttribute('aria-busy')).toBe('false');
    await userEvent.type(input(), '{Enter}');
    expect(questions()[1]!.body.data.conversationContext).toEqual([
      { sender: 'user', content: 'prima' },
      { sender: 'ai', content: 'Ecco i bandi adatti.' },
    ]);
  });

  test('a suggestion is asked, and then there are none', async () => {
    await openWindow();
    await userEvent.click(screen.getByRole('button', { name: 'Quali scadenze ho?' }));
    expect(questions()[0]!.body.data.message).toBe('Quali scadenze ho?');
    expect(screen.queryByRole('group', { name: 'Domande per cominciare' })).toBeNull();
  });

  test('stopping keeps what was written and lets one try again', async () => {
    await openWindow();
    await userEvent.type(input(), 'ciao{Enter}');
    await write('delta', { text: 'Ecco ' });
    await userEvent.click(screen.getByRole('button', { name: 'Ferma la risposta' }));
    expect(await within(log()).findByText('Hai fermato la risposta.')).toBeTruthy();
    expect(within(log()).getByText('Ecco')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await write('done', done('Ecco tutto.'));
    expect(within(log()).getAllByText('ciao')).toHaveLength(1);
    expect(within(log()).queryByText('Hai fermato la risposta.')).toBeNull();
  });
});

describe('what can go wrong (AST-22)', () => {
  test('a failed answer says "Errore nel chat"; Riprova asks again without doubling the question', async () => {
    await openWindow();
    await userEvent.type(input(), 'ciao{Enter}');
    await write('done', { ...done(''), success: false, response: null, error: 'Errore nel chat' });
    expect(await within(log()).findByText('Errore nel chat')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await write('done', done('Eccomi.'));
    expect(within(log()).getByText('Eccomi.')).toBeTruthy();
    expect(within(log()).queryByText('Errore nel chat')).toBeNull();
    expect(within(log()).getAllByText('ciao')).toHaveLength(1);
  });

  test('a stream that breaks off and a refusal of the server say what happened', async () => {
    await openWindow();
    await userEvent.type(input(), 'ciao{Enter}');
    await act(async () => writings.at(-1)!.end());
    expect(await within(log()).findByText(/non è arrivata fino in fondo/)).toBeTruthy();
    refused = refusal(429, 'assistant_quota', 'Hai finito le richieste di oggi');
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await within(log()).findByText('Hai finito le richieste di oggi')).toBeTruthy();
  });

  test('an error told inside the stream is shown too', async () => {
    await openWindow();
    await userEvent.type(input(), 'ciao{Enter}');
    await write('error', { code: 'invalid_input', message: 'Messaggio troppo lungo' });
    expect(await within(log()).findByText('Messaggio troppo lungo')).toBeTruthy();
  });
});

describe('answers', () => {
  test('links lead inside the product only; markup is shown as it is written', async () => {
    await openWindow();
    await userEvent.type(input(), 'ciao{Enter}');
    await write(
      'done',
      done('Vedi Nuova Sabatini <img src=x onerror=alert(1)>', [
        { label: 'Nuova Sabatini', href: '/grant/2' },
        { label: 'Apri la ricerca', href: '/advanced-search' },
        { label: 'Premio', href: 'https://altro.example/' },
        { label: 'Premio', href: '//altro.example' },
        { label: 'Premio', href: 'javascript:alert(1)' },
        { label: 'Esci', href: '/api/session' },
      ]),
    );
    const links = within(log()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/grant/2', '/advanced-search']);
    expect(log().querySelector('img')).toBeNull();
    expect(within(log()).getByText(/<img src=x onerror=alert\(1\)>/)).toBeTruthy();
  });

  test('copying says "Contenuto copiato"', async () => {
    const user = userEvent.setup();
    await openWindow();
    await user.type(input(), 'ciao{Enter}');
    await write('done', done('Fino a 9.000 €.'));
    await user.click(screen.getByRole('button', { name: 'Copia la risposta' }));
    expect(await screen.findByText('Contenuto copiato')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('Fino a 9.000 €.');
  });

  test('a conversation begun elsewhere in this session comes back, another session’s does not', async () => {
    const entry = { userId: 'u1', timestamp: '2026-11-15T08:00:00.000Z', parts: [], answeredBy: null, notice: null };
    const long = 'Parole della risposta. '.repeat(100).trim();
    context = {
      ...CONTEXT,
      conversationHistory: [
        {
          ...entry,
          role: 'assistant',
          content: `Il 30 novembre. ${long}`,
          parts: [{ text: `Il 30 novembre. ${long}`, links: [{ label: 'Apri il bando', href: '/grant/1' }] }],
          sessionId: 's1',
          timestamp: '2026-11-15T08:00:01.000Z',
          answeredBy: 'filo',
          notice: 'Il servizio esterno non ha risposto.',
        },
        { ...entry, role: 'user', content: 'Quando scade?', sessionId: 's1' },
        { ...entry, role: 'user', content: 'Una vecchia domanda', sessionId: 's0' },
      ],
    };
    await openWindow();
    expect(await within(log()).findByText('Quando scade?')).toBeTruthy();
    expect(log().textContent).toMatch(/Quando scade\?.*Il 30 novembre\./);
    expect(log().textContent).toContain(long);
    expect(log().textContent).not.toContain('…');
    expect(within(log()).getByRole('link', { name: 'Apri il bando' })).toBeTruthy();
    expect(within(log()).getByText('Il servizio esterno non ha risposto.')).toBeTruthy();
    expect(within(log()).queryByText('Una vecchia domanda')).toBeNull();
  });
});

test('what was said before comes above a question that was quicker, and the question is there once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  told = promise;
  const again = { ...ENTRY, content: 'E quanto vale?', timestamp: '2999-01-01T00:00:00.000Z' };
  context = { ...CONTEXT, conversationHistory: [ENTRY, again] };
  await openWindow();
  await userEvent.type(input(), 'E quanto vale?{Enter}');
  expect(within(log()).queryByText('Quando scade?')).toBeNull();
  await act(async () => resolve());
  expect(await within(log()).findByText('Quando scade?')).toBeTruthy();
  expect(log().textContent).toMatch(/Quando scade\?.*E quanto vale\?/);
  expect(within(log()).getAllByText('E quanto vale?')).toHaveLength(1);
});

describe('forgetting (AST-23)', () => {
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Altre azioni della chat' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  const past = { ...CONTEXT, conversationHistory: [ENTRY] };

  test('asks first; then the context is cleared, the conversation is empty and it is said', async () => {
    context = past;
    await openWindow();
    expect(await within(log()).findByText('Quando scade?')).toBeTruthy();
    await choose('Cancella cronologia');
    const question = await screen.findByRole('alertdialog', { name: 'Cancellare la cronologia di Filo?' });
    expect(question.textContent).toContain('Bandi salvati, candidature e dati dell’azienda restano.');
    await userEvent.click(within(question).getByRole('button', { name: 'Annulla' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await choose('Cancella cronologia');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancella cronologia' }));
    expect(await screen.findByText('Cronologia cancellata')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(['/api/context']);
    expect(within(log()).queryByText('Quando scade?')).toBeNull();
  });

  test('a failure keeps everything and says so; Escape closes the question, not the chat', async () => {
    context = past;
    await openWindow();
    await within(log()).findByText('Quando scade?');
    await choose('Cancella cronologia');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('log')).toBeTruthy();
    forgetting = () => refusal(500, 'unexpected', '');
    await choose('Cancella cronologia');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancella cronologia' }));
    expect(await screen.findByText('La cronologia non è stata cancellata. Riprova.')).toBeTruthy();
    expect(within(log()).getByText('Quando scade?')).toBeTruthy();
  });
});

describe('who answers', () => {
  const provider = { ...EMBEDDED, isProviderConfigured: true, host: 'ia.example', explanation: 'Invia a ia.example…' };

  test('with a provider the company is asked first; its yes is stored and the host is named', async () => {
    consent = provider;
    const chat = await openWindow();
    expect(await within(chat).findByText('Invia a ia.example…')).toBeTruthy();
    expect(within(chat).getByText('Risponde Filo, senza servizi esterni')).toBeTruthy();
    await userEvent.click(within(chat).getByRole('button', { name: 'Acconsento' }));
    expect(await within(chat).findByText('Risponde ia.example')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ isGranted: true });
    await userEvent.click(within(chat).getByRole('button', { name: 'Cambia' }));
    await userEvent.click(within(chat).getByRole('button', { name: 'Ritira il consenso' }));
    expect(await within(chat).findByText('Risponde Filo, senza servizi esterni')).toBeTruthy();
  });

  test('a no is not asked again, sends nothing, and can be changed', async () => {
    consent = provider;
    const chat = await openWindow();
    await userEvent.click(await within(chat).findByRole('button', { name: 'Solo Filo' }));
    expect(within(chat).queryByText('Invia a ia.example…')).toBeNull();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await userEvent.keyboard('{Escape}');
    act(() => openChat());
    expect(await screen.findByRole('button', { name: 'Cambia' })).toBeTruthy();
    expect(screen.queryByText('Invia a ia.example…')).toBeNull();
  });
});
