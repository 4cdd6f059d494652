import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CompanyInput } from '#domain/companies/company-input.ts';
import { COMPANY_TOASTS } from '#messages/companies/companies.ts';
import { COMPANY_FORM } from '#messages/companies/company-form.ts';
import { failureCode } from '#web/lib/failure.ts';
import { showFieldErrors } from '#web/lib/form-errors.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import type { Company } from '#web/features/companies/companies-context.tsx';
import { failureTitle } from '#web/features/companies/company-failure.ts';
import { useCompanies } from '#web/features/companies/use-companies.ts';
import { dropDraft, keepDraft, readDraft } from './draft-storage.ts';
import { companyResolver } from './form-resolver.ts';
import { changesBetween, valuesOf, type CompanyFormValues } from './form-values.ts';

/** One company in the hands of one person: nothing typed is lost, whatever the server answers. */
export function useCompanyForm(company: Company | null, ownerId: string, onSaved: () => void) {
  const { create, update, reload } = useCompanies();
  const [opened] = useState(() => ({ values: valuesOf(company), draftId: company?.id ?? `nuova-${ownerId}` }));
  const [hasConflict, setConflict] = useState(false);
  const form = useForm<CompanyFormValues, unknown, CompanyInput>({
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
    const words = company
      ? { refused: COMPANY_TOASTS.updateFailed, unexpected: COMPANY_TOASTS.updateUnexpected }
      : { refused: COMPANY_TOASTS.createFailed, unexpected: COMPANY_TOASTS.createUnexpected };
    try {
      if (company) {
        await update(company.id, { ...changesBetween(opened.values, form.getValues()), version: company.version });
        notify('success', COMPANY_TOASTS.updated(input.companyName));
      } else {
        await create(input);
        notify('success', COMPANY_TOASTS.created(input.companyName));
      }
      dropDraft(opened.draftId);
      onSaved();
    } catch (error) {
      showFieldErrors(error, form.setError);
      if (failureCode(error) === 'conflict') {
        await reload();
        setConflict(true);
      }
      notify('danger', failureTitle(error, words.refused, words.unexpected));
    }
  }
  return {
    form,
    hasConflict,
    submit: form.handleSubmit(save),
    forget: () => dropDraft(opened.draftId),
  };
}
