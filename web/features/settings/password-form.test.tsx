import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { PasswordForm } from './password-form.tsx';

let asked: { path: string; body: unknown }[];
let answer: () => Response;

beforeEach(async () => {
  asked = [];
  answer = () => Response.json({ user: null });
  const api = apiThat(({ path, body }) => {
    asked.push({ path, body });
    return answer();
  });
  await openPage(() => <PasswordForm email="ada@officine.example" />, { api });
});
afterEach(() => {
  toast.dismiss();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
async function change(current: string, next: string, confirm: string) {
  const values = { 'Password attuale': current, 'Nuova password': next, 'Conferma la nuova password': confirm };
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
  await userEvent.click(screen.getByRole('button', { name: 'Cambia password' }));
}

test('two different passwords are an error of their own, and nothing is sent (SET-1)', async () => {
  await change('vecchia', 'nuova-chiave-lunga', 'diversa');
  expect(await screen.findByText('Errore')).toBeTruthy();
  expect(screen.getAllByText('Le password non coincidono.')).toHaveLength(2); // toast and field
  expect(document.activeElement).toBe(field('Conferma la nuova password'));
  expect(asked).toEqual([]);
});

test('a changed password says so and empties the form (SET-1)', async () => {
  await change('vecchia', 'nuova-chiave-lunga', 'nuova-chiave-lunga');
  expect(await screen.findByText('Password cambiata')).toBeTruthy();
  expect(screen.getByText('La tua password è stata aggiornata con successo.')).toBeTruthy();
  expect(asked).toEqual([
    {
      path: '/api/password',
      body: { currentPassword: 'vecchia', password: 'nuova-chiave-lunga', endsOtherAccess: false },
    },
  ]);
  expect(field('Password attuale').value).toBe('');
});

test('a refusal put right leaves only the success to read', async () => {
  await change('vecchia', 'nuova-chiave-lunga', 'diversa');
  expect(await screen.findByText('Errore')).toBeTruthy();
  await change('vecchia', 'nuova-chiave-lunga', 'nuova-chiave-lunga');
  expect(await screen.findByText('Password cambiata')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Errore')).toBeNull());
});

test('browsers know whose password it is and which is which', () => {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')].map(
    ({ autocomplete, value }) => [autocomplete, value],
  );
  expect(inputs).toEqual([
    ['username', 'ada@officine.example'],
    ['current-password', ''],
    ['new-password', ''],
    ['new-password', ''],
  ]);
});

test('who does not know the current one, or never had one, gets a link by mail', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Inviami un link' }));
  expect(await screen.findByText(/A ada@officine.example arriva un link/)).toBeTruthy();
  expect(asked).toEqual([{ path: '/api/password-resets', body: { email: 'ada@officine.example' } }]);
});

test('the other ways in end with the old password where one asks for it', async () => {
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Scollega anche Google/Facebook, chiavi API e indirizzi del calendario' }),
  );
  await change('vecchia', 'nuova-chiave-lunga', 'nuova-chiave-lunga');
  expect(await screen.findByText('Password cambiata')).toBeTruthy();
  expect(asked).toMatchObject([{ body: { endsOtherAccess: true } }]);
});
