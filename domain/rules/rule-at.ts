import type { Day } from './day.ts';
import type { RuleVersion } from './rule.ts';
import { RULES, type RuleId } from './table.ts';

type ValueOf<Id extends RuleId> = (typeof RULES)[Id][number]['value'];

export type RuleInForce<Value extends number | string = number | string> = RuleVersion<Value> & {
  id: RuleId;
  /** False when no version covers the day: the nearest one is given, and the tool has to say so. */
  inForce: boolean;
};

/** The version of a rule in force on a day; outside every validity, the nearest version. */
export function ruleAt<Id extends RuleId>(id: Id, day: Day): RuleInForce<ValueOf<Id>> {
  const versions: readonly RuleVersion[] = RULES[id];
  const covering = versions.find((each) => each.validFrom <= day && (each.validTo === null || day <= each.validTo));
  const nearest = covering ?? versions.findLast((each) => each.validFrom <= day) ?? versions[0]!;
  return { ...(nearest as RuleVersion<ValueOf<Id>>), id, inForce: covering !== undefined };
}

/** The bare value, for arithmetic. */
export function ruleValue<Id extends RuleId>(id: Id, day: Day): ValueOf<Id> {
  return ruleAt(id, day).value;
}

/** Which version of every rule counts on a day, by its first day: what a kept verdict rests on. */
export const rulesInForce = (day: Day): Record<string, string> =>
  Object.fromEntries((Object.keys(RULES) as RuleId[]).map((id) => [id, ruleAt(id, day).validFrom]));
