import { X } from 'lucide-react';
import { FILTERS, GRANTS_LIST } from '#messages/grants/screens.ts';
import { classes } from '#web/lib/classes.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Facets, type FacetsProps } from './facets.tsx';
import { grantsHref } from './grants-search.ts';

/** What opens and closes it on a phone: the browser itself does, before any script comes. */
export const FILTERS_ID = 'filtri';
const CLOSES = { popoverTarget: FILTERS_ID, popoverTargetAction: 'hide' } as const;

/** A popover is fixed, framed and hidden by the browser: on a desk it is a column of the page like any other. */
const COLUMN =
  'desk:sticky desk:inset-auto desk:top-[calc(var(--bar)+1rem)] desk:m-0 desk:block desk:size-auto desk:max-h-[calc(100dvh-var(--bar)-2rem)] desk:overflow-y-auto desk:border-0 desk:bg-transparent desk:p-0 desk:pr-1 desk:text-inherit';
const SHEET =
  'max-desk:inset-x-0 max-desk:top-auto max-desk:bottom-0 max-desk:m-0 max-desk:max-h-[88dvh] max-desk:w-full max-desk:max-w-none max-desk:flex-col max-desk:overflow-hidden max-desk:rounded-t-[12px] max-desk:bg-float max-desk:p-0 max-desk:pb-[env(safe-area-inset-bottom)] max-desk:text-on-float max-desk:shadow-float max-desk:backdrop:bg-scrim max-desk:open:flex max-desk:open:animate-[slide-bottom_var(--d-3)_var(--ease)]';

/** Beside the list on a desk; on a phone a sheet under the thumb, where each choice counts at once. */
export function FiltersPanel({ total, ...facets }: FacetsProps & { total: number }) {
  const { q, sort } = facets.search;
  const kept = { ...(q ? { q } : {}), ...(sort ? { sort } : {}) };
  return (
    <aside
      id={FILTERS_ID}
      popover="auto"
      aria-label={FILTERS.title}
      className={classes('scrollbar-thin overscroll-contain text-14 print:hidden!', COLUMN, SHEET)}
    >
      <div className="flex items-center gap-2 border-b border-rule-2 py-2 pr-2 pl-4 desk:hidden">
        <p className="flex-1 py-2 text-18 font-bold tracking-[-0.012em]">{FILTERS.title}</p>
        <IconButton label={FILTERS.close} {...CLOSES}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="-mt-px max-desk:min-h-0 max-desk:flex-1 max-desk:overflow-y-auto max-desk:overscroll-contain max-desk:px-4 max-desk:pb-4 desk:mt-0">
        <Facets {...facets} />
        <noscript>
          <Button type="submit" form={facets.formId} variant="ink" className="my-3">
            {GRANTS_LIST.applyWithoutScript}
          </Button>
        </noscript>
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-t border-rule px-4 py-3 desk:hidden noscript:hidden">
        <ButtonLink href={grantsHref(kept)}>{FILTERS.reset}</ButtonLink>
        <Button variant="ink" className="flex-1" {...CLOSES}>
          {FILTERS.show(total)}
        </Button>
      </div>
    </aside>
  );
}
