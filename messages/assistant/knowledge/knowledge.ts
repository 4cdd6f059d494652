import { RULE_IDS } from '#domain/rules/table.ts';
import { ruleWords } from '#messages/assistant/concepts.ts';
import type { KnowledgeEntry } from './entry.ts';
import { GENERAL_RULES } from './general-rules.ts';
import { GOING_ON } from './going-on.ts';
import { HARD_TIMES } from './hard-times.ts';
import { MONEY_RULES } from './money-rules.ts';
import { MORE_RULES } from './more-rules.ts';
import { PAGE_HELP } from './page-help.ts';
import { PRODUCT_HELP } from './product-help.ts';
import { TECHNICAL_RULES } from './technical-rules.ts';

export const KNOWLEDGE: readonly KnowledgeEntry[] = [
  ...GENERAL_RULES,
  ...MONEY_RULES,
  ...TECHNICAL_RULES,
  ...HARD_TIMES,
  ...GOING_ON,
  ...MORE_RULES,
  ...PRODUCT_HELP,
  ...PAGE_HELP,
];

/** An entry in words, with the legal figures of the day in the place of their names, and where it stands. */
export function knowledgeText({ text, source }: KnowledgeEntry, day: string): string {
  const told = text.replace(/\{([a-z_.]+)\}/g, (whole, name: string) => {
    const id = RULE_IDS.find((each) => each === name);
    return id ? ruleWords(id, day) : whole;
  });
  return source ? `${told} Fonte: ${source}.` : told;
}
