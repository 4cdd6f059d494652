/** A second press of a double click comes within this, even where the answer came sooner. */
const DOUBLE_PRESS_MS = 500;

type Press<Asked, Answer> = { asked: Asked; at: number; sent: Promise<Answer>; isUnderWay: boolean };

/**
 * One press, one request: the busy button is only drawn with the next picture, a double click is faster. Who asks for
 * something else is not held back, nor who tries again after a failure.
 */
export class LastPress<Asked, Answer> {
  #last: Press<Asked, Answer> | null = null;

  /** What was sent for this same request, which needs no other. */
  sentFor(asked: Asked): Promise<Answer> | null {
    const last = this.#last;
    if (!last || !isSame(last.asked, asked)) return null;
    return last.isUnderWay || Date.now() - last.at < DOUBLE_PRESS_MS ? last.sent : null;
  }

  remember(asked: Asked, sent: Promise<Answer>): Promise<Answer> {
    const press: Press<Asked, Answer> = { asked, at: Date.now(), sent, isUnderWay: true };
    this.#last = press;
    const forget = () => {
      if (this.#last === press) this.#last = null;
    };
    sent.then((answer) => {
      press.isUnderWay = false;
      // Nothing was done, as by who stays after all: they may ask again at once.
      if (answer === false) forget();
    }, forget);
    return sent;
  }
}

/** Values, and records and lists of them; a file or a function is only itself. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) || (value !== null && Object.getPrototypeOf(Object(value)) === Object.prototype);
