import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { PortfolioClient } from '#domain/sharing/portfolio.ts';
import { apiThat, refusal, type Call } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { InviteOwner } from './invite-owner.tsx';
import { TakeoverScreen } from './takeover-screen.tsx';

const OFFER = {
  ...{ companyName: 'Albergo Ai Dogi Sas', consultantName: 'Marco Furlan', signedOn: '2026-10-01' },
  ...{ applications: 2, projects: 1, documents: 0, isTaken: false },
};
const CLIENT: PortfolioClient = {
  ...{ companyId: 'c1', consultancyId: null, name: 'Albergo Ai Dogi Sas', place: null, kind: 'mandato' },
  ...{ isActive: false, contactName: 'Elena Contarini', contactEmail: 'elena@dogi.example', signedOn: '2026-10-01' },
  ...{ invitedEmail: null, invitedAt: null },
};

function recording(answer: (call: Call) => Response) {
  const calls: Call[] = [];
  const api = apiThat((call) => {
    calls.push(call);
    return answer(call);
  });
  return { calls, api };
}

it('the owner reads what the company keeps and who goes on, then takes it over (CON-24)', async () => {
  const taken = { companyId: 'c1', companyName: OFFER.companyName, consultancyId: 'i1' };
  const { calls, api } = recording(({ path }) => Response.json(path === '/api/takeovers' ? taken : OFFER));
  const router = await openPage(() => <TakeoverScreen token="abc" />, { api, at: '/aziende/invito/abc' });
  expect(await screen.findByText(/^Marco Furlan la segue con il tuo mandato del 1º? ott/)).toBeDefined();
  for (const text of ['i dati dell’azienda', '2 candidature', '1 progetto'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText('0 documenti')).toBeNull();
  expect(screen.getByText(/^Marco Furlan continua a lavorarci/)).toBeDefined();
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Prendi in carico l’azienda' }));
  expect(await screen.findByText('Albergo Ai Dogi Sas ora è nel tuo account')).toBeDefined();
  expect(calls).toContainEqual({ method: 'POST', path: '/api/takeovers', body: { token: 'abc' } });
  expect(router.state.location.href).toBe('/profile?scheda=aziende');
});

it('a link that does not count says what to do', async () => {
  const { api } = recording(() => refusal(404, 'not_found', 'Non trovato'));
  await openPage(() => <TakeoverScreen token="abc" />, { api });
  expect(await screen.findByText('Questo invito non vale')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Prendi in carico l’azienda' })).toBeNull();
});

it('a link that could not be read is not called invalid, and is read again', async () => {
  let isUp = false;
  const { api } = recording(() =>
    isUp ? Response.json(OFFER) : refusal(500, 'unexpected', 'Qualcosa è andato storto'),
  );
  await openPage(() => <TakeoverScreen token="abc" />, { api });
  expect(await screen.findByText('Non riusciamo a leggere l’invito')).toBeDefined();
  expect(screen.queryByText('Questo invito non vale')).toBeNull();
  isUp = true;
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('button', { name: 'Prendi in carico l’azienda' })).toBeDefined();
});

it('the consultant invites the owner at the address of the mandate, or another', async () => {
  const { calls, api } = recording(() => Response.json({ clients: [] }));
  await openPage(() => <InviteOwner client={CLIENT} />, { api });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Invita il titolare: Albergo Ai Dogi Sas' }));
  const dialog = within(await screen.findByRole('dialog'));
  const email = dialog.getByLabelText<HTMLInputElement>('E-mail del titolare');
  expect(email.value).toBe('elena@dogi.example');
  await user.clear(email);
  await user.type(email, 'direzione@dogi.example');
  await user.click(dialog.getByRole('button', { name: 'Manda l’invito' }));
  expect(await screen.findByText('Invito mandato a direzione@dogi.example')).toBeDefined();
  expect(calls[0]).toEqual({
    method: 'POST',
    path: '/api/clients/companies/c1/invitation',
    body: { email: 'direzione@dogi.example' },
  });
});
