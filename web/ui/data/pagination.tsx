import { ArrowLeft, ArrowRight } from 'lucide-react';
import { cn } from '#web/lib/cn.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';

export type PaginationProps = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** What is in sight, ready to read: 1–9 of 161. */
  summary: string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
};

/** 1 … 4 5 6 … 18: the ends, the page and its neighbours; null is a gap. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount);
  if (page <= 3) near.push(...[2, 3].filter((each) => each <= pageCount));
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((each, index) => (index > 0 && each - pages[index - 1]! > 1 ? [null, each] : [each]));
}

export function Pagination({ page, pageCount, hrefOf, summary, labels }: PaginationProps) {
  return (
    <nav aria-label={labels.nav} className="flex flex-wrap items-center gap-1 text-14 tabular-nums">
      <p className="order-last ml-auto text-ink-2 max-sm:order-first max-sm:w-full">{summary}</p>
      <Turn href={page > 1 ? hrefOf(page - 1) : null} label={labels.previous} rel="prev" />
      <ol className="flex items-center">
        {pageWindow(page, pageCount).map((each, index) => (
          <li key={each ?? `gap-${index}`}>
            {each === null ? (
              <span className="px-1">…</span>
            ) : (
              <AppLink
                href={hrefOf(each)}
                aria-label={labels.page(each)}
                aria-current={each === page ? 'page' : undefined}
                className="relative grid min-h-11 min-w-10 place-items-center rounded no-underline hover:bg-sunken aria-[current=page]:font-bold aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-1.5 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-ink sm:min-w-11"
              >
                {each}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
      <Turn href={page < pageCount ? hrefOf(page + 1) : null} label={labels.next} rel="next" />
    </nav>
  );
}

function Turn({ href, label, rel }: { href: string | null; label: string; rel: 'prev' | 'next' }) {
  const look = 'inline-flex min-h-11 items-center gap-2 rounded px-3 font-medium no-underline';
  const Arrow = rel === 'prev' ? ArrowLeft : ArrowRight;
  const inside = (
    <>
      <span className={cn('max-sm:sr-only', rel === 'prev' && 'order-last')}>{label}</span>
      <Arrow aria-hidden="true" className="size-5" />
    </>
  );
  return href ? (
    <AppLink href={href} rel={rel} className={cn(look, 'hover:bg-sunken')}>
      {inside}
    </AppLink>
  ) : (
    <span aria-disabled="true" className={cn(look, 'text-ink-3')}>
      {inside}
    </span>
  );
}
