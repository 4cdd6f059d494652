import { EMPLOYEE_LABELS, REVENUE_LABELS } from '#messages/companies/companies.ts';
import {
  COMPANY_FORM,
  INNOVATIVE_SECTION_OPTIONS,
  PROCEDURE_OPTIONS,
  TAX_REGIME_OPTIONS,
} from '#messages/companies/company-form.ts';
import { AnswerField, LongField, MoneyField, NumberField, optionsOf, SelectField, TextField } from './form-fields.tsx';
import { FormSection } from './form-section.tsx';
import { STORY } from './form-values.ts';

const { sections } = COMPANY_FORM;
const EMPLOYEES = optionsOf(EMPLOYEE_LABELS);
const REVENUES = optionsOf(REVENUE_LABELS);
const ATECO = optionsOf(COMPANY_FORM.rows.ateco);
const REGIMES = optionsOf(TAX_REGIME_OPTIONS);
const PROCEDURES = optionsOf(PROCEDURE_OPTIONS);
const INNOVATIVE = optionsOf(INNOVATIVE_SECTION_OPTIONS);
const STANDING = ['taxRegime', 'procedure', 'isInactive', 'shareCapital', 'netEquity'] as const;
const PAIR = 'field-grid sm:grid-cols-2';

/** Exact data: a band that straddles a threshold decides nothing (COM-11). */
export function SizeSection() {
  return (
    <FormSection
      {...sections.size}
      isOpenAtFirst
      fields={['employees', 'employeesExact', 'revenue', 'foundedYear', 'foundedOn', 'atecoCodes', 'atecoVersion']}
    >
      <div className={PAIR}>
        <TextField name="atecoCodes" autoComplete="off" />
        <SelectField name="atecoVersion" options={ATECO} />
        <NumberField name="foundedYear" />
        <TextField name="foundedOn" type="date" />
        <SelectField name="employees" options={EMPLOYEES} />
        <NumberField name="employeesExact" step={0.1} />
        <SelectField name="revenue" options={REVENUES} />
        <MoneyField name="revenueExact" />
        <MoneyField name="balanceExact" className="sm:col-start-2" />
      </div>
      <div className={PAIR}>
        <AnswerField name="isWomenLed" />
        <AnswerField name="isYouthLed" />
        <SelectField name="innovativeSection" options={INNOVATIVE} />
      </div>
    </FormSection>
  );
}

/** What shuts some firms out of a call: each asked only because a grant hangs on it. */
export function StandingSection() {
  return (
    <FormSection {...sections.standing} fields={STANDING}>
      <div className={PAIR}>
        <SelectField name="taxRegime" options={REGIMES} />
        <SelectField name="procedure" options={PROCEDURES} />
        <AnswerField name="isInactive" />
        <MoneyField name="shareCapital" />
        <NumberField name="netEquity" step={0.01} unit="€" />
      </div>
    </FormSection>
  );
}

export function ContactsSection() {
  return (
    <FormSection
      {...sections.contacts}
      fields={['address', 'taxCode', 'pec', 'sdiCode', 'email', 'phone', 'website', 'linkedinProfile']}
    >
      <TextField name="address" autoComplete="street-address" />
      <div className={PAIR}>
        <TextField name="taxCode" autoComplete="off" />
        <TextField name="sdiCode" autoComplete="off" />
        <TextField name="pec" type="email" inputMode="email" autoComplete="off" />
        <TextField name="email" type="email" inputMode="email" autoComplete="off" />
        <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" />
        <TextField name="website" type="url" inputMode="url" autoComplete="url" />
        <TextField name="linkedinProfile" type="url" inputMode="url" autoComplete="off" />
      </div>
    </FormSection>
  );
}

export function StorySection() {
  return (
    <FormSection {...sections.story} fields={STORY}>
      {STORY.map((name) => (
        <LongField key={name} name={name} />
      ))}
    </FormSection>
  );
}
