import { rootOf } from '#domain/lexicon/derivation.ts';
import { familyOf } from '#domain/lexicon/families.ts';
import { boundedDistance } from './edit-distance.ts';
import { stemOf } from './tokens.ts';

/** The words grants are written in, for typing errors and completion. */
export class Vocabulary {
  /** Folded word as written → how many grants have it. */
  private readonly counts = new Map<string, number>();
  private readonly stems = new Map<string, number>();
  /** Stems by what they are derived from. */
  private readonly roots = new Map<string, Set<string>>();
  private readonly buckets = new Map<string, string[]>();
  private readonly names = new Map<string, number>();
  private sorted: string[] | null = null;

  add(word: string): void {
    const known = this.counts.get(word);
    this.counts.set(word, (known ?? 0) + 1);
    if ((known ?? 0) === 0) this.addStem(stemOf(word));
    if (known !== undefined) return;
    this.sorted = null;
    const key = bucketKey(word[0]!, word.length);
    const bucket = this.buckets.get(key);
    if (bucket) bucket.push(word);
    else this.buckets.set(key, [word]);
  }

  private addStem(stem: string): void {
    const known = this.stems.get(stem);
    this.stems.set(stem, (known ?? 0) + 1);
    if (known !== undefined) return;
    const root = rootOf(stem);
    const kin = this.roots.get(root);
    if (kin) kin.add(stem);
    else this.roots.set(root, new Set([stem]));
  }

  /** Other stems made from the same word: "olivicol" for "olivet". */
  kin(stem: string): string[] {
    const made = this.roots.get(rootOf(stem)) ?? [];
    return [...new Set([...made, ...familyOf(stem)])].filter((each) => each !== stem && this.hasStem(each));
  }

  remove(word: string): void {
    const known = this.counts.get(word) ?? 0;
    if (known === 0) return;
    this.counts.set(word, known - 1);
    if (known === 1) this.stems.set(stemOf(word), this.stems.get(stemOf(word))! - 1);
  }

  has(word: string): boolean {
    return (this.counts.get(word) ?? 0) > 0;
  }

  hasStem(stem: string): boolean {
    return (this.stems.get(stem) ?? 0) > 0;
  }

  /** Count the pairs of words of a grant's name in (1) or out (-1). */
  countName(name: readonly { word: string }[], step: 1 | -1): void {
    for (let at = 1; at < name.length; at++) {
      const pair = `${name[at - 1]!.word} ${name[at]!.word}`;
      this.names.set(pair, (this.names.get(pair) ?? 0) + step);
    }
  }

  /** Do the two words follow each other in the name of a grant? */
  isName(left: string, right: string): boolean {
    return (this.names.get(`${left} ${right}`) ?? 0) > 0;
  }

  /** The known words nearest to one that is not known; the commoner first. */
  corrections(word: string, limit = 3): { word: string; distance: number }[] {
    const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
    if (most === 0) return [];
    const found: { word: string; distance: number; count: number }[] = [];
    const seen = new Set<string>();
    const firsts = new Set([word[0]!, word[1]!]);
    for (const first of firsts) {
      for (let length = word.length - most; length <= word.length + most; length++) {
        for (const candidate of this.buckets.get(bucketKey(first, length)) ?? []) {
          const count = this.counts.get(candidate)!;
          if (count === 0 || seen.has(candidate)) continue;
          seen.add(candidate);
          const distance = boundedDistance(word, candidate, most);
          if (distance <= most) found.push({ word: candidate, distance, count });
        }
      }
    }
    found.sort((a, b) => a.distance - b.distance || b.count - a.count || (a.word < b.word ? -1 : 1));
    const best = found[0]?.distance;
    return found.filter((each) => each.distance === best).slice(0, limit);
  }

  /** Known words that start so, the commoner first. */
  completions(prefix: string, limit = 8): string[] {
    this.sorted ??= [...this.counts.keys()].sort();
    const words = this.sorted;
    const found: string[] = [];
    for (let at = lowerBound(words, prefix); at < words.length && words[at]!.startsWith(prefix); at++) {
      if (this.has(words[at]!)) found.push(words[at]!);
      if (found.length > 400) break;
    }
    found.sort((a, b) => this.counts.get(b)! - this.counts.get(a)! || (a < b ? -1 : 1));
    return found.slice(0, limit);
  }
}

function bucketKey(first: string, length: number): string {
  return `${first}${length}`;
}

function lowerBound(words: readonly string[], prefix: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
