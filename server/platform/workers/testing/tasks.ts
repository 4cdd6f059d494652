/** Tasks for the tests of workers. */
export function spin(ms: number): string {
  for (const until = performance.now() + ms; performance.now() < until;);
  return 'done';
}
export function spinForever(): never {
  for (;;);
}
export function fail(): never {
  throw new Error('on purpose');
}
export const die = (): never => process.exit(1);
/** A little at a time: one piece larger than what is left would end the whole process. */
export function fillMemory(): never {
  for (const all: number[][] = []; ;) all.push(Array.from<number>({ length: 10_000 }).fill(0.5));
}
