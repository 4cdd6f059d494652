import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PortfolioTable, Standing } from '#domain/sharing/who-can.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { PortfolioList } from './portfolio-list.tsx';

const client = (name: string, changes: Partial<Standing> = {}): PortfolioTable['clients'][number] => ({
  ...{ companyId: name, consultancyId: null, name, place: 'Padova', kind: 'mandato' },
  cells: [{ grantId: 'g1', verdict: 'ammissibile', reason: null, application: null, ...changes }],
});
const ABLE = ['Alfa Srl', 'Beta Srl', 'Gamma Srl', 'Delta Srl'].map((name) => client(name));
const OTHERS = [
  client('In bozza Srl', { application: { id: 'd', status: 'bozza', sentOn: null } }),
  client('Chiusa Srl', { verdict: 'non_ammissibile', reason: 'Altro settore' }),
  client('Da guardare Srl', { verdict: 'da_verificare', reason: 'Manca il codice ATECO' }),
];

async function open(clients: PortfolioTable['clients']) {
  const grants = [{ id: 'g1', name: 'Voucher', closesOn: '2026-12-01', daysLeft: 15 }];
  await openPage(() => <PortfolioList table={{ grants, clients }} />);
  return within(screen.getByRole('list', { name: /^I clienti, e per ciascun bando/ }));
}

it('who can ask stands on one line with one press to write; the others are folded, those to look at first (CON-20)', async () => {
  const list = await open([...ABLE, ...OTHERS]);
  expect(list.getByText('Alfa Srl, Beta Srl +2')).toBeDefined();
  expect(list.queryByText(/Gamma Srl/)).toBeNull();
  expect(list.getByRole('link', { name: 'Scrivi a 4' }).getAttribute('href')).toMatch(/#clienti$/);
  const fold = list.getByText('1 da verificare, 1 non può').closest('details')!;
  expect(fold.open).toBe(false);
  const folded = within(fold)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
  expect(folded).toEqual(['Da guardare SrlManca il codice ATECO', 'Chiusa SrlAltro settore']);
  expect(fold.contains(list.getByText('In bozza Srl'))).toBe(false);
});

it('nobody left to ask, and nobody to look at, is told in one line', async () => {
  const list = await open(OTHERS.slice(0, 1));
  expect(list.getByText('Chi può ancora chiederlo: nessuno')).toBeDefined();
  expect(list.queryByRole('group')).toBeNull();
});
