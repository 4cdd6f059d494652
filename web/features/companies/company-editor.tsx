import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PATHS } from '#domain/paths.ts';
import { COMPANIES } from '#messages/companies/companies.ts';
import { COMPANY_FORM } from '#messages/companies/company-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { LeaveDialog } from '#web/ui/windows/leave-dialog.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState, LoadingState } from '#web/ui/feedback/states.tsx';
import { useApi } from '#web/lib/query/use-api.ts';
import { companyQuery, type Company, type CompanyDetails } from './api.ts';
import { EssentialsSection } from './form/essentials-section.tsx';
import { OwnershipSection, SeatsSection } from './form/list-sections.tsx';
import { ContactsSection, SizeSection, StandingSection, StorySection } from './form/more-sections.tsx';
import { SaveBar } from './form/save-bar.tsx';
import { useCompanyForm } from './form/use-company-form.ts';
import { useOpenAt } from './form/use-open-at.ts';
import { WhatHelps } from './form/what-helps.tsx';
import { LoadFailed } from './load-failed.tsx';
import { useCompanies } from './use-companies.ts';
import { PrefillFromVisura } from './visura/prefill-from-visura.tsx';

type Props = {
  id: string;
  ownerId: string;
  /** The question that led here: the form opens at its box. */
  question?: string;
  /** A document of the company to fill the form from. */
  visuraFileId?: string;
  onClose: () => void;
  onSaved: () => void;
};

/** `id` is "nuova" for a company that is not there yet. */
export function CompanyEditor({ id, ...rest }: Props) {
  const { companies } = useCompanies();
  const company = companies?.find((each) => each.id === id);
  if (id === 'nuova') return <CompanyForm key={id} company={null} version={0} {...rest} />;
  if (company) return <StoredCompany key={id} listed={company} {...rest} />;
  return (
    <EmptyState
      title={COMPANY_FORM.notFound}
      description={COMPANY_FORM.notFoundText}
      action={<ButtonLink href={PATHS.companies}>{COMPANY_FORM.back}</ButtonLink>}
    />
  );
}

/** The form opens on the company as it is when one comes; a newer version in the list takes nothing away from it. */
function StoredCompany({ listed, ...rest }: Omit<Props, 'id'> & { listed: Company }) {
  const [opened] = useState(listed);
  const { data: company, isError, refetch } = useQuery(companyQuery(useApi(), opened));
  if (company) return <CompanyForm company={company} version={Math.max(company.version, listed.version)} {...rest} />;
  if (isError) return <LoadFailed onRetry={async () => (await refetch()).isSuccess} />;
  return <LoadingState label={COMPANIES.loading} />;
}

type FormProps = Omit<Props, 'id'> & { company: CompanyDetails | null; version: number };

function CompanyForm({ company, version, ownerId, question, visuraFileId, onClose, onSaved }: FormProps) {
  const { form, save, fail, hasConflict, forget } = useCompanyForm(company, version, { ownerId, onSaved });
  useOpenAt(question, form.getValues);
  const { isDirty, isSubmitting } = form.formState;
  return (
    <>
      <PageHeader
        back={{ label: COMPANY_FORM.back, onClick: onClose }}
        title={company ? COMPANY_FORM.editTitle(company.companyName) : COMPANY_FORM.newTitle}
      />
      <Form form={form} onSubmit={save} onFailure={fail} className="block">
        <div className="grid gap-8 pb-6 xl:grid-cols-[minmax(0,48rem)_minmax(14rem,20rem)]">
          <div className="grid content-start gap-4 max-xl:max-w-3xl">
            {hasConflict && (
              <InlineAlert
                tone="verify"
                title={COMPANY_FORM.conflict.title}
                live
                action={
                  <Button type="submit" size="sm">
                    {COMPANY_FORM.conflict.save}
                  </Button>
                }
              >
                {COMPANY_FORM.conflict.text}
              </InlineAlert>
            )}
            <PrefillFromVisura companyId={company?.id ?? null} fileId={visuraFileId} />
            <EssentialsSection />
            <SizeSection />
            <OwnershipSection />
            <SeatsSection />
            <StandingSection />
            <ContactsSection />
            <StorySection />
          </div>
          <WhatHelps />
        </div>
        <SaveBar onCancel={onClose} />
      </Form>
      <LeaveDialog hasUnsavedText={isDirty && !isSubmitting} words={COMPANY_FORM.leave} onLeave={forget} />
    </>
  );
}
