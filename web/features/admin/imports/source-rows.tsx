import type { ImportSource } from '#domain/imports/codes.ts';
import { SUMMARY } from '#messages/admin/admin.ts';
import { IMPORTS_DESK as WORDS } from '#messages/admin/imports.ts';
import { IMPORT_SOURCE_LABELS } from '#messages/imports/imports.ts';
import { momentText } from '#web/lib/moment-text.ts';
import { SourceLightBadge } from '#web/features/admin/summary/sources.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ImportsPage } from './imports-api.ts';

type Props = Pick<ImportsPage, 'sources'> & {
  now: number;
  isBusy: boolean;
  onStart: (source: ImportSource, isDryRun: boolean) => void;
};

/** Each source with its light; those that answer by themselves can be read now, or tried. */
export function SourceRows({ sources, now, isBusy, onStart }: Props) {
  return (
    <SectionPanel title={WORDS.sources} flush>
      <ul>
        {sources.map(({ source, light, isAsked, lastSuccess }) => (
          <li key={source} className="grid gap-2 border-rule px-4 py-3 text-14 not-first:border-t">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1">
                <b className="block">{IMPORT_SOURCE_LABELS[source]}</b>
                <span className="text-13 text-ink-2">
                  {lastSuccess ? SUMMARY.sourceAt(momentText(lastSuccess, now)) : SUMMARY.sourceNever}
                </span>
              </span>
              <SourceLightBadge light={light} />
            </div>
            {isAsked && (
              <p className="flex flex-wrap gap-2">
                <Button size="sm" disabled={isBusy} onClick={() => onStart(source, false)}>
                  {WORDS.runNow}
                </Button>
                <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => onStart(source, true)}>
                  {WORDS.dryRun}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </SectionPanel>
  );
}
