import '#web/testing/test-browser.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LineChart } from './line-chart.tsx';

const placeOf = (name: RegExp) =>
  [...screen.getByText(name).classList].filter((each) => each.includes('translate')).join(' ');

test.each([
  ['at the top', 5, 5],
  ['at the foot', 0, 0],
  ['nearly', 5, 4.9],
])('two lines that end at the same height %s have their names apart', (_where, last, before) => {
  render(
    <LineChart
      title="Iscrizioni"
      summary="2 iscrizioni"
      columns={['Giorno', 'Iscrizioni']}
      points={[
        { label: '1 maggio', value: 5 },
        { label: '2 maggio', value: last },
      ]}
      name="ora"
      before={{ name: 'prima', values: [1, before] }}
    />,
  );
  expect(placeOf(/^ora/)).not.toBe(placeOf(/^prima/));
});
