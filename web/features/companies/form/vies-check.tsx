import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { vatNumberProblem } from '#domain/companies/vat-number.ts';
import { COMPANY_FORM } from '#messages/companies/company-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { vatQuery, type VatAnswer as Found } from '#web/features/companies/api.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import type { CompanyFormValues } from './form-values.ts';

const { vies: WORDS } = COMPANY_FORM;
const UNKNOWN: Found = { status: 'non_verificabile', companyName: null, address: null };

/** Looks the VAT number up and offers what it found; what one has written stays. */
export function ViesCheck() {
  const { setValue, getValues } = useFormContext<CompanyFormValues>();
  const ein = useWatch<CompanyFormValues, 'ein'>({ name: 'ein' });
  const [asked, setAsked] = useState<string | null>(null);
  const [isUsed, setUsed] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({ ...vatQuery(useApi(), ein), enabled: asked === ein });
  const isChecking = isFetching && asked === ein;
  const found = asked !== ein || isChecking ? null : isError ? UNKNOWN : data;

  function check() {
    setUsed(false);
    if (asked === ein) void refetch();
    else setAsked(ein);
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
        onClick={check}
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
