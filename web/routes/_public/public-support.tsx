import { createFileRoute } from '@tanstack/react-router';
import { CONTACT } from '#messages/site/activation.ts';
import { PagePart } from '#web/features/site/page-top.tsx';
import { Help } from '#web/features/site/site-parts.ts';
import { RequestForm } from '#web/features/support/request-form.tsx';
import { strictSearch } from '#web/lib/strict-search.ts';
import { readOutcome, type Outcome } from './-outcome.ts';

const MAX_CHARS = 100;

export const Route = createFileRoute('/_public/public-support')({
  validateSearch: strictSearch<{ q?: string; oggetto?: string } & Outcome>(({ q, oggetto, ...rest }) => ({
    ...(typeof q === 'string' && q ? { q: q.slice(0, MAX_CHARS) } : {}),
    ...(typeof oggetto === 'string' ? { oggetto: oggetto.slice(0, MAX_CHARS) } : {}),
    ...readOutcome(rest),
  })),
  loaderDeps: ({ search: { q } }) => ({ q: q ?? '' }),
  loader: async ({ context: { api, site }, deps }) => {
    const { loadHelp } = await import('./-help-data.ts');
    return loadHelp(api, site.isDemo, deps.q);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: SupportPage,
});

function SupportPage() {
  const { oggetto, richiesta } = Route.useSearch();
  const { head: _head, ...help } = Route.useLoaderData();
  return (
    <>
      <Help key={help.q} {...help} />
      <PagePart id="contatto" title={CONTACT.title}>
        <p className="mt-3 mb-6 max-w-measure text-ink-2">{CONTACT.lead}</p>
        <RequestForm
          kind="contatto"
          {...(oggetto ? { subject: oggetto } : {})}
          {...(richiesta ? { outcome: richiesta } : {})}
        />
      </PagePart>
    </>
  );
}
