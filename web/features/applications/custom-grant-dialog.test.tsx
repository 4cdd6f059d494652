import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { CustomGrantDialog } from './custom-grant-dialog.tsx';

/** What was sent, by address: the module that sends may be loaded already, and cannot be replaced then. */
const sent: { path: string; fields: Record<string, unknown> }[] = [];
class AnsweredRequest {
  upload = {};
  status = 200;
  response: unknown;
  onload = () => {};
  #path = '';
  open(_method: string, path: string) {
    this.#path = path;
  }
  send(form: FormData) {
    sent.push({ path: this.#path, fields: JSON.parse(form.get('data') as string) as Record<string, unknown> });
    if (refused) this.status = 415;
    this.response = refused ?? (this.#path.endsWith('/reading') ? { reading: null, pages: null } : { id: 'a1' });
    queueMicrotask(() => this.onload());
  }
}
let refused: object | null = null;
const created = () => sent.filter(({ path }) => path === '/api/applications/custom');
beforeEach(() => {
  sent.length = 0;
  refused = null;
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest);
});
afterEach(() => vi.unstubAllGlobals());

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
