import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A stray console.error is a bug that nobody looked at. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
