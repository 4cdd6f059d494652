import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import {
  directoryWords,
  readDirectorySearch,
  type DirectorySearch,
  type DirectoryWords,
} from '#domain/consultants/directory-search.ts';
import type { Recommendation } from '#domain/consultancies/track-record.ts';
import type { GrantStatus } from '#domain/filter-vocabulary.ts';
import { isActive } from '#domain/consultancies/vocabulary.ts';
import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { PATHS } from '#domain/paths.ts';
import { REVIEW_DESK } from '#messages/consultants/review.ts';
import { applicationsQuery } from '#web/features/applications/api.ts';
import { companiesQuery } from '#web/features/companies/api.ts';
import { consultanciesQuery } from '#web/features/consultancies/api.ts';
import { ContactButton } from '#web/features/consultancies/contact-button.tsx';
import { MyRequestsLink } from '#web/features/consultancies/my-requests-link.tsx';
import { openWith } from '#web/features/consultancies/open-request.ts';
import { OpenRequestLink } from '#web/features/consultancies/open-request-link.tsx';
import { fitsQuery, marketplaceQuery, recommendationQuery } from '#web/features/consultants/api.ts';
import { DirectoryFailed, DirectoryLoading } from '#web/features/consultants/directory/directory-states.tsx';
import { fitFoot, knownFoot } from '#web/features/consultants/marketplace/fit-foot.tsx';
import { MarketplaceScreen } from '#web/features/consultants/marketplace/marketplace-screen.tsx';
import { NobodyYet, RecommendedBanner } from '#web/features/consultants/marketplace/recommended-banner.tsx';
import { ownDraftOf } from '#web/features/consultants/public-profile/own-draft-api.ts';
import { savedGrantsQuery } from '#web/features/saved-grants/api.ts';
import { appHead } from '#web/lib/app-head.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { loadQueries, tryQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { idIn, strictSearch } from '#web/lib/strict-search.ts';

/** The marketplace begins with the most relevant; `bando` is the grant the banner is about. */
const asked = (search: DirectorySearch): DirectorySearch => ({ sort: 'rilevanza', ...search });
/** By relevance it begins with the person of the banner: two firsts would contradict each other. */
const listQuery = (api: ApiClient, search: DirectorySearch, recommended: Recommendation | null | undefined) =>
  marketplaceQuery(api, asked(search), asked(search).sort === 'rilevanza' ? recommended?.consultant.id : undefined);

export const Route = createFileRoute('/_frame/_app/consultants')({
  validateSearch: strictSearch<DirectoryWords & { bando?: string }>((raw) => ({
    ...directoryWords(readDirectorySearch(raw)),
    ...idIn(raw, 'bando'),
  })),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    const place = { context, location };
    const { api, user } = context;
    const isBusiness = user.userType === 'business_user';
    const recommendation = recommendationQuery(api, deps.bando);
    const listed = async () => {
      if (isBusiness) await tryQueries(place, recommendation);
      const first = (await context.query.client()).getQueryData(recommendation.queryKey);
      return loadQueries(place, listQuery(api, readDirectorySearch(deps), first));
    };
    await Promise.all([
      listed().then(async ([{ items }]) => {
        if (isBusiness) await tryQueries(place, fitsQuery(api, idsOf(items), deps.bando));
      }),
      isBusiness
        ? tryQueries(place, companiesQuery(api), savedGrantsQuery(api), consultanciesQuery(api), applicationsQuery(api))
        : undefined,
    ]);
  },
  head: () => appHead('consultants'),
  pendingMs: 150,
  pendingComponent: DirectoryLoading,
  errorComponent: DirectoryFailed,
  component: ConsultantsPage,
});

const idsOf = (items: readonly ConsultantCard[]): string[] => items.map(({ id }) => id);

/** Each once: what one is working on first. */
type Followed = { grantId: string; grantTitle: string; grant?: { status: GrantStatus } | null };
const grantsOf = (all: readonly Followed[]) => [
  ...new Map(
    all.map(({ grantId, grantTitle, grant }) => [
      grantId,
      { id: grantId, name: grantTitle, isClosed: grant?.status === 'chiuso' },
    ]),
  ).values(),
];

function ConsultantsPage() {
  const { user } = Route.useRouteContext();
  const api = useApi();
  const { bando, ...words } = Route.useSearch();
  const search = readDirectorySearch(words);
  const navigate = Route.useNavigate();
  const isBusiness = user.userType === 'business_user';
  const { data: companies } = useQuery({ ...companiesQuery(api), enabled: isBusiness });
  const { data: saved = [] } = useQuery({ ...savedGrantsQuery(api), enabled: isBusiness });
  const { data: recommended } = useQuery({
    ...recommendationQuery(api, bando),
    enabled: isBusiness,
    placeholderData: keepPreviousData,
  });
  const { data: page, isFetching } = useSuspenseQuery(listQuery(api, search, recommended));
  const { data: requests = [] } = useQuery({ ...consultanciesQuery(api), enabled: isBusiness });
  const { data: applications } = useQuery({ ...applicationsQuery(api), enabled: isBusiness });
  const draft = bando === undefined ? null : ownDraftOf(applications?.items ?? [], bando);
  const company = companies?.find(({ isPrimary }) => isPrimary)?.companyName ?? null;
  const grants = grantsOf([...(applications?.items ?? []).filter(({ canContinue }) => canContinue), ...saved]);
  const contact = { user, grants, grantId: bando, company };
  const { data: fits = [] } = useQuery({
    ...fitsQuery(api, idsOf(page.items), bando),
    enabled: isBusiness,
    placeholderData: keepPreviousData,
  });
  function footOf(card: ConsultantCard) {
    const asked = openWith(requests, card.id);
    if (asked)
      return {
        foot: knownFoot({ ...asked, isActive: isActive(asked.status) }),
        contact: <OpenRequestLink request={asked} />,
      };
    const fit = fits.find(({ id }) => id === card.id);
    return { contact: <ContactButton card={card} {...contact} />, ...(fit ? { foot: fitFoot(fit) } : {}) };
  }
  const known = recommended && openWith(requests, recommended.consultant.id);
  const go = (next: DirectorySearch, grant: string | undefined) =>
    void navigate({ search: { ...directoryWords(next), ...(grant ? { bando: grant } : {}) }, resetScroll: false });
  const onGrant = (grant: string | undefined) => go(search, grant);
  return (
    <MarketplaceScreen
      company={company}
      grantId={bando}
      search={search}
      page={page}
      isUpdating={isFetching}
      onSearch={(next) => go(next, bando)}
      footOf={footOf}
      actions={
        <>
          {user.isAdmin && <ButtonLink href={PATHS.consultantReview}>{REVIEW_DESK.title}</ButtonLink>}
          {isBusiness && <MyRequestsLink all={requests} />}
        </>
      }
      banner={
        recommended ? (
          <RecommendedBanner
            {...{ recommended, grants, onGrant }}
            draftCost={draft?.cost}
            contact={
              known ? (
                <OpenRequestLink request={known} look="main" />
              ) : (
                <ContactButton card={recommended.consultant} {...contact} look="main" />
              )
            }
          />
        ) : (
          recommended === null && bando !== undefined && <NobodyYet grantId={bando} {...{ grants, onGrant }} />
        )
      }
    />
  );
}
