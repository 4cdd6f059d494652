import writeXlsxFile, { type Row } from 'write-excel-file/node';
import { grantPath } from '#domain/paths.ts';
import {
  AID_FORM_LABELS,
  CATEGORY_LABELS,
  GRANT_EXPORT,
  GRANT_STATUS_LABELS,
  LEVEL_LABELS,
  NOT_STATED,
  OPENING_MODE_LABELS,
  regionsLabel,
  SIZE_LABELS,
  SOURCE_LABELS,
} from '#messages/grants/grants.ts';
import { csvOf } from '#server/platform/csv.ts';
import type { Found } from './ordering.ts';

type Column = keyof typeof GRANT_EXPORT.columns;
type Line = Record<Column, string | number | null>;

const COLUMNS = Object.keys(GRANT_EXPORT.columns) as Column[];
const LABELS = Object.values(GRANT_EXPORT.columns);
const WIDTHS: Partial<Record<Column, number>> = { name: 48, entity: 32, beneficiaries: 40, link: 40, page: 40 };

function lineOf({ entry: { grant }, status }: Found, publicUrl: string): Line {
  return {
    name: grant.name,
    entity: grant.entity,
    level: LEVEL_LABELS[grant.level],
    territory: regionsLabel(grant.level, grant.regions),
    status: GRANT_STATUS_LABELS[status.status],
    opensOn: grant.opensOn,
    closesOn: grant.closesOn ?? NOT_STATED,
    closesAt: grant.closesAt,
    daysLeft: status.daysLeft,
    aidForm: AID_FORM_LABELS[grant.aidForm],
    aidIntensity: grant.aidIntensity ?? NOT_STATED,
    amountKind: grant.amounts.kind,
    amountMin: grant.amounts.min,
    amountMax: grant.amounts.max,
    openingMode: grant.openingMode === null ? NOT_STATED : OPENING_MODE_LABELS[grant.openingMode],
    sizes: grant.sizes.map((size) => SIZE_LABELS[size]).join(', ') || NOT_STATED,
    categories: grant.categories.map((category) => CATEGORY_LABELS[category]).join(', '),
    beneficiaries: grant.beneficiaries || NOT_STATED,
    link: grant.link,
    page: publicUrl + grantPath(grant.id),
    checkedOn: grant.source.checkedOn,
    source: SOURCE_LABELS[grant.source.name] ?? grant.source.name,
  };
}

export function grantsCsv(found: readonly Found[], publicUrl: string): string {
  const rows = found.map((one) => {
    const line = lineOf(one, publicUrl);
    return COLUMNS.map((column) => line[column]);
  });
  return csvOf([LABELS, ...rows]);
}

export function grantsXlsx(found: readonly Found[], publicUrl: string): Promise<Buffer> {
  const head: Row = LABELS.map((value) => ({ value, fontWeight: 'bold' as const }));
  const rows: Row[] = found.map((one) => {
    const line = lineOf(one, publicUrl);
    return COLUMNS.map((column) => {
      const value = line[column];
      if (value === null) return null;
      return typeof value === 'number' ? { value, type: Number, format: '#,##0' } : { value, type: String };
    });
  });
  return writeXlsxFile([head, ...rows], {
    sheet: GRANT_EXPORT.sheet,
    columns: COLUMNS.map((column) => ({ width: WIDTHS[column] ?? 18 })),
    stickyRowsCount: 1,
  }).toBuffer();
}
