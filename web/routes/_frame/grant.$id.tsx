import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useGrantView } from '#web/features/activity/use-context-session.ts';
import { useCompareMark } from '#web/features/compare/compare-store.ts';
import { CompareTray } from '#web/features/compare/compare-tray.tsx';
import { GrantEligibility } from '#web/features/matching/grant-eligibility.tsx';
import { GrantScreen } from '#web/features/grants/detail/grant-screen.tsx';
import type { Suggested } from '#web/features/grants/grants-api.ts';
import { ServedGrantTools } from '#web/features/tools/served-tools.ts';
import { useGrantMarks } from '#web/features/saved-grants/use-grant-marks.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { isSignedIn } from '#web/lib/session.ts';

/** What only a company has: visitors never fetch it. */
const OwnVerdict = lazy(async () => ({ default: (await import('./-own-verdict.tsx')).OwnVerdict }));

/** The same on paper. */
const PrintedCheck = lazy(async () => ({
  default: (await import('#web/features/matching/printed-check.tsx')).PrintedCheck,
}));

/** What only a consultant asks. */
const WhoCanBox = lazy(async () => ({ default: (await import('#web/features/clients/who-can-box.tsx')).WhoCanBox }));

/** Another page, where there is none. */
const GrantNotFound = lazy(async () => ({
  default: (await import('#web/features/grants/detail/grant-not-found.tsx')).GrantNotFound,
}));

export const Route = createFileRoute('/_frame/grant/$id')({
  staticData: { isSite: true },
  validateSearch: (search: Record<string, unknown>): { verifica?: '' } =>
    'verifica' in search ? { verifica: '' } : {},
  // Not asked on a first visit, whose page is in the HTML.
  beforeLoad: async ({ context: { user } }) => {
    if (import.meta.env.SSR) return;
    await (await import('./-grant-parts.ts')).grantReady(isSignedIn(user));
  },
  // The words of its head come with the answer: a first visit has both in its HTML.
  loader: async ({ context: { api, user }, params: { id } }) =>
    (await import('./-grant-data.ts')).loadGrant(api, user, id),
  head: ({ loaderData }) => loaderData?.head ?? pageHead('grantNotFound'),
  notFoundComponent: ({ data }) => (
    <Suspense>
      <GrantNotFound suggested={data as Suggested | undefined} />
    </Suspense>
  ),
  component: GrantPage,
});

function GrantPage() {
  const { user } = Route.useRouteContext();
  const { detail, own, url, timing } = Route.useLoaderData();
  const isAsked = Route.useSearch().verifica !== undefined;
  const markOf = useGrantMarks();
  const compareOf = useCompareMark();
  const { id, name } = detail.grant;
  useGrantView(id, user !== null);
  return (
    <>
      <GrantScreen
        key={id}
        detail={detail}
        url={url}
        timing={timing}
        mark={{
          ...markOf({ id, name, isSaved: detail.isSaved, isHidden: detail.isHidden }),
          compare: compareOf({ id, name }),
        }}
        markOf={markOf}
        printed={
          own?.result && (
            <Suspense>
              <PrintedCheck name={name} checked={own.result} grant={detail.grant} own={own} />
            </Suspense>
          )
        }
        eligibility={
          <>
            {user?.userType === 'consultant' && user.isApproved && !detail.isOwn && (
              <Suspense>
                <WhoCanBox grant={{ id, name }} />
              </Suspense>
            )}
            <GrantEligibility
              grantId={id}
              grant={detail.grant}
              own={own}
              isAsked={isAsked}
              project={
                own?.result && (
                  <Suspense>
                    <OwnVerdict checked={own.result} isOfClient={own.company?.consultancyId != null} />
                  </Suspense>
                )
              }
            />
            <ServedGrantTools grantId={id} />
          </>
        }
      />
      <CompareTray isForDesks />
    </>
  );
}
