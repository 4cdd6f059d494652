import { BLOG } from '#messages/blog/blog.ts';
import { formatDay } from '#web/lib/format.ts';
import type { ArticleSummary } from './blog-api.ts';

/** When, about what, how long. */
export function ArticleLine({ date, topic, minutes }: Pick<ArticleSummary, 'date' | 'topic' | 'minutes'>) {
  return (
    <p className="flex flex-wrap gap-x-3 text-13 text-ink-2 tabular-nums">
      <span className="font-semibold text-ink">{topic}</span>
      <time dateTime={date}>{formatDay(date)}</time>
      <span>{BLOG.minutes(minutes)}</span>
    </p>
  );
}
