import { ExternalLink } from 'lucide-react';
import { applyPath } from '#domain/site-paths.ts';
import { GRANT_ACTIONS } from '#messages/grants/grant-actions.ts';
import type { CardMark } from '#web/features/grants/grant-summary-card.tsx';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';
import type { QuietAction } from '#web/ui/grant-card/grant-actions.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { PhoneBar } from '#web/ui/layout/phone-bar.tsx';

type Grant = Pick<GrantDetail['grant'], 'id' | 'link'>;

export function SaveButton({ mark, className }: { mark: CardMark; className?: string }) {
  return (
    <Button aria-pressed={mark.isSaved} onClick={mark.save?.onPress} className={className}>
      <DrawnIcon name="bookmark" filled={mark.isSaved} />
      {mark.isSaved ? GRANT_ACTIONS.saved : GRANT_ACTIONS.save}
    </Button>
  );
}

export function CompareButton({ compare }: { compare: QuietAction }) {
  return (
    <Button aria-pressed={compare.pressed} onClick={compare.onPress}>
      <DrawnIcon name="compare" />
      {compare.pressed ? GRANT_ACTIONS.compared : GRANT_ACTIONS.compare}
    </Button>
  );
}

/** The one vermilion action: to apply here. */
function Primary({ grant: { id }, className }: { grant: Grant; className?: string }) {
  return (
    <ButtonLink href={applyPath(id)} variant="filo" size="lg" className={className}>
      {GRANT_ACTIONS.apply}
    </ButtonLink>
  );
}

export function MainActions({ grant }: { grant: Grant }) {
  return (
    <div className="grid gap-2 max-desk:hidden">
      <Primary grant={grant} />
      <ButtonLink href={applyPath(grant.id)}>{GRANT_ACTIONS.wizard}</ButtonLink>
      {grant.link && (
        <ButtonLink href={grant.link} target="_blank" rel="noopener" variant="quiet">
          {GRANT_ACTIONS.official}
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">{GRANT_ACTIONS.newTab}</span>
        </ButtonLink>
      )}
    </div>
  );
}

/** On phones the same, always in reach of the thumb. */
export function ActionBar({ grant, mark }: { grant: Grant; mark: CardMark }) {
  return (
    <PhoneBar className="mx-0 mt-0">
      <IconButton
        variant="line"
        label={mark.isSaved ? (mark.save?.label ?? GRANT_ACTIONS.saved) : GRANT_ACTIONS.save}
        aria-pressed={mark.isSaved}
        onClick={mark.save?.onPress}
        className="size-13"
      >
        <DrawnIcon name="bookmark" filled={mark.isSaved} />
      </IconButton>
      <Primary grant={grant} className="min-w-0 flex-1 px-3 whitespace-normal" />
    </PhoneBar>
  );
}
