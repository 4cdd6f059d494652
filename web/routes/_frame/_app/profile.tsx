import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { businessPlanPath, homeOf, PATHS } from '#domain/paths.ts';
import { PROFILE } from '#messages/profile/profile.ts';
import { nextQuestionsQuery } from '#web/features/companies/api.ts';
import { CompaniesTab } from '#web/features/companies/companies-tab.tsx';
import { CompanyEditor } from '#web/features/companies/company-editor.tsx';
import { loadCompany } from '#web/features/companies/load-company.ts';
import { useActiveCompany } from '#web/features/companies/use-companies.ts';
import { consultantProfileQuery } from '#web/features/consultants/api.ts';
import { ConsultantProfileSection } from '#web/features/consultants/profile/consultant-profile-section.tsx';
import { ContradictionsBox } from '#web/features/matching/contradictions-box.tsx';
import { profileQuery } from '#web/features/profile/api.ts';
import { PersonalDataTab } from '#web/features/profile/personal-data.tsx';
import { ProfileLoading, ProfileScreen } from '#web/features/profile/profile-screen.tsx';
import { isProfileTab, shownTab, type ProfileTab } from '#web/features/profile/profile-tab.ts';
import { ClientCompany } from '#web/features/sharing/client-company.tsx';
import { CompanyTools } from '#web/features/tools/tool-row.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries, tryQueries } from '#web/lib/query/load-queries.ts';
import { actsForCompany } from '#web/lib/session.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

const PlanTab = lazy(async () => ({ default: (await import('#web/features/business-plans/plan-tab.tsx')).PlanTab }));
const PreviewScreen = lazy(async () => ({
  default: (await import('#web/features/business-plans/preview-screen.tsx')).PreviewScreen,
}));

/**
 * `azienda` opens the form of one company, or of a new one; `domanda` at the box of one question, and `visura`
 * filled from a document of the company. `piano` opens a
 * business plan at one of its phases (`fase`), or its pages (`vista`).
 */
type Search = {
  scheda?: ProfileTab;
  azienda?: string;
  domanda?: string;
  visura?: string;
  piano?: string;
  fase?: string;
  vista?: 'anteprima';
};

export const Route = createFileRoute('/_frame/_app/profile')({
  validateSearch: strictSearch<Search>((search) => ({
    ...(isProfileTab(search.scheda) ? { scheda: search.scheda } : {}),
    ...(typeof search.azienda === 'string' ? { azienda: search.azienda } : {}),
    ...(typeof search.domanda === 'string' ? { domanda: search.domanda } : {}),
    ...(typeof search.piano === 'string' ? { piano: search.piano } : {}),
    ...(typeof search.fase === 'string' ? { fase: search.fase } : {}),
    ...(search.vista === 'anteprima' ? { vista: search.vista } : {}),
    ...(typeof search.visura === 'string' ? { visura: search.visura } : {}),
  })),
  loaderDeps: ({ search: { azienda } }) => ({ azienda }),
  loader: async ({ context, location, deps }) => {
    const { api, user } = context;
    const place = { context, location };
    await Promise.all([
      deps.azienda && deps.azienda !== 'nuova' && loadCompany(place, api, deps.azienda),
      loadQueries(place, profileQuery(api)),
      user.userType === 'business_user'
        ? tryQueries(place, nextQuestionsQuery(api))
        : tryQueries(place, consultantProfileQuery(api)),
    ]);
  },
  head: () => appHead('profile'),
  pendingMs: 150,
  pendingComponent: ProfileLoading,
  component: ProfilePage,
});

function ProfilePage() {
  const { user } = Route.useRouteContext();
  const { scheda, azienda, domanda, visura, piano, fase, vista } = Route.useSearch();
  const navigate = Route.useNavigate();
  const isBusiness = user.userType === 'business_user';
  const active = useActiveCompany(user);
  const toCompanies = (ignoreBlocker = false) => void navigate({ search: { scheda: 'aziende' }, ignoreBlocker });
  if (azienda && active?.isShared && active.id === azienda) return <ClientCompany company={active} />;
  // A consultant's new client is entered with the mandate, among the clients.
  if (azienda && (isBusiness || (actsForCompany(user) && azienda !== 'nuova'))) {
    return (
      <CompanyEditor
        id={azienda}
        ownerId={user.id}
        question={domanda}
        visuraFileId={visura}
        onClose={() => (isBusiness ? toCompanies() : void navigate({ to: PATHS.clients }))}
        onSaved={() => (isBusiness ? toCompanies(true) : void navigate({ to: PATHS.clients, ignoreBlocker: true }))}
      />
    );
  }
  if (isBusiness && piano && vista === 'anteprima') {
    return (
      <Suspense fallback={<ProfileLoading />}>
        <PreviewScreen id={piano} planHref={businessPlanPath(piano)} words={PROFILE.plan} />
      </Suspense>
    );
  }
  return (
    <ProfileScreen
      homeHref={homeOf(user.userType)}
      tab={shownTab(user.userType, scheda)}
      onTab={(tab) => void navigate({ search: { scheda: tab }, replace: true, resetScroll: false })}
      content={{
        ...(isBusiness
          ? {
              aziende: (
                <>
                  <ContradictionsBox className="mt-4" />
                  <CompaniesTab />
                  <CompanyTools />
                </>
              ),
              piano: (
                <Suspense fallback={<ProfileLoading />}>
                  <PlanTab
                    planId={piano}
                    phase={fase}
                    words={PROFILE.plan}
                    onOpen={(id) => void navigate({ search: { scheda: 'piano', piano: id } })}
                    onPhase={(phase) =>
                      void navigate({ search: { scheda: 'piano', piano, fase: phase }, resetScroll: true })
                    }
                  />
                </Suspense>
              ),
            }
          : {}),
        dati: (
          <>
            <PersonalDataTab />
            {user.userType === 'consultant' && <ConsultantProfileSection />}
          </>
        ),
      }}
    />
  );
}
