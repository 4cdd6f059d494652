import { PATHS } from '#domain/paths.ts';
import { GRANT_NOT_FOUND } from '#messages/grants/grant-actions.ts';
import { SEARCH_BOX } from '#messages/grants/screens.ts';
import { GrantSummaryCard } from '#web/features/grants/grant-summary-card.tsx';
import type { Suggested } from '#web/features/grants/grants-api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

/** Never another grant in its place (GRA-5): what may have been meant, and the way back to the search. */
export function GrantNotFound({ suggested }: { suggested: Suggested | undefined }) {
  const { grants = [], areAlike = false } = suggested ?? {};
  return (
    <div className="wrap py-10 desk:py-16">
      <h1 className="display text-40">{GRANT_NOT_FOUND.title}</h1>
      <p className="mt-3 max-w-measure text-ink-2">{GRANT_NOT_FOUND.body}</p>
      <form action={PATHS.grants} method="get" role="search" className="mt-6 flex max-w-[560px] gap-2">
        <TextInput type="search" name="q" aria-label={SEARCH_BOX.label} placeholder={SEARCH_BOX.placeholder} />
        <Button type="submit" variant="ink">
          {SEARCH_BOX.submit}
        </Button>
      </form>
      <p className="mt-3">
        <ButtonLink href={PATHS.grants} variant="quiet" className="-ml-2">
          {GRANT_NOT_FOUND.search}
        </ButtonLink>
      </p>
      {grants.length > 0 && (
        <section className="mt-8 border-t border-rule pt-6">
          <h2 className="text-22 font-bold tracking-[-0.015em]">
            {areAlike ? GRANT_NOT_FOUND.suggestions : GRANT_NOT_FOUND.closingFirst}
          </h2>
          <div className="mt-4 grid gap-2 sm:grid-cols-2">
            {grants.map((grant) => (
              <GrantSummaryCard
                key={grant.id}
                grant={grant}
                mark={{ isSaved: grant.isSaved, isHidden: grant.isHidden }}
              />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
