import { createFileRoute } from '@tanstack/react-router';
import { PLANS, type Plan } from '#domain/support/plans.ts';
import { PricingRequest } from '#web/features/site/pricing-request.tsx';
import { Plans } from '#web/features/site/site-parts.ts';
import { RequestForm } from '#web/features/support/request-form.tsx';
import { strictSearch } from '#web/lib/strict-search.ts';
import { readOutcome, type Outcome } from './-outcome.ts';

type Search = { piano?: Plan } & Outcome;

export const Route = createFileRoute('/_public/pricing')({
  validateSearch: strictSearch<Search>((search) => {
    const piano = PLANS.find((plan) => plan === search.piano);
    return { ...(piano ? { piano } : {}), ...readOutcome(search) };
  }),
  loader: async ({ context }) => ({ head: (await import('./-site-heads.ts')).siteHead(context.api, 'pricing') }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: PricingPage,
});

function PricingPage() {
  const { piano, richiesta } = Route.useSearch();
  return (
    <>
      <Plans />
      <PricingRequest>
        <RequestForm
          kind="attivazione"
          key={piano}
          {...(piano ? { plan: piano } : {})}
          {...(richiesta ? { outcome: richiesta } : {})}
        />
      </PricingRequest>
    </>
  );
}
