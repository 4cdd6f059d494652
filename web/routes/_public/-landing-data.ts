import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { fullName } from '#domain/consultants/full-name.ts';
import { consultantPath } from '#domain/paths.ts';
import { CARD_WORDS } from '#messages/consultants/card.ts';
import { SPECIALIZATION_LABELS } from '#messages/sectors.ts';
import { SHOWCASE } from '#messages/site/landing-tail.ts';
import { findConsultants } from '#web/features/consultants/directory/directory-api.ts';
import { cardWords } from '#web/features/grants/card-words.ts';
import { verdictOnCard } from '#web/features/matching/verdict-words.ts';
import type { DemoSearch } from '#web/features/site/landing/demo-choice.ts';
import type { DemoMatch } from '#web/features/site/landing/demo-matches.tsx';
import { readLanding, type LandingMatch } from '#web/features/site/landing/landing-api.ts';
import { landingHead } from '#web/features/site/landing/landing-head.ts';
import type { ShownConsultant } from '#web/features/site/landing/showcase.tsx';
import type { ApiClient } from '#web/lib/api.ts';
import { formatEuro } from '#web/lib/format.ts';
import { originOf } from '#web/lib/origin.ts';

const CONSULTANTS = 3;
const SPECIALIZATIONS = 3;

/** Everything the landing page shows, in the words it shows it in. */
export async function loadLanding(api: ApiClient, isDemo: boolean, search: DemoSearch) {
  const [{ choice, figures, items }, listed] = await Promise.all([
    readLanding(api, search),
    findConsultants(api, { verified: true, limit: CONSULTANTS }),
  ]);
  const days = items.map(({ grant }) => grant.checkedOn).sort();
  return {
    choice,
    figures,
    matches: items.map(matchCard),
    consultants: listed.items.slice(0, CONSULTANTS).map(shownConsultant),
    checkedOn: days.at(-1) ?? null,
    head: landingHead(originOf(api), { isDemo, catalogue: figures.catalogue }),
  };
}

const matchCard = ({ grant, whySuited, ...judged }: LandingMatch): DemoMatch => ({
  card: { ...cardWords(grant), ...verdictOnCard(judged) },
  why: whySuited,
});

const shownConsultant = (card: ConsultantCard): ShownConsultant => ({
  href: consultantPath(card.id),
  name: fullName(card),
  line: [card.title, card.region].filter(Boolean).join(' · '),
  rating: card.rating === null ? null : CARD_WORDS.rating(card.rating),
  reviews: card.reviewsCount === 0 ? CARD_WORDS.noReviews : SHOWCASE.reviews(card.reviewsCount),
  outcomes: card.closed === 0 ? null : CARD_WORDS.ticks(card.granted, card.closed),
  years: SHOWCASE.years(card.yearsExperience),
  rate: SHOWCASE.rate(formatEuro(card.hourlyRate)),
  specializations: card.specializations.slice(0, SPECIALIZATIONS).map((code) => SPECIALIZATION_LABELS[code]),
});
