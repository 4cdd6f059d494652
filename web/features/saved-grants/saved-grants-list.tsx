import type { ReactNode } from 'react';
import { PATHS } from '#domain/paths.ts';
import { SAVED_LIST } from '#messages/grants/grant-search.ts';
import { MARKS } from '#messages/grants/marks.ts';
import { formatDate } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { HiddenGrant } from '#web/ui/grant-card/hidden-grant.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { GoneGrant } from './gone-grant.tsx';
import type { CurrentGrant, SavedGrant } from './api.ts';
import type { useGrantMarks } from './use-grant-marks.tsx';

type Props = {
  /** With what was taken away since the page was opened. */
  seen: readonly SavedGrant[];
  markOf: ReturnType<typeof useGrantMarks>;
  /** The card of a grant that is still in the catalogue, placed by the route. */
  renderCard: (grant: CurrentGrant) => ReactNode;
};

/** The latest first. What is taken away leaves a line with the way back, until the page is left. */
export function SavedGrantsList({ seen, markOf, renderCard }: Props) {
  if (seen.length === 0) {
    return (
      <EmptyState
        className="mt-6"
        title={SAVED_LIST.empty}
        description={SAVED_LIST.emptyBody}
        action={<ButtonLink href={PATHS.grants}>{SAVED_LIST.find}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="grid gap-4 pt-6">
      {seen.map((each) => {
        const mark = markOf({
          id: each.grantId,
          name: each.grantTitle,
          isSaved: true,
          isHidden: each.grant?.isHidden ?? false,
        });
        if (!mark.isSaved) {
          return (
            <li key={each.grantId}>
              <HiddenGrant
                label={SAVED_LIST.removedLine(each.grantTitle)}
                undoLabel={MARKS.undo}
                onUndo={mark.save.onPress}
              />
            </li>
          );
        }
        return (
          <li key={each.grantId}>
            <p className="pb-1 text-13 text-ink-2">{SAVED_LIST.savedOn(formatDate(each.savedAt))}</p>
            {each.grant ? renderCard(each.grant) : <GoneGrant saved={each} onRemove={mark.save.onPress} />}
          </li>
        );
      })}
    </ul>
  );
}
