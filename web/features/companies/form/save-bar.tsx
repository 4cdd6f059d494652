import { useFormState, useWatch } from 'react-hook-form';
import { COMPANIES } from '#messages/companies/companies.ts';
import { COMPANY_FORM } from '#messages/companies/company-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import type { CompanyFormValues } from './form-values.ts';
import { useLiveCompleteness } from './use-live-completeness.ts';

const REQUIRED = Object.keys(COMPANY_FORM.missingNames) as (keyof typeof COMPANY_FORM.missingNames)[];

/** Always in reach: how full the profile is, and saving with the reason while it cannot be done (COM-2). */
export function SaveBar({ onCancel }: { onCancel: () => void }) {
  const values = useWatch<CompanyFormValues>() as CompanyFormValues;
  const { isSubmitting } = useFormState<CompanyFormValues>();
  const missing = REQUIRED.filter((name) => values[name].trim() === '').map((name) => COMPANY_FORM.missingNames[name]);
  const reason = missing.length > 0 ? COMPANY_FORM.missing(missing) : '';
  const { percent } = useLiveCompleteness();
  return (
    <div
      data-foot-bar=""
      className="sticky bottom-0 z-10 py-3 before:absolute before:inset-y-0 before:-left-(--gutter) before:-z-10 before:w-screen before:border-t before:border-rule-2 before:bg-paper desk:pr-40"
    >
      <div className="flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-[1_1_14rem]">
          {reason ? (
            <p id="manca" className="text-13 text-ink-2">
              {reason}
            </p>
          ) : (
            <Progress label={COMPANIES.meter} valueLabel={COMPANIES.percent(percent)} value={percent} />
          )}
        </div>
        <div className="flex flex-1 justify-end gap-2 sm:flex-none">
          <Button variant="quiet" onClick={onCancel}>
            {COMPANY_FORM.cancel}
          </Button>
          <Button
            type="submit"
            variant="filo"
            className="max-sm:flex-1"
            loading={isSubmitting}
            disabled={reason !== ''}
            aria-describedby={reason ? 'manca' : undefined}
          >
            {isSubmitting ? COMPANY_FORM.saving : COMPANY_FORM.save}
          </Button>
        </div>
      </div>
    </div>
  );
}
