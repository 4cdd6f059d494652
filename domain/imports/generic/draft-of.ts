import type { Grant, IsoDate } from '#domain/grants/grant.ts';
import { coded } from '#domain/imports/codes.ts';
import { checkedDraft, type DraftResult, rejected, type RejectionReason, type Warning } from '#domain/imports/draft.ts';
import { MAX_FIELD_CHARS } from '#domain/imports/limits.ts';
import { grantSlug } from '#domain/imports/slug.ts';
import { rowConstraints, rowFacts } from './constraints.ts';
import { columnName, GENERIC_COLUMNS, genericRow, type GenericRow, REQUIRED_COLUMNS } from './row-schema.ts';

const REASONS_MAX = 20;

/** One row of our own format as a grant, or everything that is wrong with it at once. `row` counts from 1. */
export function genericDraft(raw: unknown, row: number, importedOn: IsoDate): DraftResult {
  const ref = String(row);
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return rejected(ref, null, coded('not_an_object'));
  const cells = ownCells(raw as Record<string, unknown>);
  const title = typeof cells.nome === 'string' && cells.nome !== '' ? cells.nome.slice(0, 120) : null;
  const tooLong = GENERIC_COLUMNS.find((column) => sizeOf(cells[column]) > MAX_FIELD_CHARS);
  if (tooLong) return rejected(ref, title, coded('field_too_long', { column: tooLong }));
  const missing = REQUIRED_COLUMNS.filter((column) => sizeOf(cells[column]) === 0);
  const parsed = genericRow.safeParse(cells);
  if (missing.length > 0 || !parsed.success) {
    const problems = parsed.error?.issues.map((issue) => invalid(issue, cells)) ?? [];
    const reasons = problems.filter(({ params }) => !missing.some((column) => column === params.column));
    return rejected(
      ref,
      title,
      ...missing.map((column) => coded('column_missing', { column })),
      ...reasons.slice(0, REASONS_MAX),
    );
  }
  return draftOf(parsed.data, ref, importedOn);
}

function draftOf(row: GenericRow, ref: string, importedOn: IsoDate): DraftResult {
  const { livello: level, forma_aiuto: aidForm } = row;
  if (level === null || aidForm === null)
    return rejected(ref, row.nome, coded('column_missing', { column: 'livello' }));
  if (level === 'regionale' && row.regioni.length === 0) {
    return rejected(ref, row.nome, coded('column_missing', { column: 'regioni' }));
  }
  const warnings: Warning[] = [];
  const [min, max] = ordered('importo', row.importo_min, row.importo_max, warnings);
  const regions = level === 'regionale' || row.regioni.length < 20 ? row.regioni : [];
  const id = grantSlug(regions.length === 1 ? (regions[0] ?? null) : null, row.nome, row.id_esterno);
  const grant: Grant = {
    id,
    name: row.nome,
    entity: row.ente,
    level,
    regions,
    sectors: row.settori,
    categories: row.categorie,
    beneficiaries: row.beneficiari,
    sizes: row.dimensioni,
    aidForm,
    aidIntensity: orNull(row.intensita),
    aidIntensityMax: row.intensita_max,
    aidRegime: row.regime_aiuto,
    amounts: { min, max, kind: row.tipo_importo || 'contributo' },
    eligibleCosts: row.costi_ammessi,
    openingMode: row.modalita_apertura,
    opensOn: row.data_apertura,
    opensAt: row.ora_apertura,
    closesOn: row.data_chiusura,
    closesAt: row.ora_chiusura,
    editorialState: stateOf(row, warnings),
    statusNote: orNull(row.nota),
    summary: row.sintesi,
    requirements: row.requisiti,
    benefits: row.benefici,
    documents: row.documenti,
    processingTime: orNull(row.tempi_istruttoria),
    legalBasis: orNull(row.base_normativa),
    link: row.link?.url ?? null,
    constraints: rowConstraints(row, warnings),
    facts: rowFacts(row, row.verificato_il ?? importedOn, warnings),
    source: {
      name: 'generic',
      externalId: row.id_esterno || id,
      evidence: row.fonte,
      urlEvidence: row.link?.evidence ?? 'assumed',
      checkedOn: row.verificato_il ?? importedOn,
      confidence: row.affidabilita ?? 'medium',
      depth: 'solo_sintesi',
    },
  };
  if (row.verificato_il === null) warnings.push(coded('last_update_missing'));
  return checkedDraft({ grant, budget: null, language: 'it', warnings });
}

/** A state that was written is kept; otherwise dates speak, and without dates someone must look. */
function stateOf(row: GenericRow, warnings: Warning[]): Grant['editorialState'] {
  const { data_apertura: opens, data_chiusura: closes } = row;
  if (opens !== null && closes !== null && opens > closes) {
    warnings.push(coded('dates_inverted', { opens, closes }));
    return 'da verificare';
  }
  if (row.stato !== null) return row.stato;
  if (opens !== null || closes !== null) return 'aperto';
  warnings.push(coded('dates_missing'));
  return 'da verificare';
}

function ordered(column: string, min: number | null, max: number | null, warnings: Warning[]) {
  if (min === null || max === null || min <= max) return [min, max] as const;
  warnings.push(coded('amounts_swapped', { column, min, max }));
  return [max, min] as const;
}

function invalid(issue: { path: PropertyKey[]; message: string }, cells: Record<string, unknown>): RejectionReason {
  const column = String(issue.path[0] ?? '');
  const value = 'params' in issue ? (issue.params as { value?: unknown }).value : cells[column];
  return coded('column_invalid', { column, value: String(value).slice(0, 80), expected: issue.message });
}

/** Only the columns of the format, whatever else the object carries; names in any case, with spaces or dashes. */
function ownCells(raw: Record<string, unknown>): Record<string, unknown> {
  const byName = new Map(Object.entries(raw).map(([name, value]) => [columnName(name), value]));
  return Object.fromEntries(GENERIC_COLUMNS.map((column) => [column, byName.get(column)]));
}

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item), 0);
  return typeof value === 'string' ? value.trim().length : value == null ? 0 : 1;
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
