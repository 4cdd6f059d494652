import { useState, type ReactNode } from 'react';
import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { consultantPath } from '#domain/site-paths.ts';
import { fullName } from '#domain/consultants/full-name.ts';
import { DIRECTORY_WORDS as WORDS } from '#messages/consultants/directory.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ServedTile } from './directory-parts.ts';

type Props = { card: ConsultantCard; contact?: ReactNode };

/** The card of the directory (CON-8): what is read of it, and two ways on. */
export function ConsultantTile({ card, contact }: Props) {
  const [first] = useState(card);
  const name = fullName(card);
  return (
    <article aria-label={name} className="flex flex-col rounded border border-rule-2 bg-sheet text-on-sheet">
      <ServedTile key={card === first ? 'first' : 'later'} card={card} />
      <footer className="flex items-center justify-between gap-2 border-t border-rule px-2 py-2">
        <ButtonLink href={consultantPath(card.id)} variant="quiet" size="sm" aria-label={WORDS.profileOf(name)}>
          {WORDS.profile}
        </ButtonLink>
        {contact}
      </footer>
    </article>
  );
}
