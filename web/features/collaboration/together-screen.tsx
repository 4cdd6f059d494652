import type { CollaborationView } from '#domain/collaboration/collaboration.ts';
import { covers } from '#domain/collaboration/roles.ts';
import { applyPath, PATHS } from '#domain/paths.ts';
import { ACCESS_NOTES } from '#messages/collaboration/collaboration.ts';
import { TOGETHER as WORDS } from '#messages/collaboration/screens.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { SectionThread } from './section-thread.tsx';
import { useCollaboration, useFollow } from './use-collaboration.ts';

/** One application and all who work on it: texts with their comments, people, what happened (COL-1). */
export function TogetherScreen({ view }: { view: CollaborationView }) {
  const { access, application, sections, comments, guests, activity } = view;
  const writes = useCollaboration(application.id);
  useFollow(application.id);
  const isOwner = access === 'proprietario';
  const canComment = isOwner || covers(access, 'commenti');
  const canEdit = isOwner || covers(access, 'modifica');
  return (
    <>
      <PageHeader
        back={
          canEdit
            ? { href: applyPath(application.id), label: WORDS.back }
            : { href: PATHS.applications, label: WORDS.backToList }
        }
        title={`${WORDS.title}: ${application.grantTitle}`}
        description={WORDS.of(application.companyName, application.ownerName)}
        actions={
          canEdit && !application.isSent && <ButtonLink href={applyPath(application.id)}>{WORDS.edit}</ButtonLink>
        }
      />
      <InlineAlert tone="info" className="mb-6">
        {ACCESS_NOTES[access]}
      </InlineAlert>
      <div className="grid items-start gap-6 pb-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          {sections.map((section) => (
            <SectionThread
              key={section.id}
              section={section}
              comments={comments.filter((each) => each.section === section.id)}
              canComment={canComment}
              writes={writes}
            />
          ))}
        </div>
        <div className="grid min-w-0 gap-6">
          {isOwner && <PeoplePanel guests={guests} writes={writes} />}
          <SectionPanel title={WORDS.activity} flush>
            <ol className="divide-y divide-rule text-14">
              {activity.map(({ kind, detail, actorName, at }) => (
                <li key={`${at}-${kind}-${detail ?? ''}`} className="grid gap-0.5 px-4 py-2">
                  <span className="wrap-anywhere">
                    <b>{actorName}</b> · {WIZARD.acts[kind] ?? kind}
                    {detail && kind !== 'testo' && kind !== 'commentata' ? ` · ${detail}` : ''}
                  </span>
                  <span className="text-13 text-ink-2 tabular-nums">{formatDateTime(at)}</span>
                </li>
              ))}
            </ol>
          </SectionPanel>
        </div>
      </div>
    </>
  );
}
