import type { ReactNode } from 'react';
import { classes } from '#web/lib/classes.ts';

type FrameProps = {
  /** The id of its heading. */
  titleId: string;
  closed: boolean;
  children: ReactNode;
};

/** Two layouts by the room it has: a row with the amount in a ruled column from 620 px, a tile below. */
export function CardFrame({ titleId, closed, children }: FrameProps) {
  return (
    <div className="@container grid">
      <article
        aria-labelledby={titleId}
        className={classes(
          'group/card relative grid auto-rows-auto grid-rows-[auto_auto_1fr_auto] rounded border border-rule-2 text-on-sheet transition-colors duration-(--d-1) ease-calm hover:border-ink-2 @min-[620px]:grid-cols-[minmax(0,1fr)_244px] @min-[620px]:grid-rows-[auto_1fr_auto]',
          closed ? 'border-dashed bg-sunken' : 'bg-sheet',
        )}
      >
        {children}
      </article>
    </div>
  );
}

export const FOOT_LOOK =
  'rounded-b-[3px] border-t border-rule @max-[364px]:gap-x-2 @min-[620px]:col-span-2 @min-[620px]:flex-nowrap';

/** The foot of a card without a verdict. */
export function PlainFoot({ isPrinted = false, children }: { isPrinted?: boolean; children: ReactNode }) {
  return (
    <div
      className={classes('flex flex-wrap items-center gap-x-3 py-1 pr-1 pl-4', FOOT_LOOK, !isPrinted && 'print:hidden')}
    >
      {children}
    </div>
  );
}
