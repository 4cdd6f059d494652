import '#web/testing/test-browser.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePrinting } from './use-printing.ts';

const Paper = () => (usePrinting() ? <p>Su carta</p> : <p>Su schermo</p>);

test('what only paper shows is there as soon as printing begins, and gone after', () => {
  render(<Paper />);
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText('Su carta')).toBeTruthy();
  fireEvent(window, new Event('afterprint'));
  expect(screen.getByText('Su schermo')).toBeTruthy();
});
