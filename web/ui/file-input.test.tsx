import './test-browser.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Field } from './field.tsx';
import { FileInput, type FileInputProps } from './file-input.tsx';

const RULES = { accept: ['.pdf', '.docx'], maxBytes: 10, maxFiles: 2 };
const file = (name: string, bytes = 4) => new File(['x'.repeat(bytes)], name);

function setUp(props: Partial<FileInputProps> = {}) {
  const events = { onAdd: vi.fn(), onReject: vi.fn(), onRemove: vi.fn() };
  const labels = {
    choose: 'Scegli i file',
    drop: 'o trascinali qui',
    remove: (name: string) => `Togli ${name}`,
    progress: (name: string) => `Caricamento di ${name}`,
  };
  render(
    <Field label="Documenti" hint="PDF o DOCX">
      <FileInput {...RULES} files={[]} labels={labels} {...events} {...props} />
    </Field>,
  );
  return { ...events, input: screen.getByLabelText<HTMLInputElement>('Documenti') };
}

const names = (files: File[]) => files.map(({ name }) => name);

test('of the files chosen the good ones go on, the others come back with their reason', async () => {
  const { input, onAdd, onReject } = setUp();
  await userEvent.upload(
    input,
    [file('visura.PDF'), file('foto.png'), file('bilancio.pdf', 11), file('cv.docx'), file('troppi.pdf')],
    { applyAccept: false },
  );
  expect(names(onAdd.mock.calls[0]![0])).toEqual(['visura.PDF', 'cv.docx']);
  const rejected = onReject.mock.calls[0]![0] as { file: File; reason: string }[];
  expect(rejected.map((each) => [each.file.name, each.reason])).toEqual([
    ['foto.png', 'type'],
    ['bilancio.pdf', 'size'],
    ['troppi.pdf', 'count'],
  ]);
});

test('files can be dropped on the box', () => {
  const { input, onAdd } = setUp();
  fireEvent.drop(input.parentElement!, { dataTransfer: { files: [file('visura.pdf')] } });
  expect(names(onAdd.mock.calls[0]![0])).toEqual(['visura.pdf']);
});

test('files already in the list count towards the limit', async () => {
  const { input, onAdd, onReject } = setUp({
    files: [
      { id: '1', name: 'a.pdf' },
      { id: '2', name: 'b.pdf' },
    ],
  });
  await userEvent.upload(input, file('c.pdf'));
  expect(onAdd).not.toHaveBeenCalled();
  expect(onReject).toHaveBeenCalledOnce();
});

test('the list shows how far each file is, what went wrong, and lets it go', async () => {
  const { onRemove } = setUp({
    files: [
      { id: '1', name: 'visura.pdf', progress: 62 },
      { id: '2', name: 'rotto.pdf', error: 'Il file non si apre' },
    ],
  });
  expect(screen.getByRole('progressbar', { name: 'Caricamento di visura.pdf' }).getAttribute('aria-valuenow')).toBe(
    '62',
  );
  expect(screen.getByRole('alert').textContent).toBe('Il file non si apre');
  await userEvent.click(screen.getByRole('button', { name: 'Togli rotto.pdf' }));
  expect(onRemove).toHaveBeenCalledWith('2');
});
