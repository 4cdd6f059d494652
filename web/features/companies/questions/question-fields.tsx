import type { ReactNode } from 'react';
import type { CompanyField } from '#domain/eligibility/check.ts';
import { LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';
import {
  COMPANY_FORM,
  INNOVATIVE_SECTION_OPTIONS,
  PROCEDURE_OPTIONS,
  TAX_REGIME_OPTIONS,
} from '#messages/companies/company-form.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import {
  AnswerField,
  MoneyField,
  NumberField,
  optionsOf,
  SelectField,
  TextField,
} from '#web/features/companies/form/form-fields.tsx';
import type { CompanyFormValues } from '#web/features/companies/form/form-values.ts';
import { PlaceFields } from '#web/features/companies/form/place-fields.tsx';

/** The boxes of the form that answer one question, and nothing else. */
type Boxes = { names: readonly (keyof CompanyFormValues)[]; boxes: ReactNode };

const ATECO = optionsOf(COMPANY_FORM.rows.ateco);
const LEGAL_FORMS = optionsOf(LEGAL_FORM_LABELS);
const place: Boxes = { names: ['region', 'province', 'city'], boxes: <PlaceFields hasHints={false} /> };
const pair = (boxes: ReactNode) => <div className="field-grid sm:grid-cols-2">{boxes}</div>;
const ateco: Boxes = {
  names: ['atecoCodes', 'atecoVersion'],
  boxes: pair(
    <>
      <TextField name="atecoCodes" autoComplete="off" />
      <SelectField name="atecoVersion" options={ATECO} />
    </>,
  ),
};

const BOXES: Partial<Record<CompanyField, Boxes>> = {
  region: place,
  province: place,
  size: {
    names: ['employeesExact', 'revenueExact', 'balanceExact'],
    boxes: (
      <div className="field-grid sm:grid-cols-3">
        <NumberField name="employeesExact" step={0.1} hint="" />
        <MoneyField name="revenueExact" hint="" />
        <MoneyField name="balanceExact" hint="" />
      </div>
    ),
  },
  sector: { names: ['sector'], boxes: <SelectField name="sector" required options={optionsOf(SECTOR_LABELS)} /> },
  ateco,
  ateco_2007: ateco,
  ateco_2025: ateco,
  legal_form: { names: ['legalForm'], boxes: <SelectField name="legalForm" options={LEGAL_FORMS} hint="" /> },
  innovative: {
    names: ['innovativeSection'],
    boxes: <SelectField name="innovativeSection" options={optionsOf(INNOVATIVE_SECTION_OPTIONS)} hint="" />,
  },
  founded: { names: ['foundedOn'], boxes: <TextField name="foundedOn" type="date" /> },
  women_led: { names: ['isWomenLed'], boxes: <AnswerField name="isWomenLed" /> },
  youth_led: { names: ['isYouthLed'], boxes: <AnswerField name="isYouthLed" /> },
  employees: { names: ['employeesExact'], boxes: <NumberField name="employeesExact" step={0.1} /> },
  revenue: { names: ['revenueExact'], boxes: <MoneyField name="revenueExact" /> },
  tax_regime: {
    names: ['taxRegime'],
    boxes: <SelectField name="taxRegime" options={optionsOf(TAX_REGIME_OPTIONS)} />,
  },
  procedure: { names: ['procedure'], boxes: <SelectField name="procedure" options={optionsOf(PROCEDURE_OPTIONS)} /> },
};

/** Null where the answer is a list or a story: that is written in the whole form. */
export const boxesOf = (field: string): Boxes | null =>
  Object.hasOwn(BOXES, field) ? (BOXES[field as CompanyField] ?? null) : null;
