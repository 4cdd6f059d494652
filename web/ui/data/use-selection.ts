import { useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

/** Which rows of the page in sight are chosen; another page begins with none. */
export function useSelection(shownIds: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = shownIds.filter((id) => chosen.has(id));
  return {
    ids,
    has: (id: string) => chosen.has(id),
    toggle: (id: string) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    isAll: shownIds.length > 0 && ids.length === shownIds.length,
    toggleAll: () => setChosen(new Set(ids.length === shownIds.length ? [] : shownIds)),
    clear: () => setChosen(new Set()),
  };
}
