type Raw = Record<string, unknown>;

/**
 * The router keeps what it is not told to drop: a parameter that `read` refuses would still reach the page as it was
 * typed. Here everything in the address that `read` does not answer with is gone.
 */
export const strictSearch =
  <Search extends object>(read: (raw: Raw) => Search) =>
  (raw: Raw): Search => ({ ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])), ...read(raw) });

/** An id of the address under its name, if it is there: the router reads one of digits alone as a number. */
export const idIn = <Name extends string>(raw: Raw, name: Name): { [Key in Name]?: string } =>
  (typeof raw[name] === 'string' || typeof raw[name] === 'number' ? { [name]: String(raw[name]) } : {}) as {
    [Key in Name]?: string;
  };
