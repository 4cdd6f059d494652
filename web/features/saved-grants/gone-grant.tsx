import { SAVED_LIST } from '#messages/grants/grant-search.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Tag } from '#web/ui/data/tag.tsx';
import type { SavedGrant } from './api.ts';

/** A grant that has left the catalogue: what was saved of it stays readable. */
export function GoneGrant({ saved, onRemove }: { saved: SavedGrant; onRemove: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-dashed border-rule-2 bg-sunken p-4 text-14">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="text-16 font-medium text-ink-2">{saved.grantTitle}</p>
        <p className="text-ink-2">
          {saved.grantEntity} <Tag>{SAVED_LIST.gone}</Tag>
        </p>
        {saved.grantLink && (
          <a href={saved.grantLink} target="_blank" rel="noopener">
            {SAVED_LIST.official}
          </a>
        )}
      </div>
      <Button size="sm" onClick={onRemove}>
        {SAVED_LIST.remove}
      </Button>
    </div>
  );
}
