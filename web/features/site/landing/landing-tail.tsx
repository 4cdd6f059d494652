import type { FaqFacts } from '#messages/site/faq.ts';
import { Benefits } from './benefits.tsx';
import { Faq } from './faq.tsx';
import { Figures } from './figures.tsx';
import { Steps } from './steps.tsx';
import { Stories } from './stories.tsx';

type Props = FaqFacts & { companies: number | null; supportHref: string | null };

/** Everything below the live demo, in its fixed order (SIT-3). */
export function LandingTail({ supportHref, ...facts }: Props) {
  return (
    <>
      <Benefits />
      <Figures {...facts} />
      <Steps />
      {facts.isDemo && <Stories />}
      <Faq facts={facts} supportHref={supportHref} />
    </>
  );
}
