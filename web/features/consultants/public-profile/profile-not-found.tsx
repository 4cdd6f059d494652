import { PUBLIC_PROFILE as WORDS } from '#messages/consultants/public-profile.ts';
import { PATHS } from '#domain/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';

/** An unknown id is not somebody else (CON-8). */
export function ProfileNotFound() {
  return (
    <div className="wrap py-10">
      <h1 className="sr-only">{WORDS.notFound}</h1>
      <EmptyState
        title={WORDS.notFound}
        description={WORDS.notFoundText}
        action={<ButtonLink href={PATHS.directory}>{WORDS.seeAll}</ButtonLink>}
      />
    </div>
  );
}
