import { lazy, Suspense, useState } from 'react';
import { PLAN_SECTIONS } from '#domain/business-plans/sections.ts';
import { SECTION_TITLES } from '#messages/business-plans/labels.ts';
import { GENERATION as WORDS } from '#messages/business-plans/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import type { PlanSectionView } from './api.ts';
import { RichView } from './rich-view.tsx';
import type { usePlanParts } from './use-plan-writes.ts';

const RichEditor = lazy(async () => ({ default: (await import('./rich-editor.tsx')).RichEditor }));

type Props = { section: PlanSectionView; parts: ReturnType<typeof usePlanParts> };

/** One part: its words, who wrote them, and what to do with them. */
export function SectionCard({ section, parts }: Props) {
  const { section: name, state, blocks, revision, writer, isAccepted, notice, open } = section;
  const [edited, setEdited] = useState<number | null>(null);
  const [hasConflict, setConflict] = useState(false);
  const isBusy = state === 'in_attesa' || state === 'in_corso';
  const number = PLAN_SECTIONS.indexOf(name) + 1;
  const title = SECTION_TITLES[name];
  return (
    <li id={`parte-${name}`} className="grid gap-3 border-b border-rule py-5 last:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-16 font-semibold">
          {number}. {title}
        </h3>
        <span role="status" className="text-13 text-ink-2">
          {state === 'pronta' && writer ? WORDS.writers[writer] : WORDS.states[state]}
        </span>
        {isAccepted && <Badge tone="ok">{WORDS.accepted}</Badge>}
        {open.length > 0 && !isBusy && <Badge tone="verify">{WORDS.open(open.length)}</Badge>}
      </div>
      {notice && <InlineAlert tone={state === 'fallita' ? 'no' : 'info'} title={notice} />}
      {edited !== null ? (
        <Suspense fallback={<p className="text-14 text-ink-2">{WORDS.loading}</p>}>
          {hasConflict && <InlineAlert tone="verify" title={WORDS.changedElsewhere} />}
          <RichEditor
            blocks={blocks}
            isSaving={parts.save.isPending}
            onCancel={() => setEdited(null)}
            onSave={(next) =>
              parts.save.mutate(
                { section: name, blocks: next, seenRevision: edited },
                {
                  onSuccess: ({ isSaved, section: now }) => {
                    setConflict(!isSaved);
                    setEdited(isSaved ? null : now.revision);
                  },
                },
              )
            }
          />
        </Suspense>
      ) : (
        blocks.length > 0 && <RichView blocks={blocks} />
      )}
      {edited === null && !isBusy && (
        <p className="flex flex-wrap gap-2">
          {revision > 0 && !isAccepted && (
            <Button
              variant="line"
              size="sm"
              aria-label={`${WORDS.accept}: ${title}`}
              onClick={() => parts.accept.mutate({ section: name, isAccepted: true })}
            >
              {WORDS.accept}
            </Button>
          )}
          <Button variant="line" size="sm" aria-label={`${WORDS.edit}: ${title}`} onClick={() => setEdited(revision)}>
            {WORDS.edit}
          </Button>
          {(revision > 0 || state === 'fallita') && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${WORDS.regenerate}: ${title}`}
              onClick={() => parts.generate.mutate([name])}
            >
              {WORDS.regenerate}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
