import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NO_PROJECT } from '#domain/projects/project.ts';
import { apiThat, refusal, type Call } from '#web/testing/api-that.ts';
import { readVisitor } from '#web/lib/visitor.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { ActiveProjectChips } from './active-project.tsx';
import { projectsQuery, type ProjectList, type StoredProject } from './api.ts';
import { ProjectScreen } from './project-screen.tsx';
import { ProjectSelector } from './project-selector.tsx';
import { ProjectsScreen } from './projects-screen.tsx';
import { useProjects } from './use-projects.ts';
import { VisitorProject } from './visitor-project.tsx';

const OVEN: StoredProject = {
  ...NO_PROJECT,
  id: 'p1',
  companyId: 'c1',
  isActive: true,
  version: 3,
  createdAt: '2026-11-15T10:00:00.000Z',
  updatedAt: '2026-11-15T10:00:00.000Z',
  title: 'Forno nuovo',
  description: 'forno nuovo, 40.000 €, marzo, a Taranto',
  spend: 40_000,
  region: 'Puglia',
  province: 'TA',
  startsOn: '2027-03-01',
};
const SHOP: StoredProject = { ...OVEN, id: 'p2', isActive: false, title: 'Secondo negozio', spend: null };
const list = (...projects: StoredProject[]): ProjectList => ({ companyId: 'c1', projects });

const HISTORY = [
  { version: 2, fields: { ...OVEN, spend: 35_000 }, actorName: 'Marco Rinaldi', at: '2026-11-15T10:00:00.000Z' },
];

const STEPS = [
  { name: 'Nuova Sabatini', min: 20_000, max: null },
  { name: 'MiniPIA', min: 42_000, max: null },
];

async function open(content: () => React.ReactNode, answer: (call: Call<Record<string, unknown>>) => Response) {
  const calls = vi.fn(answer);
  const api = apiThat<Record<string, unknown>>((call) => {
    if (call.path.endsWith('/versions')) return Response.json({ versions: HISTORY });
    return call.path.endsWith('/spend-steps') ? Response.json({ steps: STEPS }) : calls(call);
  });
  await openPage(content, {
    api,
    known: (client) => client.setQueryData(projectsQuery(api).queryKey, list(OVEN, SHOP)),
  });
  return calls;
}
const written = (calls: { mock: { calls: [Call<Record<string, unknown>>][] } }) =>
  calls.mock.calls.map(([call]) => call).filter(({ method }) => method !== 'GET');

test('the header names the active project and changes it', async () => {
  const calls = await open(ProjectSelector, () =>
    Response.json(list({ ...OVEN, isActive: false }, { ...SHOP, isActive: true })),
  );
  await userEvent.click(screen.getByRole('button', { name: /Progetto attivo: Forno nuovo/ }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Secondo negozio' }));
  await screen.findByRole('button', { name: /Progetto attivo: Secondo negozio/ });
  expect(written(calls)).toEqual([{ method: 'PUT', path: '/api/projects/p2/active', body: null }]);
});

test('one sentence is read and made into a project, which is then the active one', async () => {
  const made = vi.fn();
  const { id: _id, companyId: _c, isActive: _a, version: _v, createdAt: _t, updatedAt: _u, ...fields } = OVEN;
  const calls = await open(
    () => <ProjectsScreen list={list()} companyName="Panificio Santoro" onMade={made} />,
    ({ path }) =>
      path.endsWith('/reading')
        ? Response.json({ project: fields, firm: null })
        : Response.json({ createdId: 'p1', ...list(OVEN) }, { status: 201 }),
  );
  await userEvent.type(
    screen.getByLabelText('Che cosa vuoi fare o comprare?'),
    'forno nuovo, 40.000 €, marzo, a Taranto',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Crea il progetto' }));
  await waitFor(() => expect(made).toHaveBeenCalledWith('p1'));
  expect(written(calls).map(({ path }) => path)).toEqual(['/api/projects/reading', '/api/projects']);
  expect(written(calls)[1]?.body).toMatchObject({ spend: 40_000, region: 'Puglia' });
});

test('a chip is corrected in place: only its part is sent, on the version that was read', async () => {
  const Chips = () => <ActiveProjectChips project={useProjects().active!} />;
  const calls = await open(Chips, () => Response.json(list({ ...OVEN, spend: 45_000, version: 4 })));
  await userEvent.click(screen.getByRole('button', { name: /^Spesa: 40.000/ }));
  const box = within(screen.getByRole('dialog')).getByLabelText('Spesa totale');
  const thresholds = await screen.findByText(/^Da 42\.000/);
  expect(thresholds.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Da 42.000 € entra «MiniPIA». Sotto 20.000 € perdi «Nuova Sabatini».',
  );
  await userEvent.clear(box);
  await userEvent.type(box, '45mila');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await screen.findByRole('button', { name: /^Spesa: 45.000/ });
  expect(written(calls)[0]).toEqual({
    method: 'PATCH',
    path: '/api/projects/p1',
    body: { version: 3, spend: 45_000 },
  });
});

test('the page refuses what cannot be, beside its box, and sends only what changed', async () => {
  const calls = await open(
    () => <ProjectScreen id="p1" />,
    () => Response.json(list(OVEN)),
  );
  await userEvent.type(screen.getByLabelText('Fine'), '2027-01-31');
  await userEvent.click(screen.getByRole('button', { name: 'Salva progetto' }));
  expect(await screen.findByText('La fine viene prima dell’inizio')).toBeTruthy();
  expect(written(calls)).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Fine'));
  await userEvent.type(screen.getByLabelText('Fine'), '2027-09-30');
  await userEvent.selectOptions(screen.getByLabelText(/Hai già ordinato/), 'no');
  await userEvent.click(screen.getByRole('button', { name: 'Salva progetto' }));
  await screen.findByText('Progetto salvato');
  expect(written(calls)[0]?.body).toEqual({ version: 3, endsOn: '2027-09-30', ordered: false });
});

test('a project that changed elsewhere keeps what was typed and offers to save it', async () => {
  await open(
    () => <ProjectScreen id="p1" />,
    ({ method }) =>
      method === 'PATCH' ? refusal(409, 'conflict', 'Nel frattempo è cambiato.') : Response.json(list(OVEN)),
  );
  await userEvent.type(screen.getByLabelText('Comune'), 'Taranto');
  await userEvent.click(screen.getByRole('button', { name: 'Salva progetto' }));
  await screen.findByText('Nel frattempo questo progetto è cambiato altrove');
  expect(screen.getByLabelText<HTMLInputElement>('Comune').value).toBe('Taranto');
});

test('a project of nobody, or of another company, is not found', async () => {
  await open(
    () => <ProjectScreen id="px" />,
    () => Response.json(list(OVEN)),
  );
  expect(screen.getByText('Questo progetto non è tra quelli dell’azienda attiva')).toBeTruthy();
});

test('the history says what changed and who did it, and takes a change back', async () => {
  const calls = await open(
    () => <ProjectScreen id="p1" />,
    () => Response.json(list({ ...OVEN, spend: 35_000, version: 4 })),
  );
  expect(await screen.findByText(/^15 novembre 2026.*, Marco Rinaldi$/)).toBeTruthy();
  expect(screen.getByText('35.000 €').closest('li')?.textContent).toMatch(/^Spesa: 35\.000\s€ → 40\.000\s€$/);
  await userEvent.click(screen.getByRole('button', { name: 'Riporta a prima di questa modifica' }));
  await screen.findByText('Il progetto è tornato com’era');
  expect(written(calls)).toEqual([{ method: 'PATCH', path: '/api/projects/p1', body: { version: 3, spend: 35_000 } }]);
  expect(screen.getByLabelText<HTMLInputElement>('Spesa totale').value).toMatch(/^35\.000/);
});

test('a visitor corrects a chip: the browser keeps it, and the same words bring it back without being read again', async () => {
  const { id: _id, companyId: _c, isActive: _a, version: _v, createdAt: _t, updatedAt: _u, ...fields } = OVEN;
  const page = () => <VisitorProject sentence={OVEN.description} here="/bandi" />;
  const firm = { trade: 'panificio', sector: 'manufacturing' };
  const calls = await open(page, () => Response.json({ project: fields, firm }));
  expect(await screen.findByRole('button', { name: 'Attività: panificio, manifatturiero. Modifica' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: /^Spesa: 40\.000/ }));
  const box = screen.getByLabelText(/^Spesa totale/);
  await userEvent.clear(box);
  await userEvent.type(box, '38.000');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await screen.findByRole('button', { name: /^Spesa: 38\.000/ });
  expect(written(calls)).toHaveLength(1);
  cleanup();
  const again = await open(page, () => Response.json({ project: fields, firm }));
  await screen.findByRole('button', { name: /^Spesa: 38\.000/ });
  expect(written(again)).toEqual([]);
  // What they said they are is corrected in the same way, and kept.
  await userEvent.click(screen.getByRole('button', { name: /^Attività: panificio/ }));
  await userEvent.selectOptions(screen.getByLabelText('Settore'), 'retail');
  expect(readVisitor()?.company.sector).toBe('retail');
});

test('on a phone a chip opens a sheet from below, with its box ready to type', async () => {
  const media = vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => phoneMedia(query));
  const Chips = () => <ActiveProjectChips project={useProjects().active!} />;
  const calls = await open(Chips, () => Response.json(list({ ...OVEN, spend: 45_000, version: 4 })));
  await userEvent.click(screen.getByRole('button', { name: /^Spesa: 40.000/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Quanto vuoi spendere?' }));
  const box = sheet.getByLabelText('Spesa totale');
  expect(document.activeElement).toBe(box);
  await userEvent.clear(box);
  await userEvent.type(box, '45mila');
  await userEvent.click(sheet.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(written(calls)[0]?.body).toMatchObject({ spend: 45_000 });
  media.mockRestore();
});

const phoneMedia = (media: string) =>
  ({ media, matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;

test('a corrected chip says how many verdicts it changed, and can be taken back', async () => {
  const Chips = () => <ActiveProjectChips project={useProjects().active!} />;
  const calls = await open(Chips, ({ path, body }) =>
    path.endsWith('/effect')
      ? Response.json({ changed: 3 })
      : Response.json(list({ ...OVEN, spend: Number(body?.spend), version: Number(body?.version) + 1 })),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Spesa: 40.000/ }));
  const box = within(screen.getByRole('dialog')).getByLabelText('Spesa totale');
  await userEvent.clear(box);
  await userEvent.type(box, '45mila');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('3 esiti aggiornati')).toBeTruthy();
  expect(written(calls)[1]).toEqual({
    method: 'POST',
    path: '/api/match/effect',
    body: { project: { spend: 40_000 } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  await screen.findByRole('button', { name: /^Spesa: 40.000/ });
  expect(written(calls)[2]?.body).toEqual({ version: 4, spend: 40_000 });
  expect(screen.queryByText('3 esiti aggiornati')).toBeNull();
});
