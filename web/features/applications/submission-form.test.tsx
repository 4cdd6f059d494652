import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { apiThat, refusal } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import type { ApplicationView } from './api.ts';
import { SubmissionForm } from './submission-form.tsx';

const view = {
  application: { id: 'a1', sentAt: null },
  missing: [],
  grant: null,
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
