import type { Coded, RefusalCode } from '#domain/imports/codes.ts';
import type { RejectedRecord, Warning } from '#domain/imports/draft.ts';
import type { ImportPlan } from '#domain/imports/plan.ts';
import { IMPORTS } from '#messages/imports/runs.ts';
import { refusalText, rejectionText, warningText } from '#messages/imports/imports.ts';

/** One problem of an import, in words, with how many records have it and where to find the first of them. */
type ImportReason = { code: string; message: string; count: number; examples: string[] };

/** One refused record, for who has to mend it at its source. */
export type RejectedRow = { ref: string; title: string; reasons: string[] };
/** Kept with a run. */
const MAX_REJECTED = 2_000;

export const rejectedRows = (plan: ImportPlan): RejectedRow[] =>
  plan.rejected
    .slice(0, MAX_REJECTED)
    .map(({ ref, title, reasons }) => ({ ref, title: title ?? '', reasons: reasons.map(rejectionText) }));

/** What both `npm run import` and the API answer with. */
export type ImportReport = {
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Why records, or the whole file, were refused. */
  reasons: ImportReason[];
  /** What a person should look at in records that were taken in all the same. */
  warnings: ImportReason[];
  /** Known from this source and absent from a complete answer: told, never closed. */
  missing: number;
};

export const EMPTY_REPORT: ImportReport = {
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  reasons: [],
  warnings: [],
  missing: 0,
};

const MAX_EXAMPLES = 5;

export const refusedReport = (refusal: Coded<RefusalCode>): ImportReport => ({
  ...EMPTY_REPORT,
  reasons: [{ code: refusal.code, message: refusalText(refusal), count: 1, examples: [] }],
});

export const reasonOf = (code: string, message: string): Pick<ImportReport, 'reasons'> => ({
  reasons: [{ code, message, count: 1, examples: [] }],
});

/** What was written before a run stopped stays counted. */
export const interruptedReport = (done: ImportReport, message: string): ImportReport => ({
  ...done,
  reasons: [...done.reasons, { code: 'interrupted', message, count: 1, examples: [] }],
});

/** A run that goes on after its process was lost: what it had written before counts as its own, not as unchanged. */
export const continuedReport = (before: ImportReport, now: ImportReport): ImportReport => ({
  ...now,
  created: before.created + now.created,
  updated: before.updated + now.updated,
  unchanged: Math.max(0, now.unchanged - before.created - before.updated),
});

/** `declared` is how many records the source says it has. */
export function planReport(plan: ImportPlan, read: number, declared: number): ImportReport {
  const reasons = createTally();
  for (const record of plan.rejected)
    for (const reason of record.reasons) reasons.add(reason.code, rejectionText(reason), refOf(record));
  const warnings = createTally();
  const taken: { ref: string; warnings: Warning[] }[] = [
    ...plan.created.map(({ grant, warnings }) => ({ ref: grant.id, warnings })),
    ...plan.updated.map(({ after, warnings }) => ({ ref: after.id, warnings })),
  ];
  for (const { ref, warnings: found } of taken) for (const one of found) warnings.add(one.code, warningText(one), ref);
  return {
    created: plan.created.length,
    updated: plan.updated.length,
    unchanged: plan.unchanged.length,
    rejected: plan.rejected.length,
    reasons: reasons.list(),
    warnings: [...partialAnswer(read, declared), ...warnings.list()],
    missing: plan.missing.length,
  };
}

function partialAnswer(read: number, declared: number): ImportReason[] {
  if (read >= declared) return [];
  const message = IMPORTS.partialAnswer(read, declared);
  return [{ code: 'partial_answer', message, count: declared - read, examples: [] }];
}

const refOf = ({ ref, title }: RejectedRecord): string => (title ? `${ref} · ${title}` : ref);

/** By code: the sentence of the first record stands for the others, which may differ in a value. */
function createTally() {
  const byCode = new Map<string, ImportReason>();
  return {
    add(code: string, message: string, example: string): void {
      let reason = byCode.get(code);
      if (!reason) byCode.set(code, (reason = { code, message, count: 0, examples: [] }));
      reason.count += 1;
      if (reason.examples.length < MAX_EXAMPLES) reason.examples.push(example);
    },
    list: (): ImportReason[] => [...byCode.values()].sort((one, other) => other.count - one.count),
  };
}
