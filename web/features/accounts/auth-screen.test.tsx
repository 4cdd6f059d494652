import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionUser } from '#web/lib/session.ts';
import { refusal } from '#web/testing/api-that.ts';
import { openAuth } from './test-screen.tsx';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const fill = (values: Record<string, string>) =>
  Object.entries(values).forEach(([name, value]) => fireEvent.change(field(name), { target: { value } }));
const NEWCOMER: SessionUser = {
  id: 'u1',
  email: 'nora@posta.example',
  firstName: 'Nora',
  lastName: 'Neri',
  userType: null,
  isAdmin: false,
  isApproved: false,
  dateLanguage: 'it',
};
const BUSINESS = {
  Nome: 'Ada',
  Cognome: 'Bianchi',
  'E-mail': 'ada@officine.example',
  Password: 'tornio-verde-42',
  'Nome azienda': 'Officine Ada',
  'Ruolo in azienda': 'CEO',
  Settore: 'retail',
};
beforeEach(() => sessionStorage.clear());

async function fillBusiness() {
  fill(BUSINESS);
  await userEvent.click(screen.getByLabelText(/Accetto i termini/));
}

describe('the views (ACC-6)', () => {
  test('type selection leads to either form, each with a way back; the toggle and the link lead on', async () => {
    await openAuth();
    await press(/Utente Aziendale/);
    expect(title()).toBe('Registra la tua azienda');
    await press('Torna alla scelta');
    await press(/Consulente Esperto/);
    expect(title()).toBe('Crea il tuo profilo consulente');
    await press('Torna alla scelta');
    expect(title()).toBe('Come vuoi usare Bandolo?');
    await userEvent.click(screen.getAllByRole('button', { name: 'Accedi' })[0]!);
    expect(title()).toBe('Bentornato');
    await userEvent.click(screen.getAllByRole('button', { name: 'Registrati' }).at(-1)!);
    expect(title()).toBe('Come vuoi usare Bandolo?');
  });

  test('when the pressed button goes with its view, the new title takes the focus', async () => {
    await openAuth();
    await press(/Utente Aziendale/);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Registra la tua azienda'));
  });

  test('going back and forth loses nothing that was typed', async () => {
    await openAuth({ view: 'azienda' });
    fill({ Nome: 'Ada', 'Nome azienda': 'Officine Ada' });
    await press('Torna alla scelta');
    await press(/Utente Aziendale/);
    expect([field('Nome').value, field('Nome azienda').value]).toEqual(['Ada', 'Officine Ada']);
  });

  test('the e-mail typed to sign in is there when the password is forgotten; the password is not carried on', async () => {
    await openAuth({ view: 'accedi' });
    fill({ 'E-mail': 'ada@officine.example', Password: 'segreta' });
    await press('Password dimenticata?');
    expect(field('E-mail').value).toBe('ada@officine.example');
    await press('Torna all’accesso');
    expect([field('E-mail').value, field('Password').value]).toEqual(['ada@officine.example', '']);
  });

  test('who was on the way somewhere is told that the way goes on', async () => {
    await openAuth({ view: 'accedi', next: '/profile' });
    expect(screen.getByText('Accedi per continuare: poi torni dove stavi andando.')).toBeTruthy();
  });
});

describe('signing in (ACC-8)', () => {
  const signIn = () => userEvent.click(screen.getAllByRole('button', { name: 'Accedi' }).at(-1)!);

  test('a refusal shows the title with the server’s message, keeps what was typed and selects the password', async () => {
    const answer = () => refusal(401, 'invalid_credentials', 'E-mail o password non corretti.');
    await openAuth({ view: 'accedi', answer });
    fill({ 'E-mail': 'ada@officine.example', Password: 'sbagliata' });
    await signIn();
    expect(await screen.findByText("Errore durante l'accesso")).toBeTruthy();
    expect(screen.getAllByText('E-mail o password non corretti.')).toHaveLength(2); // toast and form
    expect([field('E-mail').value, field('Password').value]).toEqual(['ada@officine.example', 'sbagliata']);
    expect(document.activeElement).toBe(field('Password'));
  });

  test('without a network the form keeps its words and says what to look at', async () => {
    await openAuth({ view: 'accedi', answer: () => Promise.reject(new TypeError('Failed to fetch')) });
    fill({ 'E-mail': 'ada@officine.example', Password: 'x' });
    await signIn();
    expect(await screen.findByText("Errore durante l'accesso")).toBeTruthy();
    expect(screen.getAllByText(/Controlla la connessione e riprova/)).toHaveLength(2); // toast and form
    expect([field('E-mail').value, field('Password').value]).toEqual(['ada@officine.example', 'x']);
  });

  test('an answer without words of the server is "Errore imprevisto"', async () => {
    const answer = () => new Response('boom', { status: 500 });
    await openAuth({ view: 'accedi', answer });
    fill({ 'E-mail': 'ada@officine.example', Password: 'x' });
    await signIn();
    expect(await screen.findByText('Errore imprevisto')).toBeTruthy();
    expect(screen.getAllByText('Si è verificato un errore imprevisto').length).toBeGreaterThan(0);
  });

  test('without e-mail and password one sentence says so, and the first field takes the focus', async () => {
    const { asked } = await openAuth({ view: 'accedi' });
    await signIn();
    expect(await screen.findByText('Devi indicare un indirizzo e-mail e una password.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
    expect(asked).toEqual([]);
  });

  test('an unconfirmed address can have its link again', async () => {
    const answer = (path: string) =>
      path === '/api/session'
        ? refusal(403, 'email_not_confirmed', 'Devi prima confermare la tua e-mail.')
        : Response.json({ status: 'controlla_email' }, { status: 202 });
    const { asked } = await openAuth({ view: 'accedi', answer });
    fill({ 'E-mail': 'ada@officine.example', Password: 'x' });
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Invia di nuovo' }));
    expect(await screen.findByText('E-mail inviata di nuovo')).toBeTruthy();
    expect(asked.at(-1)).toEqual({ path: 'POST /api/confirmation-mails', body: { email: 'ada@officine.example' } });
  });

  test('while working the button says "Caricamento..." and a second press sends nothing', async () => {
    const { asked } = await openAuth({ view: 'accedi', answer: () => new Promise<Response>(() => {}) });
    fill({ 'E-mail': 'ada@officine.example', Password: 'x' });
    await signIn();
    await press('Caricamento...');
    fireEvent.submit(field('Password'));
    expect(asked).toHaveLength(1);
  });
});

describe('Google and Facebook (ACC-9)', () => {
  test('labels follow the view; without keys the error toast answers', async () => {
    await openAuth({ view: 'accedi' });
    await press('Accedi con Facebook');
    expect(await screen.findByText("Errore durante l'accesso con Facebook")).toBeTruthy();
    expect(screen.getByText("Si è verificato un errore durante l'autenticazione")).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'Registrati' })[0]!);
    expect(screen.getByRole('button', { name: 'Registrati con Google' })).toBeTruthy();
  });

  test('the start says where it leads, works, and rests again when the browser comes back', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    await openAuth({ view: 'accedi', providers: ['google'], next: '/bandi' });
    await press('Accedi con Google');
    expect(assign).toHaveBeenCalledWith('/api/oauth/google/start?next=%2Fbandi');
    expect(await screen.findByText('Reindirizzamento in corso')).toBeTruthy();
    expect(screen.getByText("Reindirizzamento a Google per l'autenticazione...")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Caricamento...' })).toBeTruthy();
    fireEvent(window, new Event('pageshow'));
    expect(screen.getByRole('button', { name: 'Accedi con Google' })).toBeTruthy();
  });
});

describe('signing up (ACC-1, ACC-2)', () => {
  const accepted = () => Response.json({ status: 'controlla_email' }, { status: 202 });

  test('success says so twice, offers the mail again, and the way back to a wrong address', async () => {
    const { asked } = await openAuth({ view: 'azienda', answer: accepted });
    await fillBusiness();
    await press('Crea account aziendale');
    expect(await screen.findByText('Registrazione completata')).toBeTruthy();
    expect(screen.getByText("Controlla la tua email per confermare l'account")).toBeTruthy();
    expect(
      screen.getByText('Il tuo account aziendale è stato creato con successo. Controlla la tua email per confermarlo.'),
    ).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Controlla la tua e-mail');
    expect(asked).toHaveLength(1);
    await press('Ho sbagliato indirizzo');
    expect([title(), field('E-mail').value]).toEqual(['Registra la tua azienda', 'ada@officine.example']);
  });

  test('a reload still says that the mail is on its way; another address can be given from there', async () => {
    await openAuth({ view: 'azienda', answer: accepted });
    await fillBusiness();
    await press('Crea account aziendale');
    await screen.findByText('Controlla la tua e-mail');
    cleanup();
    await openAuth({ view: 'azienda' });
    expect(await screen.findByText('Controlla la tua e-mail')).toBeTruthy();
    expect(screen.getByText(/ada@officine\.example/)).toBeTruthy();
    await press('Ho sbagliato indirizzo');
    cleanup();
    await openAuth({ view: 'azienda' });
    expect(title()).toBe('Registra la tua azienda');
  });

  test('the first refused field on the screen takes the focus', async () => {
    const { asked } = await openAuth({ view: 'azienda' });
    await press('Crea account aziendale');
    await waitFor(() => expect(document.activeElement).toBe(field('Nome')));
    expect(screen.getAllByText('Campo obbligatorio').length).toBe(6); // all but the password, which says how long
    expect(screen.getByText('Per registrarti devi accettare i termini e l’informativa privacy')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  test('a refusal of the server stands beside its field, under the title of what was tried (ACC-8)', async () => {
    const problem = { field: 'password', message: 'Troppo facile da indovinare. Usa più parole.' };
    const answer = () => refusal(400, 'weak_password', 'La password è troppo facile da indovinare.', [problem]);
    await openAuth({ view: 'azienda', answer });
    await fillBusiness();
    await press('Crea account aziendale');
    expect(await screen.findByText('Errore durante la registrazione')).toBeTruthy();
    expect(screen.getByText('La password è troppo facile da indovinare.')).toBeTruthy();
    expect(screen.getByText('Troppo facile da indovinare. Usa più parole.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Password'));
    expect(field('Nome azienda').value).toBe('Officine Ada');
  });

  test('a consultant needs a specialization and a sector: two alerts, and a button that waits for them', async () => {
    await openAuth({ view: 'consulente' });
    const submit = () => screen.getByRole('button', { name: /Crea profilo consulente/ });
    expect(screen.getAllByText('Seleziona almeno una specializzazione')[0]).toBeTruthy();
    expect(screen.getAllByText('Seleziona almeno un settore di competenza')[0]).toBeTruthy();
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    await press('Bandi Regionali');
    expect(screen.queryByText('Seleziona almeno una specializzazione')).toBeNull();
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    await press('Tecnologia');
    expect(submit().getAttribute('aria-disabled')).toBeNull();
  });

  test('a refused document is named, and its words go with it', async () => {
    await openAuth({ view: 'consulente' });
    const documents = screen.getByLabelText<HTMLInputElement>(/^Documenti/);
    const pdf = (name: string) => new File(['x'], name);
    await userEvent.upload(documents, ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf', 'f.pdf'].map(pdf));
    expect(screen.getByText('f.pdf: al massimo 5 file')).toBeTruthy();
    await press('Togli e.pdf');
    expect(screen.queryByText('f.pdf: al massimo 5 file')).toBeNull();
  });

  test('a second try takes the place of the first one’s message', async () => {
    const answers = [() => refusal(429, 'too_many_requests', 'Troppi tentativi in poco tempo.'), accepted];
    await openAuth({ view: 'azienda', answer: () => answers.shift()!() });
    await fillBusiness();
    await press('Crea account aziendale');
    expect(await screen.findByText('Errore durante la registrazione')).toBeTruthy();
    await press('Crea account aziendale');
    expect(await screen.findByText('Registrazione completata')).toBeTruthy();
    expect(screen.queryByText('Errore durante la registrazione')).toBeNull();
  });

  test('documents are PDF, DOC, DOCX, several; the person’s fields are filled in by browsers', async () => {
    await openAuth({ view: 'consulente' });
    const documents = screen.getByLabelText<HTMLInputElement>(/^Documenti/);
    expect([documents.accept, documents.multiple]).toEqual(['.pdf,.doc,.docx', true]);
    expect(['Nome', 'Cognome', 'E-mail', 'Password'].map((name) => field(name).autocomplete)).toEqual([
      'given-name',
      'family-name',
      'email',
      'new-password',
    ]);
  });
});

describe('after a first sign-in by a provider (ACC-11)', () => {
  test('who it is, without a password, and a way out for whoever it is not', async () => {
    const { asked } = await openAuth({ newcomer: NEWCOMER });
    expect(screen.getByText(/Sei qui come nora@posta.example/)).toBeTruthy();
    await press(/Utente Aziendale/);
    expect([field('Nome').value, field('E-mail').value]).toEqual(['Nora', 'nora@posta.example']);
    expect(screen.queryByLabelText('Password')).toBeNull();
    await press('Esci');
    await waitFor(() => expect(asked.at(-1)?.path).toBe('DELETE /api/session'));
  });

  test('a known address needs no mail, so none is announced, and the way goes on', async () => {
    const answer = () => Response.json({ needsConfirmation: false });
    const { address } = await openAuth({ view: 'azienda', newcomer: NEWCOMER, next: '/bandi', answer });
    fill({ 'Nome azienda': 'Nora Srl', 'Ruolo in azienda': 'CEO', Settore: 'retail' });
    await userEvent.click(screen.getByLabelText(/Accetto i termini/));
    await press('Crea account aziendale');
    expect(await screen.findByText('Registrazione completata')).toBeTruthy();
    expect(screen.queryByText(/Controlla la tua email/)).toBeNull();
    await waitFor(() => expect(address()).toBe('/bandi'));
  });
});
