import { useQuery } from '@tanstack/react-query';
import { wordDiff } from '#domain/assistant/diff.ts';
import { plainTexts } from '#domain/applications/plain-texts.ts';
import { TEXT_IDS, type Texts } from '#domain/applications/sections.ts';
import { applyPath, wizardPath } from '#domain/paths.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { VERSIONS as WORDS } from '#messages/applications/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { versionQuery, type ApplicationView } from './api.ts';
import { useDraft } from './use-draft.ts';
import { GrantLine } from './grant-line.tsx';
import { SentNotice } from './sent-notice.tsx';
import { TextDifference } from './text-difference.tsx';

type Props = { view: ApplicationView; chosen: number | undefined; onChoose: (number: number) => void };

/** What was kept, and how it differs from what is written now (APP-14). */
export function VersionsScreen({ view, chosen, onChoose }: Props) {
  const { application, versions } = view;
  const number = chosen ?? versions[0]?.number;
  return (
    <>
      <PageHeader
        display="screen"
        back={{ href: applyPath(application.id), label: WORDS.back }}
        title={WORDS.title}
        description={WORDS.lead}
      />
      <GrantLine view={view} />
      <SentNotice view={view} />
      {application.copiedFrom && (
        <InlineAlert
          tone="info"
          className="mt-4"
          action={
            <ButtonLink size="sm" href={wizardPath(application.copiedFrom, 'revisione')}>
              {WORDS.seeSent}
            </ButtonLink>
          }
        >
          {WORDS.from}
        </InlineAlert>
      )}
      {number === undefined ? (
        <EmptyState className="mt-6" title={WORDS.none} description={WORDS.noneBody} />
      ) : (
        <div className="mt-6 grid items-start gap-6 desk:grid-cols-[16rem_minmax(0,1fr)]">
          <VersionList view={view} chosen={number} onChoose={onChoose} />
          <Comparison view={view} number={number} />
        </div>
      )}
    </>
  );
}

function VersionList({
  view: { versions, application },
  chosen,
  onChoose,
}: Required<Omit<Props, 'chosen'>> & { chosen: number }) {
  return (
    <nav aria-label={WORDS.list}>
      <p className="px-3 pb-2 text-14 font-semibold">{WORDS.now(application.version)}</p>
      <ul className="grid gap-1">
        {versions.map(({ number, actorName, at }) => (
          <li key={number}>
            <button
              type="button"
              aria-current={number === chosen ? 'true' : undefined}
              onClick={() => onChoose(number)}
              className={cn(
                'grid w-full cursor-pointer rounded border border-transparent px-3 py-2 text-left text-14 hover:bg-sunken',
                number === chosen && 'border-rule-2 bg-sheet font-semibold',
              )}
            >
              <span className="tabular-nums">
                {WORDS.number(number)}
                {application.sentAt !== null && number === application.version && ` · ${WORDS.sent}`}
              </span>
              <span className="text-13 font-normal text-ink-2 tabular-nums">
                {formatDateTime(at)} · {actorName}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Comparison({ view: { application }, number }: { view: ApplicationView; number: number }) {
  const { data: version } = useQuery(versionQuery(useApi(), application.id, number));
  const { bringBack } = useDraft(application.id);
  if (!version) return <SkeletonLines count={8} />;
  const now = plainTexts(application.contents);
  const changed = TEXT_IDS.filter((id) => (version.texts[id] ?? '') !== (now[id] ?? ''));
  const same = TEXT_IDS.filter((id) => (now[id] ?? '') !== '' && !changed.includes(id)).length;
  return (
    <SectionPanel
      title={WORDS.compare(number)}
      description={WORDS.unchanged(same)}
      flush={changed.length > 0}
      actions={
        application.sentAt === null &&
        changed.length > 0 && (
          <Button loading={bringBack.isPending} onClick={() => bringBack.mutate(number)}>
            {WORDS.bringBack}
          </Button>
        )
      }
    >
      {changed.length === 0 ? (
        <p className="text-14 text-ink-2">{WORDS.same}</p>
      ) : (
        <ul className="divide-y divide-rule">
          {changed.map((id) => (
            <li key={id} className="px-4 py-3">
              <h3 className="font-semibold">{SECTION_TITLES[id]}</h3>
              <TextDifference parts={wordDiff(textOf(version.texts, id), textOf(now, id))} />
            </li>
          ))}
        </ul>
      )}
    </SectionPanel>
  );
}

const textOf = (texts: Texts, id: (typeof TEXT_IDS)[number]): string => texts[id] ?? '';
