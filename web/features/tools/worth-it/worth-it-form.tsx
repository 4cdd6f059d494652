import { PATHS } from '#domain/paths.ts';
import { LEGAL_FORMS } from '#domain/vocabulary.ts';
import { LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';
import { TOOL_PAGE, WORTH_IT_SCREEN as WORDS } from '#messages/tools/screens.ts';
import { TOOL_LINKS } from '#messages/tools/tool-row.ts';
import { AnswerField, MoneyField, NumberField, optionsOf, SelectField } from '#web/features/tools/tool-fields.tsx';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { RadioCards } from '#web/ui/fields/radio-cards.tsx';
import {
  RANGES,
  type GrantFigures,
  type RangeName,
  type WorthItDraft,
  type WorthItProblems,
} from './worth-it-draft.ts';

type Props = {
  draft: WorthItDraft;
  onChange: (change: Partial<WorthItDraft>) => void;
  problems: WorthItProblems;
  grant: GrantFigures | null;
};

const UNITS: Record<RangeName, string> = {
  advance: TOOL_PAGE.percentUnit,
  months: TOOL_PAGE.monthsUnit,
  hours: TOOL_PAGE.hoursUnit,
  bridgeRate: TOOL_PAGE.percentUnit,
  chance: TOOL_PAGE.percentUnit,
};
const FORMS = LEGAL_FORMS.map((value) => ({ value, label: LEGAL_FORM_LABELS[value] }));
const REGIMES = optionsOf(WORDS.taxRegimes);
const FEES = (['market', 'quote', 'none'] as const).map((value) => ({ value, ...WORDS.fees[value] }));

export function WorthItForm(props: Props) {
  const { draft, onChange } = props;
  return (
    <>
      <ProjectFields {...props} />
      <PayerFields {...props} />
      <div className="grid gap-4">
        <RadioCards label={WORDS.fee} options={FEES} value={draft.fee} onChange={(fee) => onChange({ fee })} />
        {draft.fee === 'quote' && <QuoteFields {...props} />}
      </div>
      <Disclosure title={WORDS.assumptions} className="border-t">
        <AssumptionFields {...props} />
      </Disclosure>
    </>
  );
}

/** What the grant says, since a percentage may be a loan's. */
function intensityHint(grant: GrantFigures | null): string {
  if (!grant?.intensity) return WORDS.intensityHint;
  return grant.share ? WORDS.intensityInGrant(grant.intensity) : WORDS.intensityNotGiven(grant.intensity);
}

function ProjectFields({ draft, onChange, problems, grant }: Props) {
  const { intensity } = draft;
  return (
    <fieldset className="min-w-0">
      <legend className="pb-3 text-16 font-semibold">{WORDS.project}</legend>
      <div className="field-grid sm:grid-cols-2">
        <MoneyField
          label={WORDS.spendMin}
          value={draft.spendMin}
          onChange={(spendMin) => onChange({ spendMin })}
          required
        />
        <MoneyField
          label={WORDS.spendMax}
          value={draft.spendMax}
          onChange={(spendMax) => onChange({ spendMax })}
          error={problems.spendMax}
        />
        <NumberField
          label={WORDS.intensityMin}
          hint={intensityHint(grant)}
          unit={TOOL_PAGE.percentUnit}
          value={intensity.min}
          onChange={(min) => onChange({ intensity: { ...intensity, min } })}
          error={problems['intensity.min']}
          required
        />
        <NumberField
          label={WORDS.intensityMax}
          unit={TOOL_PAGE.percentUnit}
          value={intensity.max}
          onChange={(max) => onChange({ intensity: { ...intensity, max } })}
          error={problems['intensity.max']}
        />
        <MoneyField
          label={WORDS.grantCap}
          mark={TOOL_PAGE.optional}
          value={draft.grantCap}
          onChange={(grantCap) => onChange({ grantCap })}
        />
        <AnswerField
          label={WORDS.isDeMinimis}
          value={draft.isDeMinimis}
          onChange={(isDeMinimis) => onChange({ isDeMinimis })}
        />
        {draft.isDeMinimis === 'si' && (
          <MoneyField
            label={WORDS.deMinimisRoom}
            hint={<AppLink href={PATHS.deMinimisTool}>{TOOL_LINKS.deMinimis}</AppLink>}
            value={draft.deMinimisRoom}
            onChange={(deMinimisRoom) => onChange({ deMinimisRoom })}
          />
        )}
      </div>
    </fieldset>
  );
}

/** The same grant leaves more or less, by who pays the taxes on it. */
function PayerFields({ draft, onChange }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-3 text-16 font-semibold">{WORDS.payer}</legend>
      <div className="field-grid sm:grid-cols-2">
        <SelectField
          label={WORDS.legalForm}
          value={draft.legalForm}
          onChange={(legalForm) => onChange({ legalForm })}
          options={FORMS}
          placeholder={TOOL_PAGE.choose}
        />
        <SelectField
          label={WORDS.taxRegime}
          hint={WORDS.taxRegimeHint}
          value={draft.taxRegime}
          onChange={(taxRegime) => onChange({ taxRegime })}
          options={REGIMES}
          placeholder={TOOL_PAGE.choose}
        />
        <AnswerField label={WORDS.isTaxed} value={draft.isTaxed} onChange={(isTaxed) => onChange({ isTaxed })} />
      </div>
    </fieldset>
  );
}

function QuoteFields({ draft, onChange, problems }: Props) {
  return (
    <div className="field-grid sm:grid-cols-3">
      <MoneyField label={WORDS.feeFixed} value={draft.feeFixed} onChange={(feeFixed) => onChange({ feeFixed })} />
      <NumberField
        label={WORDS.feePercent}
        unit={TOOL_PAGE.percentUnit}
        value={draft.feePercent}
        onChange={(feePercent) => onChange({ feePercent })}
        error={problems.feePercent}
      />
      <MoneyField label={WORDS.feeCap} value={draft.feeCap} onChange={(feeCap) => onChange({ feeCap })} />
    </div>
  );
}

function AssumptionFields({ draft, onChange, problems }: Props) {
  const changeRange = (name: RangeName, side: 'min' | 'max', value: string) =>
    onChange({ ranges: { ...draft.ranges, [name]: { ...draft.ranges[name], [side]: value } } });
  return (
    <div className="field-grid pt-2 sm:grid-cols-2">
      <p className="text-13 text-ink-2 sm:col-span-2 sm:pb-4">{WORDS.assumptionsHint}</p>
      {RANGES.flatMap((name) =>
        (['min', 'max'] as const).map((side) => (
          <NumberField
            key={`${name}.${side}`}
            label={WORDS[side](WORDS[name])}
            unit={UNITS[name]}
            value={draft.ranges[name][side]}
            onChange={(value) => changeRange(name, side, value)}
            error={problems[`${name}.${side}`]}
          />
        )),
      )}
      <MoneyField label={WORDS.hourCost} value={draft.hourCost} onChange={(hourCost) => onChange({ hourCost })} />
    </div>
  );
}
