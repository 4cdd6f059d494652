import { Download, File, FileText, Folder, ListChecks, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { dossierPath } from '#domain/file-paths.ts';
import { DOSSIER } from '#messages/applications/dossier.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { formatFileSize } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink, type ButtonLinkProps } from '#web/ui/actions/button-link.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';

const WORDS = WIZARD.review;
const SHOWN = 4;

/** The archive as one will find it: each file by its name, the attachments with their size. */
export function DossierPanel({ view, look }: { view: ApplicationView; look: ButtonLinkProps['variant'] }) {
  const { application, attachments } = view;
  const [isWhole, setIsWhole] = useState(attachments.length <= SHOWN + 1);
  const listed = isWhole ? attachments : attachments.slice(0, SHOWN);
  const bytes = attachments.reduce((sum, each) => sum + each.bytes, 0);
  return (
    <SectionPanel
      title={WORDS.dossier}
      description={WORDS.dossierFile}
      flush
      actions={
        <ButtonLink href={dossierPath(application.id)} download variant={look} className="print:hidden">
          <Download aria-hidden="true" />
          {WORDS.download}
        </ButtonLink>
      }
    >
      <ul className="grid gap-2.5 px-4 py-3 text-14">
        <Line icon={FileText} name={DOSSIER.files.pdf} note={WORDS.files.pdf} />
        <Line icon={FileText} name={DOSSIER.files.docx} note={WORDS.files.docx} />
        <Line
          icon={Folder}
          name={DOSSIER.files.folder}
          note={WORDS.files.attachments(attachments.length)}
          size={attachments.length > 0 ? formatFileSize(bytes) : undefined}
        />
        {listed.map((each) => (
          <Line key={each.id} icon={File} name={each.name} size={formatFileSize(each.bytes)} isInside />
        ))}
        {!isWhole && (
          <li className="pl-8">
            <Button size="sm" variant="quiet" onClick={() => setIsWhole(true)}>
              {WORDS.files.more(attachments.length - SHOWN)}
            </Button>
          </li>
        )}
        <Line icon={ListChecks} name={DOSSIER.files.index} note={WORDS.files.index} />
        <Line icon={ListChecks} name={DOSSIER.files.sums} note={WORDS.files.sums} />
      </ul>
    </SectionPanel>
  );
}

type LineProps = { icon: LucideIcon; name: string; note?: string; size?: string | undefined; isInside?: boolean };

function Line({ icon: Icon, name, note, size, isInside = false }: LineProps) {
  return (
    <li className={cn('flex items-start gap-3', isInside && 'pl-8')}>
      <Icon aria-hidden="true" className="mt-px size-5 flex-none text-ink-2" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {name} {note && <span className="text-13 text-ink-2">{note}</span>}
      </span>
      {size && <span className="text-13 whitespace-nowrap text-ink-2 tabular-nums">{size}</span>}
    </li>
  );
}
