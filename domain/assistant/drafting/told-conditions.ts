import { figuresIn } from '#domain/numbers/figures-in.ts';
import { lowered } from '#domain/numbers/numbers-in.ts';
import { sharedStems, stemsOf } from './links.ts';

/** A rule of the call beside what the person tells of it. */
export type ToldCondition = { rule: string; told: string };

/** Units that any two texts may share. */
const ANY_UNIT =
  /^(?:mes|ann|giorn|settiman|or[ae]|euro|mila|milion|per|percento|person|addett|dipendent|soci|dei|del|di|da|al|il|la|le|su|in|fino|con|impres)/u;
const unitsIn = (text: string): string[] =>
  figuresIn(text).flatMap(({ end }) => {
    const unit = /^\s?(\p{L}{2,})/u.exec(lowered(text).slice(end))?.[1] ?? '';
    return unit === '' || ANY_UNIT.test(unit) ? [] : [unit];
  });

/** What two texts have in common: words, and a unit in which both count. */
function nearnessOf(rule: string, told: string): number {
  const units = unitsIn(told);
  return sharedStems(stemsOf(told), stemsOf(rule)) + (unitsIn(rule).some((unit) => units.includes(unit)) ? 2 : 0);
}
const ENOUGH = 2;

/** Each of several sentences beside the rule that it speaks of most; none where two words of it say little. */
export function toldConditions(rules: readonly string[], told: readonly string[]): ToldCondition[] {
  const used = new Set<string>();
  return told.flatMap((sentence) => {
    const scored = rules
      .filter((rule) => !used.has(rule))
      .map((rule) => ({ rule, score: nearnessOf(rule, sentence) }))
      .toSorted((one, other) => other.score - one.score || one.rule.length - other.rule.length);
    const [best] = scored;
    if (!best || best.score < ENOUGH) return [];
    used.add(best.rule);
    return [{ rule: best.rule, told: sentence }];
  });
}
