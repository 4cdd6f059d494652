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
  sourceLabel,
} from '#messages/grants/grants.ts';
import type { Cell } from '#server/platform/csv.ts';
import { csvStream, linesInTurns } from '#server/platform/csv-stream.ts';
import type { Services } from '#server/context.ts';
import type { workbookOf } from '#server/platform/workbook.ts';
import type { Found } from './ordering.ts';

type Column = keyof typeof GRANT_EXPORT.columns;
type Line = Record<Column, Cell>;

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
    source: sourceLabel(grant.source.name),
  };
}

const cellsOf = (found: Found, publicUrl: string): Cell[] => {
  const line = lineOf(found, publicUrl);
  return COLUMNS.map((column) => line[column]);
};

export const grantsCsv = (found: readonly Found[], publicUrl: string): ReadableStream<Uint8Array> =>
  csvStream(LABELS, found, (one) => cellsOf(one, publicUrl));

/** Zipping a workbook takes seconds: in a worker thread, which is given the lines as text. */
export async function grantsXlsx({ workers, env }: Pick<Services, 'workers' | 'env'>, found: readonly Found[]) {
  const written: string[] = [];
  const lines = linesInTurns(found, (one) => cellsOf(one, env.publicUrl));
  for await (const some of lines) written.push(JSON.stringify(some));
  const sheet = { name: GRANT_EXPORT.sheet, labels: LABELS, widths: COLUMNS.map((column) => WIDTHS[column] ?? 18) };
  const limits = { lane: 'long', timeLimitMs: 120_000, refusal: 'service_unavailable' } as const;
  return workers.run<typeof workbookOf>('server/platform/workbook.ts', 'workbookOf', [sheet, written], limits);
}
