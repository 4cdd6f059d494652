import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditPage } from '#web/features/admin/api.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { AuditScreen } from './audit-screen.tsx';

const NOTHING = { items: [], actors: [], total: 0, page: 1, pages: 1, pageSize: 50 } as unknown as AuditPage;

test.each([
  ['before anything was done, no filter is blamed', {}, 'Ancora nessuna azione'],
  ['the order is no filter', { ordine: 'vecchi' as const }, 'Ancora nessuna azione'],
  ['a filter that finds nothing says so', { dal: '2026-11-01' }, 'Con questi filtri non risulta nessuna azione.'],
])('%s', async (_case, search, words) => {
  await openPage(() => <AuditScreen audit={NOTHING} search={search} onSearch={() => {}} />);
  expect(screen.getByText(words)).toBeDefined();
});
