import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createCustom } from './api.ts';
import { CustomGrantDialog } from './custom-grant-dialog.tsx';

vi.mock('./api.ts', () => ({
  readCustom: async () => ({ reading: null, pages: null }),
  createCustom: vi.fn(async () => ({ id: 'a1' })),
}));
beforeEach(() => vi.mocked(createCustom).mockClear());

async function withRate(typed: string) {
  const user = userEvent.setup({ delay: null });
  await openPage(() => <CustomGrantDialog isOpen onClose={() => {}} />);
  const pdf = new File(['%PDF-1.4'], 'bando.pdf', { type: 'application/pdf' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, pdf);
  const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill(/^Titolo del bando/, 'Voucher digitali');
  fill(/^Titolo del progetto/, 'Nuovo sito');
  fill(/^Percentuale di contributo/, typed);
  await user.click(screen.getByRole('button', { name: 'Crea candidatura' }));
}

it.each([
  ['12,5', 12.5],
  ['40%', 40],
  ['50 per cento', 50],
  ['', null],
])('the share is read as Italians write it: "%s"', async (typed, ratePct) => {
  await withRate(typed);
  await waitFor(() => expect(createCustom).toHaveBeenCalled());
  expect(vi.mocked(createCustom).mock.calls[0]![0]).toMatchObject({ ratePct });
});

it.each(['metà', '140', '0'])('a share that cannot be is told, not dropped: "%s"', async (typed) => {
  await withRate(typed);
  expect(screen.getAllByText('Scrivi la percentuale come 12,5, fino a 100')).not.toEqual([]);
  expect(createCustom).not.toHaveBeenCalled();
});
