import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ClientStanding, Standing } from '#domain/sharing/who-can.ts';
import { apiThat, refusal, type Call } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { WhoCanBox } from './who-can-box.tsx';

const GRANT = { id: 'g1', name: 'Nuova Sabatini' };
const client = (name: string, changes: Partial<Standing> = {}): ClientStanding => ({
  ...{ companyId: name, consultancyId: null, name, place: 'Padova', kind: 'mandato' },
  cells: [{ grantId: 'g1', verdict: 'ammissibile', reason: null, application: null, ...changes }],
});
const CLIENTS = [
  client('Albergo Sas'),
  client('Begun Srl', { application: { id: 'd', status: 'bozza', sentOn: null } }),
  client('Tessitura Srl'),
  client('Studio Nardi', { verdict: 'da_verificare', reason: 'Manca il codice ATECO' }),
];

async function openBox(isUp = () => true) {
  const calls: Call[] = [];
  const api = apiThat((call) => {
    calls.push(call);
    if (!isUp()) return refusal(500, 'unexpected', 'Qualcosa è andato storto');
    return call.method === 'POST'
      ? Response.json({ sent: ['Albergo Sas', 'Tessitura Srl'] })
      : Response.json({ clients: CLIENTS, today: '2026-11-16' });
  });
  await openPage(() => <WhoCanBox grant={GRANT} />, { api });
  return { calls };
}

it('those who can ask are chosen at once, named in the window, and told that they can', async () => {
  const { calls } = await openBox();
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Scegli i 2 che possono' }));
  await user.click(screen.getByRole('button', { name: 'Scrivi a 2 clienti' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scrivi a 2 clienti' }));
  expect(dialog.getByText('Nuova Sabatini. Destinatari: Albergo Sas, Tessitura Srl.')).toBeDefined();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Messaggio').value).toContain('la tua azienda può chiederlo');
  await user.click(dialog.getByRole('button', { name: 'Invia' }));
  expect(await screen.findByText('2 mail inviate')).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    companyIds: ['Albergo Sas', 'Tessitura Srl'],
  });
});

it('where somebody has something to verify, nobody is told that they can ask', async () => {
  await openBox();
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('checkbox', { name: 'Scegli Studio Nardi' }));
  await user.click(screen.getByRole('button', { name: 'Scrivi a 1 cliente' }));
  const text = (await screen.findByLabelText<HTMLTextAreaElement>('Messaggio')).value;
  expect(text).not.toContain('può chiederlo');
  expect(text).toContain('da verificare insieme');
});

it('clients that could not be read are not told as none, and are read again', async () => {
  let isUp = false;
  await openBox(() => isUp);
  expect(await screen.findByText('Non riusciamo a leggere i tuoi clienti')).toBeDefined();
  isUp = true;
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('checkbox', { name: 'Scegli Albergo Sas' })).toBeDefined();
});
