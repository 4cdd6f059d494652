import { Fragment, useState, type ComponentType } from 'react';
import { grantPath } from '#domain/site-paths.ts';
import { GRANTS_LIST, PAGES } from '#messages/grants/screens.ts';
import { classes } from '#web/lib/classes.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { DeadlineThread } from './deadline-thread.tsx';
import type { CardProps, MarkOf } from './grant-summary-card.tsx';
import type { GrantHit, GrantPage } from './grants-api.ts';
import { changed, type GrantsSearch } from './grants-search.ts';
import { DidYouMean, LessSuited, NamedElsewhere, NoResults, Pages } from './list-parts.ts';

type Props = {
  search: GrantsSearch;
  page: GrantPage;
  markOf: MarkOf;
  Card: ComponentType<CardProps>;
  /** The next list is on its way: this one stays, faint. */
  isUpdating: boolean;
  hrefOf: (search: GrantsSearch) => string;
  /** From this card on they are for other things or other firms than the project. */
  lessSuitedAt?: number;
  /** A grant of the list was opened. */
  onOpen?: () => void;
};

const isGrantLink = (target: EventTarget): boolean =>
  target instanceof Element && target.closest(`a[href^="${grantPath('')}"]`) !== null;

export function Results({ search, page, markOf, Card, isUpdating, hrefOf, lessSuitedAt, onOpen }: Props) {
  const renderCard = (grant: GrantHit) => <Card key={grant.id} grant={grant} mark={markOf(grant)} />;
  const [first] = useState(page);
  const before = (page.page - 1) * page.pageSize;
  return (
    <div
      aria-busy={isUpdating}
      role="presentation"
      onClickCapture={({ target }) => isGrantLink(target) && onOpen?.()}
      className={classes('transition-opacity delay-100 duration-(--d-2)', isUpdating && 'opacity-45')}
    >
      {page.didYouMean && <DidYouMean search={search} words={page.didYouMean} hrefOf={hrefOf} />}
      {page.namedElsewhere && <NamedElsewhere grant={page.namedElsewhere} />}
      {page.items.length === 0 && (
        <div className="pt-2">
          <NoResults search={search} page={page} hrefOf={hrefOf} />
        </div>
      )}
      {page.items.length > 0 && page.sort === 'scadenza' && (
        <DeadlineThread items={page.items} renderCard={renderCard} />
      )}
      {page.items.length > 0 && page.sort !== 'scadenza' && (
        <>
          <h2 className="sr-only">{GRANTS_LIST.results}</h2>
          <div className="grid gap-2 pt-2">
            {page.items.map((grant, at) => (
              <Fragment key={grant.id}>
                {at === lessSuitedAt && <LessSuited />}
                {renderCard(grant)}
              </Fragment>
            ))}
          </div>
        </>
      )}
      <HiddenLine search={search} count={page.hiddenCount} hrefOf={hrefOf} />
      <NotOpenLine search={search} page={page} hrefOf={hrefOf} />
      {page.pages > 1 && page.items.length > 0 && (
        <div className="pt-8 print:hidden">
          <Pages
            key={page === first ? 'first' : 'later'}
            page={page.page}
            pageCount={page.pages}
            hrefOf={(number) => hrefOf(changed(search, { page: number }))}
            summary={PAGES.summary(before + 1, before + page.items.length, page.total)}
            labels={PAGES}
          />
        </div>
      )}
    </div>
  );
}

/** The best answer may be closed or awaited today: words are never answered with half the truth. */
function NotOpenLine({ search, page, hrefOf }: Pick<Props, 'search' | 'page' | 'hrefOf'>) {
  const all = page.facets.status.find(({ value }) => value === 'tutti')?.count ?? 0;
  if (!search.q || search.status || page.total === 0 || all <= page.total) return null;
  return (
    <p className="pt-4 text-14 text-ink-2 print:hidden">
      {GRANTS_LIST.notOpen(all - page.total)}{' '}
      <AppLink href={hrefOf(changed(search, { status: 'tutti' }))}>{GRANTS_LIST.showNotOpen}</AppLink>
    </p>
  );
}

function HiddenLine({ search, count, hrefOf }: { search: GrantsSearch; count: number; hrefOf: Props['hrefOf'] }) {
  if (search.hidden) {
    return (
      <p className="pt-4 text-14 text-ink-2 desk:pl-8 print:hidden">
        {GRANTS_LIST.hiddenShown}{' '}
        <AppLink href={hrefOf(changed(search, { hidden: undefined }))}>{GRANTS_LIST.leaveHidden}</AppLink>
      </p>
    );
  }
  if (count === 0) return null;
  return (
    <p className="pt-4 text-14 text-ink-2 desk:pl-8 print:hidden">
      {GRANTS_LIST.hiddenCount(count)}{' '}
      <AppLink href={hrefOf(changed(search, { hidden: 'si' }))}>{GRANTS_LIST.showHidden}</AppLink>
    </p>
  );
}
