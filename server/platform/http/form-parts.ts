/** A part of a form: where its head begins, and its content from its first byte to the one after its last. */
export type FormPart = { head: number; from: number; to: number };

/** Stands before the first boundary too, which is then like the others. */
export const LINE = '\r\n';
const HEAD_END = Buffer.from(LINE + LINE);

/**
 * A form with files, put together and divided as it arrives: a file of a hundred megabytes is copied once and looked
 * through a piece at a time, and nobody else waits for it in the end.
 */
export class FormReader {
  readonly #mark: Buffer;
  readonly #maxParts: number;
  #body: Buffer;
  #length = 0;
  /** Where the boundaries begin that were found so far; the first one has no line before it. */
  readonly #bounds: number[] = [];
  #lookedTo = 0;

  constructor(boundary: string, declaredBytes: number, maxParts: number) {
    this.#mark = Buffer.from(`${LINE}--${boundary}`);
    this.#maxParts = maxParts;
    this.#body = Buffer.allocUnsafeSlow(LINE.length + declaredBytes);
    this.#length = this.#body.write(LINE);
  }

  /** False as soon as there are more parts than any form of ours has: the rest need not be read. */
  add(piece: Uint8Array): boolean {
    const length = this.#length + piece.length;
    if (length > this.#body.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(length, this.#body.length * 2));
      this.#body.copy(larger, 0, 0, this.#length);
      this.#body = larger;
    }
    this.#body.set(piece, this.#length);
    this.#length = length;
    const known = this.body;
    for (;;) {
      const at = known.indexOf(this.#mark, this.#lookedTo);
      if (at < 0) break;
      this.#bounds.push(at);
      this.#lookedTo = at + this.#mark.length;
    }
    this.#lookedTo = Math.max(this.#lookedTo, length - this.#mark.length + 1);
    return this.#bounds.length <= this.#maxParts + 1;
  }

  get body(): Buffer {
    return this.#body.subarray(0, this.#length);
  }

  parts(): FormPart[] {
    return this.#bounds.slice(0, -1).map((bound, at): FormPart => {
      const to = this.#bounds[at + 1]!;
      const head = this.body.subarray(bound, to).indexOf(HEAD_END);
      return { head: bound, from: head < 0 ? to : bound + head + HEAD_END.length, to };
    });
  }
}
