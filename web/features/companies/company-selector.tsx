import { ChevronDown, Landmark, Plus, RotateCw, Settings2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { primaryFirst } from '#domain/companies/primary-first.ts';
import { PATHS } from '#domain/paths.ts';
import { COMPANY_TOASTS, SELECTOR } from '#messages/companies/companies.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '#web/ui/actions/menu.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { makePrimary } from './api.ts';
import { useCompanies, useCompanyWrite } from './use-companies.ts';

/** The company everything is about; the active one comes first (COM-5). */
export function CompanySelector({ more }: { /** For phones, where it has no place of its own. */ more?: ReactNode }) {
  const { companies, isFailed, reload } = useCompanies();
  const activate = useCompanyWrite(makePrimary, {
    failed: () => ({ title: COMPANY_TOASTS.selector.updateFailed }),
    onSuccess: () => notify('success', COMPANY_TOASTS.selector.updated),
  });
  if (isFailed) return <FailedSelector onRetry={reload} />;
  if (!companies) return null;
  const [active, ...others] = primaryFirst(companies);
  if (!active) {
    return (
      <ButtonLink href={PATHS.newCompany} variant="quiet" size="sm" className="-ml-2 min-w-0">
        <Plus aria-hidden="true" />
        <span className="truncate">{SELECTOR.add}</span>
      </ButtonLink>
    );
  }
  return (
    <Menu
      align="start"
      trigger={
        <Button
          variant="quiet"
          size="sm"
          aria-label={SELECTOR.open(active.companyName)}
          className="-ml-2 min-w-0 text-ink"
        >
          <Landmark aria-hidden="true" className="max-xs:hidden" />
          <span className="truncate font-semibold">{active.companyName}</span>
          <ChevronDown aria-hidden="true" className="size-4.5!" />
        </Button>
      }
    >
      <MenuChoices
        label={SELECTOR.label}
        value={active.id}
        onChange={(id) => id !== active.id && activate.mutate(id)}
        options={[active, ...others].map(({ id, companyName }) => ({ value: id, label: companyName }))}
      />
      <MenuSeparator />
      <MenuItem href={PATHS.companies} icon={<Settings2 aria-hidden="true" />}>
        {SELECTOR.manage}
      </MenuItem>
      {more && (
        <div className="desk:hidden">
          <MenuSeparator />
          {more}
        </div>
      )}
    </Menu>
  );
}

function FailedSelector({ onRetry }: { onRetry: () => Promise<boolean> }) {
  const [isRetrying, setRetrying] = useState(false);
  async function retry() {
    setRetrying(true);
    const isHere = await onRetry();
    setRetrying(false);
    if (!isHere) notify('danger', COMPANY_TOASTS.selector.loadFailed);
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      loading={isRetrying}
      onClick={() => void retry()}
      title={SELECTOR.retry}
      className="min-w-0"
    >
      <RotateCw aria-hidden="true" />
      <span className="truncate">{COMPANY_TOASTS.selector.loadFailed}</span>
    </Button>
  );
}
