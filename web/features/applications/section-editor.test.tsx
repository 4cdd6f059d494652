import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { EMPTY_CONTENTS } from '#domain/applications/contents.ts';
import type { TextId } from '#domain/applications/sections.ts';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import type { ApplicationView } from './api.ts';
import { SectionEditor } from './section-editor.tsx';

const PROPOSED = 'Il reparto passa alla lavorazione a secco, con meno scarti e meno energia.';
const view = {
  application: { id: 'a1', companyId: 'c1', grantId: 'g1', isCustom: false, sentAt: null, contents: EMPTY_CONTENTS },
  budget: null,
  terms: null,
  grant: null,
  project: null,
} as never as ApplicationView;

function Page() {
  const [section, setSection] = useState<TextId>('project_objectives');
  return (
    <>
      <SectionEditor key={section} view={view} section={section} />
      <button onClick={() => setSection('innovation_aspects')}>Avanti</button>
    </>
  );
}

async function openWithAccepted() {
  const api = apiThat(({ path }) =>
    path.endsWith('/ai-assistant')
      ? Response.json({ success: true, response: { text: PROPOSED, missing: [], sentences: [] }, error: null })
      : Response.json({ isSaved: false, text: null, theirs: null, version: 1, status: 'bozza' }),
  );
  await openPage(Page, { api });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Genera' }));
  await user.click(await screen.findByRole('button', { name: 'Accetta' }));
  await screen.findByText('Suggerimento applicato');
  return user;
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const isGone = () => waitFor(() => expect(screen.queryByText('Suggerimento applicato')).toBeNull());

test('a text of Filo that was accepted can be undone', async () => {
  const user = await openWithAccepted();
  expect(box().value).toBe(PROPOSED);
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(box().value).toBe('');
});

test('the undoing is offered no longer once one has written on: it would take that away too', async () => {
  const user = await openWithAccepted();
  await user.type(box(), ' Parole mie.');
  await isGone();
});

test('nor in the next section, where the text that it is about is not in sight', async () => {
  const user = await openWithAccepted();
  await user.click(screen.getByRole('button', { name: 'Avanti' }));
  await isGone();
});
