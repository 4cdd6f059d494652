import type { MeterField } from '#domain/companies/completeness.ts';
import { METER_QUESTIONS } from '#messages/companies/companies.ts';
import { COMPANY_FORM } from '#messages/companies/company-form.ts';
import type { CompanyFormValues } from './form-values.ts';
import { goToField } from './go-to-field.ts';
import { useLiveCompleteness } from './use-live-completeness.ts';

/** Where each question of the meter is answered. */
const INPUTS: Record<MeterField, keyof CompanyFormValues> = {
  name: 'companyName',
  role: 'roleInCompany',
  sector: 'sector',
  taxIdentity: 'ein',
  description: 'description',
  region: 'region',
  province: 'province',
  city: 'city',
  legalForm: 'legalForm',
  employees: 'employeesExact',
  revenue: 'revenueExact',
  balance: 'balanceExact',
  founding: 'foundedOn',
  ateco: 'atecoCodes',
  womenLed: 'isWomenLed',
  youthLed: 'isYouthLed',
  group: 'hasGroup',
  address: 'address',
  pec: 'pec',
};
const SHOWN = 5;

/** The answers still missing that decide most grants; each leads to its field. Only where there is room beside. */
export function WhatHelps() {
  const { missing } = useLiveCompleteness();
  if (missing.length === 0) return null;
  return (
    <aside aria-label={COMPANY_FORM.helps} className="sticky top-20 hidden self-start xl:block">
      <h2 className="pb-2 text-14 font-semibold">{COMPANY_FORM.helps}</h2>
      <ul className="grid border-t border-rule-2">
        {missing.slice(0, SHOWN).map(({ field }) => (
          <li key={field} className="border-b border-rule-2">
            <button
              type="button"
              onClick={() => goToField(INPUTS[field])}
              className="group block w-full py-2.5 text-left"
            >
              <span className="block text-14 font-medium group-hover:underline first-letter:uppercase">
                {METER_QUESTIONS[field].name}
              </span>
              <span className="block text-13 text-ink-2">{METER_QUESTIONS[field].why}</span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
