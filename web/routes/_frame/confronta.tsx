import { createFileRoute } from '@tanstack/react-router';
import { comparePath, SITE_PATHS } from '#domain/site-paths.ts';
import { COMPARE_MAX } from '#web/features/compare/compare-store.ts';
import { CompareScreen } from '#web/features/compare/compare-screen.tsx';
import { readGrant } from '#web/features/grants/grants-api.ts';
import { readOwnCheck } from '#web/features/matching/eligibility-api.ts';
import { formatDay } from '#web/lib/format.ts';
import { failureCode } from '#web/lib/failure.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { comparedColumn } from './-compared-column.tsx';
import { COMPARE } from '#messages/compare/compare.ts';

const MAX_CHARS = 600;

export const Route = createFileRoute('/_frame/confronta')({
  validateSearch: (search: Record<string, unknown>): { bandi?: string } =>
    typeof search.bandi === 'string' ? { bandi: search.bandi.slice(0, MAX_CHARS) } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, user }, deps: { bandi = '' } }) => {
    const ids = [...new Set(bandi.split(',').filter(Boolean))].slice(0, COMPARE_MAX);
    const found = await Promise.all(
      ids.map(async (id) => {
        // One that is gone leaves the others.
        const detail = await readGrant(api, id).catch((error: unknown) => {
          if (failureCode(error) !== 'not_found') throw error;
          return null;
        });
        return detail && { detail, own: await readOwnCheck(api, user, detail.grant.id) };
      }),
    );
    return { compared: found.filter((each) => each !== null) };
  },
  head: () => pageHead('compare'),
  component: ComparePage,
});

function ComparePage() {
  const { compared } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const own = compared.find(({ own: each }) => each?.company)?.own;
  const without = (gone: string) => compared.map(({ detail }) => detail.grant.id).filter((id) => id !== gone);
  return (
    <div className="wrap print-wide pt-4">
      <CompareScreen
        columns={compared.map(comparedColumn)}
        subject={
          own?.company ? COMPARE.forWhom(own.company.companyName, own.project?.name ?? null, formatDay(own.on)) : null
        }
        onRemove={(id) => {
          const left = without(id);
          void navigate({ href: left.length === 0 ? SITE_PATHS.compare : comparePath(left), resetScroll: false });
        }}
      />
    </div>
  );
}
