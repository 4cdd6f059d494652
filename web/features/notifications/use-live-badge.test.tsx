import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { apiThat } from '#web/testing/api-that.ts';
import { FakeLine } from '#web/testing/fake-line.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { latestQuery } from './api.ts';
import { NotificationBell } from './notification-bell.tsx';
import { useLiveBadge } from './use-live-badge.ts';

let isHidden = false;
const turn = (hidden: boolean) =>
  act(() => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  });

afterEach(() => {
  isHidden = false;
  FakeLine.opened = [];
  vi.unstubAllGlobals();
});

function Page() {
  useLiveBadge();
  return <NotificationBell />;
}

test('the badge follows the live line; a tab in the back leaves it and reads again on return (NOT-1)', async () => {
  vi.stubGlobal('EventSource', FakeLine);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  let unread = 0;
  const api = apiThat(() => Response.json({ items: [], unread }));
  const known = { items: [], unread, at: Date.now() };
  await openPage(Page, { api, known: (client) => client.setQueryData(latestQuery(api).queryKey, known) });
  const [line] = FakeLine.opened;
  line?.open();
  unread = 1;
  line?.say('avviso');
  expect(await screen.findByRole('button', { name: 'Notifiche, 1 da leggere' })).toBeTruthy();
  turn(true);
  expect(line?.isClosed).toBe(true);
  unread = 2;
  turn(false);
  expect(FakeLine.opened).toHaveLength(2);
  expect(await screen.findByRole('button', { name: 'Notifiche, 2 da leggere' })).toBeTruthy();
});
