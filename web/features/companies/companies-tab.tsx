import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { companyPath, PATHS } from '#domain/paths.ts';
import { COMPANIES, COMPANY_TOASTS } from '#messages/companies/companies.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { EmptyState, LoadingState } from '#web/ui/feedback/states.tsx';
import { makePrimary, nextQuestionsQuery, removeCompany, restoreCompany, type Company } from './api.ts';
import { ArchivedCompanies } from './archived-companies.tsx';
import { CompanyCard } from './company-card.tsx';
import { refusedOr } from './company-failure.ts';
import { LoadFailed } from './load-failed.tsx';
import { useCompanies, useCompanyWrite } from './use-companies.ts';

/** All the companies of the person, the newest first (COM-5). */
export function CompaniesTab() {
  // A failure costs only the questions.
  const { data: next } = useQuery(nextQuestionsQuery(useApi()));
  const { companies, isFailed, reload } = useCompanies();
  const heading = useRef<HTMLHeadingElement>(null);
  const activate = useCompanyWrite(makePrimary, {
    failed: refusedOr(COMPANY_TOASTS.primaryFailed, COMPANY_TOASTS.primaryUnexpected),
    onSuccess: () => notify('success', COMPANY_TOASTS.madePrimary),
  });
  const restore = useCompanyWrite(restoreCompany, {
    failed: () => ({ title: COMPANY_TOASTS.restoreFailed }),
    retry: COMPANIES.retry,
    onSuccess: (_answer, { companyName }) => notify('success', COMPANY_TOASTS.restored(companyName)),
  });
  const remove = useCompanyWrite(removeCompany, {
    failed: refusedOr(COMPANY_TOASTS.deleteFailed, COMPANY_TOASTS.deleteUnexpected),
    now: (old, { id }) => old.filter((each) => each.id !== id),
    onSuccess: ({ newPrimary, isArchived }, company) => {
      const description = [
        isArchived && COMPANY_TOASTS.archivedWhy,
        newPrimary && COMPANY_TOASTS.newPrimary(newPrimary.companyName),
      ]
        .filter(Boolean)
        .join(' ');
      notify('success', isArchived ? COMPANY_TOASTS.archived : COMPANY_TOASTS.deleted, {
        ...(description ? { description } : {}),
        action: { label: COMPANY_TOASTS.undo, onPress: () => restore.mutate(company) },
      });
    },
  });
  function discard(company: Company) {
    remove.mutate(company);
    // The pressed button is gone: the keyboard goes on from the list.
    heading.current?.focus();
  }
  return (
    <section aria-labelledby="aziende" className="grid gap-4 pt-6">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h2 id="aziende" ref={heading} tabIndex={-1} className="sr-only">
          {COMPANIES.title}
        </h2>
        <p className="min-w-0 flex-[1_1_16rem] text-ink-2">{COMPANIES.intro}</p>
        {companies && companies.length > 0 && (
          <ButtonLink href={PATHS.newCompany} variant="filo">
            <Plus aria-hidden="true" />
            {COMPANIES.add}
          </ButtonLink>
        )}
      </header>
      {isFailed ? (
        <LoadFailed onRetry={reload} />
      ) : !companies ? (
        <LoadingState label={COMPANIES.loading} />
      ) : companies.length === 0 ? (
        <NoCompanies />
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {companies.map((company) => (
            <li key={company.id} className="grid">
              <CompanyCard
                company={company}
                editHref={companyPath(company.id)}
                questions={next?.companyId === company.id ? next.questions : []}
                isBusy={activate.isPending && activate.variables === company.id}
                onActivate={() => activate.mutate(company.id)}
                onDelete={() => discard(company)}
              />
            </li>
          ))}
        </ul>
      )}
      <ArchivedCompanies
        busyId={restore.isPending ? restore.variables.id : null}
        onRestore={(company) => restore.mutate(company)}
      />
    </section>
  );
}

function NoCompanies() {
  return (
    <EmptyState
      title={COMPANIES.empty}
      description={COMPANIES.emptyText}
      action={
        <ButtonLink href={PATHS.newCompany} variant="filo">
          <Plus aria-hidden="true" />
          {COMPANIES.add}
        </ButtonLink>
      }
    />
  );
}
