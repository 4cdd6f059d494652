import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ADMIN } from '#messages/admin/admin.ts';
import { ASSISTANT_DESK as WORDS } from '#messages/admin/assistant.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { QuotasPanel } from './quotas-panel.tsx';

const QUOTA = { id: 'p1', name: 'Ada Neri', email: 'ada@officine.example', used: 5, own: null };
const LIMITS = { page: 1, pages: 2, pageSize: 25, total: 31 };

test('limits have pages and an order of their own beside the errors, and leave as a file', async () => {
  const onSearch = vi.fn();
  const desk = { quotas: [QUOTA], limits: LIMITS, daily: 50 };
  await openPage(() => <QuotasPanel desk={desk} search={{ pagina: 3 }} onSearch={onSearch} />);
  const csv = screen.getByRole('link', { name: ADMIN.exportLabel(WORDS.quotas) });
  expect(csv.getAttribute('href')).toBe('/api/admin/assistant/quotas/export.csv');
  const next = within(screen.getByRole('navigation')).getByRole('link', { name: /2/ });
  expect(next.getAttribute('href')).toContain('limiti=2');
  expect(next.getAttribute('href')).toContain('pagina=3');
  await userEvent.click(screen.getByRole('button', { name: WORDS.person }));
  expect(onSearch).toHaveBeenCalledWith({ pagina: 3, limiti: undefined, ordineLimiti: 'nome' });
});
