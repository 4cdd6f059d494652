import { useMemo, type ReactNode } from 'react';
import type { Day } from '#domain/rules/day.ts';
import { ruleAt } from '#domain/rules/rule-at.ts';
import { PATHS } from '#domain/paths.ts';
import { COMPANY_SIZES, LEGAL_FORMS } from '#domain/vocabulary.ts';
import { LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';
import { EXCLUSIONS_SCREEN as WORDS, TOOL_LINKS, TOOL_PAGE, TOOL_PROBLEMS } from '#messages/tools/screens.ts';
import { EXCLUSION_CHECK_LABELS, exclusionReasonText, EXCLUSIONS_TOOL, SIZE_LABELS } from '#messages/tools/tools.ts';
import type { ToolCompany } from '#web/features/tools/active-company.ts';
import { AnswerBand } from '#web/features/tools/answer-band.tsx';
import { CheckLayout } from '#web/features/tools/check-layout.tsx';
import { outcomeOf, ResultRows } from '#web/features/tools/result-rows.tsx';
import { AnswerField, DateField, MoneyField, NumberField, SelectField } from '#web/features/tools/tool-fields.tsx';
import { ToolNotes } from '#web/features/tools/tool-notes.tsx';
import { useKeptState } from '#web/features/tools/use-kept-state.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { exclusionResultOf, firstExclusionDraft, isFigure, type ExclusionDraft } from './exclusion-draft.ts';
import { LargeFirmFields } from './large-firm-fields.tsx';

const SIZES = COMPANY_SIZES.map((value) => ({ value, label: SIZE_LABELS[value] }));
const FORMS = LEGAL_FORMS.map((value) => ({ value, label: LEGAL_FORM_LABELS[value] }));
const SITUATIONS = [
  'isInLiquidation',
  'hasInsolvencyProcedure',
  'hasUnpaidRescueAid',
  'hasUnlawfulAidToRepay',
  'hasInterdiction',
  'hasAntimafiaObstacle',
] as const;
const TONES = { ammissibile: 'ok', da_verificare: 'verify', non_ammissibile: 'no' } as const;

/** The grounds that shut out of almost every call, as a table that fills while one answers. */
export function ExclusionsCheck({ day, company }: { day: Day; company: ToolCompany | null }) {
  const initial = useMemo(() => firstExclusionDraft(day, company), [day, company]);
  const { state: draft, update, isKept, reset } = useKeptState('requisiti', company?.id ?? null, initial);
  const { verdict, rows } = exclusionResultOf(draft, day);
  const met = rows.filter((row) => row.outcome === 'soddisfatto').length;
  const open = rows.filter((row) => row.outcome === 'da_verificare').length;
  return (
    <CheckLayout
      intro={EXCLUSIONS_TOOL.intro}
      onReset={isKept ? () => (reset(), () => update(draft)) : undefined}
      summary={{ tone: TONES[verdict], title: WORDS.verdicts[verdict] }}
      form={
        <>
          {company && !isKept && <InlineAlert tone="info">{TOOL_PAGE.fromCompany(company.companyName)}</InlineAlert>}
          <Questions draft={draft} onChange={update} />
        </>
      }
      result={
        <>
          <AnswerBand tone={TONES[verdict]} title={WORDS.verdicts[verdict]} live>
            <p>
              {WORDS.count(met, rows.length)} {open > 0 && WORDS.missing(open)}
            </p>
          </AnswerBand>
          <ResultRows
            label={TOOL_PAGE.result}
            rows={rows.map((row) => ({
              id: row.check,
              title: EXCLUSION_CHECK_LABELS[row.check],
              ...outcomeOf(row.outcome),
              reasons: [exclusionReasonText(row.reason)],
              rule: row.rule,
            }))}
          />
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

type QuestionsProps = { draft: ExclusionDraft; onChange: (change: Partial<ExclusionDraft>) => void };

function Questions({ draft, onChange }: QuestionsProps) {
  const answer = (name: AnswerName) => (
    <AnswerField
      key={name}
      inline
      label={WORDS[name]}
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <>
      <Group title={WORDS.company}>
        <SelectField
          label={WORDS.size}
          hint={<AppLink href={PATHS.sizeTool}>{TOOL_LINKS.size}</AppLink>}
          value={draft.size}
          onChange={(size) => onChange({ size })}
          options={SIZES}
          placeholder={TOOL_PAGE.unknown}
        />
        <SelectField
          label={WORDS.legalForm}
          value={draft.legalForm}
          onChange={(legalForm) => onChange({ legalForm })}
          options={FORMS}
          placeholder={TOOL_PAGE.unknown}
        />
        <DateField label={WORDS.foundedOn} value={draft.foundedOn} onChange={(foundedOn) => onChange({ foundedOn })} />
        {answer('isFarm')}
        {answer('isHospitality')}
        {answer('isFishery')}
      </Group>
      <Group title={WORDS.papers}>
        {answer('isDurcRegular')}
        {draft.isDurcRegular === 'si' && (
          <DateField
            label={WORDS.durcIssuedOn}
            value={draft.durcIssuedOn}
            onChange={(durcIssuedOn) => onChange({ durcIssuedOn })}
          />
        )}
        {answer('hasCatNatPolicy')}
        <MoneyField
          label={WORDS.requestedAmount}
          value={draft.requestedAmount}
          onChange={(requestedAmount) => onChange({ requestedAmount })}
        />
      </Group>
      <Group title={WORDS.figures}>
        <MoneyField label={WORDS.capital} value={draft.capital} onChange={(capital) => onChange({ capital })} />
        <NumberField
          label={WORDS.netWorth}
          hint={WORDS.netWorthHint}
          unit={WORDS.euroUnit}
          value={draft.netWorth}
          onChange={(netWorth) => onChange({ netWorth })}
          error={isFigure(draft.netWorth) ? undefined : TOOL_PROBLEMS.number}
        />
      </Group>
      {draft.size === 'large' && <LargeFirmFields years={draft.years} onChange={(years) => onChange({ years })} />}
      <Group title={WORDS.situations}>{SITUATIONS.map(answer)}</Group>
    </>
  );
}

type AnswerName =
  (typeof SITUATIONS)[number] | 'isFarm' | 'isHospitality' | 'isFishery' | 'isDurcRegular' | 'hasCatNatPolicy';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="pb-3 text-16 font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}
