import { companyPath, grantPath, PATHS } from '#domain/paths.ts';
import { FIRST_STEPS, NEXT_STEP } from '#messages/dashboard/dashboard.ts';
import { formatDay } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Stepper } from '#web/ui/layout/stepper.tsx';
import { AskRegion, type RegionQuestion } from './ask-region.tsx';
import type { DashboardData } from './api.ts';
import type { NextStep as Step } from './next-step.ts';

type Props = {
  data: DashboardData;
  step: Step;
  region: RegionQuestion;
};

/** The one thing to do now, on the thread of the first steps until all of them are done. */
export function NextStep({ data, step, region }: Props) {
  const searches = data.counters.find(({ kind }) => kind === 'ricerca_ai');
  const hasSearched = Boolean(searches && searches.last + searches.previous > 0);
  const steps = [
    { id: 'account', label: FIRST_STEPS.account, done: true },
    { id: 'company', label: FIRST_STEPS.company, done: data.company !== null },
    { id: 'region', label: FIRST_STEPS.region, done: Boolean(data.company?.region) },
    { id: 'save', label: FIRST_STEPS.save, done: data.savedCount > 0 },
    { id: 'search', label: FIRST_STEPS.search, done: hasSearched },
  ];
  // What runs out comes before what one has not tried yet, as the greeting says.
  const current = step === 'deadline' ? undefined : steps.find(({ done }) => !done);
  return (
    <section aria-label={current ? FIRST_STEPS.title : NEXT_STEP.title} className="grid gap-4">
      {step === 'region' ? <AskRegion {...region} /> : <Action data={data} currentId={current?.id} />}
      {current ? (
        <Stepper label={FIRST_STEPS.title} steps={steps} currentId={current.id} doneLabel={FIRST_STEPS.done} />
      ) : (
        <Dates closesOn={data.nextDeadline?.closesOn ?? null} />
      )}
    </section>
  );
}

/** The thread from saving to the closing day. */
function Dates({ closesOn }: { closesOn: string | null }) {
  if (closesOn === null) return null;
  const steps = [
    { id: 'saved', label: NEXT_STEP.saved, done: true },
    { id: 'today', label: NEXT_STEP.today },
    { id: 'closes', label: NEXT_STEP.closes(formatDay(closesOn)) },
  ];
  return <Stepper label={NEXT_STEP.dates} steps={steps} currentId="today" doneLabel={FIRST_STEPS.done} />;
}

/** What the button does: the missing step, then what runs out, then what would decide most. */
function Action({ data, currentId }: { data: DashboardData; currentId: string | undefined }) {
  const { nextDeadline, question, company } = data;
  if (!company) return <Line title={NEXT_STEP.addCompany} href={PATHS.newCompany} label={NEXT_STEP.addCompany} />;
  if (currentId === 'save') {
    return (
      <Line title={NEXT_STEP.saveFirst} detail={NEXT_STEP.saveFirstWhy} href="#bandi-ai" label={NEXT_STEP.seeGrants} />
    );
  }
  if (currentId === 'search') {
    return (
      <Line
        title={NEXT_STEP.searchFirst}
        detail={NEXT_STEP.searchFirstWhy}
        href={PATHS.advancedSearch}
        label={NEXT_STEP.search}
      />
    );
  }
  if (nextDeadline?.daysLeft != null) {
    const detail = NEXT_STEP.daysLeft(nextDeadline.daysLeft);
    return (
      <Line title={nextDeadline.name} detail={detail} href={grantPath(nextDeadline.id)} label={NEXT_STEP.openGrant} />
    );
  }
  if (question) {
    return (
      <Line
        title={question.question}
        detail={question.gain}
        href={companyPath(company.id)}
        label={NEXT_STEP.question}
      />
    );
  }
  return null;
}

function Line({ title, detail, href, label }: { title: string; detail?: string; href: string; label: string }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="min-w-0 text-14">
        <b className="line-clamp-2">{title}</b>
        {detail && <span className="text-ink-2"> {detail}</span>}
      </p>
      <ButtonLink href={href} variant="filo" size="sm" className="flex-none">
        {label}
      </ButtonLink>
    </div>
  );
}
