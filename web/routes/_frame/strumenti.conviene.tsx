import { createFileRoute } from '@tanstack/react-router';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { loadActiveCompany } from '#web/features/tools/active-company.ts';
import {
  figuresOf,
  loadDeMinimisRoom,
  loadGrant,
  loadProjectSpend,
} from '#web/features/tools/worth-it/load-figures.ts';
import { WorthItScreen } from '#web/features/tools/worth-it/worth-it-screen.tsx';
import { loadedHead } from '#web/lib/loaded-head.ts';

/** `bando` brings the figures of one grant. */
export const Route = createFileRoute('/_frame/strumenti/conviene')({
  validateSearch: (search: Record<string, unknown>): { bando?: string } =>
    typeof search.bando === 'string' || typeof search.bando === 'number' ? { bando: String(search.bando) } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const named = deps.bando === undefined ? undefined : await loadGrant(context.api, deps.bando);
    const [deMinimisRoom, company, spend] = await Promise.all([
      loadDeMinimisRoom(context.api, context.user),
      loadActiveCompany(context.api, context.user),
      loadProjectSpend(context.api, context.user, named ?? null),
    ]);
    const grant = named && figuresOf(named);
    const legalForm = company?.legalForm ?? null;
    return { day: romeMoment(new Date()).day, grant, deMinimisRoom, legalForm, spend, head: loadedHead('worthIt') };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: WorthItPage,
});

function WorthItPage() {
  const { grant, head: _head, ...data } = Route.useLoaderData();
  return <WorthItScreen key={grant?.id} grant={grant} {...data} />;
}
