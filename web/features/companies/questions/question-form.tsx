import type { ReactNode } from 'react';
import { companyInput, type CompanyInput } from '#domain/companies/company-input.ts';
import { EMPTY_COMPANY } from '#domain/companies/company-profile.ts';
import { COMPANY_TOASTS, QUESTION } from '#messages/companies/companies.ts';
import { updateCompany, type Company } from '#web/features/companies/api.ts';
import { refusedOr } from '#web/features/companies/company-failure.ts';
import { companyResolver } from '#web/features/companies/form/form-resolver.ts';
import { changesBetween, valuesOf, type CompanyFormValues } from '#web/features/companies/form/form-values.ts';
import { useCompanyWrite } from '#web/features/companies/use-companies.ts';
import { answerSaved } from '#web/lib/last-answer.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { useSchemaForm, type FormSchema } from '#web/ui/fields/use-schema-form.ts';
import { boxesOf } from './question-fields.tsx';

type Props = {
  company: Company;
  field: string;
  onAnswered?: () => void;
  /** Beside the button that saves. */
  actions?: ReactNode;
};

/** One question answered where it is asked. Saving asks for nothing more: whatever else is missing may stay so. */
export function QuestionForm({ company, field, onAnswered, actions }: Props) {
  const asked = boxesOf(field);
  const api = useApi();
  const failed = refusedOr(COMPANY_TOASTS.updateFailed, COMPANY_TOASTS.updateUnexpected);
  const takeBack = useCompanyWrite(updateCompany, { failed });
  const update = useCompanyWrite(updateCompany, {
    failed,
    onSuccess: ({ companies }, { json: { version: _version, ...changes } }) => {
      const fresh = companies.find(({ id }) => id === company.id);
      const was = Object.fromEntries(Object.keys(changes).map((name) => [name, company[name as keyof Company]]));
      if (fresh && company.isPrimary)
        answerSaved(api, { company: was }, () =>
          takeBack.mutate({ id: company.id, json: { ...was, version: fresh.version } }),
        );
      onAnswered?.();
    },
  });
  // What a list leaves out is never asked here.
  const before = valuesOf({ ...EMPTY_COMPANY, ...company });
  const form = useSchemaForm(companyInput as unknown as FormSchema<CompanyFormValues, CompanyInput>, {
    defaultValues: before,
    resolver: async (values, ...rest) => {
      const found = await companyResolver(values, ...rest);
      const refused = asked?.names.filter((name) => found.errors[name]) ?? [];
      if (refused.length === 0) return { values: values as unknown as CompanyInput, errors: {} };
      return { values: {}, errors: Object.fromEntries(refused.map((name) => [name, found.errors[name]])) };
    },
  });
  if (!asked) return null;
  async function save() {
    const changes = changesBetween(before, form.getValues());
    if (Object.keys(changes).length > 0)
      await update.mutateAsync({ id: company.id, json: { ...changes, version: company.version } });
  }
  return (
    <Form form={form} onSubmit={save} className="grid gap-3">
      {asked.boxes}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="ink" size="sm" loading={update.isPending}>
          {QUESTION.save}
        </Button>
        {actions}
      </div>
    </Form>
  );
}
