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
