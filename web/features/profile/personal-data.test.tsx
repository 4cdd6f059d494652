import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { apiThat, refusal } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { profileQuery, type Profile } from './api.ts';
import { PersonalDataTab } from './personal-data.tsx';
import { shownTab, tabsOf } from './profile-tab.ts';

const PROFILE: Profile = {
  id: 'u1',
  userType: 'business_user',
  firstName: 'Giulia',
  lastName: 'Zanetti',
  email: 'giulia@officine.example',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  businessProfiles: [],
  primaryBusiness: null,
  isApproved: null,
  consultantProfile: null,
  aree_specializzazione: [],
};
let answer: () => Response;

beforeEach(() => {
  answer = () => Response.json({ profile: PROFILE });
});

async function open(changes: Partial<Profile> = {}) {
  const api = apiThat(() => answer());
  const profile = { ...PROFILE, ...changes };
  await openPage(() => <PersonalDataTab />, {
    api,
    known: (client) => client.setQueryData(profileQuery(api).queryKey, profile),
  });
  return userEvent.setup({ delay: null });
}

it('is read-only first, then editable but for the e-mail, and says "Profilo aggiornato" (PRF-3)', async () => {
  const user = await open();
  expect(screen.queryByLabelText('Nome')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Modifica' }));
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').readOnly).toBe(true);
  await user.type(screen.getByLabelText('Nome'), ' Anna');
  await user.click(screen.getByRole('button', { name: 'Salva modifiche' }));
  expect(await screen.findByText('Profilo aggiornato')).toBeDefined();
  await waitFor(() => expect(screen.queryByLabelText('Nome')).toBeNull());
});

it('a failure says "Impossibile salvare le modifiche" and keeps the text', async () => {
  const user = await open();
  answer = () => refusal(500, 'unexpected', 'Guasto');
  await user.click(screen.getByRole('button', { name: 'Modifica' }));
  await user.type(screen.getByLabelText('Nome'), ' Anna');
  await user.click(screen.getByRole('button', { name: 'Salva modifiche' }));
  expect(await screen.findByText('Impossibile salvare le modifiche')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Giulia Anna');
});

it.each([
  [true, 'Approvato'],
  [false, 'In attesa di approvazione'],
])('a consultant with approval %s reads "%s"', async (isApproved, words) => {
  await open({ userType: 'consultant', isApproved });
  expect(screen.getByText(words)).toBeDefined();
});

it('tabs and the first one follow the type of the person (PRF-2)', () => {
  expect(tabsOf('business_user')).toEqual(['aziende', 'piano', 'dati']);
  expect(tabsOf('consultant')).toEqual(['dati']);
  expect(shownTab('business_user', undefined)).toBe('aziende');
  expect(shownTab('consultant', 'aziende')).toBe('dati');
});
