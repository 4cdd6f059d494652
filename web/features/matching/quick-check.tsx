import { useRouter } from '@tanstack/react-router';
import { Suspense, useState, type FormEvent } from 'react';
import { EMPLOYEE_BANDS, REGIONS, type Sector } from '#domain/vocabulary.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { ELIGIBILITY } from '#messages/matching/screens.ts';
import { failureText } from '#web/lib/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { CheckedGrant } from './check-source.tsx';
import { checkQuickly, type Checked } from './eligibility-api.ts';
import { LaterTable } from './later-table.ts';

const SECTORS = (Object.keys(SECTOR_LABELS) as Sector[]).map((value) => ({ value, label: SECTOR_LABELS[value] }));
const REGION_OPTIONS = REGIONS.map((value) => ({ value, label: value }));
const EMPLOYEES = EMPLOYEE_BANDS.map((value) => ({ value, label: value }));
const { quick } = ELIGIBILITY;

/** For visitors: three facts, a first verdict, nothing stored. */
export function QuickCheck({ grantId, grant }: { grantId: string; grant: CheckedGrant }) {
  const { api } = useRouter().options.context;
  const [state, setState] = useState<{ working?: boolean; failure?: string; checked?: Checked }>({});

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const company = Object.fromEntries(
      [...new FormData(event.currentTarget)].filter(([, value]) => value !== ''),
    ) as Record<string, string>;
    setState({ working: true });
    try {
      setState({ checked: await checkQuickly(api, grantId, company) });
    } catch (error) {
      setState({ failure: failureText(error) });
    }
  }
  return (
    <div className="grid gap-4">
      <Panel className="p-4">
        <form
          method="dialog" // before the script comes it does nothing, and keeps what was chosen
          onSubmit={(event) => void check(event)}
          className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_8rem_auto]"
        >
          <p className="text-14 text-ink-2 sm:col-span-4">{quick.lead}</p>
          <Field label={quick.sector}>
            <Select name="sector" options={SECTORS} placeholder={quick.choose} />
          </Field>
          <Field label={quick.region}>
            <Select name="region" options={REGION_OPTIONS} placeholder={quick.choose} />
          </Field>
          <Field label={quick.employees}>
            <Select name="employees" options={EMPLOYEES} placeholder={quick.choose} />
          </Field>
          <Button type="submit" variant="ink" loading={state.working ?? false}>
            {quick.check}
          </Button>
        </form>
      </Panel>
      {state.failure && (
        <InlineAlert tone="no" title={quick.failed} live>
          {state.failure}
        </InlineAlert>
      )}
      <div aria-live="polite">
        <Suspense>{state.checked && <LaterTable checked={state.checked} grant={grant} />}</Suspense>
      </div>
    </div>
  );
}
