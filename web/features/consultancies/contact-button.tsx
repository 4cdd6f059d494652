import { useHydrated } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { CONTACT_WORDS as WORDS } from '#messages/consultancies/contact.ts';
import type { SessionUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RequestWindow } from './request-window.ts';

const LOOKS = {
  main: { variant: 'filo', wide: true, size: 'lg' },
  bar: { variant: 'filo' },
  small: { size: 'sm' },
} as const;

type Props = {
  card: Pick<ConsultantCard, 'id' | 'firstName' | 'lastName'>;
  user: SessionUser | null;
  grants?: readonly { id: string; name: string; isClosed?: boolean }[];
  grantId?: string | undefined;
  company?: string | null;
  /** Alone on its screen, in the bar of phones, or one of many. */
  look?: 'main' | 'bar' | 'small';
  /** For who comes back from signing in. */
  isOpenAtFirst?: boolean;
};

/** Visitors write first and sign in to send; consultants have nobody to ask. */
export function ContactButton({ card, user, look: where = 'small', isOpenAtFirst = false, ...about }: Props) {
  const [isAsked, setAsked] = useState(isOpenAtFirst);
  const isAlive = useHydrated(); // the kept draft is this browser's
  if (user && user.userType !== 'business_user') return null;
  const isMain = where !== 'small';
  const label = isMain ? WORDS.contactName(card.firstName) : WORDS.contact;
  const look = LOOKS[where];
  const name = `${card.firstName} ${card.lastName}`.trim();
  const spoken = WORDS.contactName(name);
  return (
    <>
      <Button {...look} aria-label={isMain ? undefined : spoken} onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && isAlive && (
        <Suspense>
          <RequestWindow
            consultant={{ id: card.id, firstName: card.firstName, name }}
            ownerId={user?.id ?? null}
            onClose={() => setAsked(false)}
            {...about}
          />
        </Suspense>
      )}
    </>
  );
}
