import { Bookmark, FileText, Landmark, Search, Send, Sparkles, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { grantPath } from '#domain/paths.ts';
import { ACTIVITY_TEXT, DASHBOARD } from '#messages/dashboard/dashboard.ts';
import { momentText } from '#web/lib/moment-text.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import type { DashboardData } from './api.ts';

type Activity = DashboardData['activities'][number];
const ICONS: Record<Activity['kind'], LucideIcon> = {
  ricerca_ai: Search,
  bando_visto: Landmark,
  bando_salvato: Bookmark,
  candidatura_inviata: Send,
  compilazione: FileText,
  analisi_ai: Sparkles,
};

/** What the person did last, from their own events (DAS-6). */
export function RecentActivity({ activities, at }: { activities: readonly Activity[]; at: number }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-2 flex min-h-9 items-center text-18 font-bold tracking-[-0.012em]">
        {DASHBOARD.activity}
      </h2>
      {activities.length === 0 && (
        <p className="rounded border border-dashed border-rule-strong p-4 text-14 text-ink-2">
          <span className="block font-semibold text-ink">{DASHBOARD.noActivity}</span>
          {DASHBOARD.noActivityHint}
        </p>
      )}
      <ul className="text-14">
        {activities.map((activity) => {
          const Icon = ICONS[activity.kind];
          const words = ACTIVITY_TEXT[activity.kind](activity.title);
          const isGrant = activity.kind === 'bando_visto' || activity.kind === 'bando_salvato';
          return (
            <li
              key={activity.id}
              className="relative grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-2.5 border-b border-rule py-2.5 last:border-0"
            >
              <Icon aria-hidden="true" className="mt-0.5 size-4.5 text-ink-2" />
              {isGrant && activity.subjectId ? (
                <AppLink
                  href={grantPath(activity.subjectId)}
                  className="leading-5 no-underline after:absolute after:inset-0 hover:underline"
                >
                  {words}
                </AppLink>
              ) : (
                <span className="leading-5 [overflow-wrap:anywhere]">{words}</span>
              )}
              <time dateTime={activity.at} className="text-13 text-ink-2 tabular-nums">
                {momentText(activity.at, at)}
              </time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
