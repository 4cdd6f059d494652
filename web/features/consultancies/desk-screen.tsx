import { useMemo } from 'react';
import { answerTime } from '#domain/consultancies/answer-time.ts';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { isActive } from '#domain/consultancies/vocabulary.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { PATHS } from '#domain/paths.ts';
import { DESK_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { responseText } from '#messages/consultants/card.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { ActiveCard } from './active-card.tsx';
import type { DeskTab } from './desk-tab.ts';
import { NewRequests } from './new-requests.tsx';
import { PastList } from './past-list.tsx';

type Props = {
  all: readonly ConsultancyView[];
  tab: DeskTab;
  openId: string | undefined;
  now: number;
  /** Messages to read, by consultancy. */
  unread: ReadonlyMap<string, number>;
  onTab: (tab: DeskTab) => void;
  onOpen: (id: string) => void;
};

/** The consultant's requests in three tabs with their counts (CON-11). */
export function DeskScreen({ all, tab, openId, now, unread, onTab, onOpen }: Props) {
  const { day } = romeMoment(new Date(now));
  const fresh = useMemo(() => all.filter(({ status }) => status === 'nuova').toSorted(firstToRelease), [all]);
  const active = all.filter(({ status }) => isActive(status));
  const past = all.filter(({ status }) => status !== 'nuova' && !isActive(status));
  return (
    <>
      <PageHeader
        display="screen"
        back={{ href: PATHS.consultantDashboard, label: WORDS.back }}
        title={WORDS.title}
        actions={<p className="text-14 text-ink-2">{WORDS.lead(answerText(all))}</p>}
      />
      <Tabs<DeskTab>
        label={WORDS.tabsLabel}
        value={tab}
        onChange={onTab}
        tabs={[
          {
            value: 'nuove',
            label: WORDS.tabs.nuove,
            count: fresh.length,
            content:
              fresh.length > 0 || all.some(({ id }) => id === openId) ? (
                <NewRequests {...{ all, fresh, openId, now, day, onOpen }} />
              ) : (
                <Nothing tab="nuove" />
              ),
          },
          {
            value: 'attive',
            label: WORDS.tabs.attive,
            count: active.length,
            content:
              active.length === 0 ? (
                <Nothing tab="attive" />
              ) : (
                <div className="mt-4 rounded border border-rule-2 bg-sheet text-on-sheet">
                  {active.map((view) => (
                    <ActiveCard
                      key={view.id}
                      {...{ view, day }}
                      unread={unread.get(view.id) ?? 0}
                      isOpen={view.id === openId}
                    />
                  ))}
                </div>
              ),
          },
          {
            value: 'storico',
            label: WORDS.tabs.storico,
            count: past.length,
            content: past.length === 0 ? <Nothing tab="storico" /> : <PastList past={past} />,
          },
        ]}
      />
    </>
  );
}

const Nothing = ({ tab }: { tab: DeskTab }) => (
  <EmptyState className="mt-4" title={WORDS.empty[tab]} description={WORDS.emptyText} />
);

/** Measured as the profile shows it: nothing to say before the third answer. */
function answerText(all: readonly ConsultancyView[]): string | null {
  const answer = answerTime(all);
  return answer && WORDS.answers(responseText(answer.minutes), answer.requests);
}

/** Who has waited longest for any answer comes first; who already had one stays behind. */
const firstToRelease = (one: ConsultancyView, other: ConsultancyView): number =>
  (one.releasesAt ?? '9').localeCompare(other.releasesAt ?? '9');
