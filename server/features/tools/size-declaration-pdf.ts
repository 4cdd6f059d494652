import type { Day } from '#domain/rules/day.ts';
import { pmiThresholds, type Range } from '#domain/rules/pmi.ts';
import type { YearSize } from '#domain/tools/company-size/aggregation.ts';
import { isOfGroup, type SizeResult } from '#domain/tools/company-size/company-size.ts';
import type { SizeReason } from '#domain/tools/company-size/size-reasons.ts';
import { RULE_TEXTS, ruleValueText } from '#messages/tools/rules.ts';
import { dayText } from '#domain/numbers/write-day.ts';
import { euroText, numberText, percentText } from '#domain/numbers/write-number.ts';
import {
  ROW_ROLE_LABELS,
  SIZE_DECLARATION as TEXT,
  SIZE_LABELS,
  SIZE_UNDECIDED,
  sizeDoubtText,
  sizeReasonText,
  STANDING_LABELS,
} from '#messages/tools/tools.ts';
import { PdfSheet, type Column } from '#server/platform/pdf/pdf-sheet.ts';

type Declarant = { name: string; taxCode: string | null; vatNumber: string | null; seat: string | null };

const GROUP_LINES = 6;
const WIDTHS = [124, 78, 44, 40, 46, 80, 83];
const THRESHOLD_WIDTHS = [120, 105, 125, 145];

/** The sheet to sign: result, reasons, the aggregation table of each year, limits, doubts and sources. */
export function sizeDeclarationPdf(declarant: Declarant, result: SizeResult, day: Day, madeOn: Day): Promise<Buffer> {
  const sheet = new PdfSheet({ title: TEXT.title, madeOn });
  sheet.title(TEXT.title);
  sheet.paragraph(TEXT.subtitle, { isQuiet: true });
  for (const line of declarantLines(declarant, day)) sheet.paragraph(line);

  sheet.heading(TEXT.outcome);
  const outcome = result.size ? SIZE_LABELS[result.size] : SIZE_UNDECIDED;
  const standing = result.standing && STANDING_LABELS[result.standing];
  sheet.paragraph([outcome, standing].filter(Boolean).join(' · '), { isStrong: true, size: 13 });
  if (result.size === null) sheet.paragraph(TEXT.statementUndecided);
  if (result.soFar) sheet.paragraph(TEXT.soFar(SIZE_LABELS[result.soFar].toLowerCase(), isOfGroup(result.standing)));
  if (result.possible.length > 1) {
    sheet.paragraph(TEXT.possible(result.possible.map((size) => SIZE_LABELS[size]).join(', ')));
  }
  if (result.why.length > 0) {
    sheet.heading(TEXT.why);
    sheet.list(reasonLines(result));
  }
  for (const year of result.years) {
    sheet.heading(TEXT.table(year.year));
    sheet.table(columnsOf(TEXT.columns, WIDTHS, 2), [...rowsOf(year), totalRow(year)], { hasTotal: true });
  }
  sheet.heading(TEXT.thresholds);
  sheet.table(columnsOf(TEXT.thresholdColumns, THRESHOLD_WIDTHS, 1), thresholdRows(day));
  sheet.heading(TEXT.uncertain);
  if (result.uncertain.length === 0) sheet.paragraph(TEXT.noneUncertain);
  else sheet.list(result.uncertain.map(sizeDoubtText));
  sheet.heading(TEXT.sources);
  sheet.list(
    result.sources.map((rule) =>
      TEXT.sourceLine(RULE_TEXTS[rule.id].label, ruleValueText(rule), rule.source.act, rule.source.article),
    ),
  );
  if (result.size !== null) {
    sheet.statement(TEXT.statement(SIZE_LABELS[result.size]));
    sheet.signatures(TEXT.placeAndDate, TEXT.signature);
  }
  return sheet.finish((page, pages) => [TEXT.footer(madeOn), TEXT.page(page, pages)]);
}

/** A large group is in the table already: the reasons only count it. */
function reasonLines({ why }: SizeResult): string[] {
  const count = (code: SizeReason['code']) => why.filter((reason) => reason.code === code).length;
  const [linked, partners] = [count('linked'), count('partner')];
  if (linked + partners <= GROUP_LINES) return why.map(sizeReasonText);
  const others = why.filter((reason) => reason.code !== 'linked' && reason.code !== 'partner');
  return [...others.map(sizeReasonText), TEXT.group(linked, partners)];
}

function declarantLines({ name, taxCode, vatNumber, seat }: Declarant, day: Day): string[] {
  const lines: [string, string | null][] = [
    [TEXT.company, name],
    [TEXT.taxCode, taxCode],
    [TEXT.vatNumber, vatNumber],
    [TEXT.seat, seat],
    [TEXT.date, dayText(day)],
  ];
  return lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
}

/** Columns from `firstNumber` on hold figures. */
function columnsOf(labels: readonly string[], widths: number[], firstNumber: number): Column[] {
  return labels.map((label, index) => ({ label, width: widths[index]!, isNumber: index >= firstNumber }));
}

function rowsOf(year: YearSize): string[][] {
  const known = (value: number | null, format: (value: number) => string) =>
    value === null ? TEXT.unknownMark : format(value);
  return year.rows.map((row) => [
    row.isEstimate ? `${row.name} (${TEXT.estimateMark})` : row.name,
    ROW_ROLE_LABELS[row.role],
    percentText(row.share),
    row.year === null ? TEXT.unknownMark : String(row.year),
    known(row.staff, numberText),
    known(row.turnover, euroText),
    known(row.balance, euroText),
  ]);
}

function totalRow({ totals }: YearSize): string[] {
  const sum = (range: Range, format: (value: number) => string) =>
    range.max < Infinity ? format(range.max) : range.min > 0 ? TEXT.atLeast(format(range.min)) : TEXT.unknownMark;
  return [
    TEXT.total,
    '',
    '',
    '',
    sum(totals.staff, numberText),
    sum(totals.turnover, euroText),
    sum(totals.balance, euroText),
  ];
}

function thresholdRows(day: Day): string[][] {
  return pmiThresholds(day).map((each) => [
    SIZE_LABELS[each.size],
    TEXT.thresholdStaff(numberText(each.staffBelow)),
    TEXT.thresholdMax(euroText(each.turnoverMax)),
    TEXT.thresholdMax(euroText(each.balanceMax)),
  ]);
}
