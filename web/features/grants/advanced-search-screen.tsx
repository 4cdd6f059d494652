import type { ReactNode } from 'react';
import { PATHS } from '#domain/paths.ts';
import { ADVANCED_SEARCH } from '#messages/grant-search.ts';
import { BackLink } from '#web/ui/breadcrumb.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { SearchTab } from './advanced-address.ts';

type Props = {
  tab: SearchTab;
  onTab: (tab: SearchTab) => void;
  /** What each tab shows, in order; a missing one is not offered. */
  content: Partial<Record<SearchTab, { content: ReactNode; count?: number }>>;
};

/** Searching and what was kept of it, one tab each. */
export function AdvancedSearchScreen({ tab, onTab, content }: Props) {
  const tabs = (Object.keys(content) as SearchTab[]).map((value) => ({
    value,
    label: ADVANCED_SEARCH.tabs[value],
    count: content[value]?.count,
    content: content[value]?.content,
  }));
  return (
    <>
      <BackLink href={PATHS.dashboard} label={ADVANCED_SEARCH.back} />
      <PageHeader title={ADVANCED_SEARCH.title} className="pt-2 pb-3" />
      {/* Ink: the thread of this screen is the line of deadlines. */}
      <Tabs label={ADVANCED_SEARCH.tabsLabel} tabs={tabs} value={tab} onChange={onTab} underline="ink" />
    </>
  );
}
