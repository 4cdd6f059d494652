import { useMemo } from 'react';
import type { Day } from '#domain/rules/day.ts';
import { ruleAt } from '#domain/rules/rule-at.ts';
import type { ExclusionRow } from '#domain/tools/exclusions/exclusion-facts.ts';
import type { Outcome, Verdict } from '#domain/vocabulary.ts';
import { EXCLUSIONS_SCREEN as WORDS, TOOL_PAGE } from '#messages/tools/screens.ts';
import { EXCLUSION_CHECK_LABELS, exclusionReasonText, EXCLUSIONS_TOOL } from '#messages/tools/tools.ts';
import type { ToolCompany } from '#web/features/tools/active-company.ts';
import { AnswerBand } from '#web/features/tools/answer-band.tsx';
import { CheckLayout } from '#web/features/tools/check-layout.tsx';
import { outcomeOf, ResultRows } from '#web/features/tools/result-rows.tsx';
import { ToolNotes } from '#web/features/tools/tool-notes.tsx';
import { useKeptState } from '#web/features/tools/use-kept-state.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { exclusionResultOf, firstExclusionDraft, isUnanswered } from './exclusion-draft.ts';
import { ExclusionQuestions } from './exclusion-questions.tsx';

const TONES = { ammissibile: 'ok', da_verificare: 'verify', non_ammissibile: 'no' } as const;

/** The grounds that shut out of almost every call, as a table that fills while one answers. */
export function ExclusionsCheck({ day, company }: { day: Day; company: ToolCompany | null }) {
  const initial = useMemo(() => firstExclusionDraft(company), [company]);
  const { state: draft, update, isKept, reset } = useKeptState('requisiti', company?.id ?? null, initial);
  const { verdict, rows } = exclusionResultOf(draft, day);
  const answered = rows.filter((row) => !isUnanswered(row, draft));
  const waiting = rows.filter((row) => isUnanswered(row, draft));
  const band = bandOf(verdict, answered, waiting.length, isKept);
  return (
    <CheckLayout
      intro={EXCLUSIONS_TOOL.intro}
      onReset={isKept ? () => (reset(), () => update(draft)) : undefined}
      summary={band.tone && { tone: band.tone, title: band.title }}
      form={
        <>
          {company && !isKept && <InlineAlert tone="info">{TOOL_PAGE.fromCompany(company.companyName)}</InlineAlert>}
          <ExclusionQuestions draft={draft} onChange={update} />
        </>
      }
      result={
        <>
          <AnswerBand tone={band.tone} title={band.title} live>
            <p>{band.text}</p>
          </AnswerBand>
          <ResultRows
            label={TOOL_PAGE.result}
            rows={answered.map((row) => ({
              id: row.check,
              title: EXCLUSION_CHECK_LABELS[row.check],
              ...outcomeOf(row.outcome),
              reasons: [exclusionReasonText(row.reason)],
              rule: row.rule,
            }))}
          />
          <Waiting rows={waiting} />
        </>
      }
      notes={
        <ToolNotes
          day={day}
          source={EXCLUSIONS_TOOL.source}
          limits={EXCLUSIONS_TOOL.limits}
          rules={[ruleAt('exclusions.incentives_code', day)]}
        />
      }
    />
  );
}

type Band = { tone: 'ok' | 'verify' | 'no' | null; title: string; text: string };

/** What is not asked yet is no warning: only answers colour the band. */
function bandOf(verdict: Verdict, answered: ExclusionRow[], waiting: number, isKept: boolean): Band {
  const count = (outcome: Outcome) => answered.filter((row) => row.outcome === outcome).length;
  if (!isKept && waiting > 0) return { tone: null, title: WORDS.start, text: WORDS.startText };
  const toVerify = count('da_verificare');
  const text = [WORDS.count(count('soddisfatto'), answered.length + waiting), toVerify > 0 && WORDS.missing(toVerify)];
  const isSoFar = verdict === 'da_verificare' && toVerify === 0;
  return {
    tone: isSoFar ? null : TONES[verdict],
    title: isSoFar ? WORDS.soFar : WORDS.verdicts[verdict],
    text: text.filter(Boolean).join(' '),
  };
}

function Waiting({ rows }: { rows: readonly ExclusionRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-1 text-14 text-ink-2">
      <h3 className="font-semibold">{WORDS.unanswered(rows.length)}</h3>
      <p>{rows.map((row) => EXCLUSION_CHECK_LABELS[row.check]).join(' · ')}</p>
    </section>
  );
}
