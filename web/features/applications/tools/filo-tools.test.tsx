import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { apiThat, refusal, type Call } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { FiloToolsScreen } from './filo-tools-screen.tsx';
import type { ToolTab } from './tool-tabs.ts';

const DRAFT = {
  part: 'methodology',
  contentType: 'methodology',
  title: 'Metodologia',
  text: 'Il lavoro parte dal rilievo. [DA COMPLETARE: fornitore]',
  sentences: [
    {
      text: 'Il lavoro parte dal rilievo.',
      citations: [{ origin: 'profilo', field: 'sector', label: 'Settore', value: 'Manifatturiero' }],
      isOpen: false,
    },
  ],
  paragraphs: ['Il lavoro parte dal rilievo.'],
  missing: ['fornitore'],
  gulpease: 61,
};
const BETTER = {
  text: 'Testo più chiaro.',
  before: { gulpease: 40, sentences: 1, words: 9 },
  after: { gulpease: 70, sentences: 1, words: 3 },
  changes: [],
  diff: [
    { kind: 'removed', text: 'Al fine di ottenere un testo' },
    { kind: 'added', text: 'Testo' },
    { kind: 'same', text: ' più chiaro.' },
  ],
  suggestions: [],
};
const answered = (type: string, response: unknown) =>
  Response.json({ type, success: true, response, error: null, answeredBy: 'filo', notice: null, durationMs: 5 });

function Screen({ first }: { first: ToolTab }) {
  const [tab, setTab] = useState(first);
  return <FiloToolsScreen tab={tab} onTab={setTab} applications={[]} />;
}
async function open(tab: ToolTab, answer: (call: Call) => Response) {
  const calls: Call[] = [];
  await openPage(() => <Screen first={tab} />, {
    api: apiThat((call) => {
      calls.push(call);
      return answer(call);
    }),
  });
  return { user: userEvent.setup(), calls };
}

test('the generator says what it needs, then writes one of eight kinds and what is still to complete', async () => {
  const { user, calls } = await open('genera', () => answered('generate_content', DRAFT));
  await user.click(screen.getByRole('button', { name: 'Genera contenuto' }));
  expect(
    (await screen.findAllByText('Seleziona il tipo di contenuto e inserisci il contesto del bando')).length,
  ).toBeGreaterThan(0);
  expect(calls).toHaveLength(0);
  const kinds = screen.getByLabelText(/^Tipo di contenuto/);
  expect(kinds.querySelectorAll('option')).toHaveLength(9);
  await user.selectOptions(kinds, 'methodology');
  await user.type(screen.getByLabelText(/^Contesto del bando/), 'Voucher per macchinari');
  await user.click(screen.getByRole('button', { name: 'Genera contenuto' }));
  expect(await screen.findByText('Contenuto generato')).toBeDefined();
  expect(screen.getByText('Il lavoro parte dal rilievo.')).toBeDefined();
  expect(screen.getByText('fornitore')).toBeDefined();
});

test('the improver needs a text and a section, and shows what changed', async () => {
  const { user } = await open('migliora', () => answered('improve_text', BETTER));
  await user.click(screen.getByRole('button', { name: 'Migliora il testo' }));
  expect(
    (await screen.findAllByText('Inserisci il testo da migliorare e specifica la sezione')).length,
  ).toBeGreaterThan(0);
  await user.type(screen.getByLabelText(/^Testo da migliorare/), 'Al fine di ottenere un testo più chiaro.');
  await user.selectOptions(screen.getByLabelText(/^Sezione/), 'Obiettivi del progetto');
  await user.click(screen.getByRole('button', { name: 'Migliora il testo' }));
  expect((await screen.findAllByText('Testo migliorato')).length).toBeGreaterThan(0);
  expect(screen.getByText('Gulpease da 40 a 70')).toBeDefined();
});

test('a failure has the tool’s own sentence and keeps what was typed', async () => {
  const { user } = await open('genera', () => refusal(500, 'unexpected', ''));
  await user.selectOptions(screen.getByLabelText(/^Tipo di contenuto/), 'objectives');
  await user.type(screen.getByLabelText(/^Contesto del bando/), 'Voucher');
  await user.click(screen.getByRole('button', { name: 'Genera contenuto' }));
  expect(await screen.findByText('Errore nella generazione del contenuto')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Contesto del bando/).value).toBe('Voucher');
});

test('the analysis needs a file and a type', async () => {
  const { user } = await open('analizza', () => answered('document_analysis', null));
  await user.click(screen.getByRole('button', { name: 'Analizza documento' }));
  expect((await screen.findAllByText('Seleziona un file e specifica il tipo di documento')).length).toBeGreaterThan(0);
});
