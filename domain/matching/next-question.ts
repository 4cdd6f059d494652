import { ASKABLE_FIELDS, PROJECT_FIELDS, type AskableField } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { FAILED } from './answers.ts';
import type { Columns } from './columns.ts';
import { planQuestions, type CompanyPlan } from './company-plan.ts';
import type { DayColumns } from './scan.ts';

/** A missing datum, the grants it alone would decide, and all those it has a part in. */
export type Question = { field: AskableField; decides: number; touches: number };

/** A question about the company decides beside what only a project can say. */
const PROJECT_BITS = PROJECT_FIELDS.reduce((bits, field) => bits | (1 << ASKABLE_FIELDS.indexOf(field)), 0);

/** For each missing field, how many grants it would decide; the most useful first (MAT-4). */
export function countQuestions(columns: Columns, day: DayColumns, plan: CompanyPlan, company: CompanyView): Question[] {
  const asks = planQuestions(columns, company);
  const decides = new Uint32Array(ASKABLE_FIELDS.length);
  const touches = new Uint32Array(ASKABLE_FIELDS.length);
  for (let at = 0; at < columns.places.length; at++) {
    if (day.answers[at]! >= FAILED) continue;
    let bits = 0;
    let isOut = false;
    for (let group = 0; group < columns.rules.length && !isOut; group++) {
      const rule = columns.rules[group]!.ids[at]!;
      isOut = plan.answers[group]![rule]! >= FAILED;
      bits |= asks[group]![rule]!;
    }
    if (isOut || bits === 0) continue;
    const own = bits & ~PROJECT_BITS;
    const asked = own === 0 ? bits : own;
    const isAlone = (asked & (asked - 1)) === 0;
    for (let field = 0; field < ASKABLE_FIELDS.length; field++) {
      if ((bits & (1 << field)) === 0) continue;
      touches[field]! += 1;
      if (isAlone && (asked & (1 << field)) !== 0) decides[field]! += 1;
    }
  }
  return ASKABLE_FIELDS.map((field, index) => ({ field, decides: decides[index]!, touches: touches[index]! }))
    .filter((question) => question.touches > 0)
    .sort((a, b) => b.decides - a.decides || b.touches - a.touches);
}
