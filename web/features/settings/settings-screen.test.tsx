import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiThat, refusal } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { apiKeysQuery, type ApiKey } from './api-keys.ts';
import { devicesQuery, preferencesQuery, settingsQuery, type Device, type Settings } from './api.ts';
import { SettingsScreen } from './settings-screen.tsx';

const SAVED: Settings = {
  dateLanguage: 'it',
  person: { firstName: 'Ada', lastName: 'Bianchi', email: 'ada@officine.example', phone: '' },
  company: { id: 'c1', companyName: 'Officine Ada Srl' },
  waysIn: {
    hasPassword: true,
    twoFactor: { isOn: false, recoveryCodesLeft: 0 },
    providers: [{ provider: 'google', connectedAt: '2026-11-01T08:00:00.000Z' }],
  },
};
const PREFERENCES = { emailGrants: true, emailDeadlines: true, emailNews: false, pushNotifications: true };
const used = { createdAt: '2026-11-10T08:00:00.000Z', lastUsedAt: '2026-11-14T08:00:00.000Z', ip: '198.51.100.7' };
const HERE: Device = { id: 'a', browser: 'Firefox', system: 'Linux', isHandheld: false, isCurrent: true, ...used };
const PHONE: Device = { id: 'b', browser: 'Chrome', system: 'Android', isHandheld: true, isCurrent: false, ...used };

const KEY: ApiKey = { id: 'k1', name: 'Gestionale', shown: 'bnd_abcdefgh', usedToday: 12, ...used };

let asked: { method: string; path: string; body: unknown }[];
let answer: (path: string) => Response;

beforeEach(async () => {
  asked = [];
  const api = apiThat(({ method, path, body }) => {
    asked.push({ method, path, body });
    return answer(path);
  });
  await openPage(() => <SettingsScreen providers={['google', 'facebook']} />, {
    api,
    known: (client) => {
      client.setQueryData(settingsQuery(api).queryKey, SAVED);
      client.setQueryData(preferencesQuery(api).queryKey, PREFERENCES);
      client.setQueryData(devicesQuery(api).queryKey, [HERE, PHONE]);
      client.setQueryData(apiKeysQuery(api).queryKey, [KEY]);
    },
  });
});
afterEach(() => {
  toast.dismiss();
});
const writes = () => asked.filter(({ method }) => method !== 'GET');

test('personal data are prefilled and saved with the fixed sentence (SET-2)', async () => {
  answer = () => Response.json({ ...SAVED, person: { ...SAVED.person, phone: '049 123456' } });
  expect(screen.getByLabelText<HTMLInputElement>('Azienda').value).toBe('Officine Ada Srl');
  fireEvent.change(screen.getByLabelText('Telefono'), { target: { value: '049 123456' } });
  await userEvent.click(screen.getByRole('button', { name: 'Salva modifiche' }));
  expect(await screen.findByText('Dati salvati')).toBeTruthy();
  expect(screen.getByText('I tuoi dati personali sono stati aggiornati con successo.')).toBeTruthy();
  const body = { firstName: 'Ada', lastName: 'Bianchi', phone: '049 123456', companyName: 'Officine Ada Srl' };
  expect(writes()).toEqual([{ method: 'PATCH', path: '/api/settings', body }]);
});

test('a switch counts at once and says so; one that is refused goes back (SET-3)', async () => {
  answer = () => Response.json({ preferences: { ...PREFERENCES, emailNews: true } });
  const news = screen.getByRole<HTMLInputElement>('switch', { name: /E-mail con novità/ });
  expect(news.checked).toBe(false);
  await userEvent.click(news);
  expect(await screen.findByText('Preferenze salvate')).toBeTruthy();
  expect(screen.getByText('Le tue preferenze di notifica sono state aggiornate.')).toBeTruthy();
  expect(writes()).toMatchObject([
    { path: '/api/settings/notifications', body: { emailNews: true, emailGrants: true } },
  ]);
  answer = () => refusal(500, 'unexpected', 'Guasto');
  await userEvent.click(news);
  expect(await screen.findByText('Preferenze non salvate')).toBeTruthy();
  await waitFor(() => expect(news.checked).toBe(true));
});

test('dates are written as one chooses, at once; a choice that is refused goes back (SET-11)', async () => {
  answer = () => Response.json({ ...SAVED, dateLanguage: 'en' });
  const panel = within(screen.getByRole('region', { name: 'Lingua delle date' }));
  const [italian, english] = ['Italiano 16 ottobre 2026', 'Inglese 16 October 2026'].map((name) =>
    panel.getByRole<HTMLInputElement>('radio', { name: new RegExp(name.replace(' ', '\\s*')) }),
  );
  expect(italian!.checked).toBe(true);
  await userEvent.click(english!);
  expect(await screen.findByText('Lingua delle date salvata')).toBeTruthy();
  expect(english!.checked).toBe(true);
  expect(writes()).toEqual([{ method: 'PUT', path: '/api/settings/dates', body: { language: 'en' } }]);
  answer = () => refusal(500, 'unexpected', 'Guasto');
  await userEvent.click(italian!);
  expect(await screen.findByText('Lingua delle date non salvata')).toBeTruthy();
  await waitFor(() => expect(english!.checked).toBe(true));
});

test('the device in use is named and has no way out here; another one goes (SET-4)', async () => {
  answer = () => Response.json({ devices: [HERE] });
  const panel = within(screen.getByRole('region', { name: 'Dispositivi collegati' }));
  const [here, phone] = panel.getAllByRole('listitem');
  expect(within(here!).getByText('Questo dispositivo')).toBeTruthy();
  expect(within(here!).queryByRole('button')).toBeNull();
  expect(within(phone!).getByText('Chrome su Android')).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: 'Scollega Chrome su Android' }));
  expect(await screen.findByText('Dispositivo scollegato')).toBeTruthy();
  expect(writes()).toMatchObject([{ method: 'DELETE', path: '/api/settings/devices/b' }]);
  expect(panel.queryByRole('button', { name: 'Scollega tutti gli altri' })).toBeNull();
});

test('the e-mail changes with the password, after the new address has answered (SET-8)', async () => {
  answer = () => Response.json({ status: 'controlla_email' }, { status: 202 });
  const panel = within(screen.getByRole('region', { name: 'E-mail' }));
  await userEvent.click(panel.getByRole('button', { name: 'Cambia e-mail' }));
  fireEvent.change(panel.getByLabelText('Nuovo indirizzo e-mail'), { target: { value: 'nuova@officine.example' } });
  fireEvent.change(panel.getByLabelText('La tua password'), { target: { value: 'tornio-verde-42' } });
  await userEvent.click(panel.getByRole('button', { name: 'Invia il link di conferma' }));
  expect(await screen.findByText(/A nuova@officine.example arriva un link/)).toBeTruthy();
  expect(panel.getByText('ada@officine.example')).toBeTruthy();
  expect(writes()).toMatchObject([{ path: '/api/settings/email', body: { email: 'nuova@officine.example' } }]);
});

test('a connected provider goes, the other one can be connected (SET-9)', async () => {
  answer = () => Response.json({ waysIn: { ...SAVED.waysIn, providers: [] } });
  const panel = within(screen.getByRole('region', { name: 'Account collegati' }));
  expect(panel.getByRole('button', { name: 'Collega Facebook' })).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: 'Scollega Google' }));
  expect(await screen.findByText('Google scollegato')).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Collega Google' })).toBeTruthy();
});

test('a key is shown once after it was made; revoking one asks first (SET-13)', async () => {
  const panel = within(screen.getByRole('region', { name: 'Chiavi API' }));
  expect(panel.getByText('Oggi: 12 di 5.000 richieste')).toBeTruthy();
  const made: ApiKey = { ...KEY, id: 'k2', name: 'Foglio', shown: 'bnd_zyxwvuts', lastUsedAt: null, usedToday: 0 };
  answer = () => Response.json({ key: 'bnd_zyxwvuts-segreta', keys: [made, KEY] }, { status: 201 });
  fireEvent.change(panel.getByLabelText('Nome della chiave'), { target: { value: 'Foglio' } });
  await userEvent.click(panel.getByRole('button', { name: 'Crea chiave' }));
  expect((await panel.findByLabelText('La tua nuova chiave')).textContent).toBe('bnd_zyxwvuts-segreta');
  await userEvent.click(panel.getByRole('button', { name: 'L’ho copiata' }));
  expect(panel.queryByText('bnd_zyxwvuts-segreta')).toBeNull();
  answer = () => Response.json({ keys: [made] });
  await userEvent.click(panel.getByRole('button', { name: 'Revoca la chiave Gestionale' }));
  const asks = within(screen.getByRole('alertdialog', { name: 'Revocare la chiave Gestionale?' }));
  expect(writes()).toHaveLength(1);
  await userEvent.click(asks.getByRole('button', { name: 'Revoca' }));
  await waitFor(() => expect(panel.queryByText('Gestionale')).toBeNull());
  expect(writes()).toMatchObject([
    { method: 'POST', path: '/api/settings/api-keys', body: { name: 'Foglio' } },
    { method: 'DELETE', path: '/api/settings/api-keys/k1' },
  ]);
});
