import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { StatusChip, type DeadlineTone } from '#web/ui/data/status-chip.tsx';
import { Tag } from '#web/ui/data/tag.tsx';

export type CardReadingProps = {
  href: string;
  name: string;
  /** The name with the searched words marked, where there was a search. */
  markedName?: ReactNode;
  /** Why it was found: a few words of its text. */
  excerpt?: ReactNode;
  status: { tone: DeadlineTone; label: string };
  /** The date behind the status, or why there is none. */
  date?: string;
  /** European, national, regional. */
  level: string;
  body: string;
  /** What the amount means, and the amount; an unknown one is a sentence, never 0. */
  amount: { meaning: string; value: string };
  /** Form of aid, with its name for the ear. */
  form?: { label: string; value: string };
  /** What it would bring to the reader's own project; the amount of the grant itself then stands under it. */
  own?: { label: string; figure: string | null; detail: string | null; more?: ReactNode };
  /** Its place in a list that has an order. */
  ordinal?: string;
  /** Short words after the date, such as the saved mark. */
  tags?: readonly string[];
  headingLevel?: 2 | 3 | 4;
};

/** What one reads of a grant. The whole card is the link. */
export function CardReading({ titleId, status, headingLevel = 3, ...grant }: CardReadingProps & { titleId: string }) {
  const closed = status.tone === 'closed';
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <p className="flex min-h-10 flex-wrap items-center gap-2 px-4 pt-3 text-13 text-ink-2 tabular-nums">
        {grant.ordinal && <span className="text-16 font-semibold text-ink">{grant.ordinal}</span>}
        <StatusChip {...status} />
        {grant.date && <span>{grant.date}</span>}
        {grant.tags?.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
      <div className="min-w-0 px-4 pt-2 pb-4 @min-[620px]:pb-3.5">
        <Heading
          id={titleId}
          className={cn(
            'line-clamp-2 print:line-clamp-none text-18 leading-[1.3] font-semibold tracking-[-0.012em] text-pretty hyphens-auto [overflow-wrap:anywhere]',
            closed && 'font-medium text-ink-2',
          )}
        >
          <AppLink
            href={grant.href}
            title={grant.name}
            className="no-underline outline-none group-hover/card:underline after:absolute after:inset-0 after:rounded focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {grant.markedName ?? grant.name}
          </AppLink>
        </Heading>
        <p className="mt-1 line-clamp-2 text-14 text-ink-2 print:line-clamp-none">
          <span className="whitespace-nowrap">{grant.level}</span> · {grant.body}
        </p>
        {grant.excerpt && <p className="mt-1.5 line-clamp-2 text-14 text-pretty text-ink-2">{grant.excerpt}</p>}
      </div>
      <WhatYouGet own={grant.own} amount={grant.amount} form={grant.form} closed={closed} />
    </>
  );
}

type WhatYouGetProps = Pick<CardReadingProps, 'own' | 'amount' | 'form'> & { closed: boolean };

function WhatYouGet({ own, amount, form, closed }: WhatYouGetProps) {
  return (
    <dl className="grid content-start gap-0.5 px-4 pb-4 text-14 tabular-nums @min-[620px]:col-start-2 @min-[620px]:row-span-2 @min-[620px]:row-start-1 @min-[620px]:border-l @min-[620px]:border-rule @min-[620px]:py-3.5">
      {own && (
        <div className="pb-1">
          <dt className="text-13 text-ink-2">{own.label}</dt>
          {own.figure && <dd className="text-18 font-semibold tracking-[-0.01em] text-balance">{own.figure}</dd>}
          {own.detail && <dd className="text-13 text-pretty text-ink-2">{own.detail}</dd>}
          {own.more && <dd className="relative z-1">{own.more}</dd>}
        </div>
      )}
      <div>
        <dt className="text-13 text-ink-2">{amount.meaning}</dt>
        <dd
          className={cn(
            'text-17 font-semibold tracking-[-0.01em] text-balance',
            own && 'text-14 font-medium',
            closed && 'font-medium text-ink-2',
          )}
        >
          {amount.value}
        </dd>
      </div>
      {form && (
        <div>
          <dt className="sr-only">{form.label}</dt>
          <dd className="text-ink-2">{form.value}</dd>
        </div>
      )}
    </dl>
  );
}
