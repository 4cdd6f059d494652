import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { COMPANY_FORM } from '#messages/companies/company-form.ts';
import { FieldError } from '#web/ui/fields/field.tsx';
import { AnswerField, MoneyField, NumberField, optionsOf, SelectField, TextField } from './form-fields.tsx';
import { FormRows } from './form-rows.tsx';
import { FormSection } from './form-section.tsx';
import type { CompanyFormValues } from './form-values.ts';
import { PlaceFields } from './place-fields.tsx';

const { sections, rows } = COMPANY_FORM;
const KINDS = optionsOf(rows.kinds);
const RELATIONS = optionsOf(rows.relations);

export function SeatsSection() {
  const { fields, append, remove } = useFieldArray<CompanyFormValues, 'operatingSeats'>({ name: 'operatingSeats' });
  return (
    <FormSection {...sections.seats} fields={['operatingSeats']} isOpenAtFirst={fields.length > 0}>
      <FormRows
        rows={fields}
        name="operatingSeats"
        rowLabel={rows.seat}
        addLabel={rows.addSeat}
        onAdd={() => append({ region: '', province: '', city: '', address: '' })}
        onRemove={(_, index) => remove(index)}
      >
        {(_, index) => (
          <>
            <PlaceFields prefix={`operatingSeats.${index}.`} hasHints={false} />
            <TextField name={`operatingSeats.${index}.address`} label={rows.address} />
          </>
        )}
      </FormRows>
    </FormSection>
  );
}

export function OwnershipSection() {
  const hasGroup = useWatch<CompanyFormValues, 'hasGroup'>({ name: 'hasGroup' });
  return (
    <FormSection {...sections.ownership} fields={['hasGroup', 'shareholders', 'relatedCompanies']}>
      <h3 className="text-16 font-semibold">{rows.shareholders}</h3>
      <Shareholders />
      <AnswerField name="hasGroup" />
      {hasGroup === 'si' && (
        <>
          <h3 className="text-16 font-semibold">{rows.relatedTitle}</h3>
          <RelatedCompanies />
        </>
      )}
    </FormSection>
  );
}

function Shareholders() {
  const { errors } = useFormState<CompanyFormValues>();
  const { fields, append, remove } = useFieldArray<CompanyFormValues, 'shareholders'>({ name: 'shareholders' });
  const problem = errors.shareholders?.message ?? errors.shareholders?.root?.message;
  return (
    <>
      <FormRows
        rows={fields}
        name="shareholders"
        rowLabel={rows.shareholder}
        addLabel={rows.addShareholder}
        onAdd={() => append({ name: '', kind: 'persona', sharePercent: null, isWoman: '', birthYear: null })}
        onRemove={(_, index) => remove(index)}
      >
        {(_, index) => (
          <div className="field-grid sm:grid-cols-2">
            <TextField name={`shareholders.${index}.name`} label={rows.name} required />
            <SelectField name={`shareholders.${index}.kind`} label={rows.kind} options={KINDS} required />
            <NumberField
              name={`shareholders.${index}.sharePercent`}
              label={rows.share}
              unit={rows.shareUnit}
              step={0.01}
            />
            <AnswerField name={`shareholders.${index}.isWoman`} label={rows.isWoman} />
            <NumberField name={`shareholders.${index}.birthYear`} label={rows.birthYear} />
          </div>
        )}
      </FormRows>
      {problem && <FieldError>{problem}</FieldError>}
    </>
  );
}

function RelatedCompanies() {
  const { fields, append, remove } = useFieldArray<CompanyFormValues, 'relatedCompanies'>({ name: 'relatedCompanies' });
  const blank = { name: '', kind: 'collegata', sharePercent: null, employees: null, revenue: null, balance: null };
  return (
    <FormRows
      rows={fields}
      name="relatedCompanies"
      rowLabel={rows.related}
      addLabel={rows.addRelated}
      onAdd={() => append(blank)}
      onRemove={(_, index) => remove(index)}
    >
      {(_, index) => (
        <div className="field-grid sm:grid-cols-2">
          <TextField name={`relatedCompanies.${index}.name`} label={rows.name} required />
          <SelectField name={`relatedCompanies.${index}.kind`} label={rows.relation} options={RELATIONS} required />
          <NumberField
            name={`relatedCompanies.${index}.sharePercent`}
            label={rows.share}
            unit={rows.shareUnit}
            step={0.01}
          />
          <NumberField name={`relatedCompanies.${index}.employees`} label={rows.employees} step={0.1} />
          <MoneyField name={`relatedCompanies.${index}.revenue`} label={rows.revenue} />
          <MoneyField name={`relatedCompanies.${index}.balance`} label={rows.balance} />
        </div>
      )}
    </FormRows>
  );
}
