import { timingLabel } from '#messages/grants/card.ts';
import { CATEGORY_LABELS, LEVEL_LABELS } from '#messages/grants/grants.ts';
import { MARK_TAGS } from '#messages/grants/marks.ts';
import { timingDate, timingTone } from '#web/features/grants/card-words.ts';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';
import { StatusChip } from '#web/ui/data/status-chip.tsx';
import { LevelTag, Tag } from '#web/ui/data/tag.tsx';

/** Where a grant stands in time, and of what kind it is. */
export function Standing({ detail: { grant, computed, isOwn } }: { detail: GrantDetail }) {
  const timed = { ...grant, ...computed, checkedOn: grant.source.checkedOn };
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2 text-14 text-ink-2 tabular-nums">
      <StatusChip tone={timingTone(computed)} label={timingLabel(computed)} />
      <span>{timingDate(timed)}</span>
      {isOwn ? <Tag>{MARK_TAGS.own}</Tag> : <LevelTag label={LEVEL_LABELS[grant.level]} />}
      {grant.categories.map((category) => (
        <Tag key={category}>{CATEGORY_LABELS[category]}</Tag>
      ))}
    </p>
  );
}
