import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BULK } from '#messages/admin/admin.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { useSelection } from '#web/ui/data/use-selection.ts';
import { InboxList } from './inbox-list.tsx';

const ITEMS = ['Visura', 'Scadenza', 'Profilo'].map((subject) => ({
  id: subject.toLowerCase(),
  subject,
  status: 'in_corso',
  priority: 'media' as const,
  createdAt: '2026-11-10T09:00:00.000Z',
  lastUpdate: '2026-11-11T09:00:00.000Z',
  lastSide: 'utente' as const,
  kind: 'ticket' as const,
  plan: null,
  name: 'Ada Neri',
  email: 'ada@officine.example',
  hasAccount: true,
  assigneeId: null,
  assigneeName: null,
  firstAnsweredAt: null,
  resolvedAt: null,
}));

function List() {
  const selection = useSelection(ITEMS.map(({ id }) => id));
  return <InboxList items={ITEMS} search={{}} now={Date.parse('2026-11-16T12:00:00Z')} selection={selection} />;
}

const link = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: BULK.select(name) });

test('the inbox has the keys of the tables: arrows and ends walk, Space chooses, Enter on a box opens', async () => {
  const user = userEvent.setup();
  await openPage(() => <List />);
  link('Visura').focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(link('Scadenza'));
  await user.keyboard(' ');
  expect(box('Scadenza').checked).toBe(true);
  await user.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(link('Profilo'));
  box('Profilo').focus();
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(box('Visura'));
  const opened = vi.fn((event: Event) => event.preventDefault());
  link('Visura').addEventListener('click', opened);
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
  expect(link('Visura').getAttribute('href')).toContain('apri=visura');
});
