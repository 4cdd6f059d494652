import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import type { ApplicationCard } from './api.ts';
import type { Group } from './application-groups.ts';

type Props = { groups: Group[]; renderCard: (item: ApplicationCard) => ReactNode };

/** One line of deadlines, dotted after what was sent. */
export function ApplicationsThread({ groups, renderCard }: Props) {
  return (
    <div className="mt-2 pl-5 desk:pl-8">
      {groups.map(({ title, tone, items }) => (
        <section
          key={title}
          aria-label={title}
          className={cn(
            'relative pt-6 before:absolute before:top-0 before:bottom-0 before:-left-5 before:border-l-2 first:before:top-6 desk:before:-left-[27px]',
            tone === 'past' ? 'before:border-dotted before:border-rule-strong' : 'before:border-filo-line',
          )}
        >
          <h2 className="relative pb-2 text-14 font-semibold">
            <span
              aria-hidden="true"
              className={cn(
                'absolute top-1 -left-[25px] size-3 rounded-full border-2 bg-paper desk:-left-8',
                tone === 'past' ? 'border-rule-strong' : 'border-filo-line',
                tone === 'near' && 'bg-filo-line',
              )}
            />
            {title}
          </h2>
          <div className="grid gap-2">{items.map(renderCard)}</div>
        </section>
      ))}
    </div>
  );
}
