import { nearest, sharedStems, stemsOf } from './links.ts';

/** A stretch of the work: from which month to which, and what is done in it. */
export type Phase = { from: number; to: number; what: string };

const MONTH = /\bmes[ei]\s+(\d{1,3})(?:\s*(?:-|–|—|a|al|e)\s*(\d{1,3}))?\s*[:,–—-]?\s+([^.;\n]{3,240})/giu;

/** "Mesi 1-6: catalogazione e scansione. Mesi 4-9: forno e stampante.", wherever somebody has written it. */
export function phasesIn(texts: readonly string[]): Phase[] {
  const found = texts.map((text) =>
    [...text.matchAll(MONTH)].flatMap((match) => {
      const from = Number(match[1]);
      const to = match[2] ? Number(match[2]) : from;
      const what = match[3]!.trim().replace(/[,\s]+$/, '');
      return to >= from && from > 0 ? [{ from, to, what }] : [];
    }),
  );
  const [longest = []] = found.filter((phases) => phases.length > 1).sort((a, b) => b.length - a.length);
  return longest.toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** The phase that names a line of the budget, by its place; -1 where none does. */
export function phaseOf(phases: readonly Phase[], { full, category }: { full: string; category: string }): number {
  const text = `${full} ${category}`;
  const at = nearest(
    text,
    phases.map(({ what }) => what),
  );
  return at >= 0 && sharedStems(stemsOf(text), stemsOf(phases[at]!.what)) > 0 ? at : -1;
}

/** Whether a phase names every part of a line: "verifica e progetto" leaves out the "direzione lavori". */
export function holdsWhole({ what }: Phase, full: string): boolean {
  const own = stemsOf(what);
  return full.split(/, | ed? /u).every((part) => {
    const stems = stemsOf(part);
    return stems.size === 0 || sharedStems(stems, own) > 0;
  });
}
