import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import type { ApplicationCard } from './api.ts';
import { ApplicationsScreen } from './applications-screen.tsx';

const ITEM: ApplicationCard = {
  id: 'a1',
  grantId: 'g1',
  grantTitle: 'Brevetti+ 2026',
  projectTitle: 'Giunto a scatto',
  status: 'in_preparazione',
  submittedDate: null,
  deadline: null,
  isRolling: true,
  opensOn: '2026-11-25',
  amount: null,
  requested: null,
  aidKind: 'contributo',
  eligible: null,
  progress: 0,
  agency: 'Invitalia',
  aiSupport: false,
  consultantAssigned: null,
  isReplaced: false,
  isCustom: false,
  deMinimis: null,
  protocol: null,
  outcome: null,
  companyId: 'c1',
  companyName: 'Officine Brenta',
  isArchived: false,
  canContinue: true,
  completed: [],
  missing: [],
  updatedAt: '2026-11-17T10:00:00.000Z',
};

const list = (today: string, search = {}, more: Partial<ApplicationCard> = {}) =>
  openPage(() => (
    <ApplicationsScreen
      items={[{ ...ITEM, ...more }]}
      today={today}
      search={search}
      onOrder={vi.fn()}
      onUpload={vi.fn()}
      onClose={vi.fn()}
    />
  ));
const card = () => screen.getByRole('article', { name: ITEM.grantTitle });

test('a counter that is not open yet says in the list, and in its window, when it opens', async () => {
  await list('2026-11-17');
  expect(card().textContent).toContain('Apre il 25 novembre 2026');
  await userEvent.setup().click(within(card()).getByRole('button', { name: ITEM.grantTitle }));
  expect(screen.getByRole('dialog').textContent).toContain('ScadenzaApre il 25 novembre 2026');
});

test('from that day on it takes applications in order of arrival', async () => {
  await list('2026-11-25');
  expect(card().textContent).toContain('A sportello');
});

test('in another order there are no groups, and still a heading above the cards', async () => {
  await list('2026-11-17', { ordine: 'importo' });
  expect(screen.getByRole('heading', { level: 2, name: 'Candidature in ordine di importo' })).toBeDefined();
});

test('the window of one that is being written says how complete it is', async () => {
  await list('2026-11-17');
  await userEvent.setup().click(within(card()).getByRole('button', { name: ITEM.grantTitle }));
  expect(screen.getByRole('dialog').textContent).toContain('Completamento0%');
});

test('of a sent one it says so no longer', async () => {
  await list('2026-11-17', {}, { status: 'inviato', submittedDate: '2026-11-16T10:00:00.000Z', progress: 17 });
  await userEvent.setup().click(within(card()).getByRole('button', { name: ITEM.grantTitle }));
  expect(screen.getByRole('dialog').textContent).not.toContain('Completamento');
});
