import { Download } from 'lucide-react';
import { documentPreviewPath, filePath } from '#domain/file-paths.ts';
import { MEDIA_TYPES } from '#domain/files/file-purposes.ts';
import { VAULT } from '#messages/documents/screens.ts';
import { buttonLook } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import type { VaultDocument } from './api.ts';
import { PreviewText } from './preview-text.tsx';

const WITH_WORDS = new Set([MEDIA_TYPES.docx, MEDIA_TYPES.xlsx]);

/** PDFs by the browser's own viewer, pictures as they are, of Word and Excel files the words; an old .doc has none. */
export function PreviewDialog({ document, onClose }: { document: VaultDocument; onClose: () => void }) {
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={document.title}
      closeLabel={VAULT.close}
      footer={
        <a href={filePath(document.fileId)} download className={buttonLook({})}>
          <Download aria-hidden="true" />
          {VAULT.download}
        </a>
      }
    >
      <Shown document={document} />
    </Dialog>
  );
}

function Shown({ document }: { document: VaultDocument }) {
  const { id, title, mediaType } = document;
  const path = documentPreviewPath(id);
  if (mediaType.startsWith('image/')) {
    return <img src={path} alt={VAULT.previewOf(title)} className="mx-auto max-h-[70dvh] max-w-full object-contain" />;
  }
  if (WITH_WORDS.has(mediaType)) return <PreviewText document={document} />;
  if (mediaType !== 'application/pdf') return <p className="text-14 text-ink-2">{VAULT.noPreview}</p>;
  // Phones have no viewer inside pages.
  if (!navigator.pdfViewerEnabled) return <p className="text-14 text-ink-2">{VAULT.noViewer}</p>;
  return <iframe src={path} title={VAULT.previewOf(title)} className="h-[70dvh] w-full rounded border border-rule-2" />;
}
