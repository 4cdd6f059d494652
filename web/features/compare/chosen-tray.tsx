import { X } from 'lucide-react';
import { comparePath } from '#domain/paths.ts';
import { COMPARE_TRAY } from '#messages/compare/tray.ts';
import { classes } from '#web/lib/classes.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { COMPARE_MAX, emptyCompared, removeCompared, type Compared } from './compare-store.ts';

type Props = { chosen: readonly Compared[]; isInset: boolean; isForDesks: boolean };

/** What is chosen, with the way to see it side by side. */
export function ChosenTray({ chosen, isInset, isForDesks }: Props) {
  return (
    <section
      aria-label={COMPARE_TRAY.tray}
      data-foot-bar=""
      className={classes(
        'sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-2 border-t border-rule-2 bg-float px-(--gutter) py-2 text-on-float shadow-float desk:pr-44 print:hidden',
        isInset && '-mx-(--gutter)',
        isForDesks && 'max-desk:hidden',
      )}
    >
      <span className="text-14 font-semibold max-sm:hidden">{COMPARE_TRAY.tray}</span>
      <ul className="flex min-w-0 flex-1 gap-2 max-sm:hidden">
        {chosen.map(({ id, name }) => (
          <li
            key={id}
            className="flex min-w-0 max-w-52 items-center rounded border border-rule-2 bg-sheet pl-3 text-14"
          >
            <span className="truncate">{name}</span>
            <Button
              variant="quiet"
              size="sm"
              className="px-2"
              aria-label={COMPARE_TRAY.removeNamed(name)}
              onClick={() => removeCompared(id)}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
        {chosen.length < COMPARE_MAX && (
          <li className="flex min-h-9 min-w-0 items-center rounded border border-dashed border-rule-strong px-3 text-14 text-ink-2">
            {COMPARE_TRAY.place}
          </li>
        )}
      </ul>
      <Button variant="quiet" size="sm" onClick={emptyCompared}>
        {COMPARE_TRAY.empty}
      </Button>
      <ButtonLink variant="ink" size="sm" href={comparePath(chosen.map(({ id }) => id))} className="max-sm:flex-1">
        {COMPARE_TRAY.open(chosen.length)}
      </ButtonLink>
    </section>
  );
}
