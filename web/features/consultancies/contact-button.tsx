import { lazy, Suspense, useState } from 'react';
import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { consultantPath, PATHS } from '#domain/paths.ts';
import { REQUEST_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import type { SessionUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

/** The form and its schemas come with the first press. */
const RequestDialog = lazy(() => import('./request-dialog.tsx').then((module) => ({ default: module.RequestDialog })));

type Props = {
  card: Pick<ConsultantCard, 'id' | 'firstName' | 'lastName'>;
  user: SessionUser | null;
  grants?: readonly { id: string; name: string }[];
  grantId?: string | undefined;
  company?: string | null;
  isMain?: boolean;
};

/** Visitors sign in first and come back to the profile; consultants have nobody to ask. */
export function ContactButton({ card, user, grants, grantId, company, isMain = false }: Props) {
  const [isAsked, setAsked] = useState(false);
  if (user && user.userType !== 'business_user') return null;
  const label = isMain ? WORDS.contactName(card.firstName) : WORDS.contact;
  const look = isMain ? ({ variant: 'filo', wide: true, size: 'lg' } as const) : ({ size: 'sm' } as const);
  const name = `${card.firstName} ${card.lastName}`.trim();
  const spoken = WORDS.contactName(name);
  if (!user) {
    const next = encodeURIComponent(consultantPath(card.id));
    return (
      <ButtonLink href={`${PATHS.auth}?vista=accedi&next=${next}`} {...look} aria-label={isMain ? undefined : spoken}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button {...look} aria-label={isMain ? undefined : spoken} onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <Suspense>
          <RequestDialog
            consultant={{ id: card.id, firstName: card.firstName, name }}
            ownerId={user.id}
            onClose={() => setAsked(false)}
            {...(grants ? { grants } : {})}
            grantId={grantId}
            company={company ?? null}
          />
        </Suspense>
      )}
    </>
  );
}
