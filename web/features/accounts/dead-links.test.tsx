import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SessionUser } from '#web/lib/session.ts';
import { NEW_EMAIL } from '#messages/accounts/links.ts';
import { ConfirmScreen } from './confirm-screen.tsx';
import { LinkScreen } from './link-screen.tsx';
import { ResetForm } from './reset-form.tsx';
import { refusal } from '#web/testing/api-that.ts';
import { openAuth, openAuthPage } from './test-screen.tsx';

const DEAD = 'Il link non è valido, è scaduto o è già stato usato.';
const dead = () => refusal(410, 'link_invalid', DEAD);
const accepted = () => Response.json({ status: 'controlla_email' }, { status: 202 });
const USER = { id: 'u1', email: 'ada@officine.example', userType: 'business_user' } as SessionUser;

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a dead confirmation link offers a new one and the way to sign in', async () => {
  const answer = (path: string) => (path === '/api/session/confirmation' ? dead() : accepted());
  const { asked } = await openAuthPage(() => <ConfirmScreen token="vecchio" user={null} />, answer);
  expect((await screen.findByRole('alert')).textContent).toBe(DEAD);
  expect(screen.getByRole('link', { name: 'Torna all’accesso' }).getAttribute('href')).toBe('/auth?vista=accedi');
  write('E-mail', 'ada@officine.example');
  await press('Invia un nuovo link');
  expect(await screen.findByText('E-mail inviata di nuovo')).toBeTruthy();
  expect(asked.at(-1)).toEqual({ path: 'POST /api/confirmation-mails', body: { email: 'ada@officine.example' } });
});

test('a confirmation that could not reach the server is tried again with the same link', async () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => Response.json({ user: USER })];
  const { asked, address } = await openAuthPage(
    () => <ConfirmScreen token="buono" user={null} />,
    () => answers.shift()!(),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Controlla la connessione');
  expect(screen.queryByRole('button', { name: 'Invia un nuovo link' })).toBeNull();
  await press('Riprova');
  await waitFor(() => expect(address()).toBe('/?accesso=nuovo'));
  expect(asked.map(({ body }) => body)).toEqual([{ token: 'buono' }, { token: 'buono' }]);
});

test('who opens the confirmation twice and is already in goes on instead of failing', async () => {
  const { address } = await openAuthPage(() => <ConfirmScreen token="usato" user={USER} />, dead);
  await waitFor(() => expect(address()).toBe('/?accesso=nuovo'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('in another browser the confirmation asks for the password that was chosen, or leads to a new one', async () => {
  const answers = [
    { user: null, needsCode: false, needsPassword: 'chosen' },
    { user: USER, needsCode: false, needsPassword: null },
  ];
  const { asked, address } = await openAuthPage(
    () => <ConfirmScreen token="altrove" user={null} />,
    () => Response.json(answers.shift()),
  );
  expect(
    await screen.findByText('Ti sei registrato in un altro browser: scrivi la password che hai scelto.'),
  ).toBeTruthy();
  const notMine = screen.getByRole('link', { name: 'Non ho scelto io questa password' });
  expect(notMine.getAttribute('href')).toBe('/auth/reimposta?token=altrove');
  write('Password', 'tornio-verde-42');
  await press('Conferma ed entra');
  await waitFor(() => expect(address()).toBe('/?accesso=nuovo'));
  expect(asked.map(({ body }) => body)).toEqual([
    { token: 'altrove' },
    { token: 'altrove', password: 'tornio-verde-42' },
  ]);
});

test('without a password of the account the confirmation leads to a new one', async () => {
  const answer = () => Response.json({ user: null, needsCode: false, needsPassword: 'new' });
  await openAuthPage(() => <ConfirmScreen token="altrove" user={null} />, answer);
  const link = await screen.findByRole('link', { name: 'Scegli una nuova password' });
  expect(link.getAttribute('href')).toBe('/auth/reimposta?token=altrove');
});

test('a new e-mail opened where nobody is signed in is confirmed with the password', async () => {
  const answers = [{ status: 'serve_password' }, { status: 'cambiata' }];
  const { asked } = await openAuthPage(
    () => <LinkScreen token="nuova" words={NEW_EMAIL} act="confirmNewEmail" />,
    () => Response.json(answers.shift() ?? { user: null }),
  );
  await press('Conferma il nuovo indirizzo');
  expect(await screen.findByText(/In questo browser non hai fatto l’accesso/)).toBeTruthy();
  write('Password', 'tornio-verde-42');
  await press('Conferma il nuovo indirizzo');
  expect(await screen.findByText('E-mail cambiata')).toBeTruthy();
  expect(asked.filter(({ path }) => path.includes('email')).map(({ body }) => body)).toEqual([
    { token: 'nuova' },
    { token: 'nuova', password: 'tornio-verde-42' },
  ]);
});

test('a dead reset link says so and leads to a new one', async () => {
  await openAuthPage(() => <ResetForm token="vecchio" />, dead);
  write('Nuova password', 'nuova-chiave-lunga');
  await press('Salva la nuova password');
  expect((await screen.findByRole('alert')).textContent).toContain(DEAD);
  expect(screen.getByRole('link', { name: 'Chiedi un nuovo link' }).getAttribute('href')).toBe('/auth?vista=recupero');
});

test('a better password after a weak one: only the success is left to read', async () => {
  const weak = () => refusal(400, 'weak_password', 'La password è troppo facile da indovinare.');
  const answers = [weak, () => Response.json({ user: USER })];
  await openAuthPage(
    () => <ResetForm token="buono" />,
    () => answers.shift()!(),
  );
  write('Nuova password', 'ada@officine.example');
  await press('Salva la nuova password');
  expect(await screen.findByText('Password non cambiata')).toBeTruthy();
  write('Nuova password', 'nuova-chiave-lunga');
  await press('Salva la nuova password');
  expect(await screen.findByText('Password cambiata')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Password non cambiata')).toBeNull());
});

test('a reset page without its link says so before anything is typed', async () => {
  await openAuthPage(() => <ResetForm token="" />, dead);
  expect(screen.getByRole('alert').textContent).toContain(DEAD);
  expect(screen.queryByLabelText('Nuova password')).toBeNull();
});

test('asking for a reset names a missing or misspelt address beside its field, and sends nothing', async () => {
  const { asked } = await openAuth({ view: 'recupero', answer: accepted });
  await press('Invia il link');
  expect(await screen.findByText('Campo obbligatorio')).toBeTruthy();
  write('E-mail', 'ada');
  expect(await screen.findByText('Scrivi un indirizzo e-mail valido')).toBeTruthy();
  expect(asked).toEqual([]);
  write('E-mail', 'ada@officine.example');
  await press('Invia il link');
  expect(await screen.findByText(/Se ada@officine.example ha un account/)).toBeTruthy();
  await press('Invia a un altro indirizzo');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@officine.example');
});

test('a mail that may not be sent yet is titled as such, and its address stays', async () => {
  const answer = () => refusal(429, 'too_many_requests', 'Troppi tentativi in poco tempo. Riprova tra 13 minuti.');
  await openAuth({ view: 'recupero', answer });
  write('E-mail', 'ada@officine.example');
  await press('Invia il link');
  expect(await screen.findByText('E-mail non inviata')).toBeTruthy();
  expect(screen.getByText(/Riprova tra 13 minuti/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@officine.example');
});
