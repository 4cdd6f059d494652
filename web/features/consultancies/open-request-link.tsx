import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { isActive } from '#domain/consultancies/vocabulary.ts';
import { chatPath, requestPath } from '#domain/paths.ts';
import { FIT_WORDS as WORDS } from '#messages/consultants/marketplace.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

type Props = { request: Pick<ConsultancyView, 'id' | 'status'>; look?: 'small' | 'main' };

/** In the place of "Contatta" where one already wrote: to the conversation of the work, or to the request. */
export function OpenRequestLink({ request: { id, status }, look = 'small' }: Props) {
  const isWorking = isActive(status);
  return (
    <ButtonLink
      href={isWorking ? chatPath(id) : requestPath(id)}
      {...(look === 'main' ? { size: 'lg', wide: true } : { size: 'sm' })}
    >
      {isWorking ? WORDS.chat : WORDS.see}
    </ButtonLink>
  );
}
