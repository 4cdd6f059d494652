import { Download, Eye, FileImage, FileSpreadsheet, FileText, Pencil, ScanText, Stamp, Trash2 } from 'lucide-react';
import type { DocumentState } from '#domain/documents/validity.ts';
import { MEDIA_TYPES } from '#domain/files/file-purposes.ts';
import { filePath } from '#domain/file-paths.ts';
import { KIND_LABELS, STATE_LABELS } from '#messages/documents/documents.ts';
import { CHECKLISTS, READING, VAULT } from '#messages/documents/screens.ts';
import { formatDay, formatFileSize } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { VerdictBadge } from '#web/ui/data/verdict.tsx';
import type { VaultDocument } from './api.ts';

type Props = {
  document: VaultDocument;
  /** Its owner alone changes it. */
  isOwn: boolean;
  onRead: () => void;
  onEdit: () => void;
  onPreview: () => void;
  onCopy: () => void;
  onRemove: () => void;
};

/** What can be turned into words. */
const READABLE = new Set([MEDIA_TYPES.pdf, MEDIA_TYPES.jpg, MEDIA_TYPES.png, MEDIA_TYPES.docx, MEDIA_TYPES.xlsx]);
/** What can be copied page by page. */
const COPIED = new Set([MEDIA_TYPES.pdf, MEDIA_TYPES.jpg, MEDIA_TYPES.png]);

/** One paper: what it is, until when it holds and why, and what one can do with it. */
export function DocumentRow({ document, isOwn, onRead, onEdit, onPreview, onCopy, onRemove }: Props) {
  const { title, kind, bytes, issuedOn, expiresOn, because, state, isReplaced, mediaType } = document;
  const detail = [
    KIND_LABELS[kind],
    document.addedBy && VAULT.addedBy(document.addedBy),
    issuedOn && VAULT.issued(formatDay(issuedOn)),
    formatFileSize(bytes),
    isReplaced && VAULT.replaced,
    document.erasedOn && VAULT.erased(formatDay(document.erasedOn)),
  ];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 px-4 py-3 text-14 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <FileIcon mediaType={mediaType} />
      <div className="grid min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="min-w-0 wrap-anywhere">{title}</b>
          <StateBadge state={state} isReplaced={isReplaced} />
        </span>
        <span className="text-13 text-ink-2 tabular-nums">{detail.filter(Boolean).join(' · ')}</span>
        {expiresOn && (
          <span className="text-13 tabular-nums">
            {(state === 'scaduto' ? CHECKLISTS.expired : VAULT.holds)(formatDay(expiresOn))}
            {because && <span className="text-ink-2"> · {because}</span>}
          </span>
        )}
        {isOwn && state === 'da_datare' && (
          <Button size="sm" className="justify-self-start" aria-label={VAULT.addDateOf(title)} onClick={onEdit}>
            {VAULT.addDate}
          </Button>
        )}
      </div>
      <span className="col-start-2 flex flex-wrap gap-1 sm:col-start-auto">
        {isOwn && (
          <IconButton label={VAULT.previewOf(title)} onClick={onPreview}>
            <Eye aria-hidden="true" />
          </IconButton>
        )}
        {isOwn && READABLE.has(mediaType) && (
          <IconButton label={READING.open(title)} onClick={onRead}>
            <ScanText aria-hidden="true" />
          </IconButton>
        )}
        {isOwn && kind === 'documento_identita' && COPIED.has(mediaType) && (
          <IconButton label={VAULT.copyOf(title)} onClick={onCopy}>
            <Stamp aria-hidden="true" />
          </IconButton>
        )}
        <a
          href={filePath(document.fileId)}
          download
          aria-label={VAULT.downloadOf(title)}
          title={VAULT.downloadOf(title)}
          className="inline-grid size-9 place-items-center rounded text-ink-2 hover:bg-[color-mix(in_oklab,currentColor_9%,transparent)] hover:text-ink tap:size-11 [&_svg]:size-5"
        >
          <Download aria-hidden="true" />
        </a>
        {isOwn && (
          <>
            <IconButton label={VAULT.editOf(title)} onClick={onEdit}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton label={VAULT.removeOf(title)} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </>
        )}
      </span>
    </li>
  );
}

const TONE = { scaduto: 'no', in_scadenza: 'verify', da_datare: 'verify', valido: 'ok' } as const satisfies Partial<
  Record<DocumentState, string>
>;

function StateBadge({ state, isReplaced }: { state: DocumentState; isReplaced: boolean }) {
  if (state === 'senza_scadenza' || isReplaced) return <Badge>{STATE_LABELS[state]}</Badge>;
  return <VerdictBadge tone={TONE[state]} label={STATE_LABELS[state]} />;
}

function FileIcon({ mediaType }: { mediaType: string }) {
  const Icon = mediaType.startsWith('image/') ? FileImage : mediaType.includes('sheet') ? FileSpreadsheet : FileText;
  return <Icon aria-hidden="true" className="mt-0.5 size-5 text-ink-2" />;
}
