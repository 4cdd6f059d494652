import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { WIZARD_STEPS, type WizardStep } from '#domain/applications/wizard.ts';
import { applicationQuery } from '#web/features/applications/api.ts';
import { loadApplication } from '#web/features/applications/load-application.ts';
import { OpeningScreen, type Known } from '#web/features/applications/opening-screen.tsx';
import { WizardScreen } from '#web/features/applications/wizard-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

/** `passo` is the step; the rest is what the search knows of a grant that has no draft yet (SHE-10). */
type Search = { passo?: WizardStep; grantId?: string } & Known;

const text = (value: unknown, name: string) =>
  (typeof value === 'string' || typeof value === 'number') && value !== ''
    ? { [name]: String(value).slice(0, 300) }
    : {};

export const Route = createFileRoute('/_frame/_app/application-wizard/$id')({
  validateSearch: strictSearch<Search>((raw) => {
    const passo = WIZARD_STEPS.find((each) => each === raw.passo);
    return {
      ...(passo ? { passo } : {}),
      ...text(raw.grantId, 'grantId'),
      ...text(raw.title, 'title'),
      ...text(raw.entity, 'entity'),
      ...text(raw.amount, 'amount'),
      ...text(raw.deadline, 'deadline'),
      ...text(raw.description, 'description'),
    };
  }),
  shouldReload: false, // another section or step is the same application
  loader: ({ context, location, params }) => loadApplication({ context, location }, context.api, params.id),
  head: () => appHead('wizard'),
  component: WizardPage,
});

function WizardPage() {
  const { id } = Route.useParams();
  const { isOpen } = Route.useLoaderData();
  const { grantId, passo: _, ...known } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (isOpen) return <OpenWizard key={id} />;
  return (
    <OpeningScreen
      id={grantId ?? id}
      known={known}
      onOpened={(opened) =>
        void navigate({ to: '/application-wizard/$id', params: { id: opened }, search: {}, replace: true })
      }
    />
  );
}

function OpenWizard() {
  const { id } = Route.useParams();
  const { passo } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: view } = useSuspenseQuery(applicationQuery(useApi(), id));
  return (
    <WizardScreen
      view={view}
      step={passo ?? WIZARD_STEPS[0]}
      onStep={(step) => void navigate({ search: { passo: step } })}
      onSent={() => void navigate({ to: '/applications' })}
    />
  );
}
