import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EMPTY_CONTENTS } from '#domain/applications/contents.ts';
import { REQUIRED_SECTIONS } from '#domain/applications/sections.ts';
import { apiThat, refusal } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import type { ApplicationView } from './api.ts';
import { SubmissionForm } from './submission-form.tsx';

const SAID = 'Il progetto porta in reparto una lavorazione nuova, con meno scarti e meno energia.';
const textsWith = (objectives: string) =>
  Object.fromEntries(
    REQUIRED_SECTIONS.map((id) => [id, { text: id === 'project_objectives' ? objectives : SAID, revision: 1 }]),
  );
const view = {
  application: { id: 'a1', sentAt: null, contents: { ...EMPTY_CONTENTS, texts: textsWith(SAID) } },
  missing: [],
  completed: REQUIRED_SECTIONS,
  budget: { spend: 40_000, aid: 4_000, ownShare: 36_000, toCover: 0, checks: [] },
  terms: null,
  attachments: [{ document: 'Visura' }],
  checklist: [],
  grant: { documents: ['Visura'] },
  verdict: { now: null, frozen: null },
  serverTime: '2026-11-02T09:00:00.000Z',
} as never as ApplicationView;

test('a double click on "Invia Candidatura" sends once, says so and goes on', async () => {
  const calls: string[] = [];
  const api = apiThat(({ method, path }) => {
    calls.push(`${method} ${path}`);
    return calls.length === 1
      ? Response.json({ application: view })
      : refusal(409, 'application_sent', 'Questa candidatura è già stata inviata');
  });
  const onSent = vi.fn();
  await openPage(() => <SubmissionForm view={view} onSent={onSent} buttonPlace={null} />, { api });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Invia Candidatura' }));
  expect(await screen.findByText('Candidatura inviata con successo!')).toBeDefined();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(calls).toHaveLength(1);
  expect(screen.queryByText('Invio non registrato')).toBeNull();
});

test('with something open the sending asks first, names it, and lets the person go on', async () => {
  const user = userEvent.setup();
  const contents = { ...EMPTY_CONTENTS, texts: textsWith(`${SAID} [DA COMPLETARE: quanto]`) };
  const open = { ...view, application: { ...view.application, contents }, attachments: [] } as ApplicationView;
  const sent: string[] = [];
  const api = apiThat(({ path }) => {
    sent.push(path);
    return Response.json({ application: open });
  });
  await openPage(() => <SubmissionForm view={open} onSent={() => {}} buttonPlace={null} />, { api });
  await user.click(screen.getByRole('button', { name: 'Invia Candidatura' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Registrare l’invio con punti ancora aperti?' });
  expect(asked.textContent).toContain('1 dato [DA COMPLETARE] nei testi');
  expect(asked.textContent).toContain('0 su 1 documento del bando');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Invia lo stesso' }));
  expect(await screen.findByText('Candidatura inviata con successo!')).toBeDefined();
});
