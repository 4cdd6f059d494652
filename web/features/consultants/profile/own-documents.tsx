import { filePath } from '#domain/file-paths.ts';
import type { ConsultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { CONSULTANT_PROFILE } from '#messages/consultants/profile.ts';
import { formatDate, formatFileSize } from '#web/lib/format.ts';
import { FileLines } from '#web/ui/fields/file-lines.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';

const WORDS = CONSULTANT_PROFILE.documents;

/** The files sent with the registration; each name downloads its file. */
export function OwnDocuments({ documents }: Pick<ConsultantProfileView, 'documents'>) {
  return (
    <SectionPanel title={WORDS.title} description={WORDS.text}>
      {documents.length === 0 ? (
        <p className="text-14 text-ink-2">{WORDS.none}</p>
      ) : (
        <FileLines
          files={documents.map(({ id, name, bytes, createdAt }) => ({
            id,
            name,
            detail: WORDS.detail(formatFileSize(bytes), formatDate(createdAt)),
            href: filePath(id),
          }))}
          labels={AUTH.files}
        />
      )}
    </SectionPanel>
  );
}
