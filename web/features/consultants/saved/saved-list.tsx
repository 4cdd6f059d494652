import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { fullName } from '#domain/consultants/full-name.ts';
import { consultantPath } from '#domain/paths.ts';
import { PUBLIC_PROFILE as WORDS } from '#messages/consultants/public-profile.ts';
import { OutcomesLine, Portrait } from '#web/features/consultants/directory/card-parts.tsx';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { useSaving } from './use-saving.ts';

/** Whom one wanted to find again; without anybody nothing is shown. */
export function SavedConsultants({ saved }: { saved: readonly ConsultantCard[] }) {
  const { change } = useSaving();
  if (saved.length === 0) return null;
  return (
    <section aria-label={WORDS.savedList} className="grid gap-3 pt-8">
      <h2 className="text-18 font-bold">{WORDS.savedList}</h2>
      <ul className="rounded border border-rule-2 bg-sheet text-on-sheet">
        {saved.map((card) => (
          <li key={card.id} className="flex flex-wrap items-center gap-3 border-rule p-3 not-first:border-t">
            <Portrait card={card} />
            <div className="grid min-w-0 flex-[1_1_14rem] gap-1">
              <AppLink href={consultantPath(card.id)} className="font-bold wrap-anywhere">
                {fullName(card)}
              </AppLink>
              <OutcomesLine card={card} />
            </div>
            <Button
              size="sm"
              variant="quiet"
              aria-label={WORDS.removeName(fullName(card))}
              onClick={() => change({ id: card.id, isSaved: false })}
            >
              {WORDS.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
