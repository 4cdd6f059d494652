import { SECTOR_LABELS } from '#messages/sectors.ts';
import { LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';
import { COMPANY_FORM } from '#messages/companies/company-form.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { LongField, optionsOf, SelectField, TextField } from './form-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ViesCheck } from './vies-check.tsx';

const SECTORS = optionsOf(SECTOR_LABELS);
const LEGAL_FORMS = optionsOf(LEGAL_FORM_LABELS);
const { title, text } = COMPANY_FORM.sections.essentials;

/** What saving asks for (COM-2), and the place, which decides most. */
export function EssentialsSection() {
  return (
    <SectionPanel title={title} description={text}>
      <div className="grid gap-4">
        <div className="field-grid sm:grid-cols-2">
          <TextField name="companyName" required autoComplete="organization" />
          <TextField name="roleInCompany" required autoComplete="organization-title" />
          <SelectField name="sector" required options={SECTORS} />
          <SelectField name="legalForm" options={LEGAL_FORMS} />
        </div>
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          <TextField name="ein" required autoComplete="off" />
          <ViesCheck />
        </div>
        <LongField name="description" required />
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-14 font-semibold">{COMPANY_FORM.legalSeat}</legend>
          <PlaceFields />
        </fieldset>
      </div>
    </SectionPanel>
  );
}
