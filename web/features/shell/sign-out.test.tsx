import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SessionUser } from '#web/lib/session.ts';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { LeaveDialog } from '#web/ui/windows/leave-dialog.tsx';
import { Sidebar } from './sidebar.tsx';

const USER = { id: 'u1', email: 'ada@officine.example', firstName: 'Ada', lastName: 'Bianchi' } as SessionUser;
const WORDS = { title: 'Hai modifiche non salvate', text: '', leave: 'Esci senza salvare', stay: 'Resta qui' };

async function open(hasUnsavedText: boolean) {
  const asked: string[] = [];
  const api = apiThat(({ method, path }) => {
    asked.push(`${method} ${path}`);
    return Response.json({ user: null });
  });
  const Page = () => (
    <>
      <Sidebar user={USER} />
      <LeaveDialog hasUnsavedText={hasUnsavedText} words={WORDS} />
    </>
  );
  const router = await openPage(Page, { api, at: '/profile', others: { '/': () => <p>Pagina iniziale</p> } });
  return { asked, address: () => router.state.location.pathname };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('who would lose text is asked before the session ends; who stays is still signed in (ACC-23)', async () => {
  const { asked, address } = await open(true);
  await press('Esci');
  expect(await screen.findByText('Hai modifiche non salvate')).toBeTruthy();
  expect(asked).toEqual([]);
  await press('Resta qui');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Esci' }).getAttribute('aria-busy')).toBeNull());
  expect([asked, address()]).toEqual([[], '/profile']);

  await press('Esci');
  await screen.findByText('Hai modifiche non salvate');
  await press('Esci senza salvare');
  expect(await screen.findByText('Pagina iniziale')).toBeTruthy();
  expect(await screen.findByText('Sei uscito da Bandolo')).toBeTruthy();
  expect([asked, address()]).toEqual([['DELETE /api/session'], '/']);
});

test('without unsaved text nothing is asked', async () => {
  const { asked } = await open(false);
  await press('Esci');
  expect(await screen.findByText('Pagina iniziale')).toBeTruthy();
  expect(asked).toEqual(['DELETE /api/session']);
});
