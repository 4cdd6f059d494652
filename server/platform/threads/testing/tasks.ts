/** Tasks for the tests of threads. */
export function spin(ms: number): string {
  for (const until = performance.now() + ms; performance.now() < until;);
  return 'done';
}
export function fail(): never {
  throw new Error('on purpose');
}
export const die = (): never => process.exit(1);
