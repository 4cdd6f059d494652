import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { apiThat, refusal, type Call } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { ContactButton } from './contact-button.tsx';

const CARD = { id: 'k1', firstName: 'Chiara', lastName: 'Donà' };
const USER = { id: 'u1', userType: 'business_user' } as Parameters<typeof ContactButton>[0]['user'];
const NEED = 'Un centro di lavoro da 120.000 euro entro marzo: quale bando conviene chiedere?';
const GRANTS = [
  { id: 'sabatini', name: 'Nuova Sabatini' },
  { id: 'cloud', name: 'Voucher Cloud' },
  { id: 'isi', name: 'Bando ISI', isClosed: true },
];
const paper = { kind: 'documento', expiredOn: null, grantId: null };
const THINGS = [
  {
    kind: 'candidatura',
    targetId: 'a1',
    name: 'Nuova Sabatini',
    detail: 'Un tornio',
    expiredOn: null,
    grantId: 'sabatini',
  },
  { ...paper, targetId: 'f1', name: 'Visura camerale', detail: '14 ottobre 2026' },
  { ...paper, targetId: 'f2', name: 'DURC', detail: 'Documento', expiredOn: '2026-11-12' },
];

let calls: Call[] = [];
function answer(call: Call): Response {
  calls.push(call);
  if (call.path.endsWith('/shareable')) return Response.json({ company: 'Officine Brenta Srl', things: THINGS });
  if (call.path.endsWith('/usual-fee')) return Response.json({ fee: 1548 });
  if (!call.path.startsWith('/api/grants/')) return Response.json({ consultancy: {} }, { status: 201 });
  const grant = GRANTS.find(({ id }) => call.path.endsWith(id));
  const shown = grant && { ...grant, closesOn: null, openingMode: 'sportello' };
  const computed = { status: grant?.isClosed ? 'chiuso' : 'a_sportello' };
  return Response.json({
    grant: shown,
    computed,
    ordersGuard: grant?.id === 'sabatini' ? { kind: 'wait', day: null } : null,
  });
}
const open = () =>
  openPage(() => <ContactButton card={CARD} user={USER} grants={GRANTS} look="main" />, { api: apiThat(answer) });
const ask = async (user = userEvent.setup({ delay: null })) => {
  await user.click(screen.getByRole('button', { name: 'Contatta Chiara' }));
  return screen.findByLabelText<HTMLTextAreaElement>('Che cosa ti serve');
};

beforeEach(() => {
  calls = [];
  localStorage.clear();
});

it('what is written is there again when the window opens again, and gone once it was sent', async () => {
  const user = userEvent.setup({ delay: null });
  await open();
  fireEvent.change(await ask(user), { target: { value: NEED } });
  await user.click(screen.getByRole('radio', { name: 'Alta' }));
  await user.keyboard('{Escape}');
  expect((await ask(user)).value).toBe(NEED);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Alta' }).checked).toBe(true);
  expect(screen.getByText(/^Bozza salvata alle \d\d:\d\d$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Invia richiesta' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.length).toBe(0);
});

it('too few words are refused with what is missing, and nothing is sent', async () => {
  const user = userEvent.setup({ delay: null });
  await open();
  fireEvent.change(await ask(user), { target: { value: 'Centro di lavoro nuovo' } });
  await user.click(screen.getByRole('button', { name: 'Invia richiesta' }));
  expect(await screen.findByText(/^Scrivi ancora qualcosa: .* Servono 50 caratteri\.$/)).toBeDefined();
  expect(screen.getByText('22')).toBeDefined();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('what is ticked goes along; a paper whose time is over cannot, and says why', async () => {
  const user = userEvent.setup({ delay: null });
  await open();
  fireEvent.change(await ask(user), { target: { value: NEED } });
  await user.click(await screen.findByLabelText(/^Candidatura Nuova Sabatini/));
  await user.click(screen.getByLabelText(/^Officine Brenta Srl/));
  expect(screen.getByLabelText<HTMLInputElement>(/^DURC/).disabled).toBe(true);
  expect(screen.getByText(/scaduto il 12 novembre 2026/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'carica quello nuovo' }).getAttribute('href')).toBe('/documents');
  await user.click(screen.getByRole('button', { name: 'Invia richiesta' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ kind: 'domanda', grantId: null, description: NEED, sharesCompany: false },
    shares: [{ kind: 'candidatura', targetId: 'a1' }],
  });
});

it('a grant that takes no earlier orders says not to sign yet; another does not', async () => {
  const user = userEvent.setup({ delay: null });
  await open();
  await ask(user);
  const grant = screen.getByLabelText('Per quale bando o candidatura');
  await user.selectOptions(grant, 'sabatini');
  expect(await screen.findByText('Non firmare ancora l’ordine.')).toBeDefined();
  expect(screen.getByText(/Nuova Sabatini non ammette ordini fatti prima della domanda/)).toBeDefined();
  expect(screen.getByText('a sportello, fino a esaurimento fondi')).toBeDefined();
  expect((await screen.findByText(/^in casi simili: 1\.548/)).textContent).toContain('€');
  await user.selectOptions(grant, 'cloud');
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('cloud'))).toBe(true));
  expect(screen.queryByText('Non firmare ancora l’ordine.')).toBeNull();
});

it('a request about an application of one’s own brings its grant and goes along with it', async () => {
  const user = userEvent.setup({ delay: null });
  await open();
  fireEvent.change(await ask(user), { target: { value: NEED } });
  await screen.findByLabelText(/^Candidatura Nuova Sabatini/);
  await user.selectOptions(screen.getByLabelText('Per quale bando o candidatura'), 'candidatura:a1');
  expect(screen.getByLabelText<HTMLInputElement>(/^Candidatura Nuova Sabatini/).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Invia richiesta' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ applicationId: 'a1', grantId: 'sabatini' },
    shares: [{ kind: 'candidatura', targetId: 'a1' }],
  });
});

it('a visitor writes first, signs in to send, and finds it as it was', async () => {
  const user = userEvent.setup({ delay: null });
  await openPage(() => <ContactButton card={CARD} user={null} look="main" />, { api: apiThat(answer) });
  fireEvent.change(await ask(user), { target: { value: NEED } });
  await user.click(screen.getByRole('button', { name: 'Accedi e invia' }));
  await waitFor(() => expect(Object.keys(localStorage)).toEqual(['bandolo.richiesta.visita.k1']));
  expect(calls.some(({ path }) => path.includes('consultancies'))).toBe(false);
  cleanup();
  await openPage(() => <ContactButton card={CARD} user={USER} look="main" isOpenAtFirst />, { api: apiThat(answer) });
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Che cosa ti serve')).value).toBe(NEED);
  expect(Object.keys(localStorage)).toEqual(['bandolo.richiesta.u1.k1']);
});

it('a grant that is not there any more is not asked about', async () => {
  const user = userEvent.setup({ delay: null });
  await openPage(() => <ContactButton card={CARD} user={USER} grants={GRANTS} grantId="sparito" look="main" />, {
    api: apiThat((call) => (call.path.endsWith('/sparito') ? refusal(404, 'not_found', 'Non c’è') : answer(call))),
  });
  fireEvent.change(await ask(user), { target: { value: NEED } });
  await user.click(screen.getByRole('button', { name: 'Invia richiesta' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ grantId: null }));
});

it('a closed grant is marked in the list, and says so when it is chosen', async () => {
  const user = userEvent.setup({ delay: null });
  await open();
  await ask(user);
  const choice = screen.getByLabelText('Per quale bando o candidatura');
  await user.selectOptions(choice, 'Voucher Cloud');
  expect(await screen.findByText('a sportello, fino a esaurimento fondi')).toBeDefined();
  await user.selectOptions(choice, 'Bando ISI (chiuso)');
  expect(await screen.findByText('questo bando è chiuso: non si fanno più domande')).toBeDefined();
});
