type Raw = Record<string, unknown>;

/**
 * The router keeps what it is not told to drop: a parameter that `read` refuses would still reach the page as it was
 * typed. Here everything in the address that `read` does not answer with is gone.
 */
export const strictSearch =
  <Search extends object>(read: (raw: Raw) => Search) =>
  (raw: Raw): Search => ({ ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])), ...read(raw) });
