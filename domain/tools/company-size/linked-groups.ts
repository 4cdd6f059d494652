import type { Day } from '#domain/rules/day.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import type { Holder, Holding, SizeInput } from './size-input.ts';

/** Every firm with the group it is linked to (art. 3.3), and the pairs that hang on an unknown market. */
export type LinkedGroups = { groupOf: (id: string) => ReadonlySet<string>; doubtful: DoubtfulLink[] };
type DoubtfulLink = { person: string; firms: [string, string] };

export const isPublic = (holder: Holder) => holder.kind === 'public_body' || holder.kind === 'local_authority';
const isFirm = (holder: Holder) => holder.kind !== 'person' && !isPublic(holder);

/**
 * Linked firms: majority of votes or control, alone or through others, followed to the end of the chain.
 * People join two firms only on the same market; where that is unknown, only the prudent reading joins them.
 */
export function linkedGroups(input: SizeInput, isPrudent: boolean): LinkedGroups {
  const holders = new Map(input.holders.map((holder) => [holder.id, holder]));
  const groups = new Map<string, Set<string>>();
  for (const holder of input.holders) if (isFirm(holder)) groups.set(holder.id, new Set([holder.id]));
  const doubtful = new Map<string, DoubtfulLink>();
  const merge = (a: string, b: string): boolean => {
    const [left, right] = [groups.get(a)!, groups.get(b)!];
    if (left === right) return false;
    for (const id of right) {
      left.add(id);
      groups.set(id, left);
    }
    return true;
  };

  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const owned of groups.keys()) {
      for (const owners of new Set(groups.values())) {
        if (!owners.has(owned) && controls(input.holdings, owners, owned, input.day)) {
          hasChanged = merge([...owners][0]!, owned) || hasChanged;
        }
      }
    }
    for (const person of input.holders.filter((holder) => holder.kind === 'person')) {
      for (const [a, b] of pairs(controlledBy(person.id, input, groups))) {
        if (groups.get(a) === groups.get(b)) continue;
        const market = isSameMarket(holders.get(a)!, holders.get(b)!, input.day);
        if (market === null) doubtful.set(`${person.id}|${a}|${b}`, { person: person.id, firms: [a, b] });
        if (market === true || (market === null && isPrudent)) hasChanged = merge(a, b) || hasChanged;
      }
    }
  }
  return { groupOf: (id) => groups.get(id) ?? new Set([id]), doubtful: [...doubtful.values()] };
}

/** Majority of the votes held together, or control by board, contract or agreement. */
export function controls(holdings: Holding[], owners: ReadonlySet<string>, owned: string, day: Day): boolean {
  const held = holdings.filter((holding) => holding.owned === owned && owners.has(holding.owner));
  const votes = held.reduce((sum, holding) => sum + holding.votes, 0);
  return held.some((holding) => holding.hasControl) || votes > ruleValue('pmi.linked.share', day);
}

/** Firms a person controls, also through firms already controlled. */
function controlledBy(person: string, input: SizeInput, groups: Map<string, Set<string>>): string[] {
  const owners = new Set([person]);
  const controlled: string[] = [];
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const firm of groups.keys()) {
      if (owners.has(firm) || !controls(input.holdings, owners, firm, input.day)) continue;
      owners.add(firm);
      controlled.push(firm);
      hasChanged = true;
    }
  }
  return controlled;
}

/** Same ISTAT division, or a quarter of the turnover made with the other (DM 18 aprile 2005); null if unknown. */
function isSameMarket(a: Holder, b: Holder, day: Day): boolean | null {
  if (a.atecoDivision !== null && a.atecoDivision === b.atecoDivision) return true;
  const share = ruleValue('pmi.natural_person.turnover_share', day);
  const shares = [a.groupTurnoverShare, b.groupTurnoverShare];
  if (shares.some((each) => each !== null && each >= share)) return true;
  const isKnown = a.atecoDivision !== null && b.atecoDivision !== null && shares.every((each) => each !== null);
  return isKnown ? false : null;
}

function pairs(ids: string[]): [string, string][] {
  return ids.flatMap((a, index) => ids.slice(index + 1).map((b): [string, string] => [a, b]));
}
