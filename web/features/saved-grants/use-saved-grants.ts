import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/lib/query/use-api.ts';
import { savedGrantsQuery, type SavedGrant } from './api.ts';

/** `saved` as it is; `seen` also has what was taken away since the page was opened, in its place. */
export function useSavedGrants(): { saved: SavedGrant[]; seen: SavedGrant[] } {
  const { data: saved } = useSuspenseQuery(savedGrantsQuery(useApi()));
  const [seen, setSeen] = useState(saved);
  const fresh = new Map(saved.map((each) => [each.grantId, each]));
  const known = new Set(seen.map(({ grantId }) => grantId));
  const added = saved.filter(({ grantId }) => !known.has(grantId));
  if (added.length > 0) setSeen([...added, ...seen]);
  return { saved, seen: seen.map((each) => fresh.get(each.grantId) ?? each) };
}
