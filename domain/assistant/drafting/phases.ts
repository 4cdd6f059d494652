import { costKindsIn, type CostKind } from '#domain/projects/cost-kinds.ts';
import { datedPhases, type Phase, type Plan } from './dated-phases.ts';
import { nearest, sharedStems, stemsOf } from './links.ts';

export type { Phase } from './dated-phases.ts';

/** "Mesi 1-6: …", "M1-M4 …". */
const MONTH = /\b(?:mes[ei]\s+|M)(\d{1,3})(?:\s*(?:-|–|—|a|al|e)\s*M?(\d{1,3}))?\s*[:,–—-]?\s+([^.;\n]{3,240})/gu;

/** What stands beside months in our own drafts: "(mesi 1-2, Ada Furlan)", "nei mesi 3-4 (aprile 2027) si lavora". */
const BESIDE = /^\(|^[^(]*\)|^con\s/iu;

/** "Mesi 1-6: catalogazione e scansione. Mesi 4-9: forno e stampante.", wherever somebody has written it. */
export function phasesIn(texts: readonly string[], plan: Plan = { startsOn: null, months: null }): Phase[] {
  const found = texts.map((text) => {
    const numbered = [...text.replace(/\bMes(?=[ei] \d)/gu, 'mes').matchAll(MONTH)].flatMap((match) => {
      const from = Number(match[1]);
      const to = match[2] ? Number(match[2]) : from;
      const what = match[3]!.trim().replace(/(?<![,\s])[,\s]+$/, '');
      return to >= from && from > 0 && !BESIDE.test(what) ? [{ from, to, what }] : [];
    });
    return numbered.length > 1 ? numbered : datedPhases(text, plan);
  });
  const [longest = []] = found.filter((phases) => phases.length > 1).sort((a, b) => b.length - a.length);
  return longest.toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** "Mese 4: Bologna": a place that the story names, as something that happens there. */
export function atPlaces(phases: readonly Phase[], story: string): Phase[] {
  const names = new Set(
    [...story.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?/gu)].map(([name]) => name),
  );
  return phases.map((phase) => (names.has(phase.what) ? { ...phase, what: `tappa di ${phase.what}` } : phase));
}

/** Choosing, designing and ordering come before a thing is there. */
const PREPARES = /^(?:scelt|selezion|progett|studi|analis|verific|ordin|preventiv|ricerc|gar[ae]\b|permess|autorizz)/i;
const GOODS: readonly CostKind[] = ['macchinari', 'impianti', 'energia', 'veicoli', 'hardware', 'opere', 'arredi'];
type Line = { full: string; category: string };

const isBought = ({ full, category }: Line): boolean =>
  costKindsIn(`${category} ${full}`).some((kind) => GOODS.includes(kind)) &&
  !/consulen|personal|formazion/i.test(category);

/** Whether a phase only prepares a thing: "scelta dei sensori" for the sensors, "montaggio del forno" not for the oven. */
function onlyPrepares({ what }: Phase, line: Line): boolean {
  const own = stemsOf(line.full);
  const parts = what.split(/, | ed? /u).filter((part) => sharedStems(own, stemsOf(part)) > 0);
  return isBought(line) && parts.length > 0 && parts.every((part) => PREPARES.test(part));
}

/** What the parts of a phrase are, without what belongs to them: "schede dei pazienti" is about cards. */
const headsOf = (text: string): Set<string> =>
  stemsOf(
    text
      .split(/, | ed? /u)
      .map(
        (part) =>
          part.split(
            / (?=(?:d[aei]|de[il]|del[loa]|degli|delle|dell[’']|per|con|al?|ai|alla|in|su|sul|sui|sulle) )/u,
          )[0]!,
      )
      .join(' '),
  );

/** "Consegna delle macchine" is where machines of any name arrive. */
const ANY_GOODS = /\b(?:macchin|attrezzatur|apparecchi|beni\b)/i;

/** The phase that names a line of the budget, by its place; -1 where none does, or where it is only chosen there. */
export function phaseOf(phases: readonly Phase[], line: Line): number {
  const text = `${line.full} ${line.category}`;
  const open = phases.map((phase) => {
    const isNamed =
      sharedStems(headsOf(text), stemsOf(phase.what)) > 0 || sharedStems(stemsOf(text), headsOf(phase.what)) > 0;
    return isNamed && !onlyPrepares(phase, line) ? phase.what : '';
  });
  const at = nearest(text, open);
  if (at >= 0 && sharedStems(stemsOf(text), stemsOf(open[at]!)) > 0) return at;
  if (preparedIn(phases, line) >= 0 || !costKindsIn(text).includes('macchinari')) return -1;
  return phases.findIndex(({ what }) =>
    what.split(/, | ed? /u).some((part) => ANY_GOODS.test(part) && !PREPARES.test(part)),
  );
}

/** Where a thing that no later phase names is chosen or ordered; -1 where nothing says it. */
export const preparedIn = (phases: readonly Phase[], line: Line): number =>
  phases.findIndex((phase) => onlyPrepares(phase, line));

/** What the plan does next, once a phase is over. */
export const nextPhase = (phases: readonly Phase[], at: number): Phase | undefined =>
  phases.find(({ from }) => at >= 0 && from > phases[at]!.to);

/** Whether a phase names every part of a line: "verifica e progetto" leaves out the "direzione lavori". */
export function holdsWhole({ what }: Phase, full: string): boolean {
  const own = stemsOf(what);
  return full.split(/, | ed? /u).every((part) => {
    const stems = stemsOf(part);
    return stems.size === 0 || sharedStems(stems, own) > 0;
  });
}
