import { useEffect, useState } from 'react';
import { companyInput, type CompanyInput } from '#domain/companies/company-input.ts';
import { COMPANY_TOASTS } from '#messages/companies/companies.ts';
import { COMPANY_FORM } from '#messages/companies/company-form.ts';
import { failureCode } from '#web/lib/failure.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { useSchemaForm, type FormSchema } from '#web/ui/fields/use-schema-form.ts';
import { createCompany, updateCompany, type CompanyDetails } from '#web/features/companies/api.ts';
import { refusedOr } from '#web/features/companies/company-failure.ts';
import { useCompanies, useCompanyWrite } from '#web/features/companies/use-companies.ts';
import { dropDraft, keepDraft, readDraft } from './draft-storage.ts';
import { companyResolver } from './form-resolver.ts';
import { changesBetween, valuesOf, type CompanyFormValues } from './form-values.ts';

const UPDATE = { failed: refusedOr(COMPANY_TOASTS.updateFailed, COMPANY_TOASTS.updateUnexpected) };
const CREATE = { failed: refusedOr(COMPANY_TOASTS.createFailed, COMPANY_TOASTS.createUnexpected) };

/**
 * One company in the hands of one person: nothing typed is lost, whatever the server answers. `version`: the one that is
 * known now, which a change is made on.
 */
export function useCompanyForm(
  company: CompanyDetails | null,
  version: number,
  { ownerId, onSaved }: { ownerId: string; onSaved: () => void },
) {
  const { reload } = useCompanies();
  const create = useCompanyWrite(createCompany, CREATE);
  const update = useCompanyWrite(updateCompany, UPDATE);
  const [opened] = useState(() => ({ values: valuesOf(company), draftId: company?.id ?? `nuova-${ownerId}` }));
  const [hasConflict, setConflict] = useState(false);
  // The schema speaks of what is sent; the boxes have the same names.
  const form = useSchemaForm(companyInput as unknown as FormSchema<CompanyFormValues, CompanyInput>, {
    defaultValues: opened.values,
    resolver: companyResolver,
  });
  const { reset, subscribe } = form;

  useEffect(() => {
    const draft = readDraft(opened.draftId);
    if (draft && Object.keys(changesBetween(opened.values, draft)).length > 0) {
      reset(draft, { keepDefaultValues: true });
      notify('info', COMPANY_FORM.draft.title, {
        id: 'bozza',
        action: { label: COMPANY_FORM.draft.discard, onPress: () => reset(opened.values) },
      });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(opened.draftId, values),
    });
  }, [opened, reset, subscribe]);

  async function save(input: CompanyInput) {
    if (company) {
      const changes = changesBetween(opened.values, form.getValues());
      await update.mutateAsync({ id: company.id, json: { ...changes, version } });
      notify('success', COMPANY_TOASTS.updated(input.companyName));
    } else {
      await create.mutateAsync(input);
      notify('success', COMPANY_TOASTS.created(input.companyName));
    }
    dropDraft(opened.draftId);
    onSaved();
  }
  function fail(error: unknown) {
    if (failureCode(error) === 'conflict') void reload().then(() => setConflict(true));
  }
  return { form, save, fail, hasConflict, forget: () => dropDraft(opened.draftId) };
}
