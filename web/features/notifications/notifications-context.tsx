import { useRouter } from '@tanstack/react-router';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadLatest, type Latest } from './notifications-api.ts';

type Shared = { latest: Latest | null; replace: (latest: Latest) => void };
const NotificationsContext = createContext<Shared>({ latest: null, replace: () => {} });

const REFRESH_EVERY_MS = 60_000;

/** One count for the bell, the sidebar and the screens; it keeps itself fresh while the tab is in sight. */
export function NotificationsProvider({ loaded, children }: { loaded: Latest | null; children: ReactNode }) {
  const [state, setState] = useState({ loaded, latest: loaded });
  if (state.loaded !== loaded) setState({ loaded, latest: loaded });
  const replace = useCallback((latest: Latest) => setState((old) => ({ ...old, latest })), []);
  useRefresh(replace);
  const shared = useMemo(() => ({ latest: state.latest, replace }), [state.latest, replace]);
  return <NotificationsContext value={shared}>{children}</NotificationsContext>;
}

function useRefresh(replace: (latest: Latest) => void) {
  const { api } = useRouter().options.context;
  useEffect(() => {
    async function refresh() {
      if (document.visibilityState !== 'visible') return;
      const latest = await loadLatest(api);
      if (latest) replace(latest);
    }
    const timer = setInterval(() => void refresh(), REFRESH_EVERY_MS);
    return () => clearInterval(timer);
  }, [api, replace]);
}

export const useLatestNotifications = () => use(NotificationsContext);
