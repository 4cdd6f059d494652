import { Download } from 'lucide-react';
import { useState } from 'react';
import { reviewedFilePath, reviewedPreviewPath } from '#domain/file-paths.ts';
import type { ReviewedProfile } from '#domain/consultants/profile-review.ts';
import { REVIEW_DESK as WORDS } from '#messages/consultants/review.ts';
import { formatDate, formatFileSize } from '#web/lib/format.ts';
import { buttonLook } from '#web/ui/actions/button.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';

type Document = ReviewedProfile['documents'][number];

/** One document at a time in sight, beside the checks that it is read for. */
export function DocumentsPanel({ profile }: { profile: ReviewedProfile }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = profile.documents.find(({ id }) => id === openId) ?? profile.documents[0];
  return (
    <SectionPanel title={WORDS.documents}>
      {!open ? (
        <p className="text-14 text-ink-2">{WORDS.noDocuments}</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <ul className="flex flex-wrap gap-2">
            {profile.documents.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === open.id}
                  onClick={() => setOpenId(id)}
                  className="min-h-9 rounded border border-rule-2 px-3 text-left text-13 wrap-anywhere hover:bg-sunken aria-pressed:bg-ink aria-pressed:text-paper tap:min-h-11"
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
          <Shown key={open.id} ownerId={profile.id} document={open} />
          <p className="flex flex-wrap items-center justify-between gap-3 text-13 text-ink-2">
            {WORDS.sentOn(formatDate(open.createdAt), formatFileSize(open.bytes))}
            <a href={reviewedFilePath(profile.id, open.id)} className={buttonLook({ size: 'sm' })}>
              <Download aria-hidden="true" />
              {WORDS.download}
            </a>
          </p>
        </div>
      )}
    </SectionPanel>
  );
}

/** PDFs by the browser's own viewer, pictures as they are; of the rest it says that there is none. */
function Shown({ ownerId, document: { id, name, mediaType } }: { ownerId: string; document: Document }) {
  const path = reviewedPreviewPath(ownerId, id);
  if (mediaType.startsWith('image/')) {
    return <img src={path} alt={WORDS.previewOf(name)} className="mx-auto max-h-[70dvh] max-w-full object-contain" />;
  }
  if (mediaType !== 'application/pdf') return <p className="text-14 text-ink-2">{WORDS.noPreview}</p>;
  // Not known before the script runs; phones have no viewer inside pages.
  if (typeof navigator === 'undefined' || !navigator.pdfViewerEnabled) {
    return (
      <p suppressHydrationWarning className="text-14 text-ink-2">
        {WORDS.noViewer}
      </p>
    );
  }
  return <iframe src={path} title={WORDS.previewOf(name)} className="h-[28rem] w-full rounded border border-rule-2" />;
}
