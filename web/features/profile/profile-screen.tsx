import type { ReactNode } from 'react';
import { PROFILE } from '#messages/profile/profile.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import type { ProfileTab } from './profile-tab.ts';

type Props = {
  homeHref: string;
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  /** What each tab shows, in order; a missing one is not offered. */
  content: Partial<Record<ProfileTab, ReactNode>>;
};

export function ProfileScreen({ homeHref, tab, onTab, content }: Props) {
  const tabs = (Object.keys(content) as ProfileTab[]).map((value) => ({
    value,
    label: PROFILE.tabs[value],
    content: content[value],
  }));
  return (
    <>
      <PageHeader back={{ href: homeHref, label: PROFILE.back }} title={PROFILE.title} />
      <Tabs label={PROFILE.tabsLabel} tabs={tabs} value={tab} onChange={onTab} />
    </>
  );
}

export function ProfileLoading() {
  return (
    <LoadingState label={PROFILE.loading} className="max-w-3xl py-6">
      <SkeletonLines count={6} />
    </LoadingState>
  );
}
