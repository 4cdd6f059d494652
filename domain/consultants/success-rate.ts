/** Under so few closed applications a percentage would say nothing. */
export const MIN_CLOSED_FOR_RATE = 5;
/** Under so few requests a median would say nothing. */
export const MIN_REQUESTS_FOR_WAIT = 3;

export const successRate = ({ granted, closed }: { granted: number; closed: number }): number | null =>
  closed >= MIN_CLOSED_FOR_RATE ? Math.round((granted / closed) * 100) : null;
