import { fold } from '#domain/search/fold.ts';

const STEM = 5;
/** The lines without those that a person asked to leave out, known by the beginnings of their words. */
export const keptOf = (lines: readonly string[], left: readonly (readonly string[])[]): string[] =>
  lines.filter((line) => {
    const words = fold(line).split(/[^a-z0-9]+/);
    return !left.flat().some((word) => words.some((each) => each.startsWith(fold(word).slice(0, STEM))));
  });
