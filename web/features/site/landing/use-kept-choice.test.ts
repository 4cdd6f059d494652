import '#web/testing/test-browser.ts';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readVisitor } from '#web/lib/visitor.ts';
import { useKeptChoice } from './use-kept-choice.ts';

const CHOICE = { settore: 'manufacturing', regione: 'Veneto', addetti: '11-25' };
beforeEach(() => localStorage.clear());

test('what was chosen on the landing page is what the page of a grant finds (PRJ-4)', async () => {
  renderHook(() => useKeptChoice(CHOICE, true));
  await waitFor(() =>
    expect(readVisitor()?.company).toEqual({ sector: 'manufacturing', region: 'Veneto', employees: '11-25' }),
  );
});

test('nothing is kept of who chose nothing, nor of who has an account', async () => {
  renderHook(() => useKeptChoice({}, true));
  renderHook(() => useKeptChoice(CHOICE, false));
  await import('#web/lib/visitor.ts');
  expect(readVisitor()).toBeNull();
});
