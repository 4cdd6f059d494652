import { fullName } from '#domain/consultants/full-name.ts';
import type { ReviewedProfile } from '#domain/consultants/profile-review.ts';
import { REVIEW_ORDERS, REVIEW_STATES, type ReviewSearch } from '#domain/consultants/review-search.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { addressOf, PATHS } from '#domain/paths.ts';
import { PAGES } from '#messages/grants/screens.ts';
import { REVIEW_DESK as WORDS, REVIEW_ORDER_LABELS, STATUS_LABELS } from '#messages/consultants/review.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { ReviewPage } from './review-api.ts';
import { OneProfile, type OneProfileProps } from './one-profile.tsx';
import { ReviewFilters, ReviewExport } from './review-filters.tsx';
import { walkLinks } from './walk-links.ts';

const DAY_MS = 86_400_000;

const isWaiting = ({ status, proposal }: ReviewedProfile): boolean =>
  status === 'in_attesa' || proposal?.isSentBack === false;

type Props = {
  page: ReviewPage;
  search: ReviewSearch;
  now: number;
  onSearch: (changes: Partial<ReviewSearch>) => void;
} & Pick<OneProfileProps, 'drawProfile'>;

/** The queue on the left, one profile with documents and checks on the right. */
export function ReviewDesk({ page, search, now, onSearch, drawProfile }: Props) {
  const { profiles, total } = page;
  const { pagina: _, apri, ...kept } = search;
  const open = profiles.find(({ id }) => id === apri) ?? profiles[0];
  const isQueue = search.stato === undefined && search.q === undefined;
  const daysOf = (submittedAt: string) => Math.max(0, Math.floor((now - Date.parse(submittedAt)) / DAY_MS));
  return (
    <>
      <PageHeader
        title={search.stato === undefined ? WORDS.title : WORDS.titleAll}
        description={search.stato === undefined ? WORDS.count(total) : WORDS.countAll(total)}
        actions={<ReviewExport search={kept} />}
      />
      <ReviewFilters
        search={search}
        onSearch={onSearch}
        states={REVIEW_STATES.map((value) => ({
          value,
          label: value === 'tutti' ? WORDS.everybody : STATUS_LABELS[value],
        }))}
        orders={REVIEW_ORDERS.slice(1).map((value) => ({ value, label: REVIEW_ORDER_LABELS[value] }))}
      />
      {!open ? (
        <EmptyState
          title={isQueue ? WORDS.empty : WORDS.noneFound}
          description={isQueue ? WORDS.emptyText : WORDS.noneFoundText}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <ul
              aria-label={WORDS.queue}
              onKeyDown={walkLinks}
              className="rounded border border-rule-2 bg-sheet text-on-sheet"
            >
              {profiles.map((profile) => (
                <li key={profile.id} className="border-rule not-first:border-t">
                  <AppLink
                    href={addressOf(PATHS.consultantReview, { ...search, apri: profile.id })}
                    aria-current={profile.id === open.id ? 'true' : undefined}
                    className="grid min-h-11 w-full gap-0.5 px-4 py-3 text-left text-14 no-underline hover:bg-sunken aria-[current=true]:border-l-3 aria-[current=true]:border-ink"
                  >
                    <span className="flex justify-between gap-2">
                      <b className="wrap-anywhere">{fullName(profile)}</b>
                      <span className="text-13 whitespace-nowrap text-ink-2">
                        {isWaiting(profile) && WORDS.waits(daysOf(profile.submittedAt))}
                      </span>
                    </span>
                    <span className="text-13 text-ink-2">
                      {profile.region}
                      {profile.status !== 'in_attesa' &&
                        ` · ${isWaiting(profile) ? WORDS.changesWait : STATUS_LABELS[profile.status]}`}
                    </span>
                  </AppLink>
                </li>
              ))}
            </ul>
            {page.pages > 1 && (
              <Pagination
                page={page.page}
                pageCount={page.pages}
                hrefOf={(pagina) => addressOf(PATHS.consultantReview, { ...kept, pagina })}
                summary={PAGES.summary(
                  (page.page - 1) * page.pageSize + 1,
                  Math.min(page.page * page.pageSize, total),
                  total,
                )}
                labels={PAGES}
              />
            )}
          </div>
          <OneProfile
            key={`${open.id}${open.decidedAt ?? ''}`}
            profile={open}
            today={romeMoment(new Date(now)).day}
            drawProfile={drawProfile}
          />
        </div>
      )}
    </>
  );
}
