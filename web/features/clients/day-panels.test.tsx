import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import type { PortfolioTable, Standing } from '#domain/sharing/who-can.ts';
import { apiThat, type Call } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { AddTask } from './add-task.tsx';
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
