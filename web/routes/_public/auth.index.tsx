import { createFileRoute, redirect, useHydrated, useRouterState } from '@tanstack/react-router';
import { homeOf, isSafeReturnPath } from '#domain/site-paths.ts';
import { AuthFrame } from '#web/features/accounts/auth-frame.tsx';
import { AuthScreen } from '#web/features/accounts/auth-screen.tsx';
import { isAuthView, type AuthView } from '#web/features/accounts/auth-view.ts';
import { useProviderFailure, type Provider } from '#web/features/accounts/use-provider-failure.ts';
import { LaterConsultantDetails } from '#web/features/consultants/profile/later-details.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

type Search = { vista?: AuthView; next?: string; errore?: Provider; motivo?: string };

export const Route = createFileRoute('/_public/auth/')({
  validateSearch: strictSearch<Search>((search) => ({
    ...(isAuthView(search.vista) ? { vista: search.vista } : {}),
    ...(isSafeReturnPath(search.next) ? { next: search.next } : {}),
    ...(search.errore === 'google' || search.errore === 'facebook' ? { errore: search.errore } : {}),
    ...(typeof search.motivo === 'string' ? { motivo: search.motivo } : {}),
  })),
  beforeLoad: ({ context, search }) => {
    if (context.user?.userType) throw redirect({ href: search.next ?? homeOf(context.user.userType), replace: true });
  },
  head: () => pageHead('auth'),
  component: AuthPage,
});

function AuthPage() {
  const { vista, next, errore, motivo } = Route.useSearch();
  const { site, user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  useProviderFailure(
    errore,
    motivo,
    () => void navigate({ search: ({ next }) => ({ vista: 'accedi', ...(next ? { next } : {}) }), replace: true }),
  );
  const isHydrated = useHydrated(); // the server does not know what the history remembers
  const isAsked = useRouterState({ select: (state) => state.location.state.wantsSignIn ?? false });
  const wantsSignIn = isHydrated && isAsked;
  const view = vista ?? (wantsSignIn || next ? 'accedi' : 'tipo');
  return (
    <AuthFrame aside={view === 'consulente' ? 'consultant' : 'business'} hasForm={view !== 'tipo'}>
      <AuthScreen
        view={view}
        onView={(vista) => void navigate({ search: (old) => ({ ...old, vista }), resetScroll: false })}
        next={next}
        site={site}
        newcomer={user}
        consultantDetails={<LaterConsultantDetails />}
      />
    </AuthFrame>
  );
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** "Accedi" and "Registrati" both lead to /auth (SHE-3); this tells them apart. */
    wantsSignIn?: boolean;
  }
}
