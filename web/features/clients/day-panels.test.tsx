import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import type { PortfolioTable, Standing } from '#domain/sharing/who-can.ts';
import { apiThat, type Call } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { AddTask } from './add-task.tsx';
import { ContactsPanel } from './contacts-panel.tsx';
import { DayTasks } from './day-tasks.tsx';
import { PortfolioPanel } from './portfolio-panel.tsx';

const CLIENT: ConsultantDashboard['clients'][number] = {
  ...{ id: 'i1', name: 'Officine Brenta Srl', about: 'Nuova Sabatini', status: 'in_corso', urgency: 'media' },
  ...{ progress: 40, deadline: null, missing: 0, unread: 0 },
};
const cell = (changes: Partial<Standing>): Standing => ({
  ...{ grantId: 'g1', verdict: 'ammissibile', reason: null, application: null },
  ...changes,
});
const row = (name: string, standing: Standing): PortfolioTable['clients'][number] => ({
  ...{ companyId: name, consultancyId: null, name, place: 'Padova', kind: 'mandato', cells: [standing] },
});
const draft = { id: 'd', status: 'bozza', sentOn: null };
const TABLE: PortfolioTable = {
  grants: [{ id: 'g1', name: 'Voucher', closesOn: '2026-12-01', daysLeft: 15 }],
  clients: [
    row('Può chiedere', cell({})),
    row('In bozza', cell({ application: draft })),
    row('Inviata', cell({ application: { ...draft, sentOn: '2026-11-02' } })),
    row('Da guardare', cell({ verdict: 'da_verificare', reason: 'Manca il codice ATECO' })),
  ],
};

it('a task is written down for one of the consultancies, on the consultant’s side', async () => {
  const calls: Call[] = [];
  const api = apiThat((call) => {
    calls.push(call);
    return Response.json({});
  });
  await openPage(() => <AddTask clients={[CLIENT]} />, { api });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Aggiungi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuova cosa da fare' }));
  await user.click(dialog.getByRole('button', { name: 'Aggiungi' }));
  expect(calls).toEqual([]);
  await user.type(dialog.getByLabelText('Che cosa'), 'Chiedere la visura');
  await user.selectOptions(dialog.getByLabelText('Per chi'), 'Officine Brenta Srl · Nuova Sabatini');
  await user.click(dialog.getByRole('button', { name: 'Aggiungi' }));
  expect(await screen.findByText('Aggiunto alle cose da fare')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/consultancies/i1/tasks',
      body: { title: 'Chiedere la visura', side: 'consulente', isDocument: false, dueOn: null },
    },
  ]);
});

it('without a consultancy under way there is nothing to add to', async () => {
  await openPage(() => <AddTask clients={[]} />);
  expect(screen.queryByRole('button', { name: 'Aggiungi' })).toBeNull();
});

it('“Solo da fare” leaves drafts and what must be looked at; the whole table is taken along', async () => {
  await openPage(() => <PortfolioPanel table={TABLE} />);
  const user = userEvent.setup({ delay: null });
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names().join()).toContain('Inviata');
  await user.click(screen.getByRole('button', { name: 'Solo da fare' }));
  expect(names().join()).toMatch(/In bozza.*Da guardare/);
  expect(names().join()).not.toMatch(/Inviata|Può chiedere/);
  const link = screen.getByRole('link', { name: 'Esporta' });
  expect(link.getAttribute('href')).toBe('/api/clients/portfolio.csv');
});

it('when nothing is left to do it says so', async () => {
  await openPage(() => <PortfolioPanel table={{ ...TABLE, clients: TABLE.clients.slice(0, 1) }} />);
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Solo da fare' }));
  expect(screen.getByText(/^Niente da fare/)).toBeDefined();
});

it('a call is written down for a client under mandate, and taken away again', async () => {
  const calls: Call[] = [];
  const api = apiThat((call) => {
    calls.push(call);
    return call.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ id: 'c1' });
  });
  const call: ConsultantDashboard['interactions'][number] = {
    ...{ id: 'c:c9', recordedId: 'c9', kind: 'chiamata', consultancyId: null, name: 'Albergo Ai Dogi Sas' },
    ...{ what: 'visura', minutes: 18, at: '2026-11-13T10:00:00.000Z' },
  };
  const day = { interactions: [call], clients: [CLIENT], portfolio: TABLE };
  await openPage(() => <ContactsPanel day={day} today="2026-11-16" />, { api });
  const user = userEvent.setup({ delay: null });
  expect(screen.getByRole('link', { name: 'Chiamata con Albergo Ai Dogi Sas, 18 minuti: visura' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Registra un contatto' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registra un contatto' }));
  await user.selectOptions(dialog.getByLabelText('Con chi'), 'In bozza');
  await user.type(dialog.getByLabelText(/^Durata/), '12');
  await user.type(dialog.getByLabelText('Di che cosa avete parlato'), 'Preventivo');
  await user.click(dialog.getByRole('button', { name: 'Registra' }));
  expect(await screen.findByText('Contatto con In bozza registrato')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Elimina il contatto: Chiamata con Albergo/ }));
  expect(await screen.findByText('Contatto eliminato')).toBeDefined();
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/clients/contacts',
      body: { kind: 'chiamata', clientId: 'In bozza', on: '2026-11-16', minutes: 12, note: 'Preventivo' },
    },
    { method: 'DELETE', path: '/api/clients/contacts/c9' },
  ]);
});

it('a task that is ticked stays where it is, also when the list is read again without it', async () => {
  const task = { id: 't1', consultancyId: 'i1', title: 'Chiedere la visura', about: 'Officine', dueOn: '2026-11-14' };
  const all: ConsultantDashboard['tasks'] = [{ ...task, priority: 'alta' }];
  const calls: Call[] = [];
  const api = apiThat((call) => {
    calls.push(call);
    return Response.json({});
  });
  function Desk() {
    const [tasks, setTasks] = useState(all);
    return (
      <>
        <DayTasks tasks={tasks} today="2026-11-16" />
        <button onClick={() => setTasks([])}>Rileggi</button>
      </>
    );
  }
  await openPage(() => <Desk />, { api });
  const user = userEvent.setup({ delay: null });
  expect(screen.getByText('in ritardo di 2 giorni')).toBeDefined();
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Chiedere la visura/ });
  await user.click(box());
  await user.click(screen.getByRole('button', { name: 'Rileggi' }));
  expect(box().checked).toBe(true);
  await user.click(box());
  expect(box().checked).toBe(false);
  expect(calls.map(({ body }) => body)).toEqual([{ isDone: true }, { isDone: false }]);
});
