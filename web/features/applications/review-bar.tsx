import { Download } from 'lucide-react';
import { dossierPath } from '#domain/file-paths.ts';
import { APPLICATIONS, WIZARD } from '#messages/applications/screens.ts';
import { formatDay } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { PhoneBarFigure } from '#web/ui/layout/phone-bar.tsx';
import type { ApplicationView } from './api.ts';
import { openingOf, useServerClock } from './use-opening.ts';

const WORDS = WIZARD.bar;
const MINUTE_MS = 60_000;

/** How long there is, and before the counter opens the dossier; once it is open the sending takes that place. */
export function ReviewBar({ view, hasDownload }: { view: ApplicationView; hasDownload: boolean }) {
  return (
    <>
      <Time view={view} />
      {hasDownload && (
        <ButtonLink href={dossierPath(view.application.id)} download variant={view.application.sentAt ? 'ink' : 'filo'}>
          <Download aria-hidden="true" />
          {WORDS.download}
        </ButtonLink>
      )}
    </>
  );
}

function Time({ view }: { view: ApplicationView }) {
  const { application, missing, grant } = view;
  const opensAt = openingOf(view);
  const minutes = useServerClock(view, (now) => (opensAt === null ? 0 : Math.ceil((opensAt - now) / MINUTE_MS)));
  if (application.sentAt)
    return <PhoneBarFigure label={WORDS.sent}>{formatDay(application.sentAt.slice(0, 10))}</PhoneBarFigure>;
  if (missing.length > 0) return <PhoneBarFigure label={WORDS.missing}>{WORDS.parts(missing.length)}</PhoneBarFigure>;
  if (minutes > 0)
    return (
      <PhoneBarFigure label={WORDS.opensIn}>
        {WORDS.left(Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60)}
      </PhoneBarFigure>
    );
  if (application.deadline)
    return <PhoneBarFigure label={WORDS.until}>{formatDay(application.deadline)}</PhoneBarFigure>;
  return (
    <PhoneBarFigure label={WORDS.until}>
      {grant?.openingMode === 'sportello' ? APPLICATIONS.rolling : WORDS.unknown}
    </PhoneBarFigure>
  );
}
