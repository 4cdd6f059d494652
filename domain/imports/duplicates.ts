import { canonical } from './canonical.ts';
import { coded } from './codes.ts';
import type { DraftBatch, GrantDraft, RejectedRecord } from './draft.ts';
import { compareIds, isSameEdition, pageKey, sourceKey } from './identity.ts';

/**
 * One draft per id and per grant, in an order that does not depend on the file. Many records share an official
 * page: with another title they are other grants; with the same title and dates they are one.
 */
export function withoutDuplicates(
  drafts: readonly GrantDraft[],
  isKnown: (draft: GrantDraft) => boolean = () => false,
): DraftBatch {
  const rejected: RejectedRecord[] = [];
  // Of two records of one grant the one already in the catalogue stays, or it would never be updated again.
  const known: GrantDraft[] = [];
  const others: GrantDraft[] = [];
  for (const draft of onePerId(drafts, rejected)) (isKnown(draft) ? known : others).push(draft);
  return { drafts: onePerPage(known, others, rejected), rejected };
}

function onePerId(drafts: readonly GrantDraft[], rejected: RejectedRecord[]): GrantDraft[] {
  const newest = new Map<string, GrantDraft>();
  for (const draft of drafts) {
    const key = sourceKey(draft.grant) ?? '';
    const other = newest.get(key);
    if (!other) newest.set(key, draft);
    else {
      const [keep, drop] = isNewer(draft, other) ? [draft, other] : [other, draft];
      newest.set(key, keep);
      rejected.push(refusal(drop, 'duplicate_id', keep));
    }
  }
  return [...newest.values()].sort((one, other) =>
    compareIds(one.grant.source.externalId, other.grant.source.externalId),
  );
}

function onePerPage(known: GrantDraft[], others: GrantDraft[], rejected: RejectedRecord[]): GrantDraft[] {
  const byPage = new Map<string, GrantDraft[]>();
  for (const draft of known) {
    const page = pageKey(draft.grant);
    if (page !== null) byPage.set(page, [...(byPage.get(page) ?? []), draft]);
  }
  const fresh = others.flatMap((draft) => {
    const page = pageKey(draft.grant);
    const onPage = page === null ? [] : (byPage.get(page) ?? []);
    const [first] = onPage;
    const same = onPage.find((other) => isSameEdition(other.grant, draft.grant));
    if (same) {
      rejected.push(refusal(draft, 'duplicate_of', same));
      return [];
    }
    if (page !== null) byPage.set(page, [...onPage, draft]);
    return first ? [withTwin(draft, first)] : [draft];
  });
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
