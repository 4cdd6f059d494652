import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeLine as Line } from '#web/testing/fake-line.ts';
import { useLive } from './use-live.ts';

function Hearer({ heard }: { heard: (kind: string) => void }) {
  return <p>{useLive(({ kind }) => heard(kind)) ? 'aperta' : 'chiusa'}</p>;
}

afterEach(() => {
  Line.opened = [];
  vi.unstubAllGlobals();
});

test('all who listen share one connection, are told after a cut, and the last to leave closes it', () => {
  vi.stubGlobal('EventSource', Line);
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = render([<Hearer key="a" heard={first} />, <Hearer key="b" heard={second} />]);
  expect(Line.opened).toHaveLength(1);
  const [line] = Line.opened;
  line?.open();
  expect(screen.getAllByText('aperta')).toHaveLength(2);
  line?.say('incarico');
  expect([first, second].map(({ mock }) => mock.calls)).toEqual([[['incarico']], [['incarico']]]);

  line?.cut();
  expect(screen.getAllByText('chiusa')).toHaveLength(2);
  line?.open();
  expect(first).toHaveBeenLastCalledWith('tutto');

  rerender([<Hearer key="a" heard={first} />]);
  expect(line?.isClosed).toBe(false);
  unmount();
  expect(line?.isClosed).toBe(true);
});
