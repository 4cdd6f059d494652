import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { SKEIN_END, SKEIN_STRANDS } from './skein-strands.ts';

/** The skein of the opening: it comes out straight at its lower left corner. Decoration, so it says nothing. */
export function HeroThread({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 600 389"
      aria-hidden="true"
      focusable="false"
      className={cn('h-auto overflow-visible', className)}
      fill="none"
    >
      {SKEIN_STRANDS.map((strand) => (
        <g key={strand}>
          {/* A halo of paper: the strand above cuts the one below. */}
          <path d={strand} className="stroke-paper" strokeWidth="7" vectorEffect="non-scaling-stroke" />
          <path
            d={strand}
            className="stroke-filo-line"
            strokeWidth="2"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
      {SKEIN_END.map((strand) => (
        <path
          key={strand}
          d={strand}
          className="stroke-filo-line"
          strokeWidth="2"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

/** A line of the thread that turns down into the margin; give it the place between the skein and the left edge. */
export function ThreadTurn({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'pointer-events-none block h-[53px] rounded-tl-[28px] border-t-2 border-l-2 border-filo-line',
        className,
      )}
    />
  );
}

/** Text hung on the margin thread, with a knot where it begins. */
export function ThreadMargin({
  knot = true,
  className,
  children,
}: {
  knot?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cn('relative border-l-2 border-filo-line pl-6 desk:pl-12', className)}>
      {knot && <Knot className="absolute top-3.5 -left-[7px]" />}
      {children}
    </div>
  );
}

/** A knot of the thread: hollow, or full where one is now. */
export function Knot({ full, className }: { full?: boolean; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'block size-3 rounded-full border-2 border-filo-line',
        full ? 'bg-filo-line' : 'bg-paper',
        className,
      )}
    />
  );
}
