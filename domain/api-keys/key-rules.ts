/** A key opens what anybody may read, under a name and a count of its own. */
export const API_KEY = {
  /** Tells a key from any other token, to people and to scanners of leaked secrets. */
  prefix: 'bnd_',
  /** What is shown of it afterwards. */
  shownChars: 12,
  /** From midnight to midnight, UTC. */
  requestsPerDay: 5_000,
  nameMax: 60,
} as const;

/** Reading only: what anybody may ask, and the two questions that are too long for an address. */
const QUESTIONS = ['POST /api/match', 'POST /api/grants/:id/eligibility'];
export const isForKeys = (operation: string): boolean => operation.startsWith('GET ') || QUESTIONS.includes(operation);
