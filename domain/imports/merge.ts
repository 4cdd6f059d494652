import type { GrantFacts } from '#domain/grants/grant-facts.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { canonical } from './canonical.ts';

/** Facts that age: the fresher of the two records tells them. */
const DATED = ['openingMode', 'opensOn', 'opensAt', 'closesOn', 'closesAt', 'statusNote'] as const;
/** Facts that a record of the source may add where the catalogue has none, and never replace. */
const ADDED = [
  'beneficiaries',
  'sizes',
  'categories',
  'aidIntensity',
  'aidIntensityMax',
  'aidRegime',
  'eligibleCosts',
  'summary',
  'requirements',
  'benefits',
  'documents',
  'processingTime',
  'legalBasis',
] as const;

/** What an import makes of a grant that it brought in earlier. An older file never undoes a newer one. */
export function replaced(before: Grant, draft: Grant): Grant {
  if (draft.source.checkedOn < before.source.checkedOn) return before;
  return { ...draft, id: before.id };
}

/**
 * What an import adds to a programme of the bundled catalogue (IMP-1). Those were written by reading the
 * official text: the source brings fresher dates and fills gaps, and never puts less in the place of more.
 */
export function enriched(before: Grant, draft: Grant): Grant {
  const after: Record<string, unknown> = { ...before };
  const isFresher = draft.source.checkedOn >= before.source.checkedOn;
  for (const field of ADDED) if (isEmpty(before[field]) && !isEmpty(draft[field])) after[field] = draft[field];
  if (isWithoutAmount(before) && draft.amounts.kind === before.amounts.kind) after.amounts = draft.amounts;
  after.facts = withAddedFacts(before.facts, draft.facts);
  if (isFresher) Object.assign(after, freshDates(before, draft));
  const hasBetterLink =
    draft.link !== null && draft.source.urlEvidence === 'seen' && before.source.urlEvidence !== 'seen';
  if (hasBetterLink) after.link = draft.link;
  const hasChanged = canonical(after) !== canonical(before);
  after.source = {
    ...before.source,
    urlEvidence: hasBetterLink ? 'seen' : before.source.urlEvidence,
    evidence: hasChanged ? withAttribution(before.source.evidence, draft.source.evidence) : before.source.evidence,
    checkedOn: isFresher ? draft.source.checkedOn : before.source.checkedOn,
  };
  return after as Grant;
}

function freshDates(before: Grant, draft: Grant): Partial<Grant> {
  const fresh = Object.fromEntries(
    DATED.filter((field) => !isEmpty(draft[field])).map((field) => [field, draft[field]]),
  );
  // A new edition opens after the old one closed: the old closing day is not its own.
  const isNewEdition = draft.opensOn !== null && before.closesOn !== null && before.closesOn < draft.opensOn;
  if (isNewEdition) Object.assign(fresh, { closesOn: draft.closesOn, closesAt: draft.closesAt });
  // "da verificare" is a doubt of the importer, not something the source says.
  const hasDates = draft.opensOn !== null || draft.closesOn !== null;
  if (hasDates && draft.editorialState !== 'da verificare') fresh.editorialState = draft.editorialState;
  return fresh;
}

/** Facts that the catalogue lacks come with the sources that state them; those that it has stay as they are. */
function withAddedFacts(before: GrantFacts, draft: GrantFacts): GrantFacts {
  const { sources = [], ...facts } = draft;
  const added = Object.fromEntries(Object.entries(facts).filter(([key]) => !(key in before)));
  if (Object.keys(added).length === 0) return before;
  const stated = sources
    .map((source) => ({ ...source, fields: source.fields.filter((field) => field in added) }))
    .filter(({ fields }) => fields.length > 0);
  const all = [...(before.sources ?? []), ...stated];
  return { ...before, ...added, ...(all.length > 0 ? { sources: all } : {}) };
}

/** The licence of the data asks to be named wherever the data are. */
function withAttribution(evidence: string, attribution: string): string {
  if (evidence.includes(attribution)) return evidence;
  return evidence === '' ? attribution : `${evidence}; ${attribution}`;
}

function isWithoutAmount({ amounts }: Grant): boolean {
  return amounts.min === null && amounts.max === null;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
