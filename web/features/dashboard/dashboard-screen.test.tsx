import '#web/testing/test-browser.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DashboardScreen } from './dashboard-screen.tsx';

type Data = Parameters<typeof DashboardScreen>[0]['data'];
const KINDS = ['ricerca_ai', 'bando_visto', 'candidatura_inviata', 'sessione_ai'] as const;
const COMPANY = {
  id: 'c1',
  companyName: 'Officine Brenta Srl',
  sector: 'manufacturing' as const,
  employees: null,
  city: 'Padova',
  region: 'Veneto' as const,
  version: 1,
  completeness: { percent: 40 },
};
const AT = Date.parse('2026-11-15T10:00:00+01:00');
const NEW: Data = {
  company: COMPANY,
  counters: KINDS.map((kind) => ({ kind, last: 0, previous: 0, bars: [0, 0, 0, 0, 0, 0] })),
  activities: [],
  usage: {} as Data['usage'],
  lastAnalysis: null,
  notifications: { items: [], unread: 0 },
  matches: [],
  hubGrantIds: [],
  question: null,
  nextDeadline: null,
  savedCount: 0,
  at: AT,
};
const onRegion = vi.fn();
const open = (changes: Partial<Data> = {}, unread = 0) =>
  render(
    <DashboardScreen
      firstName="Giulia"
      data={{ ...NEW, ...changes }}
      unread={unread}
      region={{ onRegion, isSaving: false }}
      project={null}
      hub={null}
      grants={null}
      notifications={null}
    />,
  );

test('greets by first name with the company, and shows the first steps to a new account', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Ciao Giulia, /);
  expect(screen.getByText('Officine Brenta Srl')).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: 'I primi passi' })).getAllByRole('listitem');
  expect(steps.find((step) => step.getAttribute('aria-current') === 'step')?.textContent).toContain('Primo bando');
  expect(screen.getByText('Ancora nessuna attività.')).toBeTruthy();
  expect(screen.getAllByText('niente negli ultimi 60 giorni')).toHaveLength(4);
});

test('what runs out comes before what was never tried: greeting and action say the same', () => {
  const nextDeadline = {
    id: 'g',
    name: 'Bando in scadenza',
    daysLeft: 9,
    closesOn: '2026-11-24',
  } as Data['nextDeadline'];
  open({ nextDeadline, savedCount: 1 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('una scadenza si avvicina');
  expect(screen.getByText('Bando in scadenza')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'I primi passi' })).toBeNull();
});

test('the four counters carry a true trend: more, less, equal (DAS-2)', () => {
  const figures = [
    [18, 12],
    [6, 9],
    [2, 2],
    [0, 1],
  ];
  open({
    counters: KINDS.map((kind, at) => ({ kind, last: figures[at]![0]!, previous: figures[at]![1]!, bars: [] })),
  });
  const texts = screen.getAllByText(/30 giorni prima/).map((each) => each.textContent);
  expect(texts).toEqual([
    '+6 rispetto ai 30 giorni prima',
    '−3 rispetto ai 30 giorni prima',
    'uguale ai 30 giorni prima',
    '−1 rispetto ai 30 giorni prima',
  ]);
});

test('asks for the region once, beside the greeting, and refuses an empty answer', async () => {
  open({ company: { ...COMPANY, region: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Salva regione' }));
  expect(screen.getByText('Scegli una regione dall’elenco')).toBeTruthy();
  expect(onRegion).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByLabelText('In quale regione lavora la tua azienda?'), 'Puglia');
  await userEvent.click(screen.getByRole('button', { name: 'Salva regione' }));
  expect(onRegion).toHaveBeenCalledWith('Puglia');
});

test('a deadline within 30 days comes first; without a company, the company does', () => {
  const nextDeadline = { id: 'x', name: 'EUIPO', daysLeft: 5, closesOn: '2026-11-20' } as Data['nextDeadline'];
  const { unmount } = open({
    nextDeadline,
    savedCount: 1,
    counters: NEW.counters.map((each) => ({ ...each, last: 1 })),
  });
  expect(screen.getByText('scade tra 5 giorni', { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Apri il bando' }).getAttribute('href')).toBe('/grant/x');
  unmount();
  open({ company: null });
  expect(screen.getByRole('link', { name: 'Aggiungi la tua azienda' })).toBeTruthy();
});

test('shortcuts are only those whose screens exist, the bell with the true unread count; activities lead to their grant', () => {
  open(
    {
      activities: [
        { id: 'e', kind: 'bando_salvato', subjectId: 'x', title: 'Nuova Sabatini', at: '2026-11-14T09:00:00Z' },
      ],
    },
    2,
  );
  const nav = within(screen.getByRole('navigation', { name: 'Scorciatoie' }));
  expect(nav.getByRole('link', { name: /Notifiche/ }).textContent).toContain('2');
  for (const link of nav.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/[a-z]/);
  const activity = screen.getByRole('link', { name: 'Hai salvato Nuova Sabatini' });
  expect(activity.getAttribute('href')).toBe('/grant/x');
  expect(screen.getByText('ieri')).toBeTruthy();
});
