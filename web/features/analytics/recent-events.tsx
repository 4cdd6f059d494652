import { Bookmark, Eye, Send, Sparkles } from 'lucide-react';
import type { ActivityBadge } from '#domain/analytics/summary.ts';
import { grantPath } from '#domain/paths.ts';
import { ANALYTICS as WORDS, BADGE_LABELS } from '#messages/analytics/analytics.ts';
import { ACTIVITY_TEXT } from '#messages/dashboard/dashboard.ts';
import { momentText } from '#web/lib/moment-text.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { Analytics } from './api.ts';

const LOOK: Record<ActivityBadge, { icon: typeof Eye; tone: BadgeTone }> = {
  view: { icon: Eye, tone: 'neutral' },
  ai: { icon: Sparkles, tone: 'filo' },
  application: { icon: Send, tone: 'ok' },
  save: { icon: Bookmark, tone: 'verify' },
};

/** What happened in the period, newest first, each with the badge of its type. */
export function RecentEvents({ recent, now }: Pick<Analytics, 'recent'> & { now: number }) {
  return (
    <SectionPanel title={WORDS.recent.title} flush>
      {recent.length === 0 && <p className="p-4 text-14 text-ink-2">{WORDS.recent.empty}</p>}
      <ul>
        {recent.map(({ id, kind, badge, subjectId, title, at }) => {
          const { icon: Icon, tone } = LOOK[badge];
          const words = ACTIVITY_TEXT[kind](title);
          const isGrant = kind === 'bando_visto' || kind === 'bando_salvato';
          return (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-rule px-4 py-2.5 text-14 last:border-0 sm:grid-cols-[8rem_minmax(0,1fr)_auto]"
            >
              <span className="max-sm:col-span-2">
                <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
                  {BADGE_LABELS[badge]}
                </Badge>
              </span>
              {isGrant && subjectId ? (
                <AppLink href={grantPath(subjectId)} className="wrap-anywhere">
                  {words}
                </AppLink>
              ) : (
                <span className="wrap-anywhere">{words}</span>
              )}
              <time dateTime={at} className="text-13 whitespace-nowrap text-ink-2 tabular-nums">
                {momentText(at, now)}
              </time>
            </li>
          );
        })}
      </ul>
    </SectionPanel>
  );
}
