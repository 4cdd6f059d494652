import { expect, test, vi } from 'vitest';
import { ApiError } from './api.ts';
import { showFieldErrors } from './form-errors.ts';

test('all that the server says of one field is shown, and the first field takes the focus', () => {
  const setError = vi.fn();
  const fields = [
    { field: 'documents', message: 'cv.pdf: non è un PDF' },
    { field: 'password', message: 'Troppo facile' },
    { field: 'documents', message: 'foto.pdf: non è un PDF' },
    { field: '', message: 'altro' },
  ];
  const error = new ApiError(415, { code: 'file_type_not_allowed', message: '', fields, requestId: '' });
  expect(showFieldErrors(error, setError)).toBe(true);
  expect(setError.mock.calls).toEqual([
    ['documents', { message: 'cv.pdf: non è un PDF. foto.pdf: non è un PDF' }, { shouldFocus: true }],
    ['password', { message: 'Troppo facile' }, { shouldFocus: false }],
  ]);
  expect(showFieldErrors(new TypeError('network'), setError)).toBe(false);
});
