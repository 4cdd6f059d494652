import { expect, test } from 'vitest';
import type { ErrorCode } from '#domain/errors.ts';
import { ApiError } from './api.ts';
import { failureCode, failureText } from './failure.ts';

const refused = (status: number, code: ErrorCode, message: string) =>
  new ApiError(status, { code, message, fields: [], requestId: '' });

test('the words of the server come first', () => {
  const error = refused(503, 'service_unavailable', 'Riprova domani.');
  expect([failureCode(error), failureText(error)]).toEqual(['service_unavailable', 'Riprova domani.']);
});

test.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Failed to fetch dynamically imported module: /assets/a.js',
  'error loading dynamically imported module: /assets/a.js',
  'Importing a module script failed.',
  'network',
])('no network, as each browser says it: %s', (message) => {
  const error = new TypeError(message);
  expect(failureCode(error)).toBe('no_network');
  expect(failureText(error)).toMatch(/Controlla la connessione/);
});

test.each([502, 503, 504])('%s without words of ours is a service that does not answer', (status) => {
  expect(failureCode(refused(status, 'unexpected', ''))).toBe('service_unavailable');
  expect(failureText(refused(status, 'unexpected', ''))).toMatch(/non risponde in questo momento/);
});

test('anything else is "Errore imprevisto" (SHE-5)', () => {
  for (const error of [refused(500, 'unexpected', ''), new TypeError('x is undefined'), new Error('boom'), 'boom']) {
    expect([failureCode(error), failureText(error)]).toEqual(['unexpected', 'Si è verificato un errore imprevisto']);
  }
});
