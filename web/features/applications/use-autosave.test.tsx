import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { KEYS } from '#web/lib/query/keys.ts';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import type { ApplicationView } from './api.ts';
import { settledSaves, useAutosave } from './use-autosave.ts';

const LONG = 'Meno scarti e meno energia: il reparto passa alla lavorazione a secco entro dicembre 2027.';

/** A box that is left by a button, as a section is left for the next; then what is missing is asked. */
function Draft() {
  const [isOpen, setOpen] = useState(true);
  const [missing, setMissing] = useState('');
  const client = useQueryClient();
  async function ask() {
    await settledSaves();
    const view = client.getQueryData<ApplicationView>([...KEYS.application, 'a1'])!;
    setMissing(view.missing.includes('project_objectives') ? 'manca' : 'completo');
  }
  return (
    <>
      {isOpen && <Box />}
      <button onClick={() => setOpen(false)}>Avanti</button>
      <button onClick={() => void ask()}>Invia</button>
      <output>{missing}</output>
    </>
  );
}
function Box() {
  const { text, write } = useAutosave('a1', 'project_objectives', undefined);
  return <textarea aria-label="Obiettivi" value={text} onChange={(event) => write(event.target.value)} />;
}

test('sending right after leaving a section counts all that was typed in it, also while an older text was on its way', async () => {
  let revision = 0;
  const sent: string[] = [];
  const api = apiThat<{ text: string }>(async ({ body: { text } }) => {
    sent.push(text);
    await new Promise((resolve) => setTimeout(resolve, 50));
    revision += 1;
    const stored = { text, revision, at: '2026-11-16T08:00:00.000Z', by: null, isFromAssistant: false };
    return Response.json({ isSaved: true, text: stored, theirs: null, version: revision, status: 'bozza' });
  });
  await openPage(Draft, {
    api,
    known: (client) =>
      client.setQueryData([...KEYS.application, 'a1'], {
        application: { id: 'a1', contents: { texts: {} } },
        missing: ['project_objectives'],
      }),
  });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Obiettivi'), 'Meno');
  await waitFor(() => expect(sent).toEqual(['Meno']));
  await user.paste(LONG.slice(4));
  await user.click(screen.getByRole('button', { name: 'Avanti' }));
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  expect(await screen.findByText('completo')).toBeTruthy();
  expect(sent).toEqual(['Meno', LONG]);
});
