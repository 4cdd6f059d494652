import { createFileRoute } from '@tanstack/react-router';
import { CheckedTable } from '#web/features/matching/checked-table.tsx';
import { DemoPage } from '#web/features/site/demo/demo-page.tsx';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_public/demo')({
  validateSearch: strictSearch<{ bando?: string }>(({ bando }) => (typeof bando === 'string' ? { bando } : {})),
  loaderDeps: ({ search: { bando } }) => ({ bando }),
  loader: async ({ context: { api }, deps }) => (await import('./-demo-data.ts')).loadDemo(api, deps.bando),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: DemoRoute,
});

function DemoRoute() {
  const { head: _head, judgement, grant, ...shown } = Route.useLoaderData();
  return (
    <DemoPage
      {...shown}
      table={
        <CheckedTable
          key={shown.chosen.id}
          checked={judgement}
          grant={grant}
          subject={{ company: shown.company.name }}
        />
      }
    />
  );
}
