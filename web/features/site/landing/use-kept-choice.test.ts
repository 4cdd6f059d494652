import '#web/testing/test-browser.ts';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepVisitor, readVisitor } from '#web/lib/visitor.ts';
import { useKeptChoice } from './use-kept-choice.ts';

const CHOICE = { settore: 'manufacturing', regione: 'Veneto', addetti: '11-25' };
beforeEach(() => localStorage.clear());

test('what was chosen on the landing page is what the page of a grant finds (PRJ-4)', async () => {
  renderHook(() => useKeptChoice(CHOICE, true, vi.fn()));
  await waitFor(() =>
    expect(readVisitor()?.company).toEqual({ sector: 'manufacturing', region: 'Veneto', employees: '11-25' }),
  );
});

test('nothing is kept of who chose nothing, nor of who has an account', async () => {
  renderHook(() => useKeptChoice({}, true, vi.fn()));
  renderHook(() => useKeptChoice(CHOICE, false, vi.fn()));
  await import('#web/lib/visitor.ts');
  expect(readVisitor()).toBeNull();
});

test('who comes back finds what they chose; an address that says something else is not changed', async () => {
  keepVisitor({ company: { sector: 'tourism', region: 'Puglia', employees: '1-5' } });
  const [choose, other] = [vi.fn(), vi.fn()];
  const { result } = renderHook(() => useKeptChoice({}, true, choose));
  await waitFor(() => expect(result.current).toBe(true));
  expect(choose.mock.calls).toEqual([[{ settore: 'tourism', regione: 'Puglia', addetti: '1-5' }]]);
  renderHook(() => useKeptChoice(CHOICE, true, other));
  await waitFor(() => expect(readVisitor()?.company.region).toBe('Veneto'));
  expect(other).not.toHaveBeenCalled();
});
