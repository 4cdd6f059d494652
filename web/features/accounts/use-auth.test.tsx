import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useAuth } from './use-auth.ts';

test('outside the product’s frame the session cannot be used: it throws (ACC-21)', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // the router says why
  function Outside() {
    useAuth();
    return null;
  }
  expect(() => renderToString(<Outside />)).toThrow();
});
