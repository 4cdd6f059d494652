import { SITE_PATHS } from '#domain/site-paths.ts';
import { ThreadMargin } from '#web/ui/brand/thread-margin.tsx';
import type { DemoChoice } from './demo-choice.ts';
import type { DemoMatch, LandingFigures } from './demo-matches.tsx';
import { LandingTail, ServedCall, ServedHero, ServedMatches } from './landing-parts.ts';
import { LiveDemo } from './live-demo.tsx';
import type { ShownConsultant } from './showcase.tsx';

type Props = {
  choice: DemoChoice;
  figures: LandingFigures;
  matches: readonly DemoMatch[];
  consultants: readonly ShownConsultant[];
  checkedOn: string | null;
  isDemo: boolean;
  /** What was chosen on an earlier visit has taken the place of the first example. */
  isChoiceBack: boolean;
  onChoice: (choice: Record<string, string>) => void;
};
/** The landing page in its fixed order (SIT-3). */
export function Landing({ choice, figures, matches, consultants, checkedOn, isDemo, isChoiceBack, onChoice }: Props) {
  return (
    <>
      <ServedHero />
      <div className="wrap">
        <ThreadMargin knot={false} className="pb-18">
          <LiveDemo key={isChoiceBack ? 'back' : 'first'} choice={choice} onChoice={onChoice}>
            <ServedMatches
              key={Object.values(choice).join()}
              region={choice.region}
              figures={figures}
              matches={matches}
              checkedOn={checkedOn}
              demoHref={SITE_PATHS.demo}
            />
          </LiveDemo>
          <LandingTail
            isDemo={isDemo}
            catalogue={figures.catalogue}
            companies={figures.companies}
            consultants={consultants}
            hrefs={{ support: SITE_PATHS.support, consultants: SITE_PATHS.consultantsPreview }}
          />
        </ThreadMargin>
        <ServedCall />
      </div>
    </>
  );
}
