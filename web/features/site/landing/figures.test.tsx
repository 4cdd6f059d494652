import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figures } from './figures.tsx';

test('with demo data the static figures are shown, and named as the demo’s (SIT-4)', () => {
  render(<Figures isDemo catalogue={196} companies={null} />);
  for (const value of ['1.200+', '85%', '€50M+', '500+']) expect(screen.getByText(value)).toBeTruthy();
  expect(screen.getByText('Cifre dimostrative.')).toBeTruthy();
});

test('without demo data only what is counted is told', () => {
  render(<Figures isDemo={false} catalogue={196} companies={null} />);
  expect(screen.getByText('196')).toBeTruthy();
  expect(screen.queryByText('85%')).toBeNull();
  expect(screen.queryByText('imprese seguite')).toBeNull();
});
