import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RuleVersion } from '#domain/rules/rule.ts';
import { RULE_IDS, RULES } from '#domain/rules/table.ts';

const versionsOf = (id: keyof typeof RULES): readonly RuleVersion[] => RULES[id];

describe('no legal number is written inside the tools', () => {
  /** Zero, one and one hundred are arithmetic before they are law. */
  const ARITHMETIC = new Set(['0', '1', '100']);
  const legal = new Set(RULE_IDS.flatMap((id) => versionsOf(id).map((version) => String(version.value))));
  const files = readdirSync('domain/tools', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join('domain/tools', name));

  it.each(files)('%s', (file) => {
    const code = readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\/\/.*$/gm, '');
    const numbers = [...code.matchAll(/(?<![\w$.])\d[\d_]*(?:\.\d+)?(?![\w$])/g)].map((match) =>
      String(Number(match[0].replaceAll('_', ''))),
    );
    const days = [...code.matchAll(/\d{4}-\d{2}-\d{2}/g)].map((match) => match[0]);
    expect([...numbers, ...days].filter((found) => legal.has(found) && !ARITHMETIC.has(found))).toEqual([]);
  });
});
