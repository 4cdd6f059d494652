/** What several operations behind one page read: the first reads it, the others are given the same. */
export type PageReads = <Value>(name: string, read: () => Promise<Value>) => Promise<Value>;

export function createPageReads(): PageReads {
  const known = new Map<string, Promise<unknown>>();
  return <Value>(name: string, read: () => Promise<Value>) => {
    // A query is no promise: whoever awaits it asks the database again.
    const value = known.get(name) ?? Promise.resolve(read());
    known.set(name, value);
    return value as Promise<Value>;
  };
}

/** Outside of a page everybody reads for themselves: what was written in between is seen. */
export const readOncePerPage = <Value>(
  { pageReads }: { pageReads?: PageReads | undefined },
  name: string,
  read: () => Promise<Value>,
): Promise<Value> => (pageReads ? pageReads(name, read) : read());
