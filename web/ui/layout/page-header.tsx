import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { BackLink, type BackLinkProps } from './back-link.tsx';

export type PageHeaderProps = {
  /** One step up. */
  back?: BackLinkProps;
  title: string;
  description?: ReactNode;
  /** Chips and tags above the title. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
  /** The display face: public pages and the greeting; on a screen of work in the size of its other titles. */
  display?: boolean | 'screen';
  className?: string;
};

/** One clear title, one primary action. */
export function PageHeader({ back, title, description, eyebrow, actions, display, className }: PageHeaderProps) {
  return (
    <header className={cn('flex flex-wrap items-end gap-x-10 gap-y-4 pb-5', !back && 'pt-2', className)}>
      {back && (
        <div className="-mb-3 w-full print:hidden">
          <BackLink {...back} />
        </div>
      )}
      <div className="grid min-w-0 flex-[1_1_24rem] gap-1">
        {eyebrow && <div className="flex flex-wrap items-center gap-2 text-14 text-ink-2 tabular-nums">{eyebrow}</div>}
        <h1
          className={
            display === 'screen'
              ? 'display text-[clamp(1.5rem,1.2rem+1.2vw,var(--t-28))] wrap-anywhere'
              : display
                ? 'display text-[clamp(1.875rem,1.2rem+2.4vw,var(--t-40))]'
                : 'text-[clamp(1.375rem,1.1rem+1.2vw,var(--t-28))] leading-[1.2] font-bold tracking-[-0.015em] wrap-anywhere'
          }
        >
          {title}
        </h1>
        {description && <div className="max-w-measure text-ink-2">{description}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
