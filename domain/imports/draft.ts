import { grantSchema } from '#domain/grants/grant-schema.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { coded, type Coded, type RejectionCode, type WarningCode } from './codes.ts';

export type Warning = Coded<WarningCode>;
export type RejectionReason = Coded<RejectionCode>;

/** Money set aside for the whole measure: never an amount that one company can get. */
export type Budget = { kind: 'known'; euro: number } | { kind: 'unlimited' };

/** What a source record becomes: a grant, and what was doubtful in the record. */
export type GrantDraft = {
  grant: Grant;
  budget: Budget | null;
  /** Language of the texts, as the source wrote them: `it`, `en` … */
  language: string;
  warnings: Warning[];
};

/** A record that does not become a grant, with every reason at once. */
export type RejectedRecord = {
  /** Id in the source, or the row number, so that a person can find it again. */
  ref: string;
  title: string | null;
  reasons: RejectionReason[];
};

export type DraftResult = { ok: true; draft: GrantDraft } | { ok: false; rejected: RejectedRecord };

export type DraftBatch = { drafts: GrantDraft[]; rejected: RejectedRecord[] };

export function rejected(ref: string, title: string | null, ...reasons: RejectionReason[]): DraftResult {
  return { ok: false, rejected: { ref, title, reasons } };
}

/** Final validation of every source: what is not a valid grant never reaches the planner. */
export function checkedDraft(draft: GrantDraft): DraftResult {
  const parsed = grantSchema.safeParse(draft.grant);
  if (parsed.success) return { ok: true, draft };
  const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
  const { source, name } = draft.grant;
  return rejected(source.externalId ?? '', name, coded('shape_invalid', { field: fields.join(', ') }));
}

export function batchOf(results: Iterable<DraftResult>): DraftBatch {
  const batch: DraftBatch = { drafts: [], rejected: [] };
  for (const result of results) {
    if (result.ok) batch.drafts.push(result.draft);
    else batch.rejected.push(result.rejected);
  }
  return batch;
}
