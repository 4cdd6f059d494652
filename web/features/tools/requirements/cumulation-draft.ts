import type { CostLine, LineAid } from '#domain/tools/cumulation/cumulation.ts';
import type { MeasureCode } from '#domain/tools/cumulation/measure-exceptions.ts';
import type { AidRegime } from '#domain/vocabulary.ts';
import { CUMULATION_SCREEN } from '#messages/tools/screens.ts';
import { truthOf, type Answer } from '#web/features/tools/answer.ts';
import { readNumber } from '#domain/numbers/read-number.ts';

export type AidDraft = {
  id: string;
  name: string;
  regime: AidRegime | '';
  isTaxCredit: boolean;
  amount: number | null;
  maxIntensity: string;
  forbids: Answer;
  measure: MeasureCode | '';
};
export type LineDraft = { id: string; label: string; amount: number | null; aids: AidDraft[] };

export const newAid = (id: string): AidDraft => ({
  id,
  name: '',
  regime: '',
  isTaxCredit: false,
  amount: null,
  maxIntensity: '',
  forbids: '',
  measure: '',
});
export const newLine = (id: string): LineDraft => ({ id, label: '', amount: null, aids: [newAid('a1')] });

/** A share of the cost is between nothing and all of it. */
export const isIntensity = (text: string): boolean => {
  const value = readNumber(text);
  return text.trim() === '' || (value !== null && value >= 0 && value <= 100);
};

/** Lines without a cost say nothing yet, and aid that nobody started to describe is no aid. */
export function costLinesOf(lines: readonly LineDraft[]): CostLine[] {
  return lines.flatMap(({ id, label, amount, aids }, index) =>
    amount === null || amount <= 0
      ? []
      : [
          {
            id,
            label: label.trim() || CUMULATION_SCREEN.unnamedLine(index + 1),
            amount,
            aids: aids.map(aidOf).filter((aid) => aid !== null),
          },
        ],
  );
}

function aidOf(draft: AidDraft, index: number): LineAid | null {
  const isEmpty = draft.name.trim() === '' && draft.amount === null && draft.regime === '';
  if (isEmpty) return null;
  return {
    id: draft.id,
    name: draft.name.trim() || CUMULATION_SCREEN.unnamedAid(index + 1),
    regime: draft.regime || null,
    isTaxCredit: draft.isTaxCredit,
    amount: draft.amount,
    percent: null,
    cap: null,
    maxIntensity: isIntensity(draft.maxIntensity) ? readNumber(draft.maxIntensity) : null,
    forbidsCumulation: truthOf(draft.forbids),
    measure: draft.measure || null,
  };
}
