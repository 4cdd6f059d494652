import { Download } from 'lucide-react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { consultancyFilePath } from '#domain/file-paths.ts';
import { DESK_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

type Props = { view: Pick<ConsultancyView, 'id'> };

type LinkProps = Props & { label?: string; variant?: 'line' | 'quiet' };

export function EngagementLink({ view, label = WORDS.download, variant = 'line' }: LinkProps) {
  return (
    <ButtonLink size="sm" variant={variant} href={consultancyFilePath(view.id)} download>
      <Download aria-hidden="true" />
      {label}
    </ButtonLink>
  );
}

/** What comes with every consultancy: who answers for the data, how AI is used, and both as a paper to sign. */
export function EngagementNote({ view }: Props) {
  return (
    <section aria-label={WORDS.agreement} className="grid justify-items-start gap-2 text-13 text-ink-2">
      <p>{WORDS.dataNote}</p>
      <p>{WORDS.aiNote}</p>
      <EngagementLink view={view} label={WORDS.agreement} />
      <p>{WORDS.agreementText}</p>
    </section>
  );
}
