import { canonical } from './canonical.ts';
import { coded } from './codes.ts';
import type { DraftBatch, GrantDraft, RejectedRecord } from './draft.ts';
import { compareKeys, idKey, isSameEdition, pageKey, sourceKey } from './identity.ts';

/**
 * One draft per id and per grant, in an order that does not depend on the file. Many records share an official
 * page: with another title they are other grants; with the same title and dates they are one.
 */
export function* withoutDuplicates(
  drafts: readonly GrantDraft[],
  isKnown: (draft: GrantDraft) => boolean,
): Generator<void, DraftBatch> {
  const rejected: RejectedRecord[] = [];
  // Of two records of one grant the one already in the catalogue stays, or it would never be updated again.
  const known: GrantDraft[] = [];
  const others: GrantDraft[] = [];
  for (const [at, draft] of (yield* onePerId(drafts, rejected)).entries()) {
    if (at % DRAFTS_PER_STEP === 0) yield;
    (isKnown(draft) ? known : others).push(draft);
  }
  yield;
  return { drafts: yield* onePerPage(known, others, rejected), rejected };
}

/** So many are looked at in a few milliseconds. */
const DRAFTS_PER_STEP = 500;

function* onePerId(drafts: readonly GrantDraft[], rejected: RejectedRecord[]): Generator<void, GrantDraft[]> {
  const newest = new Map<string, GrantDraft>();
  for (const [at, draft] of drafts.entries()) {
    if (at % DRAFTS_PER_STEP === 0) yield;
    const key = sourceKey(draft.grant) ?? '';
    const other = newest.get(key);
    if (!other) newest.set(key, draft);
    else {
      const [keep, drop] = isNewer(draft, other) ? [draft, other] : [other, draft];
      newest.set(key, keep);
      rejected.push(refusal(drop, 'duplicate_id', keep));
    }
  }
  yield;
  const keyed = [...newest.values()].map((draft) => ({ draft, key: idKey(draft.grant.source.externalId) }));
  return keyed.sort((one, other) => compareKeys(one.key, other.key)).map(({ draft }) => draft);
}

function* onePerPage(
  known: GrantDraft[],
  others: GrantDraft[],
  rejected: RejectedRecord[],
): Generator<void, GrantDraft[]> {
  const byPage = new Map<string, GrantDraft[]>();
  const putOn = (page: string | null, draft: GrantDraft) => {
    if (page === null) return;
    const onPage = byPage.get(page);
    if (onPage) onPage.push(draft);
    else byPage.set(page, [draft]);
  };
  for (const [at, draft] of known.entries()) {
    if (at % DRAFTS_PER_STEP === 0) yield;
    putOn(pageKey(draft.grant), draft);
  }
  const fresh: GrantDraft[] = [];
  for (const [at, draft] of others.entries()) {
    if (at % DRAFTS_PER_STEP === 0) yield;
    const page = pageKey(draft.grant);
    const onPage = page === null ? [] : (byPage.get(page) ?? []);
    const [first] = onPage;
    const same = onPage.find((other) => isSameEdition(other.grant, draft.grant));
    if (same) rejected.push(refusal(draft, 'duplicate_of', same));
    else {
      putOn(page, draft);
      fresh.push(first ? withTwin(draft, first) : draft);
    }
  }
  return [...known, ...fresh];
}

function withTwin(draft: GrantDraft, twin: GrantDraft): GrantDraft {
  const id = twin.grant.source.externalId ?? '';
  return { ...draft, warnings: [...draft.warnings, coded('possible_duplicate', { id })] };
}

function isNewer(one: GrantDraft, other: GrantDraft): boolean {
  const [day, otherDay] = [one.grant.source.checkedOn, other.grant.source.checkedOn];
  return day === otherDay ? canonical(one) > canonical(other) : day > otherDay;
}

function refusal(draft: GrantDraft, code: 'duplicate_id' | 'duplicate_of', kept: GrantDraft): RejectedRecord {
  const { name, source } = draft.grant;
  return {
    ref: source.externalId ?? '',
    title: name,
    reasons: [coded(code, { id: kept.grant.source.externalId ?? '' })],
  };
}
