import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import type { ReviewSearch } from '#domain/consultants/review-search.ts';
import { ADMIN } from '#messages/admin/admin.ts';
import { REPORTS_WORDS as WORDS } from '#messages/chat/chat.ts';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { ReportsPanel } from './reports-panel.tsx';

const REPORT = {
  id: 'r1',
  reason: 'Chiede soldi fuori dal preventivo.',
  at: '2026-11-14T09:00:00.000Z',
  isByConsultant: false,
  clientName: 'Officine Brenta Srl',
  consultantId: 'c1',
  consultantName: 'Marco Furlan',
};
const page = (reports: object[], total: number) => ({
  reports,
  page: 1,
  pages: Math.ceil(total / 25),
  pageSize: 25,
  total,
});

async function open(answer: object, onSearch: (changes: Partial<ReviewSearch>) => void = () => {}) {
  await openPage(
    () => (
      <Suspense fallback="…">
        <h1>Consulenti</h1>
        <ReportsPanel search={{ pagina: 2, ordineSegnalazioni: 'vecchie' }} onSearch={onSearch} />
      </Suspense>
    ),
    { api: apiThat(() => Response.json(answer)) },
  );
  await screen.findByRole('heading', { name: 'Consulenti' });
}

test('reported chats are a table with pages, an order and a file', async () => {
  const onSearch = vi.fn();
  await open(page([REPORT], 30), onSearch);
  const table = within(screen.getByRole('table', { name: WORDS.caption }));
  expect(table.getByText('Officine Brenta Srl e Marco Furlan')).toBeTruthy();
  expect(table.getByText('Impresa')).toBeTruthy();
  const csv = screen.getByRole('link', { name: ADMIN.exportLabel(WORDS.title) });
  expect(csv.getAttribute('href')).toBe('/api/admin/chat-reports/export.csv?ordine=vecchie');
  const next = within(screen.getByRole('navigation')).getByRole('link', { name: /2/ });
  expect(next.getAttribute('href')).toContain('segnalazioni=2');
  expect(next.getAttribute('href')).toContain('pagina=2');
  await userEvent.click(table.getByRole('button', { name: WORDS.at }));
  expect(onSearch).toHaveBeenCalledWith({ pagina: 2, segnalazioni: undefined, ordineSegnalazioni: 'recenti' });
});

test('without reports there is no panel', async () => {
  await open(page([], 0));
  expect(screen.queryByRole('region', { name: WORDS.title })).toBeNull();
});
