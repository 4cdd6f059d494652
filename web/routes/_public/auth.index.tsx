import { createFileRoute, redirect, useRouterState } from '@tanstack/react-router';
import { homeOf, isSafeReturnPath } from '#domain/paths.ts';
import { AUTH } from '#messages/auth.ts';
import { AuthScreen } from '#web/features/auth/auth-screen.tsx';
import { isAuthView, type AuthView } from '#web/features/auth/auth-view.ts';
import { Panel } from '#web/ui/panel.tsx';

type Search = { vista?: AuthView; next?: string };

export const Route = createFileRoute('/_public/auth/')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...(isAuthView(search.vista) ? { vista: search.vista } : {}),
    ...(isSafeReturnPath(search.next) ? { next: search.next } : {}),
  }),
  beforeLoad: ({ context, search }) => {
    if (context.user?.userType) throw redirect({ href: search.next ?? homeOf(context.user.userType), replace: true });
  },
  head: () => ({ meta: [{ title: AUTH.pageTitle }, { name: 'description', content: AUTH.pageDescription }] }),
  component: AuthPage,
});

function AuthPage() {
  const { vista, next } = Route.useSearch();
  const { site } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const wantsSignIn = useRouterState({ select: (state) => state.location.state.wantsSignIn ?? false });
  const view = vista ?? (wantsSignIn || next ? 'accedi' : 'tipo');
  return (
    <div className="wrap grid justify-items-center py-8 sm:py-16">
      <Panel className="w-full max-w-lg p-5 sm:p-8">
        <AuthScreen
          view={view}
          onView={(vista) => void navigate({ search: (old) => ({ ...old, vista }), resetScroll: false })}
          next={next}
          site={site}
        />
      </Panel>
    </div>
  );
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** "Accedi" and "Registrati" both lead to /auth (spec §2); this tells them apart. */
    wantsSignIn?: boolean;
  }
}
