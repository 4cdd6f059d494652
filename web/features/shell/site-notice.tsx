import { Info } from 'lucide-react';
import { SHELL } from '#messages/shell/shell.ts';

/** What administrators tell everybody, above every page. */
export function SiteNotice({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <aside aria-label={SHELL.siteNotice} className="border-b border-verify-line bg-verify text-on-verify print:hidden">
      <p className="mx-auto flex max-w-(--page) items-start gap-3 px-4 py-2 text-14 wrap-anywhere desk:px-6">
        <Info aria-hidden="true" className="mt-0.5 size-5 flex-none" />
        <span className="min-w-0 whitespace-pre-line">{text}</span>
      </p>
    </aside>
  );
}
