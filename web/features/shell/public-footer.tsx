import { COPYRIGHT_YEAR } from '#domain/constants.ts';
import { FOOTER, SHORT_FOOTER, type NavItem } from '#domain/navigation.ts';
import { copyright, FOOTER_WORDS, LINK_LABELS } from '#messages/shell/links.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';

const GROUPS = Object.keys(FOOTER) as (keyof typeof FOOTER)[];

/** Every page of the site for visitors; three links for who is signed in. */
export function PublicFooter({ isShort }: { isShort: boolean }) {
  return (
    <footer className="mt-20 border-t border-rule py-10 text-14 text-ink-2 print:hidden">
      <div className="wrap grid gap-8">
        <nav aria-label={FOOTER_WORDS.nav}>
          {isShort ? (
            <Links items={SHORT_FOOTER} className="flex flex-wrap gap-x-6" />
          ) : (
            <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
              {GROUPS.map((group) => (
                <div key={group}>
                  <p className="pb-1 font-semibold text-ink">{FOOTER_WORDS.groups[group]}</p>
                  <Links items={FOOTER[group]} />
                </div>
              ))}
            </div>
          )}
        </nav>
        <p>{copyright(COPYRIGHT_YEAR)}</p>
      </div>
    </footer>
  );
}

function Links({ items, className }: { items: readonly NavItem[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map(({ link, href }) => (
        <li key={link}>
          <AppLink href={href} className="inline-flex min-h-9 items-center no-underline hover:underline tap:min-h-11">
            {LINK_LABELS[link]}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
