import { COPYRIGHT_YEAR } from '#domain/constants.ts';
import { FOOTER } from '#domain/navigation.ts';
import { copyright, LINK_LABELS, SHELL } from '#messages/shell/shell.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';

export function PublicFooter() {
  return (
    <footer className="mt-16 border-t border-rule py-8 text-14 text-ink-2 print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2">
        {FOOTER.length > 0 && (
          <nav aria-label={SHELL.footerNav} className="flex flex-wrap gap-x-6">
            {FOOTER.map(({ link, href }) => (
              <AppLink
                key={link}
                href={href}
                className="inline-flex min-h-11 items-center no-underline hover:underline"
              >
                {LINK_LABELS[link]}
              </AppLink>
            ))}
          </nav>
        )}
        <p className="sm:ml-auto">{copyright(COPYRIGHT_YEAR)}</p>
      </div>
    </footer>
  );
}
