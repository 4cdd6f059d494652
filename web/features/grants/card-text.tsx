import { CardReading } from '#web/ui/grant-card/card-reading.tsx';
import { cardWords } from './card-words.ts';
import type { GrantHit } from './grants-api.ts';
import { Highlighted } from './highlighted.tsx';

type Props = { grant: GrantHit; titleId: string; tags: readonly string[]; headingLevel: 2 | 3 };

/** What one reads on the card of a grant, with the searched words marked. */
export function CardText({ grant, ...rest }: Props) {
  const { nameSegments, snippet } = grant;
  return (
    <CardReading
      {...cardWords(grant)}
      markedName={nameSegments && <Highlighted segments={nameSegments} />}
      excerpt={snippet && <Highlighted segments={snippet} />}
      {...rest}
    />
  );
}
