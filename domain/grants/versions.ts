import type { Grant } from './grant.ts';

export const CHANGE_KINDS = [
  'proroga',
  'chiusura_anticipata',
  'chiusura',
  'riapertura',
  'sospensione',
  'apertura_spostata',
  'importi',
  'requisiti',
  'rettifica',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export type FieldChange = { field: string; before: unknown; after: unknown };
export type GrantChange = { changes: FieldChange[]; kinds: ChangeKind[] };

const GROUPED: readonly (keyof Grant)[] = ['amounts', 'constraints', 'facts', 'source'];
/** A newer reading of the same facts is not a change that anybody has to hear of. */
const SILENT = new Set([
  'id',
  'source.checkedOn',
  'source.evidence',
  'source.confidence',
  'source.urlEvidence',
  'source.name',
  'source.externalId',
  'source.depth',
  'facts.sources',
  'facts.doubts',
  'facts.faq',
  'facts.status',
]);
const MONEY = new Set(['aidIntensity', 'aidIntensityMax', 'aidForm', 'aidRegime', 'eligibleCosts', 'facts.aid']);
const WHO = new Set([
  'beneficiaries',
  'requirements',
  'regions',
  'sectors',
  'sizes',
  ...['ateco', 'who', 'tax', 'seat', 'age', 'ownership', 'spend'].map((fact) => `facts.${fact}`),
]);

/** Field by field, what is different in the newer version of a grant. Empty when nothing worth telling changed. */
export function diffGrants(before: Grant, after: Grant): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const key of Object.keys(after) as (keyof Grant)[]) {
    if (!GROUPED.includes(key)) compare(changes, key, before[key], after[key]);
    else compareGroup(changes, key, before[key] as Record<string, unknown>, after[key] as Record<string, unknown>);
  }
  return changes;
}

/** The events that alerts are about (GRA-8), read from the changed fields. */
export function classifyChange(before: Grant, after: Grant): GrantChange {
  const changes = diffGrants(before, after);
  const kinds = new Set<ChangeKind>();
  for (const change of changes) {
    const kind = kindOf(change, before, after);
    if (kind) kinds.add(kind);
  }
  if (kinds.has('riapertura')) kinds.delete('proroga');
  if (changes.length > 0 && kinds.size === 0) kinds.add('rettifica');
  return { changes, kinds: CHANGE_KINDS.filter((kind) => kinds.has(kind)) };
}

function kindOf({ field }: FieldChange, before: Grant, after: Grant): ChangeKind | null {
  if (field === 'closesOn' || field === 'closesAt') return closingKind(before, after);
  if (field === 'editorialState') return stateKind(before, after);
  if (field === 'opensOn' || field === 'opensAt') return 'apertura_spostata';
  if (field.startsWith('amounts.') || MONEY.has(field)) return 'importi';
  if (field.startsWith('constraints.') || WHO.has(field)) return 'requisiti';
  return null;
}

function closingKind(before: Grant, after: Grant): ChangeKind | null {
  if (before.closesOn === null || after.closesOn === null) return null;
  const [old, now] = [closing(before), closing(after)];
  return now > old ? 'proroga' : now < old ? 'chiusura_anticipata' : null;
}

/** Without an hour the whole day counts. */
function closing(grant: Grant): string {
  return `${grant.closesOn} ${grant.closesAt ?? '24:00'}`;
}

function stateKind(before: Grant, after: Grant): ChangeKind | null {
  const wasShut = before.editorialState === 'chiuso' || before.editorialState === 'sospeso';
  if (after.editorialState === 'sospeso') return 'sospensione';
  if (after.editorialState === 'chiuso') {
    const hadTimeLeft = before.closesOn !== null && after.closesOn !== null && after.closesOn < before.closesOn;
    return hadTimeLeft ? 'chiusura_anticipata' : 'chiusura';
  }
  return wasShut && after.editorialState === 'aperto' ? 'riapertura' : null;
}

function compareGroup(
  changes: FieldChange[],
  group: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    compare(changes, `${group}.${key}`, before[key], after[key]);
  }
}

function compare(changes: FieldChange[], field: string, before: unknown, after: unknown): void {
  // A fact that was not known before is our knowledge that grew, not the grant that changed.
  const isLearnt = field.startsWith('facts.') && before === undefined;
  if (isLearnt || SILENT.has(field) || same(before, after)) return;
  changes.push({ field, before: before ?? null, after: after ?? null });
}

function same(before: unknown, after: unknown): boolean {
  return JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
}
