import { Bell, Folder, Search, Users, type LucideIcon } from 'lucide-react';
import { DASHBOARD, SHORTCUT_LABELS } from '#messages/dashboard/dashboard.ts';
import { SITE_LINKS } from '#domain/navigation.ts';
import { CountBadge } from '#web/ui/data/badge.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

type Shortcut = keyof typeof SHORTCUT_LABELS;
const ICONS: Record<Shortcut, LucideIcon> = {
  search: Search,
  applications: Folder,
  consultants: Users,
  notifications: Bell,
};

/** The four shortcuts, each as soon as its screen is in the registry of links: none is ever dead (DAS-5). */
const SHORTCUTS = (Object.keys(SHORTCUT_LABELS) as Shortcut[]).flatMap((name) => {
  const href = (SITE_LINKS as Partial<Record<Shortcut, string | null>>)[name];
  return href ? [{ name, href }] : [];
});

export function Shortcuts({ unread }: { unread: number }) {
  return (
    <nav aria-label={DASHBOARD.shortcuts} className="mt-2 grid grid-cols-2 gap-2 desk:auto-cols-fr desk:grid-flow-col">
      {SHORTCUTS.map(({ name, href }) => {
        const Icon = ICONS[name];
        return (
          <ButtonLink
            key={name}
            href={href}
            className="justify-start gap-2 border-rule-2 px-3 whitespace-normal desk:px-4"
          >
            <Icon aria-hidden="true" />
            <span className="min-w-0 text-left leading-tight wrap-break-word">{SHORTCUT_LABELS[name]}</span>
            {name === 'notifications' && unread > 0 && (
              <span className="ml-auto">
                <CountBadge count={unread} />
              </span>
            )}
          </ButtonLink>
        );
      })}
    </nav>
  );
}
