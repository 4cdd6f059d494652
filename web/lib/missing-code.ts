/** A browser does not ask again for a part of the page that failed to come: only loading it anew brings it. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically|importing a module/i.test(error.message);
