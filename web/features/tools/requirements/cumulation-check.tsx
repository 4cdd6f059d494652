import { useMemo } from 'react';
import type { Day } from '#domain/rules/day.ts';
import { cumulation, type CostLine, type CumulationOutcome } from '#domain/tools/cumulation/cumulation.ts';
import { COMPANY_SIZES, type CompanySize } from '#domain/vocabulary.ts';
import { CUMULATION_SCREEN as WORDS, TOOL_PAGE } from '#messages/tools/screens.ts';
import { euroText, percentText } from '#domain/numbers/write-number.ts';
import {
  CUMULATION_OUTCOME_LABELS,
  CUMULATION_TOOL,
  cumulationReasonText,
  SIZE_LABELS,
} from '#messages/tools/tools.ts';
import type { ToolCompany } from '#web/features/tools/active-company.ts';
import { AnswerBand } from '#web/features/tools/answer-band.tsx';
import { CheckLayout } from '#web/features/tools/check-layout.tsx';
import { ResultRows } from '#web/features/tools/result-rows.tsx';
import { RowCards } from '#web/features/tools/row-cards.tsx';
import { nextRowId } from '#web/features/tools/row-id.ts';
import { MoneyField, SelectField, TextField } from '#web/features/tools/tool-fields.tsx';
import { ToolNotes } from '#web/features/tools/tool-notes.tsx';
import { useKeptState } from '#web/features/tools/use-kept-state.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { AidRows } from './aid-rows.tsx';
import { costLinesOf, newLine, type LineDraft } from './cumulation-draft.ts';

type Draft = { size: CompanySize | ''; lines: LineDraft[] };

const MAX_LINES = 20;
const SIZES = COMPANY_SIZES.map((value) => ({ value, label: SIZE_LABELS[value] }));
const TONES = { ok: 'ok', oltre_soglia: 'no', da_verificare: 'verify' } as const satisfies Record<
  CumulationOutcome,
  string
>;
/** The worst line speaks for all. */
const WORST: readonly CumulationOutcome[] = ['oltre_soglia', 'da_verificare', 'ok'];

/** Aid on the same cost, line by line, and how much may still be had. */
export function CumulationCheck({ day, company }: { day: Day; company: ToolCompany | null }) {
  const first = useMemo((): Draft => ({ size: company?.size ?? '', lines: [newLine('v1')] }), [company?.size]);
  const { state: draft, update, isKept, reset } = useKeptState('cumulo', company?.id ?? null, first);
  const lines: CostLine[] = costLinesOf(draft.lines);
  const result = cumulation(lines, draft.size || null, day);
  const worst = WORST.find((outcome) => result.lines.some((line) => line.outcome === outcome));
  const changeLine = (id: string, change: Partial<LineDraft>) =>
    update({ lines: draft.lines.map((line) => (line.id === id ? { ...line, ...change } : line)) });
  return (
    <CheckLayout
      intro={CUMULATION_TOOL.intro}
      onReset={isKept ? () => (reset(), () => update(draft)) : undefined}
      summary={worst && { tone: TONES[worst], title: WORDS.outcomes[worst] }}
      form={
        <>
          <SelectField
            label={WORDS.size}
            value={draft.size}
            onChange={(size) => update({ size })}
            options={SIZES}
            placeholder={TOOL_PAGE.unknown}
          />
          <RowCards
            rows={draft.lines}
            rowLabel={WORDS.line}
            addLabel={WORDS.addLine}
            max={MAX_LINES}
            onAdd={() => update({ lines: [...draft.lines, newLine(nextRowId('v', draft.lines))] })}
            onRemove={({ id }) => update({ lines: draft.lines.filter((line) => line.id !== id) })}
          >
            {(line) => (
              <>
                <div className="field-grid sm:grid-cols-2">
                  <TextField
                    label={WORDS.label}
                    hint={WORDS.labelHint}
                    value={line.label}
                    onChange={(label) => changeLine(line.id, { label })}
                  />
                  <MoneyField
                    label={WORDS.amount}
                    value={line.amount}
                    onChange={(amount) => changeLine(line.id, { amount })}
                    required
                  />
                </div>
                <AidRows aids={line.aids} onChange={(aids) => changeLine(line.id, { aids })} />
              </>
            )}
          </RowCards>
        </>
      }
      result={
        worst === undefined ? (
          <InlineAlert tone="info">{WORDS.none}</InlineAlert>
        ) : (
          <>
            <AnswerBand tone={TONES[worst]} title={WORDS.outcomes[worst]} live />
            <ResultRows
              label={TOOL_PAGE.result}
              rows={result.lines.map((line, index) => ({
                id: line.id,
                title: lines[index]!.label,
                tone: TONES[line.outcome],
                outcome: CUMULATION_OUTCOME_LABELS[line.outcome],
                reasons: line.reasons.map(cumulationReasonText),
                detail: (
                  <p className="tabular-nums">
                    {WORDS.total(euroText(line.total), percentText(line.intensity))}{' '}
                    {line.stillObtainable !== null && <b>{WORDS.still(euroText(line.stillObtainable))}</b>}
                  </p>
                ),
              }))}
            />
          </>
        )
      }
      notes={
        <ToolNotes day={day} source={CUMULATION_TOOL.source} limits={CUMULATION_TOOL.limits} rules={result.sources} />
      }
    />
  );
}
