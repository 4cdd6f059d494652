/** Every journey begins at this moment, whichever day it is run: what is open or due stays so. */
export const BEGINNING = new Date('2026-11-15T09:00:00+01:00');

/** How far from the true time: decided once by the process that starts the others, which inherit it. */
export const CLOCK_OFFSET_MS = Number((process.env.JOURNEY_CLOCK_OFFSET ??= String(BEGINNING.getTime() - Date.now())));

/** Moves the clock of this program and lets it run on. It goes to the browser as text: nothing from outside is used. */
export function shiftClock(milliseconds: number): void {
  const now = () => milliseconds + TrueDate.now();
  const TrueDate = Date;
  globalThis.Date = new Proxy(TrueDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made) as Date,
    apply: () => new TrueDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}
