import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

type WayOn = { back: { href: string; label: string }; action?: never } | { back?: never; action: ReactNode };
type Props = { title: string; description?: ReactNode } & WayOn;

/** In the place of a page: what is not there, or somebody else's, and the way on: back to a list, or what is given. */
export function MissingPage({ title, description, back, action }: Props) {
  return (
    <div className="wrap grid gap-6 py-16">
      <h1 className="display text-40">{title}</h1>
      {description && <p className="max-w-measure text-ink-2">{description}</p>}
      <div className="flex flex-wrap gap-2">
        {back ? (
          <ButtonLink variant="ink" href={back.href}>
            {back.label}
          </ButtonLink>
        ) : (
          action
        )}
      </div>
    </div>
  );
}
