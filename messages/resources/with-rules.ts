import type { RuleVersion } from '#domain/rules/rule.ts';
import { ruleAt } from '#domain/rules/rule-at.ts';
import { RULES, type RuleId } from '#domain/rules/table.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { MONTHS } from '#domain/numbers/months.ts';
import { ruleValueText } from '#messages/tools/rules.ts';

const MILLION = 1_000_000;

/** As it stands in a sentence: "50 milioni di euro", "30 giugno", otherwise as the tools write it. */
function spoken({ value, unit }: Pick<RuleVersion, 'value' | 'unit'>): string {
  if (unit === 'eur' && Number(value) >= MILLION) return `${numberText(Number(value) / MILLION)} milioni di euro`;
  if (unit === 'month_day') {
    const [month, date] = String(value).split('-').map(Number);
    return `${String(date)} ${MONTHS[month! - 1]!}`;
  }
  return ruleValueText({ value, unit });
}

const isRule = (id: string): id is RuleId => id in RULES;

/** `{{pmi.medium.staff}}` in a text becomes the number in force on the day: no text holds one of its own. */
export const withRules = (text: string, day: string): string =>
  text.replace(/\{\{([\w.]+)\}\}/g, (_whole, id: string) => {
    if (!isRule(id)) throw new Error(`a text asks for the rule ${id}`);
    return spoken(ruleAt(id, day));
  });
