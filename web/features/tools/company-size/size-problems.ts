import { taxCodeProblem } from '#domain/companies/tax-code.ts';
import { taxIdentityOf } from '#domain/companies/tax-identity.ts';
import { vatNumberProblem } from '#domain/companies/vat-number.ts';
import { TOOL_PROBLEMS } from '#messages/tools/screens.ts';
import { TAX_CODE_PROBLEMS, VAT_NUMBER_PROBLEMS } from '#messages/tools/tools.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { isNumberText } from '#web/features/tools/number-box.ts';
import type { FiguresDraft, SizeDraft, SizeStep } from './size-draft.ts';

/** What has to be put right before a step can be left, by the name of the box. */
export type Problems = Record<string, string>;

export function problemsOf(draft: SizeDraft, step: SizeStep): Problems {
  switch (step) {
    case 'impresa':
      return {};
    case 'dati':
      return {
        ...figureProblems('latest', draft.latest),
        ...(draft.accounts === 'two' ? figureProblems('before', draft.before) : {}),
      };
    case 'gruppo':
      return draft.hasGroup === 'si' ? groupProblems(draft) : {};
    case 'soci':
      return draft.hasInvestors === 'si' ? investorProblems(draft) : {};
    case 'risultato':
      return {};
  }
}

/** Eleven digits are checked as a VAT number, sixteen characters as a tax code; an empty box is fine. */
export function einProblem(ein: string): string | null {
  if (ein.trim() === '') return null;
  const { vatNumber, taxCode } = taxIdentityOf(ein);
  const vat = vatNumber === undefined ? null : vatNumberProblem(vatNumber);
  if (vat) return VAT_NUMBER_PROBLEMS[vat];
  const tax = taxCode === undefined ? null : taxCodeProblem(taxCode);
  return tax ? TAX_CODE_PROBLEMS[tax] : null;
}

function groupProblems({ group }: SizeDraft): Problems {
  const problems: Problems = {};
  for (const row of group) {
    if (row.name.trim() === '') problems[`${row.id}.name`] = TOOL_PROBLEMS.required;
    if (row.with === row.id) problems[`${row.id}.with`] = TOOL_PROBLEMS.selfLink;
    if (row.relation !== 'same_people' && !isShare(row.share)) problems[`${row.id}.share`] = TOOL_PROBLEMS.share;
    Object.assign(problems, figureProblems(`${row.id}.latest`, row.latest));
    Object.assign(problems, figureProblems(`${row.id}.before`, row.before));
  }
  return problems;
}

function investorProblems({ investors }: SizeDraft): Problems {
  const problems: Problems = {};
  for (const row of investors) {
    if (row.name.trim() === '') problems[`${row.id}.name`] = TOOL_PROBLEMS.required;
    if (!isShare(row.share)) problems[`${row.id}.share`] = TOOL_PROBLEMS.share;
    const isCount = isNumberText(row.inhabitants) && (readNumber(row.inhabitants) ?? 0) >= 0;
    if (!isCount) problems[`${row.id}.inhabitants`] = TOOL_PROBLEMS.number;
  }
  return problems;
}

function figureProblems(prefix: string, { staff }: FiguresDraft): Problems {
  const value = readNumber(staff);
  if (!isNumberText(staff)) return { [`${prefix}.staff`]: TOOL_PROBLEMS.number };
  return value !== null && value < 0 ? { [`${prefix}.staff`]: TOOL_PROBLEMS.notNegative } : {};
}

function isShare(text: string): boolean {
  const share = readNumber(text);
  return share !== null && share > 0 && share <= 100;
}
