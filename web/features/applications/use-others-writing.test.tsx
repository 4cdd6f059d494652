import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useApi } from '#web/lib/query/use-api.ts';
import { apiThat } from '#web/testing/api-that.ts';
import { FakeLine } from '#web/testing/fake-line.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { applicationQuery, type ApplicationView } from './api.ts';
import { useAutosave } from './use-autosave.ts';
import { useOthersWriting } from './use-others-writing.ts';

afterEach(() => {
  FakeLine.opened = [];
  vi.unstubAllGlobals();
  localStorage.clear();
});

const view = (version: number, text: string) =>
  ({
    application: {
      id: 'a1',
      version,
      contents: {
        texts: { project_objectives: { text, revision: version, by: 'Marta Conti', at: '2026-11-17T10:46:00.000Z' } },
      },
    },
    actingFor: null,
  }) as unknown as ApplicationView;

function Page() {
  const { data } = useQuery(applicationQuery(useApi(), 'a1'));
  return data ? <Box view={data} /> : null;
}
function Box({ view: shown }: { view: ApplicationView }) {
  useOthersWriting(shown);
  const { text, write, arrived, theirs } = useAutosave(
    'a1',
    'project_objectives',
    shown.application.contents.texts.project_objectives,
  );
  return (
    <>
      <textarea aria-label="Obiettivi" value={text} onChange={(event) => write(event.target.value)} />
      <output>{arrived?.by ?? 'nessuno'}</output>
      <p>{theirs?.text}</p>
    </>
  );
}

test('what a colleague saves is shown with the name; one’s own change and an older one are not read again', async () => {
  vi.stubGlobal('EventSource', FakeLine);
  let stored = view(3, 'Meno scarti.');
  let reads = 0;
  const api = apiThat(({ method }) => {
    if (method !== 'GET') return Response.json({ isSaved: true, version: 5, status: 'bozza' });
    reads += 1;
    return Response.json(stored);
  });
  await openPage(Page, { api });
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Obiettivi');
  const say = (version: number, application = 'a1') => FakeLine.opened[0]!.say('candidatura', { application, version });
  say(3);
  say(9, 'un’altra');
  stored = view(4, 'Meno scarti e meno energia.');
  say(4);
  expect(await screen.findByText('Marta Conti')).toBeDefined();
  expect([box.value, reads]).toEqual(['Meno scarti e meno energia.', 2]);
  await userEvent.setup().type(box, ' Subito.');
  expect(screen.getByText('nessuno')).toBeDefined();
});

test('while one is to choose, the other’s text goes on being shown as it grows', async () => {
  vi.stubGlobal('EventSource', FakeLine);
  let stored = view(3, 'Prima');
  const api = apiThat(({ method }) => {
    if (method === 'GET') return Response.json(stored);
    const theirs = view(4, 'Marta scrive').application.contents.texts.project_objectives;
    return Response.json({ isSaved: false, theirs, version: 4, status: 'bozza' });
  });
  await openPage(Page, { api });
  await userEvent.setup().type(await screen.findByLabelText('Obiettivi'), ' mio');
  expect(await screen.findByText('Marta scrive', {}, { timeout: 4000 })).toBeDefined();
  stored = view(5, 'Marta scrive ancora');
  FakeLine.opened[0]!.say('candidatura', { application: 'a1', version: 5 });
  expect(await screen.findByText('Marta scrive ancora')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Obiettivi').value).toBe('Prima mio');
});
