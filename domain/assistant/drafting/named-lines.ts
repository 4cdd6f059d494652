import { costKindsIn, paysFor } from '#domain/projects/cost-kinds.ts';
import { costName } from '#domain/projects/wanting-words.ts';
import { listed } from '#domain/writing/phrases.ts';
import type { DraftProject } from './draft-project.ts';
import { partsOf } from './grammar/runs.ts';
import { sharedStems, stemsOf } from './links.ts';

type Cost = DraftProject['costs'][number];
type Named = { title: string; acts: readonly string[] };

/** A line called as calls call their kinds of cost: "Macchinari, impianti e attrezzature". */
const KIND =
  '(?:macchinari|macchine|impianti|attrezzature|strumenti|beni(?: strumentali| materiali)?|hardware|software|arredi|opere(?: murarie| edili)?|veicoli|mezzi|tecnologie(?: digitali)?)(?: (?:produttiv[ie]|nuov[ie]|aziendali|di produzione))?';
const IS_KIND = new RegExp(`^${KIND}(?:(?:, | ed? )${KIND})*$`, 'iu');
const isKind = ({ category, description }: Cost): boolean => description === '' && IS_KIND.test(category.trim());

const BUYS = /^(?:acquista|compra|installa|monta|introduce|inserisce) /iu;

/**
 * The lines of a budget by what is bought: where one bears only the name of its kind and the project names the things of
 * that kind, it takes theirs. A thing that another line names stays with that line.
 */
export function namedLines(costs: readonly Cost[], { title, acts }: Named): Cost[] {
  const kinds = costs.filter(isKind);
  if (kinds.length === 0) return [...costs];
  const told = costs
    .filter((cost) => !kinds.includes(cost))
    .map(({ description, category }) => description || category);
  const free = thingsIn(title, acts).filter((thing) => !told.some((line) => isIn(thing, line)));
  return costs.map((cost) => {
    if (!kinds.includes(cost)) return cost;
    const own = free.filter((thing) => kinds.find((line) => pays(line, thing)) === cost);
    const things = kinds.length === 1 && own.length > 0 ? free : own;
    return things.length === 0 ? cost : { ...cost, description: things.length < 2 ? things[0]! : listed(things) };
  });
}

const pays = ({ category }: Cost, thing: string): boolean => paysFor(costKindsIn(category), costKindsIn(thing));
const isIn = (thing: string, line: string): boolean => {
  const own = stemsOf(thing);
  return own.size > 0 && sharedStems(own, stemsOf(line)) === own.size;
};

/** What is bought, by the acts of the project; by its title where no act says it. */
function thingsIn(title: string, acts: readonly string[]): string[] {
  const bought = acts.filter((act) => BUYS.test(act)).map((act) => act.replace(BUYS, ''));
  const named = bought.length > 0 ? bought : [title];
  return named
    .flatMap(partsOf)
    .map(costName)
    .filter((thing) => thing !== '');
}
