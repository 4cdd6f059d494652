/** A few at work, some waiting, the others told at once; `enter` gives the way to leave, or null. */
export function createTurns(atOnce: number, waiting: number) {
  const queue: (() => void)[] = [];
  let working = 0;
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else working -= 1;
  };
  return {
    async enter(): Promise<(() => void) | null> {
      if (working < atOnce) {
        working += 1;
        return leave;
      }
      if (queue.length >= waiting) return null;
      await new Promise<void>((resume) => queue.push(resume));
      return leave;
    },
  };
}
