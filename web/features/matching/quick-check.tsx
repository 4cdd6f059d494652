import { useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useState, type FormEvent } from 'react';
import { signUpPath } from '#domain/site-paths.ts';
import { EMPLOYEE_BANDS, REGIONS, type Sector } from '#domain/filter-vocabulary.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { QUICK_CHECK as quick } from '#messages/matching/quick-check.ts';
import { failureText } from '#web/lib/failure.ts';
import { companyAnswers, keepVisitor } from '#web/lib/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import type { CheckedGrant } from './check-source.tsx';
import { checkQuickly, type Checked } from './eligibility-api.ts';
import { LaterTable } from './later-table.ts';
import { useVisitorAnswers } from './use-visitor-answers.ts';

const SECTORS = (Object.keys(SECTOR_LABELS) as Sector[]).map((value) => ({ value, label: SECTOR_LABELS[value] }));
const REGION_OPTIONS = REGIONS.map((value) => ({ value, label: value }));
const EMPLOYEES = EMPLOYEE_BANDS.map((value) => ({ value, label: value }));
const MOST_CHARS = 300;

type State = { working?: boolean; failure?: string; checked?: Checked };

/** For visitors: three facts and what they want to do, a first verdict; the answers stay in their browser (PRJ-4). */
export function QuickCheck({ grantId, grant }: { grantId: string; grant: CheckedGrant }) {
  const { api } = useRouter().options.context;
  const here = useRouterState({ select: ({ location }) => location.href });
  const [state, setState] = useState<State>({});
  const told = useVisitorAnswers();

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = Object.fromEntries(new FormData(event.currentTarget));
    const company = companyAnswers(sent);
    const wish = typeof sent.progetto === 'string' ? sent.progetto.trim() : '';
    setState({ working: true });
    try {
      const { checked, project } = await checkQuickly(api, grantId, company, wish);
      keepVisitor({ company, ...(project ? { project, words: wish } : {}) });
      setState({ checked });
    } catch (error) {
      setState({ failure: failureText(error) });
    }
  }
  const { checked } = state;
  return (
    <div className="grid gap-4">
      <Panel className="p-4">
        <form
          key={told ? 'told' : 'new'} // what was said before is here once the browser answers
          method="dialog" // before the script comes it does nothing, and keeps what was chosen
          onSubmit={(event) => void check(event)}
          className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_8rem_auto]"
        >
          <p className="text-14 text-ink-2 sm:col-span-4">{quick.lead}</p>
          <Field label={quick.sector}>
            <Select
              name="sector"
              options={SECTORS}
              placeholder={quick.choose}
              defaultValue={told?.company.sector ?? ''}
            />
          </Field>
          <Field label={quick.region}>
            <Select
              name="region"
              options={REGION_OPTIONS}
              placeholder={quick.choose}
              defaultValue={told?.company.region ?? told?.project?.region ?? ''}
            />
          </Field>
          <Field label={quick.employees}>
            <Select
              name="employees"
              options={EMPLOYEES}
              placeholder={quick.choose}
              defaultValue={told?.company.employees ?? ''}
            />
          </Field>
          <Button type="submit" variant="ink" loading={state.working ?? false}>
            {quick.check}
          </Button>
          <div className="sm:col-span-4">
            <Field label={quick.project} mark={quick.optional}>
              <TextInput
                name="progetto"
                maxLength={MOST_CHARS}
                placeholder={quick.projectExample}
                defaultValue={told?.project?.description ?? ''}
              />
            </Field>
          </div>
        </form>
      </Panel>
      {state.failure && (
        <InlineAlert tone="no" title={quick.failed} live>
          {state.failure}
        </InlineAlert>
      )}
      <div aria-live="polite" className="grid gap-4">
        {checked && (
          <InlineAlert
            tone="info"
            title={quick.keep}
            action={<ButtonLink href={signUpPath(here)}>{quick.signUp}</ButtonLink>}
          >
            {checked.money.figure !== null && checked.verdict !== 'non_ammissibile' && (
              <p className="font-semibold tabular-nums">{quick.money(checked.money.figure)}</p>
            )}
            <p>{quick.assumed}</p>
          </InlineAlert>
        )}
        <Suspense>{checked && <LaterTable checked={checked} grant={grant} />}</Suspense>
      </div>
    </div>
  );
}
