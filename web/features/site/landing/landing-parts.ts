import { served } from '#web/lib/served.tsx';

/** What the landing page only tells: a first visit reads it as HTML and fetches none of its code. */
const tail = () => import('./landing-tail.tsx');
const hero = () => import('#web/features/site/hero.tsx');
const end = () => import('./final-call.tsx');
const matches = () => import('./demo-matches.tsx');

export const LandingTail = served(
  async () => (await tail()).LandingTail,
  import.meta.env.SSR ? (await import('./landing-tail.tsx')).LandingTail : null,
);
export const ServedHero = served(
  async () => (await hero()).Hero,
  import.meta.env.SSR ? (await import('#web/features/site/hero.tsx')).Hero : null,
);
export const ServedCall = served(
  async () => (await end()).FinalCall,
  import.meta.env.SSR ? (await import('./final-call.tsx')).FinalCall : null,
);
export const ServedMatches = served(
  async () => (await matches()).DemoMatches,
  import.meta.env.SSR ? (await import('./demo-matches.tsx')).DemoMatches : null,
);
