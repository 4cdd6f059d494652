import { useId, useState } from 'react';
import { grantPath } from '#domain/site-paths.ts';
import { MARKS } from '#messages/grants/marks.ts';
import { served } from '#web/lib/served.tsx';
import { CardFrame, PlainFoot } from '#web/ui/grant-card/card-frame.tsx';
import { GrantActions } from '#web/ui/grant-card/grant-actions.tsx';
import { cardTags } from './card-tags.ts';
import type { CardProps } from './grant-summary-card.tsx';

const text = async () => (await import('./card-text.tsx')).CardText;
export const ServedText = served(text, import.meta.env.SSR ? await text() : null);

/** The card of who has no marks and no verdict of their own: its text stays as the server sent it. */
export function VisitorCard({ grant, mark, headingLevel = 3 }: CardProps) {
  const titleId = useId();
  const [first] = useState(grant);
  return (
    <CardFrame titleId={titleId} closed={grant.status === 'chiuso' || grant.status === 'sospeso'}>
      <ServedText
        key={grant === first ? 'first' : 'later'}
        grant={grant}
        titleId={titleId}
        tags={cardTags(grant, mark)}
        headingLevel={headingLevel}
      />
      <PlainFoot>
        <GrantActions
          href={grantPath(grant.id)}
          name={grant.name}
          openLabel={MARKS.open}
          save={mark.save}
          compare={mark.compare}
        />
      </PlainFoot>
    </CardFrame>
  );
}
