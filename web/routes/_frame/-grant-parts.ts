import { readingReady } from '#web/features/grants/detail/grant-parts.ts';
import { OwnEligibility } from '#web/features/matching/grant-eligibility.tsx';
import { ServedGrantTools } from '#web/features/tools/served-tools.ts';

/** Before the page of a grant is drawn by its code: none of its parts comes a moment after the rest. */
export const grantReady = (isSignedIn: boolean) =>
  Promise.all([readingReady(isSignedIn), ServedGrantTools.ready(), isSignedIn && OwnEligibility.ready()]);
