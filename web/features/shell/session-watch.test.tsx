import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION } from '#domain/constants.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { createSessionStore, type SessionUser } from '#web/lib/session.ts';
import { apiThat, refusal, type Call } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { anotherTabSays } from '#web/testing/other-tabs.ts';
import { AppShell } from './app-shell.tsx';

const USER: SessionUser = {
  id: 'u1',
  email: 'ada@officine.example',
  firstName: 'Ada',
  lastName: 'Bianchi',
  userType: 'business_user',
  isAdmin: false,
  isApproved: false,
  dateLanguage: 'it',
};
const SITE = { isDemo: false, hasOutbox: false, providers: [], notice: null, takesSignUps: true };

let current: SessionUser | null | 'offline';
let api: ApiClient;
let rightPassword: string;

beforeEach(() => {
  current = USER;
  rightPassword = 'tornio-verde-42';
});
afterEach(() => {
  vi.useRealTimers();
});

function respond({ method, path, body }: Call<{ password: string }>): Response {
  if (current === 'offline') throw new TypeError('network');
  if (path !== '/api/session') return refusal(401, 'not_signed_in', 'Devi accedere per continuare.');
  if (method === 'POST') {
    if (body.password !== rightPassword) return refusal(401, 'invalid_credentials', 'E-mail o password non corretti.');
    current = USER;
  }
  return Response.json({ user: current, site: SITE });
}

async function open(user: SessionUser = USER) {
  api = apiThat(respond);
  const Page = () => (
    <AppShell user={user} site={SITE}>
      <input aria-label="Descrizione" />
    </AppShell>
  );
  const router = await openPage(Page, {
    api,
    at: '/settings',
    others: { '/': () => <p>Pagina iniziale</p> },
    session: createSessionStore(api),
  });
  fireEvent.change(screen.getByLabelText('Descrizione'), { target: { value: 'Testo lungo' } });
  return router;
}
const wake = () => fireEvent(document, new Event('visibilitychange'));
const dialog = () => screen.queryByRole('dialog', { name: 'La sessione è scaduta' });
const text = () => screen.getByLabelText<HTMLInputElement>('Descrizione').value;

test('a session that ended asks to sign in again over the page, and nothing typed is lost (ACC-18)', async () => {
  await open();
  screen.getByLabelText('Descrizione').focus();
  current = null;
  wake();
  await waitFor(() => expect(dialog()).toBeTruthy());
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(document.activeElement).toBe(password);
  fireEvent.change(password, { target: { value: 'sbagliata' } });
  await userEvent.click(screen.getByRole('button', { name: 'Accedi' }));
  expect(await screen.findByText('E-mail o password non corretti.')).toBeTruthy();
  fireEvent.change(password, { target: { value: rightPassword } });
  await userEvent.click(screen.getByRole('button', { name: 'Accedi' }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(text()).toBe('Testo lungo');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Descrizione')));
});

test('an answer that says nobody is signed in is noticed at once', async () => {
  await open();
  current = null;
  await dataOf(api.profile.$get()).catch(() => {});
  await waitFor(() => expect(dialog()).toBeTruthy());
});

test('every 30 s the session is checked (ACC-17)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  current = null;
  await act(() => vi.advanceTimersByTimeAsync(SESSION.checkEveryMs / 2));
  expect(dialog()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(SESSION.checkEveryMs / 2));
  await waitFor(() => expect(dialog()).toBeTruthy());
});

test('a network that is away changes nothing', async () => {
  await open();
  current = 'offline';
  wake();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(dialog()).toBeNull();
  expect(text()).toBe('Testo lungo');
});

test('"Non ora" leaves the page to be read; signing in elsewhere closes the question', async () => {
  await open();
  current = null;
  wake();
  await waitFor(() => expect(dialog()).toBeTruthy());
  await userEvent.click(screen.getByRole('button', { name: 'Non ora' }));
  wake();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(dialog()).toBeNull();
  await dataOf(api.profile.$get()).catch(() => {});
  await waitFor(() => expect(dialog()).toBeTruthy());
  current = USER;
  act(() => anotherTabSays('changed'));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(text()).toBe('Testo lungo');
});

test('signing out in another tab leads to / here too (ACC-19)', async () => {
  const router = await open();
  current = null;
  act(() => anotherTabSays('signed-out'));
  expect(await screen.findByText('Pagina iniziale')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});

test('when somebody else signs in elsewhere, the page of the first person is left', async () => {
  const assign = vi.fn();
  await open();
  vi.stubGlobal('location', { ...window.location, assign });
  current = { ...USER, id: 'u2', userType: 'consultant' };
  act(() => anotherTabSays('changed'));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/consultant-dashboard'));
});

test('the footer shows initials, full name, e-mail and "Esci", with their fallbacks (SHE-2)', async () => {
  await open();
  expect(screen.getByText('AB')).toBeTruthy();
  expect(screen.getByText('Ada Bianchi')).toBeTruthy();
  expect(screen.getByText('ada@officine.example')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Esci' }).textContent).toBe('Esci');
  cleanup();
  await open({ ...USER, firstName: '', lastName: '', email: '' });
  expect(screen.getByText('Utente')).toBeTruthy();
  expect(screen.getByText('Caricamento...')).toBeTruthy();
});
