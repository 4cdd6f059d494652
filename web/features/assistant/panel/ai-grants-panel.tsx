import { RotateCw } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { SEARCH } from '#domain/constants.ts';
import { PATHS } from '#domain/paths.ts';
import type { Sector } from '#domain/vocabulary.ts';
import { AI_PANEL } from '#messages/assistant/panel.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { GrantCardSkeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, LoadingState } from '#web/ui/feedback/states.tsx';
import type { FittingGrant } from '#web/features/assistant/api.ts';
import { FittingGrantCard, type CardParts } from './fitting-grant-card.tsx';
import { TemplateGrants } from './template-grants.tsx';
import { useAiGrants } from './use-ai-grants.ts';

type Props = CardParts & {
  firstName: string;
  /** The active company's sector; null without a company. */
  sector: Sector | null;
  /** What the screen brought along. */
  loaded?: FittingGrant[];
  max?: number;
  autoGenerate?: boolean;
  note?: ReactNode;
};

/** "Bandi AI per {first name}" (AST-28). */
export function AiGrantsPanel({
  firstName,
  sector,
  loaded,
  max = SEARCH.panelDefaultMax,
  autoGenerate = false,
  note,
  ...parts
}: Props) {
  const headingId = useId();
  const hasProfile = sector !== null;
  const { items, hasFailed, isGenerating, generate } = useAiGrants({ loaded, max, autoGenerate, hasProfile });
  return (
    <section id="bandi-ai" aria-labelledby={headingId} className="scroll-mt-20">
      <div className="mb-2 flex min-h-9 flex-wrap items-center gap-x-4">
        <h2 id={headingId} className="flex-1 text-18 font-bold tracking-[-0.012em] whitespace-nowrap">
          {AI_PANEL.title(firstName)}
        </h2>
        {hasProfile && (
          <Button variant="quiet" size="sm" onClick={generate} loading={isGenerating}>
            {!isGenerating && <RotateCw aria-hidden="true" />}
            {AI_PANEL.regenerate}
          </Button>
        )}
      </div>
      {isGenerating ? (
        <LoadingState label={AI_PANEL.generating} className="grid gap-2 sm:grid-cols-2">
          {Array.from({ length: max }, (_, index) => (
            <GrantCardSkeleton key={index} />
          ))}
        </LoadingState>
      ) : !hasProfile ? (
        <Nothing {...AI_PANEL.noCompany} href={PATHS.newCompany} />
      ) : hasFailed && items.length === 0 ? (
        <TemplateGrants sector={sector} onRetry={() => void generate()} />
      ) : items.length === 0 ? (
        <Nothing {...AI_PANEL.none} href={PATHS.grants} />
      ) : (
        <>
          <div className="grid gap-2 sm:grid-cols-2">
            {items.map((item) => (
              <FittingGrantCard key={item.grant.id} item={item} {...parts} />
            ))}
          </div>
          {note && <p className="mt-2 text-13 text-ink-2">{note}</p>}
        </>
      )}
    </section>
  );
}

function Nothing({ title, body, action, href }: { title: string; body: string; action: string; href: string }) {
  return <EmptyState title={title} description={body} action={<ButtonLink href={href}>{action}</ButtonLink>} />;
}
