import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { vatNumberProblem } from '#domain/companies/vat-number.ts';
import { COMPANY_FORM } from '#messages/companies/company-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { useCompanies } from '#web/features/companies/use-companies.ts';
import type { CompanyFormValues } from './form-values.ts';

type Found = Awaited<ReturnType<ReturnType<typeof useCompanies>['checkVatNumber']>>;
const { vies: WORDS } = COMPANY_FORM;
const UNKNOWN: Found = { status: 'non_verificabile', companyName: null, address: null };

/** Looks the VAT number up and offers what it found; what one has written stays. */
export function ViesCheck() {
  const { checkVatNumber } = useCompanies();
  const { setValue, getValues } = useFormContext<CompanyFormValues>();
  const ein = useWatch<CompanyFormValues, 'ein'>({ name: 'ein' });
  const [result, setResult] = useState<{ ein: string; found: Found } | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const found = result?.ein === ein ? result.found : null;

  async function check() {
    setChecking(true);
    setUsed(false);
    setResult({ ein, found: await checkVatNumber(ein).catch(() => UNKNOWN) });
    setChecking(false);
  }
  function use({ companyName, address }: Found) {
    if (companyName && getValues('companyName').trim() === '')
      setValue('companyName', companyName, { shouldDirty: true });
    if (address && getValues('address').trim() === '') setValue('address', address, { shouldDirty: true });
    setUsed(true);
  }
  return (
    <>
      <Button
        className="sm:mt-6 sm:self-start sm:justify-self-start"
        loading={isChecking}
        disabled={vatNumberProblem(ein) !== null}
        disabledReason={WORDS.disabled}
        onClick={() => void check()}
      >
        {isChecking ? WORDS.checking : WORDS.check}
      </Button>
      {found?.status === 'valida' && (
        <InlineAlert
          tone="ok"
          title={WORDS.valid}
          live
          className="sm:col-span-2"
          action={
            !isUsed && (found.companyName ?? found.address) ? (
              <Button size="sm" onClick={() => use(found)}>
                {WORDS.use}
              </Button>
            ) : undefined
          }
        >
          {isUsed ? WORDS.used : [found.companyName, found.address].filter(Boolean).join(' · ')}
        </InlineAlert>
      )}
      {found?.status === 'non_valida_vies' && (
        <InlineAlert tone="info" title={WORDS.notListed} live className="sm:col-span-2">
          {WORDS.notListedText}
        </InlineAlert>
      )}
      {found?.status === 'non_verificabile' && (
        <InlineAlert tone="info" title={WORDS.unknown} live className="sm:col-span-2">
          {WORDS.unknownText}
        </InlineAlert>
      )}
    </>
  );
}
