import type { Grant, IsoDate } from '#domain/grants/grant.ts';
import { canonical } from './canonical.ts';
import { coded, type ImportSource } from './codes.ts';
import type { DraftBatch, GrantDraft, RejectedRecord, Warning } from './draft.ts';
import { withoutDuplicates } from './duplicates.ts';
import { compareIds, isSameEdition, pageKey, sourceKey } from './identity.ts';
import { enriched, replaced } from './merge.ts';

export type GrantField = keyof Grant;

/** A grant of the catalogue and the fields that an editor has set by hand: those survive every import. */
export type ExistingGrant = { grant: Grant; overridden: readonly GrantField[] };

export type FieldChange = { field: GrantField; before: unknown; after: unknown };
type PlannedUpdate = { before: Grant; after: Grant; changes: FieldChange[]; warnings: Warning[] };

export type ImportPlan = {
  created: GrantDraft[];
  updated: PlannedUpdate[];
  /** Nothing to change but, at times, the day on which the source last spoke of it. */
  unchanged: { id: string; checkedOn: IsoDate }[];
  rejected: RejectedRecord[];
  /** Known from this source and not in a complete answer: told, never closed. Empty for a partial answer. */
  missing: string[];
};

/** Addresses that are not free for a grant. */
const RESERVED_IDS = ['suggest'];

type Asked = { source: ImportSource; isComplete: boolean };

/** What an import would do to the catalogue. Pure: the same catalogue and drafts give the same plan in any order. */
export function planImport(existing: readonly ExistingGrant[], batch: DraftBatch, asked: Asked): ImportPlan {
  const steps = planSteps(existing, batch, asked);
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
  }
}

/** So many drafts are compared in a few milliseconds. */
const DRAFTS_PER_STEP = 100;

/** The same, in steps between which whoever runs it may do something else. */
export function* planSteps(
  existing: readonly ExistingGrant[],
  batch: DraftBatch,
  { source, isComplete }: Asked,
): Generator<void, ImportPlan> {
  const catalogue = yield* catalogueOf(existing);
  const { drafts, rejected } = yield* withoutDuplicates(batch.drafts, ({ grant }) => catalogue.has(grant));
  const plan: ImportPlan = {
    created: [],
    updated: [],
    unchanged: [],
    rejected: [...batch.rejected, ...rejected],
    missing: [],
  };
  const seen = new Set<string>();
  for (const [at, draft] of drafts.entries()) {
    if (at % DRAFTS_PER_STEP === 0) yield;
    const target = catalogue.find(draft.grant);
    if (target && seen.has(target.grant.id)) plan.rejected.push(duplicateOf(draft, target.grant));
    else if (target) {
      seen.add(target.grant.id);
      planUpdate(plan, target, draft);
    } else {
      const twin = catalogue.twin(draft.grant);
      if (twin) plan.rejected.push(duplicateOf(draft, twin));
      else plan.created.push({ ...draft, grant: { ...draft.grant, id: catalogue.freeId(draft.grant) } });
    }
  }
  plan.rejected.sort((one, other) => compareIds(one.ref, other.ref) || (canonical(one) < canonical(other) ? -1 : 1));
  if (isComplete) plan.missing = missingFrom(existing, source, seen);
  return plan;
}

function planUpdate(plan: ImportPlan, { grant: before, overridden }: ExistingGrant, draft: GrantDraft): void {
  const isOwn = before.source.name === draft.grant.source.name;
  const proposed = isOwn ? replaced(before, draft.grant) : enriched(before, draft.grant);
  const after = { ...proposed, ...Object.fromEntries(overridden.map((field) => [field, before[field]])) };
  const changes = changesBetween(before, after);
  if (changes.length > 0) plan.updated.push({ before, after, changes, warnings: draft.warnings });
  else plan.unchanged.push({ id: before.id, checkedOn: after.source.checkedOn });
}

/** The day of the last check is not a change of the grant: it makes no version and no alert. */
function changesBetween(before: Grant, after: Grant): FieldChange[] {
  const fields = Object.keys(after) as GrantField[];
  return fields.flatMap((field) => {
    const [old, now] = [comparable(field, before), comparable(field, after)];
    return old === now ? [] : [{ field, before: before[field], after: after[field] }];
  });
}

function comparable(field: GrantField, grant: Grant): string {
  return canonical(field === 'source' ? { ...grant.source, checkedOn: null } : grant[field]);
}

function* catalogueOf(existing: readonly ExistingGrant[]) {
  const bySource = new Map<string, ExistingGrant>();
  const byPage = new Map<string, ExistingGrant[]>();
  const ids = new Set(RESERVED_IDS);
  for (const [at, item] of existing.entries()) {
    if (at % DRAFTS_PER_STEP === 0) yield;
    ids.add(item.grant.id);
    const key = sourceKey(item.grant);
    if (key !== null) bySource.set(key, item);
    const page = pageKey(item.grant);
    const known = page === null ? undefined : byPage.get(page);
    if (known) known.push(item);
    else if (page !== null) byPage.set(page, [item]);
  }
  /** The last number that was tried of each name: thousands of one name are not counted from the start. */
  const counts = new Map<string, number>();
  const onPage = (grant: Grant) => byPage.get(pageKey(grant) ?? '') ?? [];
  return {
    has: (grant: Grant): boolean => bySource.has(sourceKey(grant) ?? ''),
    /** By official id; else a programme without one that has the same page and title. */
    find(grant: Grant): ExistingGrant | undefined {
      return (
        bySource.get(sourceKey(grant) ?? '') ?? onPage(grant).find(({ grant: other }) => sourceKey(other) === null)
      );
    },
    twin(grant: Grant): Grant | undefined {
      return onPage(grant).find(({ grant: other }) => isSameEdition(other, grant))?.grant;
    },
    freeId(grant: Grant): string {
      let id = grant.id;
      const name = `${grant.id}-${grant.source.name}`;
      for (let count = counts.get(name) ?? 2; ids.has(id); count += 1) {
        id = count === 2 ? name : `${name}-${count}`;
        counts.set(name, count);
      }
      ids.add(id);
      return id;
    },
  };
}

function duplicateOf(draft: GrantDraft, other: Grant): RejectedRecord {
  const { name, source } = draft.grant;
  return { ref: source.externalId ?? '', title: name, reasons: [coded('duplicate_of', { id: other.id })] };
}

function missingFrom(existing: readonly ExistingGrant[], source: ImportSource, seen: ReadonlySet<string>): string[] {
  return existing
    .filter(({ grant }) => grant.source.name === source && !seen.has(grant.id))
    .map(({ grant }) => grant.id)
    .sort();
}
