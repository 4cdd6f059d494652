/** The lists of concepts that make grants ones for few, each once: few lists serve all grants. Number 0 is none. */
export class NarrowKinds {
  private readonly numbers = new Map<string, number>([['', 0]]);
  private readonly lists: (readonly number[])[] = [[]];

  numberOf(concepts: readonly number[]): number {
    const key = concepts.join(' ');
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.lists.length);
    return this.lists.push(concepts) - 1;
  }

  conceptsOf(kind: number): readonly number[] {
    return this.lists[kind]!;
  }

  /** 1 for each kind of which a query says nothing. */
  unspoken(spokenOf: ReadonlySet<number>): Uint8Array {
    return Uint8Array.from(this.lists, (list) => (list.length > 0 && !list.some((each) => spokenOf.has(each)) ? 1 : 0));
  }
}
