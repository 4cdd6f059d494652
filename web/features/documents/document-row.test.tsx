import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import type { VaultDocument } from './api.ts';
import { DocumentRow } from './document-row.tsx';

const PAPER: VaultDocument = {
  ...{ id: 'd1', fileId: 'f1', fileName: 'visura.pdf', mediaType: 'application/pdf', bytes: 2_048, title: 'Visura' },
  ...{ addedBy: 'Marco Furlan', kind: 'visura', issuedOn: null, validUntil: null, expiresOn: null, because: null },
  ...{ state: 'da_datare', isReplaced: false, erasedOn: null, createdAt: '2026-11-16T09:00:00.000Z' },
};
const nothing = () => {};
const open = (isOwn: boolean) =>
  openPage(() => (
    <DocumentRow
      document={PAPER}
      isOwn={isOwn}
      onRead={nothing}
      onEdit={nothing}
      onPreview={nothing}
      onCopy={nothing}
      onRemove={nothing}
    />
  ));

it('who put a paper into the vault is said beside it, and its owner does with it as they like (CON-25)', async () => {
  await open(true);
  expect(screen.getByText(/caricato da Marco Furlan/)).toBeDefined();
  expect(screen.getAllByRole('button').length).toBeGreaterThan(3);
});

it('a consultant takes a client’s paper along and changes nothing of it', async () => {
  await open(false);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/api/files/f1');
});
