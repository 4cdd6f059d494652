import { cn } from '#web/lib/cn.ts';

/** A bar as tall as the line that will come. Put it in a LoadingState, which says what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block h-3.5 animate-[breathe_1.6s_ease-in-out_infinite] rounded-[3px] bg-closed', className)}
    />
  );
}

/** As tall as a grant card. */
export function GrantCardSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3 rounded border border-rule-2 bg-sheet p-4">
      <Skeleton className="w-[38%]" />
      <Skeleton className="h-4.5 w-[86%]" />
      <Skeleton className="w-[54%]" />
      <Skeleton className="mt-1 w-[30%]" />
      <Skeleton className="h-4.5 w-[62%]" />
      <Skeleton className="mt-1 h-8" />
    </div>
  );
}

/** Lines of a list or of a text. */
export function SkeletonLines({ count = 4 }: { count?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-3">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={index % 3 === 2 ? 'w-2/3' : index % 2 === 1 ? 'w-11/12' : 'w-full'} />
      ))}
    </div>
  );
}
