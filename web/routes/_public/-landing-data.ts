import { cardWords } from '#web/features/grants/card-words.ts';
import { verdictOnCard } from '#web/features/matching/verdict-words.ts';
import type { DemoSearch } from '#web/features/site/landing/demo-choice.ts';
import type { DemoMatch } from '#web/features/site/landing/demo-matches.tsx';
import { readLanding, type LandingMatch } from '#web/features/site/landing/landing-api.ts';
import { landingHead } from '#web/features/site/landing/landing-head.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { originOf } from '#web/lib/origin.ts';

/** Everything the landing page shows, in the words it shows it in. */
export async function loadLanding(api: ApiClient, isDemo: boolean, search: DemoSearch) {
  const { choice, figures, items } = await readLanding(api, search);
  const days = items.map(({ grant }) => grant.checkedOn).sort();
  return {
    choice,
    figures,
    matches: items.map(matchCard),
    checkedOn: days.at(-1) ?? null,
    head: landingHead(originOf(api), { isDemo, catalogue: figures.catalogue }),
  };
}

const matchCard = ({ grant, whySuited, ...judged }: LandingMatch): DemoMatch => ({
  card: { ...cardWords(grant), ...verdictOnCard(judged) },
  why: whySuited,
});
