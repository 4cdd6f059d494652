import { classes } from '#web/lib/classes.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';

export type Crumb = { label: string; href?: string };

/** Where one is; the last step is the page itself. */
export function Breadcrumb({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="text-14 text-ink-2">
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={item.label} className="flex items-center gap-2">
              {index > 0 && <span aria-hidden="true">/</span>}
              {item.href && !last ? (
                <AppLink href={item.href} className="py-1 tap:py-3">
                  {item.label}
                </AppLink>
              ) : (
                <span aria-current={last ? 'page' : undefined} className={classes('py-1', last && 'text-ink')}>
                  {item.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
