import { Link, useRouterState } from '@tanstack/react-router';
import { SITE_PATHS } from '#domain/site-paths.ts';
import { SHELL } from '#messages/shell/shell.ts';
import { classes } from '#web/lib/classes.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { buttonLook } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Logo } from '#web/ui/brand/logo.tsx';

/** Pages where one was doing something: signing up leads back to them. */
const isWork = (path: string) => /^\/(?:bandi|grant|confronta|strumenti|consulenti|consultant)\b/.test(path);

/** Logo, "Scopri i Bandi" (not on very small screens), "Accedi", "Registrati" (SHE-3). */
export function PublicHeader({ home }: { home: string | null }) {
  const here = useRouterState({ select: ({ location }) => location.href });
  const signUp = isWork(here) ? `${SITE_PATHS.auth}?vista=tipo&next=${encodeURIComponent(here)}` : SITE_PATHS.auth;
  return (
    <header className="border-b border-rule bg-paper print:hidden">
      <div className="wrap flex min-h-15 items-center gap-2 sm:min-h-16">
        <AppLink href={SITE_PATHS.home} aria-label={SHELL.logo} className="text-ink">
          <Logo className="h-7.5 sm:h-[34px]" />
        </AppLink>
        <nav aria-label={SHELL.publicNav} className="ml-auto flex items-center gap-2">
          <AppLink
            href={SITE_PATHS.grants}
            className="hidden min-h-11 items-center px-3 text-14 font-medium text-ink-2 no-underline hover:text-ink xs:inline-flex"
          >
            {SHELL.grants}
          </AppLink>
          {home ? (
            <ButtonLink href={home} variant="ink">
              {home === SITE_PATHS.auth ? SHELL.completeSignUp : SHELL.dashboard}
            </ButtonLink>
          ) : (
            <>
              <Link to="/auth" state={{ wantsSignIn: true }} className={classes(buttonLook(), 'max-xs:px-3')}>
                {SHELL.signIn}
              </Link>
              <ButtonLink href={signUp} variant="ink" className="max-xs:px-3">
                {SHELL.signUp}
              </ButtonLink>
            </>
          )}
        </nav>
      </div>
    </header>
  );
}
