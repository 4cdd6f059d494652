import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

export type TimelineItem = {
  id: string;
  title: ReactNode;
  detail?: ReactNode;
  /** Done is behind, now is today, next is still to come; planned is a path that nobody walks yet. */
  state: 'done' | 'now' | 'next' | 'planned';
};

/** A vertical thread: the dates of a grant, the life of an application. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  return (
    <ol aria-label={label}>
      {items.map((item, index) => (
        <li
          key={item.id}
          aria-current={item.state === 'now' ? 'step' : undefined}
          className={cn('relative pb-5 pl-7 text-14 last:pb-0', item.state === 'next' && 'text-ink-2')}
        >
          {index < items.length - 1 && (
            <span
              aria-hidden="true"
              className={cn(
                'absolute top-2.5 -bottom-2.5 left-[5px] border-l-2',
                item.state === 'done' || item.state === 'planned'
                  ? 'border-filo-line'
                  : 'border-dotted border-rule-strong',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={cn(
              'absolute top-1 left-0 size-3 rounded-full border-2 bg-paper',
              item.state === 'next' ? 'border-rule-strong' : 'border-filo-line',
              item.state === 'done' && 'bg-filo-line',
              item.state === 'now' && 'ring-4 ring-filo-wash',
            )}
          />
          <p className={cn('tabular-nums', item.state === 'now' ? 'font-bold' : 'font-semibold')}>{item.title}</p>
          {item.detail && <div className="text-13 text-ink-2 tabular-nums">{item.detail}</div>}
        </li>
      ))}
    </ol>
  );
}
