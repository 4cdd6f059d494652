import { Download } from 'lucide-react';
import { EXPORT_PATH } from '#domain/file-paths.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';

const WORDS = SETTINGS.ownData;

/** A plain download: the archive is written while it travels (SET-5). */
export function OwnDataPanel({ id }: { id: string }) {
  return (
    <SectionPanel id={id} title={WORDS.title} description={WORDS.text}>
      <ButtonLink href={EXPORT_PATH} download>
        <Download aria-hidden="true" />
        {WORDS.download}
      </ButtonLink>
    </SectionPanel>
  );
}
