import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { isComplete, SECTION_IDS, type TextId } from '#domain/applications/sections.ts';
import { plainTexts } from '#domain/applications/plain-texts.ts';
import { WIZARD_SECTORS, WIZARD_STEPS, type WizardSector, type WizardStep } from '#domain/applications/wizard.ts';
import { applyPath, companyPath, grantPath, PATHS } from '#domain/paths.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { OPENING_MODE_LABELS } from '#messages/grants/grants.ts';
import { APPLICATIONS, APPLY, WIZARD, WIZARD_SECTOR_LABELS } from '#messages/applications/screens.ts';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { VerdictMark } from '#web/ui/data/verdict.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { Stepper } from '#web/ui/layout/stepper.tsx';
import type { ApplicationView } from './api.ts';
import { BudgetStep } from './budget-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { ActingNotice } from './acting-notice.tsx';
import { GrantLine } from './grant-line.tsx';
import { openPoints, reviewRows } from './review-rows.ts';
import { ReviewStep } from './review-step.tsx';
import { SectionEditor } from './section-editor.tsx';
import { SentNotice } from './sent-notice.tsx';
import { PreviousStep, StepBar } from './step-bar.tsx';
import { useDraft } from './use-draft.ts';

type Props = { view: ApplicationView; step: WizardStep; onStep: (step: WizardStep) => void; onSent: () => void };
const PROJECT_TEXTS: TextId[] = [
  'project_title',
  'project_summary',
  'project_objectives',
  'innovation_aspects',
  'expected_results',
];

/** Five steps of the same draft, by Previous, Next or a press on the list (APP-12). */
export function WizardScreen({ view, step, onStep, onSent }: Props) {
  const { application } = view;
  const after = WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1];
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null);
  const isReady = step === 'revisione' && application.sentAt === null && view.missing.length === 0;
  const isWhole = isReady && openPoints(reviewRows(view)).length === 0;
  const back = hasNoPage(view)
    ? { href: PATHS.applications, label: APPLICATIONS.title }
    : { href: grantPath(application.grantId), label: application.grantTitle };
  return (
    <>
      <PageHeader
        display="screen"
        back={back}
        title={isReady ? (isWhole ? WIZARD.ready : WIZARD.readyInPart) : WIZARD.titles[step]}
        description={isReady && <Asked view={view} />}
        actions={<ButtonLink href={applyPath(application.id)}>{WIZARD.assisted}</ButtonLink>}
      />
      <ActingNotice view={view} />
      <GrantLine view={view} />
      <div className="mt-4">
        <Stepper
          label={WIZARD.stepper}
          steps={WIZARD_STEPS.map((id) => ({ id, label: WIZARD.steps[id], done: isDone(view, id) }))}
          currentId={step}
          onStep={(id) => onStep(id as WizardStep)}
          doneLabel={WIZARD.stepDone}
        />
      </div>
      <SentNotice view={view} />
      <div className="mt-6">
        {step === 'azienda' && <CompanyStep view={view} />}
        {step === 'progetto' && <ProjectStep view={view} />}
        {step === 'budget' && <BudgetStep view={view} barPlace={barPlace} />}
        {step === 'documenti' && <DocumentsStep view={view} />}
        {step === 'revisione' && <ReviewStep view={view} onStep={onStep} onSent={onSent} barPlace={barPlace} />}
      </div>
      <div className="mt-6 flex flex-wrap justify-between gap-2 border-t border-rule pt-4 max-desk:hidden">
        <PreviousStep step={step} onStep={onStep}>
          {WIZARD.previous}
        </PreviousStep>
        {after && (
          <Button variant="filo" onClick={() => onStep(after)}>
            {WIZARD.next(WIZARD.steps[after])}
            <ArrowRight aria-hidden="true" />
          </Button>
        )}
      </div>
      <StepBar step={step} onStep={onStep} onPlace={setBarPlace} />
    </>
  );
}

/** For which project the dossier is, and what it asks for. */
function Asked({ view: { application, budget, terms } }: { view: ApplicationView }) {
  const title = plainTexts(application.contents).project_title;
  return (
    <p className="flex flex-wrap gap-x-3 text-14">
      <b className="text-ink">{title}</b>
      {budget?.aid != null && budget.aid > 0 && (
        <span>{WIZARD.asked(terms?.kind ?? 'contributo', budget.aid, budget.spend)}</span>
      )}
    </p>
  );
}

/** The steps that have a side: what one writes, and the grant with how far one is. */
function WithSide({ view, children }: { view: ApplicationView; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 desk:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid min-w-0 grid-cols-1 gap-4">{children}</div>
      <aside className="grid gap-4">
        <InfoCard view={view} />
        <Checklist view={view} />
      </aside>
    </div>
  );
}

function CompanyStep({ view }: { view: ApplicationView }) {
  const { application } = view;
  const { plan } = useDraft(application.id);
  const { planRevision, sector } = application.contents;
  return (
    <WithSide view={view}>
      <div className="field-grid">
        <Field label={WIZARD.companyName}>
          <TextInput value={application.companyName} readOnly />
        </Field>
        <Field label={WIZARD.sector}>
          <Select
            value={sector ?? 'altro'}
            disabled={application.sentAt !== null || plan.isPending}
            options={WIZARD_SECTORS.map((value) => ({ value, label: WIZARD_SECTOR_LABELS[value] }))}
            onChange={(event) => plan.mutate({ planRevision, sector: event.target.value as WizardSector })}
          />
        </Field>
      </div>
      {view.actingFor === null && (
        <p className="text-14">
          <AppLink href={companyPath(application.companyId)}>{WIZARD.editCompany}</AppLink>
        </p>
      )}
      <SectionEditor view={view} section="company_description" hasTitle />
    </WithSide>
  );
}

function ProjectStep({ view }: { view: ApplicationView }) {
  return (
    <WithSide view={view}>
      {PROJECT_TEXTS.map((section) => (
        <SectionEditor key={section} view={view} section={section} hasTitle />
      ))}
    </WithSide>
  );
}

/** A call that its owner brought has a page for the owner alone. */
const hasNoPage = ({ application, access }: ApplicationView) => application.isCustom && access !== 'proprietario';

function InfoCard({ view }: { view: ApplicationView }) {
  const { application, grant } = view;
  const words = WIZARD.facts;
  const facts: [string, string | null][] = [
    [words.entity, application.grantEntity || null],
    [words.amount, application.grantAmount],
    [words.deadline, application.deadline ? formatDay(application.deadline) : APPLICATIONS.noDeadline],
    [words.mode, grant?.openingMode ? OPENING_MODE_LABELS[grant.openingMode] : null],
    [words.checked, grant ? formatDay(grant.checkedOn) : null],
  ];
  return (
    <SectionPanel title={WIZARD.info}>
      <dl className="grid gap-2 text-14">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt className="text-13 text-ink-2">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {!hasNoPage(view) && (
        <p className="mt-3 text-14">
          <AppLink href={grantPath(application.grantId)}>{WIZARD.details}</AppLink>
        </p>
      )}
      <p className="mt-2 text-13 text-ink-2">{WIZARD.disclaimer}</p>
    </SectionPanel>
  );
}

function Checklist({ view }: { view: ApplicationView }) {
  return (
    <SectionPanel title={WIZARD.checklist}>
      <Progress label={WIZARD.progress} value={view.progress} valueLabel={`${view.progress}%`} />
      <ul className="mt-3 grid gap-1.5 text-14">
        {SECTION_IDS.map((id) => (
          <li key={id} className="flex justify-between gap-3">
            <span>{SECTION_TITLES[id]}</span>
            {view.completed.includes(id) ? (
              <VerdictMark tone="ok" label={APPLY.complete} />
            ) : (
              <span className="text-13 text-ink-2">{APPLY.partial}</span>
            )}
          </li>
        ))}
      </ul>
    </SectionPanel>
  );
}

/** What makes a step's knot full. */
function isDone({ application, missing, budget, attachments, grant }: ApplicationView, step: WizardStep): boolean {
  const texts = plainTexts(application.contents);
  const has = (id: TextId) => isComplete(id, texts[id]);
  switch (step) {
    case 'azienda':
      return has('company_description');
    case 'progetto':
      return (['project_title', 'project_objectives', 'innovation_aspects', 'expected_results'] as const).every(has);
    case 'budget':
      return has('budget_breakdown') && budget !== null && budget.spend > 0;
    case 'documenti': {
      const settled = application.contents.settledDocuments;
      const documents = grant?.documents ?? [];
      const isHere = (name: string) => settled.includes(name) || attachments.some(({ document }) => document === name);
      return documents.length > 0 ? documents.every(isHere) : attachments.some(({ kind }) => kind !== 'bando');
    }
    case 'revisione':
      return application.sentAt !== null && missing.length === 0;
  }
}
