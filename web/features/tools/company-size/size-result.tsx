import { Pencil, Printer, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import type { Day } from '#domain/rules/day.ts';
import { isOfGroup, type SizeResult } from '#domain/tools/company-size/company-size.ts';
import { COMPANY_SIZES } from '#domain/vocabulary.ts';
import { SIZE_SCREEN, SIZE_SHORT, TOOL_PAGE } from '#messages/tools/screens.ts';
import {
  SIZE_LABELS,
  SIZE_TOOL,
  SIZE_UNDECIDED,
  sizeDoubtText,
  sizeReasonText,
  STANDING_LABELS,
} from '#messages/tools/tools.ts';
import type { ToolCompany } from '#web/features/tools/active-company.ts';
import { AnswerBand } from '#web/features/tools/answer-band.tsx';
import { SelectField } from '#web/features/tools/tool-fields.tsx';
import { ToolNotes } from '#web/features/tools/tool-notes.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { AggregationTable, ThresholdsTable } from './aggregation-table.tsx';
import { Declaration } from './declaration.tsx';
import type { SizeDraft } from './size-draft.ts';
import { sizeInputOf, sizeResultOf } from './size-input-of.ts';

type Props = {
  draft: SizeDraft;
  onChange: (change: Partial<SizeDraft>) => void;
  day: Day;
  company: ToolCompany | null;
  onEdit: () => void;
  onReset: () => void;
};

/** The answer in words, then why, the table, what is uncertain, the sheet to sign and the sources. */
export function SizeResultView({ draft, onChange, day, company, onEdit, onReset }: Props) {
  const result = useMemo(() => sizeResultOf(draft, day, SIZE_SCREEN.unnamed), [draft, day]);
  const oldest = result.years.at(-1)?.year;
  const wantsPriorSize = draft.priorSize !== '' || result.uncertain.some((doubt) => doubt.code === 'earlier_years');
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-3">
        <Answer result={result} />
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button size="sm" onClick={onEdit}>
            <Pencil aria-hidden="true" />
            {SIZE_SCREEN.edit}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {TOOL_PAGE.print}
          </Button>
          <Button size="sm" variant="quiet" onClick={onReset}>
            <RotateCcw aria-hidden="true" />
            {TOOL_PAGE.reset}
          </Button>
        </div>
      </div>
      <div className="grid gap-8 desk:grid-cols-2">
        {result.why.length > 0 && <Points title={TOOL_PAGE.why} points={result.why.map(sizeReasonText)} />}
        <div className="grid content-start gap-4">
          <Points
            title={TOOL_PAGE.uncertain}
            points={result.uncertain.map(sizeDoubtText)}
            none={SIZE_SCREEN.noUncertain}
          />
          {wantsPriorSize && oldest !== undefined && (
            <SelectField
              label={SIZE_SCREEN.priorSize(oldest)}
              value={draft.priorSize}
              onChange={(priorSize) => onChange({ priorSize })}
              options={COMPANY_SIZES.map((value) => ({ value, label: SIZE_LABELS[value] }))}
              placeholder={TOOL_PAGE.unknown}
              className="max-w-80 print:hidden"
            />
          )}
        </div>
      </div>
      {result.years.map((year) => (
        <AggregationTable key={year.year} year={year} />
      ))}
      <ThresholdsTable day={day} size={result.size} />
      <Declaration
        draft={draft}
        onChange={onChange}
        input={() => sizeInputOf(draft, day, SIZE_SCREEN.unnamed)}
        company={company}
        result={result}
      />
      <ToolNotes day={day} source={SIZE_TOOL.source} limits={SIZE_TOOL.limits} rules={result.sources} />
    </div>
  );
}

function Answer({ result }: { result: SizeResult }) {
  const { size, soFar, isSme, standing, possible } = result;
  const tone = possible.length > 1 ? 'verify' : isSme ? 'ok' : null;
  const sentence = isSme === null ? SIZE_SCREEN.isMaybeSme : isSme ? SIZE_SCREEN.isSme : SIZE_SCREEN.isNotSme;
  return (
    <AnswerBand tone={tone} title={size === null ? SIZE_UNDECIDED : SIZE_LABELS[size]}>
      <p>
        {sentence} {standing && `${STANDING_LABELS[standing]}.`}
      </p>
      {soFar && <p>{SIZE_SCREEN.soFar(SIZE_LABELS[soFar].toLowerCase(), isOfGroup(standing))}</p>}
      {possible.length > 1 && <p>{SIZE_SCREEN.possible(possible.map((each) => SIZE_SHORT[each]).join(', '))}</p>}
    </AnswerBand>
  );
}

function Points({ title, points, none }: { title: string; points: string[]; none?: string }) {
  return (
    <div>
      <h3 className="text-18 font-bold tracking-[-0.012em]">{title}</h3>
      {points.length === 0 ? (
        <p className="mt-1 text-14 text-ink-2">{none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-rule border-y border-rule text-14">
          {points.map((point) => (
            <li key={point} className="py-2">
              {point}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
