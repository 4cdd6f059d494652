import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';

export type Company = InferResponseType<ApiClient['companies']['$get'], 200>['companies'][number];
/** Null when they could not be loaded. */
export type Companies = Company[] | null;

type Shared = { companies: Companies; replace: (companies: Companies) => void };
const CompaniesContext = createContext<Shared>({ companies: null, replace: () => {} });

/** For the frame's loader: a failure here must not take the page away. */
export async function loadCompanies(api: ApiClient): Promise<Companies> {
  try {
    return (await dataOf(api.companies.$get({ query: {} }))).companies;
  } catch {
    return null;
  }
}

/** One list for the selector, the companies page and whoever follows the active company. */
export function CompaniesProvider({ loaded, children }: { loaded: Companies; children: ReactNode }) {
  const [state, setState] = useState({ loaded, companies: loaded });
  if (state.loaded !== loaded) setState({ loaded, companies: loaded });
  const shared = useMemo(
    () => ({
      companies: state.companies,
      replace: (companies: Companies) => setState((old) => ({ ...old, companies })),
    }),
    [state.companies],
  );
  return <CompaniesContext value={shared}>{children}</CompaniesContext>;
}

export const useSharedCompanies = () => use(CompaniesContext);
