import { fold } from '#domain/search/fold.ts';
import { isAdvanced, saysAdvanced } from './advanced-goods.ts';
import { costKindsIn, kindMask, type CostKind } from './cost-kinds.ts';
import { purposeMask, purposesTold } from './cost-purposes.ts';
import type { CostLine, Project } from './project.ts';

/** What is wanted, as far as a list of costs can tell. Kinds and purposes are bits (kindMask, purposeMask). */
export type Wanted = {
  kinds: number;
  purposes: number;
  isAdvanced: boolean;
  isHiring: boolean;
  /** The lines of the project, each with its own kinds. */
  lines: readonly (CostLine & { kinds: number })[];
};

const NO_WORDS = '';
const READ = new WeakMap<Project, Map<string, Wanted>>();

/** What a project is made of, from its lines of cost, else from its words; `firm`: the company's own words. */
export function wantedBy(project: Project, firm = NO_WORDS): Wanted {
  let known = READ.get(project);
  if (known === undefined) READ.set(project, (known = new Map()));
  let wanted = known.get(firm);
  if (wanted === undefined) known.set(firm, (wanted = readWanted(project, firm)));
  return wanted;
}

function readWanted(project: Project, firm: string): Wanted {
  const { title, description, costs, hires } = project;
  const lines = costs.map((line) => ({ ...line, kinds: kindMask(costKindsIn(line.category)) }));
  const words = [title ?? '', description, ...costs.map(({ category }) => category)].join('. ');
  const kinds = kindsOf(project);
  return {
    kinds: kindMask(kinds),
    purposes: purposeMask(purposesTold(fold(words), fold(firm), kinds)),
    isAdvanced: isAdvanced(project),
    isHiring: (hires ?? 0) > 0 || HIRES.test(fold(words)),
    lines,
  };
}

const kindsOf = ({ title, description, costs }: Project): CostKind[] =>
  costKindsIn(costs.length > 0 ? costs.map(({ category }) => category).join('. ') : `${title ?? ''}. ${description}`);

const HIRES = /\b(?:assum\w+|assunzion\w+|nuov[ie] (?:addett|dipendent|assunt)\w+)\b/;

/** The same of words that are no project yet. */
export function wantedInWords(wishes: string, firm: string): Wanted {
  const kinds = costKindsIn(wishes);
  return {
    kinds: kindMask(kinds),
    purposes: purposeMask(purposesTold(fold(wishes), fold(firm), kinds)),
    isAdvanced: saysAdvanced(wishes),
    isHiring: HIRES.test(fold(wishes)),
    lines: [],
  };
}
