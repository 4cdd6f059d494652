/** A first call is free, and this long. */
export const CALL_MINUTES = 20;
