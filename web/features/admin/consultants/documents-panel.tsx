import { Download, FileText } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { reviewedFilePath, reviewedPreviewPath } from '#domain/file-paths.ts';
import type { ReviewedProfile } from '#domain/consultants/profile-review.ts';
import { REVIEW_DESK as WORDS } from '#messages/consultants/review.ts';
import { formatDate, formatFileSize } from '#web/lib/format.ts';
import { buttonLook } from '#web/ui/actions/button.tsx';

type Document = ReviewedProfile['documents'][number];

/** In the middle of the desk, one document at a time, beside the checks that it is read for. */
export function DocumentsPanel({ profile: { id: ownerId, documents } }: { profile: ReviewedProfile }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = documents.find(({ id }) => id === openId) ?? documents[0];
  return (
    <section
      aria-label={WORDS.documents}
      className="overflow-hidden rounded border border-rule-2 bg-sheet text-on-sheet"
    >
      {!open ? (
        <p className="p-4 text-14 text-ink-2">{WORDS.noDocuments}</p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-x-4 border-b border-rule-2 px-4">
            {documents.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === open.id}
                  onClick={() => setOpenId(id)}
                  className="flex min-h-11 items-center gap-2 border-b-2 border-transparent py-2 text-left text-14 font-medium wrap-anywhere text-ink-2 hover:text-ink aria-pressed:border-ink aria-pressed:font-semibold aria-pressed:text-ink"
                >
                  <FileText aria-hidden="true" className="size-4 flex-none" />
                  {name}
                </button>
              </li>
            ))}
          </ul>
          <OneDocument key={open.id} ownerId={ownerId} document={open} />
        </>
      )}
    </section>
  );
}

type Props = { ownerId: string; document: Document };
const OneDocument = ({ ownerId, document }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3 bg-sunken p-3 desk:p-4">
    <Shown ownerId={ownerId} document={document} />
    <p className="flex flex-wrap items-center justify-between gap-3 text-13 text-ink-2">
      {WORDS.sentOn(formatDate(document.createdAt), formatFileSize(document.bytes))}
      <a href={reviewedFilePath(ownerId, document.id)} className={buttonLook({ size: 'sm' })}>
        <Download aria-hidden="true" />
        {WORDS.download}
      </a>
    </p>
  </div>
);

const never = () => () => {};
/** Phones have no viewer inside pages; not known before the script runs. */
const useViewer = () =>
  useSyncExternalStore(
    never,
    () => navigator.pdfViewerEnabled,
    () => false,
  );

/** PDFs by the browser's own viewer, pictures as they are; of the rest it says that there is none. */
function Shown({ ownerId, document: { id, name, mediaType } }: Props) {
  const path = reviewedPreviewPath(ownerId, id);
  const hasViewer = useViewer();
  if (mediaType.startsWith('image/')) {
    return <img src={path} alt={WORDS.previewOf(name)} className="mx-auto max-h-[70dvh] max-w-full object-contain" />;
  }
  if (mediaType !== 'application/pdf') return <p className="text-14 text-ink-2">{WORDS.noPreview}</p>;
  if (!hasViewer) return <p className="text-14 text-ink-2">{WORDS.noViewer}</p>;
  return (
    <iframe
      src={path}
      title={WORDS.previewOf(name)}
      className="h-[70dvh] min-h-112 w-full rounded border border-rule-2 bg-sheet"
    />
  );
}
