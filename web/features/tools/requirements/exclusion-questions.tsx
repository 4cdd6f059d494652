import { Fragment, type ReactNode } from 'react';
import { PATHS } from '#domain/paths.ts';
import { FUNDS_ORIGINS } from '#domain/tools/exclusions/exclusion-facts.ts';
import { COMPANY_SIZES, LEGAL_FORMS } from '#domain/vocabulary.ts';
import { LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';
import { EXCLUSIONS_SCREEN as WORDS, TOOL_PAGE, TOOL_PROBLEMS } from '#messages/tools/screens.ts';
import { TOOL_LINKS } from '#messages/tools/tool-row.ts';
import { SIZE_LABELS } from '#messages/tools/tools.ts';
import { AnswerField, DateField, MoneyField, NumberField, SelectField } from '#web/features/tools/tool-fields.tsx';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { isFigure, type ExclusionDraft } from './exclusion-draft.ts';
import { LargeFirmFields } from './large-firm-fields.tsx';

const SIZES = COMPANY_SIZES.map((value) => ({ value, label: SIZE_LABELS[value] }));
const FORMS = LEGAL_FORMS.map((value) => ({ value, label: LEGAL_FORM_LABELS[value] }));
const FUNDS = FUNDS_ORIGINS.map((value) => ({ value, label: WORDS.fundsOrigins[value] }));
const SITUATIONS = [
  'isInLiquidation',
  'hasInsolvencyProcedure',
  'hasUnpaidRescueAid',
  'hasUnlawfulAidToRepay',
  'hasInterdiction',
  'hasAntimafiaObstacle',
] as const;

type QuestionsProps = { draft: ExclusionDraft; onChange: (change: Partial<ExclusionDraft>) => void };

export function ExclusionQuestions({ draft, onChange }: QuestionsProps) {
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
          placeholder={TOOL_PAGE.choose}
        />
        <SelectField
          label={WORDS.legalForm}
          value={draft.legalForm}
          onChange={(legalForm) => onChange({ legalForm })}
          options={FORMS}
          placeholder={TOOL_PAGE.choose}
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
        {draft.isFarm === 'si' && (
          <SelectField
            label={WORDS.funds}
            value={draft.funds}
            onChange={(funds) => onChange({ funds })}
            options={FUNDS}
            placeholder={TOOL_PAGE.choose}
          />
        )}
      </Group>
      <Group title={WORDS.work}>
        <NumberField
          label={WORDS.staff}
          unit={WORDS.staffUnit}
          value={draft.staff}
          onChange={(staff) => onChange({ staff })}
          error={isFigure(draft.staff) ? undefined : TOOL_PROBLEMS.number}
        />
        {answer('respectsDisabledHiring')}
        {answer('appliesLabourContracts')}
        {answer('hasRelocated')}
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
      <Group title={WORDS.situations}>
        {SITUATIONS.map((name) => (
          <Fragment key={name}>
            {answer(name)}
            {name === 'hasInsolvencyProcedure' && draft[name] === 'si' && answer('isContinuityComposition')}
          </Fragment>
        ))}
      </Group>
    </>
  );
}

type AnswerName =
  | (typeof SITUATIONS)[number]
  | 'isFarm'
  | 'isHospitality'
  | 'isFishery'
  | 'isDurcRegular'
  | 'hasCatNatPolicy'
  | 'isContinuityComposition'
  | 'respectsDisabledHiring'
  | 'appliesLabourContracts'
  | 'hasRelocated';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="pb-3 text-16 font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}
