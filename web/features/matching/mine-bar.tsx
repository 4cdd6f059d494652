import { useEffect, useEffectEvent, useRef } from 'react';
import { PATHS } from '#domain/paths.ts';
import type { VerdictFilter } from '#domain/grants/catalogue-search.ts';
import { MINE, VERDICT_FILTER_LABELS } from '#messages/matching/verdict-card.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Select } from '#web/ui/fields/select.tsx';

type Props = {
  verdict: VerdictFilter;
  /** How many answer the rest of the search and are left out. */
  othersCount: number;
  onChange: (verdict: VerdictFilter) => void;
};

const OPTIONS = (Object.keys(VERDICT_FILTER_LABELS) as VerdictFilter[]).map((value) => ({
  value,
  label: VERDICT_FILTER_LABELS[value],
}));

/** Above the list of who has a company: what one can ask for, unless one wants to see the rest. */
export function MineBar({ verdict, othersCount, onChange }: Props) {
  const press = useRef<HTMLInputElement>(null);
  const isOn = verdict === 'posso';
  const early = useEffectEvent(() => {
    const isPressed = press.current !== null && press.current.checked !== isOn;
    if (isPressed) onChange(isOn ? 'tutti' : 'posso');
  });
  // A press before the page answered is on in the box and not in the address: it counts all the same.
  useEffect(() => early(), []);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
      <Switch
        label={MINE.only}
        ref={press}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked ? 'posso' : 'tutti')}
      />
      <noscript>
        <a href={`${PATHS.grants}?verdict=${isOn ? 'tutti' : 'posso'}`}>
          {VERDICT_FILTER_LABELS[isOn ? 'tutti' : 'posso']}
        </a>
      </noscript>
      {othersCount > 0 && <span className="text-ink-2 tabular-nums">{MINE.others(othersCount)}</span>}
      <Select
        size="sm"
        aria-label={MINE.filter}
        options={OPTIONS}
        value={verdict}
        onChange={({ target }) => onChange(target.value as VerdictFilter)}
        className="ml-auto"
      />
    </div>
  );
}
