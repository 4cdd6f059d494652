import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { DOSSIER } from '#messages/applications/dossier.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';

const WORDS = WIZARD.review;

/** Where it is filed, and what will be asked there. */
export function PortalPanel({ view: { grant } }: { view: ApplicationView }) {
  const stepsId = useId();
  const steps = grant?.procedure ?? [];
  const ways = (grant?.access ?? []).map((way) => DOSSIER.ways[way] ?? way).join(', ');
  return (
    <SectionPanel title={WORDS.portal}>
      <div className="grid gap-3 text-14">
        {grant?.link ? (
          <ButtonLink href={grant.link} target="_blank" rel="noopener noreferrer" variant="ink">
            <ExternalLink aria-hidden="true" />
            {WORDS.goPortal}
            <span className="sr-only">{WORDS.newTab}</span>
          </ButtonLink>
        ) : (
          <p className="text-ink-2">{WORDS.noPortal}</p>
        )}
        {grant?.portal && <p className="wrap-anywhere">{grant.portal}</p>}
        <div>
          <p className="font-semibold">{WORDS.asks}</p>
          <ul className="list-disc pl-4">
            {ways && <li>{WORDS.access(ways)}</li>}
            {grant?.signature && <li>{WORDS.signature}</li>}
            <li>{WORDS.pec}</li>
          </ul>
        </div>
        {steps.length > 0 && (
          <div>
            <p id={stepsId} className="font-semibold">
              {WORDS.steps}
            </p>
            <ol aria-labelledby={stepsId} className="list-decimal pl-5">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </SectionPanel>
  );
}
