import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/**
 * What an address says stays as it was written: by itself the router reads "?q=4.0" as 4 and "?minAmount=50.000" as 50,
 * because both are numbers to JSON.
 */
function exactly(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError('not written as a number');
  return value;
}

export const exactSearch = {
  parseSearch: parseSearchWith(exactly),
  stringifySearch: stringifySearchWith(JSON.stringify, exactly),
};
