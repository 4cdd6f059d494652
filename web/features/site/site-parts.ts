import { served } from '#web/lib/served.tsx';

/** Pages that are only read: a first visit keeps their HTML and fetches none of their code. */
export const Features = served(
  async () => (await import('./features-page.tsx')).FeaturesPage,
  import.meta.env.SSR ? (await import('./features-page.tsx')).FeaturesPage : null,
);
export const Plans = served(
  async () => (await import('./pricing-page.tsx')).PricingPlans,
  import.meta.env.SSR ? (await import('./pricing-page.tsx')).PricingPlans : null,
);
export const About = served(
  async () => (await import('./about-page.tsx')).AboutPage,
  import.meta.env.SSR ? (await import('./about-page.tsx')).AboutPage : null,
);
export const Careers = served(
  async () => (await import('./careers-page.tsx')).CareersPage,
  import.meta.env.SSR ? (await import('./careers-page.tsx')).CareersPage : null,
);
export const Help = served(
  async () => (await import('./help-centre.tsx')).HelpCentre,
  import.meta.env.SSR ? (await import('./help-centre.tsx')).HelpCentre : null,
);
export const Legal = served(
  async () => (await import('./legal-page.tsx')).LegalPage,
  import.meta.env.SSR ? (await import('./legal-page.tsx')).LegalPage : null,
);
