import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DirectoryPage } from '#domain/consultants/consultant-card.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { Nobody } from './nobody.tsx';

const page = { waysOut: [{ drop: 'q', total: 3 }] } as unknown as DirectoryPage;
const open = (isFiltered: boolean) => openPage(() => <Nobody page={page} isFiltered={isFiltered} onClear={vi.fn()} />);

test('where filters leave nobody, it is said which one to leave out', async () => {
  await open(true);
  expect(screen.getByText(/Senza le parole cercate ne resterebbero 3/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Rimuovi tutti i filtri' })).toBeDefined();
});

test('where nobody is listed yet, no filter is blamed and none is offered to be removed', async () => {
  await open(false);
  expect(screen.getByText('Nessun consulente trovato')).toBeDefined();
  expect(screen.getByText(/quando li abbiamo verificati/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
