// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hc } from 'hono/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '#server/app.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { PersonalDataTab } from './personal-data.tsx';
import { shownTab, tabsOf } from './profile-tab.ts';
import type { Profile } from './use-profile.ts';

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
};
let answer: () => Response;

beforeEach(() => {
  answer = () => Response.json({ profile: PROFILE });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(changes: Partial<Profile> = {}) {
  const { api } = hc<Api>('http://localhost', { fetch: async () => answer() });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <>
        <PersonalDataTab profile={{ ...PROFILE, ...changes }} />
        <Toaster label="Messaggi" closeLabel="Chiudi" />
      </>
    ),
  });
  const session = { read: async () => ({}), forget: () => {} };
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { api, session },
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { name: 'Dati Personali' });
  return userEvent.setup({ delay: null });
}

it('is read-only first, then editable but for the e-mail, and says "Profilo aggiornato" (spec §2, §8)', async () => {
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
  answer = () => Response.json({ code: 'unexpected', message: 'Guasto', fields: [], requestId: '' }, { status: 500 });
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

it('tabs and the first one follow the type of the person (spec §2)', () => {
  expect(tabsOf('business_user')).toEqual(['aziende', 'dati']);
  expect(tabsOf('consultant')).toEqual(['dati']);
  expect(shownTab('business_user', undefined)).toBe('aziende');
  expect(shownTab('consultant', 'aziende')).toBe('dati');
});
