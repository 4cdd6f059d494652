import { useQuery } from '@tanstack/react-query';
import { grantPath } from '#domain/paths.ts';
import { GRANT_EDITOR as WORDS } from '#messages/admin/catalogue.ts';
import { formatDate } from '#web/lib/format.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { LoadingState, ErrorState } from '#web/ui/feedback/states.tsx';
import { BackLink } from '#web/ui/layout/back-link.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { editedGrantQuery } from './catalogue-api.ts';
import { DuplicatesPart } from './duplicates-part.tsx';
import { GrantEditor, type DrawPreview } from './grant-editor.tsx';
import { GrantHistory } from './grant-history.tsx';
import { GrantReports } from './grant-reports.tsx';
import { PublicationBar } from './publication-bar.tsx';

/** Everything about one grant, beside the list. */
export function GrantEditorPanel({ id, back, drawPreview }: { id: string; back: string; drawPreview: DrawPreview }) {
  const { data, isError } = useQuery(editedGrantQuery(useApi(), id));
  if (isError) return <ErrorState title={WORDS.gone} />;
  if (!data) return <LoadingState label={WORDS.loading}>{null}</LoadingState>;
  const { line } = data;
  return (
    <Panel className="min-w-0">
      <div className="grid gap-1 border-b border-rule p-4">
        <BackLink href={back} label={WORDS.back} />
        <p className="flex flex-wrap gap-x-3 text-13 wrap-anywhere text-ink-2">
          {line.id}
          {line.isPublished && <AppLink href={grantPath(line.id)}>{WORDS.publicPage}</AppLink>}
          <a href="#versioni">{WORDS.versions(data.version)}</a>
        </p>
        <h2 className="text-18 font-bold wrap-anywhere">{line.name}</h2>
        <p className="flex flex-wrap gap-2 pt-1">
          {line.mergedInto === null && (
            <PublicationBar ids={[line.id]} can={[line.isPublished ? 'unpublish' : 'publish']} />
          )}
        </p>
        {data.unpublishedAt && (
          <InlineAlert tone="no" title={WORDS.withdrawn(formatDate(data.unpublishedAt))}>
            {data.unpublishReason}
          </InlineAlert>
        )}
      </div>
      <GrantEditor key={data.version} edited={data} drawPreview={drawPreview} />
      <GrantReports reports={data.reports} />
      <DuplicatesPart edited={data} />
      <GrantHistory versions={data.versions} />
    </Panel>
  );
}
