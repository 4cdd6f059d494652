import type { FaqFacts } from '#messages/site/faq.ts';
import { Benefits } from './benefits.tsx';
import { Faq } from './faq.tsx';
import { Figures } from './figures.tsx';
import { Showcase, type ShownConsultant } from './showcase.tsx';
import { Steps } from './steps.tsx';
import { Stories } from './stories.tsx';

type Props = FaqFacts & {
  companies: number | null;
  consultants: readonly ShownConsultant[];
  hrefs: { support: string | null; consultants: string };
};

/** Everything below the live demo, in its fixed order (SIT-3). */
export function LandingTail({ consultants, hrefs, ...facts }: Props) {
  return (
    <>
      <Benefits />
      <Showcase consultants={consultants} allHref={hrefs.consultants} />
      <Figures {...facts} />
      <Steps />
      {facts.isDemo && <Stories />}
      <Faq facts={facts} supportHref={hrefs.support} />
    </>
  );
}
