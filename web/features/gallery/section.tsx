import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

const SPAN = {
  4: 'desk:col-span-4',
  5: 'desk:col-span-5',
  6: 'desk:col-span-6',
  7: 'desk:col-span-7',
  8: 'desk:col-span-8',
  12: 'desk:col-span-12',
};

type SectionProps = { title: string; span: keyof typeof SPAN; className?: string; children: ReactNode };

export function Section({ title, span, className, children }: SectionProps) {
  return (
    <section className={cn('min-w-0 border-t border-rule-2 pt-3', SPAN[span])}>
      <h2 className="mb-4 text-16 font-bold">{title}</h2>
      <div className={className}>{children}</div>
    </section>
  );
}

export const ROW = 'flex flex-wrap items-center gap-2';
