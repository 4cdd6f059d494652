import '#web/testing/test-browser.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

test('where one file is asked for, another takes its place', async () => {
  const { input, onAdd, onReject } = setUp({ maxFiles: 1, files: [{ id: '1', name: 'sbagliato.pdf' }] });
  await userEvent.upload(input, file('giusto.pdf'));
  expect(names(onAdd.mock.calls[0]![0])).toEqual(['giusto.pdf']);
  expect(onReject).not.toHaveBeenCalled();
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

test('after a file has gone the focus is on the next one, or on the box', async () => {
  function List() {
    const [files, setFiles] = useState(['a.pdf', 'b.pdf', 'c.pdf']);
    return (
      <Field label="Documenti">
        <FileInput
          {...RULES}
          files={files.map((name) => ({ id: name, name }))}
          labels={{ choose: '', drop: '', remove: (name) => `Togli ${name}`, progress: (name) => name }}
          onAdd={() => {}}
          onReject={() => {}}
          onRemove={(id) => setFiles(files.filter((name) => name !== id))}
        />
      </Field>
    );
  }
  render(<List />);
  const remove = (name: string) => screen.getByRole('button', { name: `Togli ${name}` });
  await userEvent.click(remove('a.pdf'));
  await waitFor(() => expect(document.activeElement).toBe(remove('b.pdf')));
  await userEvent.click(remove('c.pdf'));
  await waitFor(() => expect(document.activeElement).toBe(remove('b.pdf')));
  await userEvent.click(remove('b.pdf'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Documenti')));
});

test('while they travel files cannot be let go', () => {
  setUp({ files: [{ id: '1', name: 'a.pdf' }], disabled: true });
  expect(screen.queryByRole('button', { name: 'Togli a.pdf' })).toBeNull();
});
