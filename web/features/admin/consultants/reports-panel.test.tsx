import { screen, waitFor, within } from '@testing-library/react';
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

type OnSearch = (changes: Partial<ReviewSearch>) => void;
async function open(answer: object, onSearch: OnSearch = () => {}, asked: unknown[] = []) {
  await openPage(
    () => (
      <Suspense fallback="…">
        <h1>Consulenti</h1>
        <ReportsPanel search={{ pagina: 2, ordineSegnalazioni: 'vecchie' }} onSearch={onSearch} />
      </Suspense>
    ),
    {
      api: apiThat(({ body }) => {
        asked.push(body);
        return Response.json(answer);
      }),
    },
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

test('a report is closed with a decision', async () => {
  const asked: unknown[] = [];
  await open(page([REPORT], 1), undefined, asked);
  await userEvent.click(screen.getByRole('button', { name: 'Non fondata: Officine Brenta Srl e Marco Furlan' }));
  await waitFor(() => expect(asked).toContainEqual({ verdict: 'non_fondata' }));
});
