import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { companyPath, PATHS } from '#domain/paths.ts';
import { COMPANIES, COMPANY_TOASTS } from '#messages/companies/companies.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';
import type { Company } from './companies-context.tsx';
import { CompanyCard } from './company-card.tsx';
import { failureTitle } from './company-failure.ts';
import type { NextQuestions } from './next-questions.ts';
import { useCompanies } from './use-companies.ts';

/** All the companies of the person, the newest first (spec §7). */
export function CompaniesTab({ next = null }: { next?: NextQuestions | null }) {
  const { companies, reload, makePrimary, remove, restore } = useCompanies();
  const [busyId, setBusyId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  async function activate({ id }: Company) {
    setBusyId(id);
    try {
      await makePrimary(id);
      notify('success', COMPANY_TOASTS.madePrimary);
    } catch (error) {
      notify('danger', failureTitle(error, COMPANY_TOASTS.primaryFailed, COMPANY_TOASTS.primaryUnexpected));
    }
    setBusyId(null);
  }
  async function undo(company: Company) {
    try {
      await restore(company.id);
      notify('success', COMPANY_TOASTS.restored(company.companyName));
    } catch {
      notify('danger', COMPANY_TOASTS.restoreFailed, {
        action: { label: COMPANIES.retry, onPress: () => void undo(company) },
      });
    }
  }
  async function discard(company: Company) {
    try {
      const { newPrimary } = await remove(company.id);
      // The pressed button is gone: the keyboard goes on from the list.
      heading.current?.focus();
      notify('success', COMPANY_TOASTS.deleted, {
        description: newPrimary ? COMPANY_TOASTS.newPrimary(newPrimary.companyName) : undefined,
        action: { label: COMPANY_TOASTS.undo, onPress: () => void undo(company) },
      });
    } catch (error) {
      notify('danger', failureTitle(error, COMPANY_TOASTS.deleteFailed, COMPANY_TOASTS.deleteUnexpected));
    }
  }
  return (
    <section aria-labelledby="aziende" className="grid gap-4 pt-6">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h2 id="aziende" ref={heading} tabIndex={-1} className="sr-only">
          {COMPANIES.title}
        </h2>
        <p className="min-w-0 flex-[1_1_16rem] text-ink-2">{COMPANIES.intro}</p>
        {companies !== null && companies.length > 0 && (
          <ButtonLink href={PATHS.newCompany} variant="filo">
            <Plus aria-hidden="true" />
            {COMPANIES.add}
          </ButtonLink>
        )}
      </header>
      {companies === null ? (
        <LoadFailed onRetry={reload} />
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
                isBusy={busyId === company.id}
                onActivate={() => void activate(company)}
                onDelete={() => void discard(company)}
              />
            </li>
          ))}
        </ul>
      )}
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

function LoadFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const [isRetrying, setRetrying] = useState(false);
  async function retry() {
    setRetrying(true);
    if ((await onRetry()) === null) notify('danger', COMPANY_TOASTS.loadUnexpected);
    setRetrying(false);
  }
  return (
    <ErrorState
      title={COMPANY_TOASTS.loadFailed}
      retryLabel={COMPANIES.retry}
      retrying={isRetrying}
      onRetry={() => void retry()}
    />
  );
}
