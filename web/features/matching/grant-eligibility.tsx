import { useEffect, useRef, type ReactNode } from 'react';
import { later } from '#web/lib/later.tsx';
import type { CheckedGrant } from './check-source.tsx';
import type { OwnCheck } from './eligibility-api.ts';
import { QuickCheck } from './quick-check.tsx';

const own = async () => (await import('./own-eligibility.tsx')).OwnEligibility;

/** Visitors never fetch it. */
export const OwnEligibility = later(own, import.meta.env.SSR ? await own() : null);

type Props = {
  grantId: string;
  grant: CheckedGrant;
  /** Null for visitors and consultants: they describe a company instead. */
  own: OwnCheck | null;
  /** `?verifica`: the page was opened for the table. */
  isAsked: boolean;
  /** For who has a company: the money on the project and the open questions, answered in place; the route puts it here. */
  project?: ReactNode;
};

export function GrantEligibility({ grantId, grant, own, isAsked, project }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  return (
    <div ref={place} className="grid scroll-mt-24 gap-4">
      {own ? <OwnEligibility {...{ grant, own, project }} /> : <QuickCheck grantId={grantId} grant={grant} />}
    </div>
  );
}
