import { PUBLIC_PROFILE as WORDS } from '#messages/consultants/public-profile.ts';
import { PATHS } from '#domain/paths.ts';
import { MissingPage } from '#web/ui/feedback/missing-page.tsx';

/** An unknown id is not somebody else (CON-8). */
export const ProfileNotFound = () => (
  <MissingPage
    title={WORDS.notFound}
    description={WORDS.notFoundText}
    back={{ href: PATHS.directory, label: WORDS.seeAll }}
  />
);
