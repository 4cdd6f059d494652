import { togetherPath } from '#domain/paths.ts';
import { ROLE_LABELS } from '#messages/collaboration/collaboration.ts';
import { TOGETHER as WORDS } from '#messages/collaboration/screens.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { SharedApplications } from './api.ts';

/** Applications of others that this person was invited to. */
export function SharedList({ items }: SharedApplications) {
  if (items.length === 0) return null;
  return (
    <SectionPanel title={WORDS.shared} flush className="mt-8">
      <ul className="divide-y divide-rule text-14">
        {items.map(({ id, grantTitle, companyName, role }) => (
          <li key={id}>
            <AppLink
              href={togetherPath(id)}
              className="grid min-h-11 gap-0.5 px-4 py-3 text-on-sheet no-underline hover:bg-sunken"
            >
              <b className="wrap-anywhere underline-offset-2 hover:underline">{grantTitle}</b>
              <span className="text-13 text-ink-2">
                {companyName} · {ROLE_LABELS[role]}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </SectionPanel>
  );
}
