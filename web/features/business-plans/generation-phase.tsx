import { projectionNeeds } from '#domain/business-plans/answers/done-phases.ts';
import { GENERATION as WORDS, PLAN_SCREEN, PREVIEW } from '#messages/business-plans/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { planFilePath, type PlanView } from './api.ts';
import { SectionCard } from './section-card.tsx';
import { usePlanParts } from './use-plan-writes.ts';

type Props = { view: PlanView; today: string; beforeStart: () => Promise<boolean>; previewHref: string };

/** The twelve parts: written one by one, with the progress that the server tells. */
export function GenerationPhase({ view, today, beforeStart, previewHref }: Props) {
  const { plan, sections, progress } = view;
  const parts = usePlanParts(plan.id);
  const isWritten = sections.some(({ revision }) => revision > 0);
  const isWhole = sections.every(({ state, revision }) => state === 'pronta' && revision > 0);
  const open = sections.reduce((sum, section) => sum + section.open.length, 0);
  const missing = projectionNeeds(plan.answers.finance, today);
  const title = missing.length === 0 && open === 0 ? WORDS.ready : WORDS.written;
  return (
    <div className="grid gap-6">
      <div className="grid max-w-3xl gap-4">
        <p className="text-ink-2">{WORDS.text}</p>
        {progress ? (
          <Progress
            label={WORDS.running}
            value={progress.done}
            max={progress.total}
            valueLabel={WORDS.progress(progress.done, progress.total)}
          />
        ) : (
          <p className="flex flex-wrap gap-2">
            <Button
              variant={isWritten ? 'line' : 'filo'}
              loading={parts.generate.isPending}
              onClick={() => void beforeStart().then((isSaved) => isSaved && parts.generate.mutate(undefined))}
            >
              {isWritten ? WORDS.again : WORDS.start}
            </Button>
          </p>
        )}
        {isWhole && (
          <section aria-label={title} className="grid gap-3 rounded border border-rule-2 bg-sheet p-4">
            <h3 className="font-semibold">{title}</h3>
            {missing.length > 0 && <p className="text-14">{WORDS.noProjections(missing)}</p>}
            {open > 0 && <p className="text-14">{WORDS.leftOpen(open)}</p>}
            <p className="text-14 text-ink-2">{WORDS.readyText}</p>
            <p className="flex flex-wrap gap-2">
              <ButtonLink variant="line" href={previewHref}>
                {PLAN_SCREEN.preview}
              </ButtonLink>
              <ButtonLink variant="filo" href={planFilePath(plan.id, 'pdf')} download>
                {PREVIEW.pdf}
              </ButtonLink>
            </p>
          </section>
        )}
      </div>
      {(isWritten || progress) && (
        <ol className="max-w-3xl">
          {sections.map((section) => (
            <SectionCard key={section.section} section={section} parts={parts} />
          ))}
        </ol>
      )}
    </div>
  );
}
