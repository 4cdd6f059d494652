import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { answerForms, type SentForm } from '#web/testing/sent-forms.ts';
import { CustomGrantDialog } from './custom-grant-dialog.tsx';

let sent: SentForm[];
let refused: object | null = null;
const created = () => sent.filter(({ path }) => path === '/api/applications/custom');
beforeEach(() => {
  refused = null;
  sent = answerForms(({ path }) => {
    if (refused) return { refusal: refused, status: 415 };
    return { answer: path.endsWith('/reading') ? { reading: null, pages: null } : { id: 'a1' } };
  });
});

async function withRate(typed: string, press: 'click' | 'dblClick' = 'click') {
  const user = userEvent.setup({ delay: null });
  await openPage(() => <CustomGrantDialog isOpen onClose={() => {}} />);
  const pdf = new File(['%PDF-1.4'], 'bando.pdf', { type: 'application/pdf' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, pdf);
  const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill(/^Titolo del bando/, 'Voucher digitali');
  fill(/^Titolo del progetto/, 'Nuovo sito');
  fill(/^Percentuale di contributo/, typed);
  await user[press](screen.getByRole('button', { name: 'Crea candidatura' }));
}

it.each([
  ['12,5', 12.5],
  ['40%', 40],
  ['50 per cento', 50],
  ['', null],
])('the share is read as Italians write it: "%s"', async (typed, ratePct) => {
  await withRate(typed);
  await waitFor(() => expect(created()).toHaveLength(1));
  expect(created()[0]!.fields).toMatchObject({ ratePct });
});

it.each(['metà', '140', '0'])('a share that cannot be is told, not dropped: "%s"', async (typed) => {
  await withRate(typed);
  expect(screen.getAllByText('Scrivi la percentuale come 12,5, fino a 100')).not.toEqual([]);
  expect(created()).toEqual([]);
});

it('a double click makes one application', async () => {
  await withRate('40', 'dblClick');
  await waitFor(() => expect(created()).not.toEqual([]));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(created()).toHaveLength(1);
});

it('a file that is no PDF is refused at once with the words of any other upload, and does not stay', async () => {
  const message = 'bando.pdf: non è un file PDF valido';
  refused = { code: 'file_type_not_allowed', message: 'Tipo', fields: [{ field: 'file', message }] };
  const user = userEvent.setup({ delay: null });
  await openPage(() => <CustomGrantDialog isOpen onClose={() => {}} />);
  const text = new File(['ciao'], 'bando.pdf', { type: 'application/pdf' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, text);
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.queryByText(/il file resta allegato/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Togli bando.pdf' })).toBeNull();
});
