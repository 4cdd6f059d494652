import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NO_PROJECT } from '#domain/projects/project.ts';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import type { ApplicationView } from './api.ts';
import { useFilo } from './use-filo.ts';

const phase = (id: string, startsOn: string, endsOn: string) => ({ id, name: id, startsOn, endsOn, orderedOn: null });
const VIEW = {
  application: {
    id: 'a1',
    companyId: 'c1',
    grantId: 'g1',
    isCustom: false,
    contents: {
      texts: {},
      phases: [phase('acquisto', '2027-03-01', '2027-05-31'), phase('ordine', '2027-02-10', '2027-02-20')],
    },
  },
  project: { ...NO_PROJECT, id: 'p2', version: 3, title: 'Forno nuovo', spend: 40_000 },
  grant: null,
} as unknown as ApplicationView;

function Ask() {
  const { draft } = useFilo(VIEW, 'timeline');
  return <button onClick={() => draft.mutate()}>Genera</button>;
}

test('a draft is asked for the application’s own project, with the days of its phases', async () => {
  const asked: { data: { project: object } }[] = [];
  const api = apiThat<{ data: { project: object } }>(({ body }) => {
    asked.push(body);
    return Response.json({ success: true, response: { text: 'Testo', missing: [], sentences: [] }, error: null });
  });
  await openPage(Ask, { api });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Genera' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]!.data.project).toMatchObject({
    title: 'Forno nuovo',
    spend: 40_000,
    startsOn: '2027-02-10',
    endsOn: '2027-05-31',
  });
});
