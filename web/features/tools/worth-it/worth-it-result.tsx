import type { Range } from '#domain/rules/pmi.ts';
import type { Assumption } from '#domain/tools/worth-it/worth-it-input.ts';
import type { WorthItResult } from '#domain/tools/worth-it/worth-it.ts';
import { TOOL_PAGE, WORTH_IT_SCREEN as WORDS } from '#messages/tools/screens.ts';
import { euroText, numberText, percentText } from '#domain/numbers/write-number.ts';
import { ASSUMPTION_LABELS, ASSUMPTION_ORIGINS, WORTH_IT_LIMITS, WORTH_IT_VERDICTS } from '#messages/tools/tools.ts';
import { AnswerBand } from '#web/features/tools/answer-band.tsx';
import { DataTable } from '#web/ui/data/data-table.tsx';

export const WORTH_IT_TONES = { conviene: 'ok', dipende: 'verify', non_conviene: 'no' } as const;
const EURO_ROWS = ['grant', 'ownShare', 'cashToAdvance', 'fee', 'tax', 'bridgeCost', 'timeCost', 'net'] as const;
const LABELS = { ...WORDS, fee: WORDS.feeRow, net: WORDS.netRow };

/** Whole euro: an estimate with cents would promise what it cannot keep. */
const roundEuro = (value: number) => euroText(Math.round(value));
const rangeText = ({ min, max }: Range, format = roundEuro) => WORDS.range(format(min), format(max));

type FigureRow = { id: string; label: string; from: string; to: string };

export function WorthItResultView({ result }: { result: WorthItResult }) {
  const rows: FigureRow[] = EURO_ROWS.map((id) => ({ id, label: LABELS[id], ...textOf(result[id]) }));
  const months = { id: 'months', label: WORDS.monthsToPayment, ...textOf(result.monthsToPayment, numberText) };
  rows.splice(3, 0, months);
  const [item, from, to] = WORDS.figureColumns;
  return (
    <>
      <AnswerBand tone={WORTH_IT_TONES[result.verdict]} title={WORTH_IT_VERDICTS[result.verdict]} live>
        <p>{WORDS.net(rangeText(result.net))}</p>
        {result.expected && <p>{WORDS.expected(rangeText(result.expected))}</p>}
        <p>{WORTH_IT_LIMITS[result.limitedBy]}.</p>
      </AnswerBand>
      <section aria-label={WORDS.figures} className="grid grid-cols-1 gap-2">
        <h2 className="text-18 font-bold tracking-[-0.012em]">{WORDS.figures}</h2>
        <DataTable
          caption={WORDS.figures}
          rows={rows}
          rowId={({ id }) => id}
          columns={[
            { id: item, header: item, phone: 'title', cell: (row) => row.label },
            {
              id: from,
              header: from,
              phone: 'start',
              align: 'end',
              className: '@max-[560px]:text-left @max-[560px]:text-14 @max-[560px]:text-ink',
              cell: (row) => withWord(from, row.from),
            },
            {
              id: to,
              header: to,
              phone: 'end',
              align: 'end',
              className: '@max-[560px]:text-14 @max-[560px]:text-ink',
              cell: (row) => withWord(to, row.to),
            },
          ]}
        />
      </section>
      <Assumptions assumptions={result.assumptions} />
      <p className="text-13 text-ink-2">{WORDS.awards}</p>
    </>
  );
}

/** On phones the column's name goes before the figure. */
const withWord = (word: string, figure: string) => (
  <>
    <span className="font-normal text-ink-2 lowercase @min-[560px]:hidden">{word} </span>
    {figure}
  </>
);

const textOf = ({ min, max }: Range, format = roundEuro) => ({ from: format(min), to: format(max) });

function Assumptions({ assumptions }: { assumptions: readonly Assumption[] }) {
  const [name, value, origin] = WORDS.assumptionColumns;
  return (
    <section aria-label={WORDS.assumptionsTitle} className="grid grid-cols-1 gap-2">
      <h2 className="text-18 font-bold tracking-[-0.012em]">{WORDS.assumptionsTitle}</h2>
      <DataTable
        caption={WORDS.assumptionsTitle}
        rows={assumptions}
        rowId={({ code }) => code}
        columns={[
          { id: name, header: name, phone: 'title', cell: (each) => ASSUMPTION_LABELS[each.code] },
          { id: value, header: value, phone: 'value', align: 'end', cell: valueText },
          { id: origin, header: origin, phone: 'start', cell: (each) => ASSUMPTION_ORIGINS[each.origin] },
        ]}
      />
    </section>
  );
}

function valueText({ range, unit }: Assumption): string {
  switch (unit) {
    case 'eur':
      return rangeText(range);
    case 'percent':
      return rangeText(range, percentText);
    case 'months':
      return `${rangeText(range, numberText)} ${TOOL_PAGE.monthsUnit}`;
    case 'hours':
      return `${rangeText(range, numberText)} ${TOOL_PAGE.hoursUnit}`;
  }
}
