import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { PUBLIC_PROFILE as WORDS } from '#messages/consultants/public-profile.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useSaving } from './use-saving.ts';

/** Keeps a profile for later; pressed again it lets it go. */
export function SaveButton({ id, isSavedAtFirst }: { id: string; isSavedAtFirst: boolean }) {
  const [isSaved, setSaved] = useState(isSavedAtFirst);
  const { change, isPending } = useSaving((done) => setSaved(done.isSaved));
  return (
    <Button wide aria-pressed={isSaved} loading={isPending} onClick={() => change({ id, isSaved: !isSaved })}>
      {!isPending && <Bookmark aria-hidden="true" className={cn(isSaved && 'fill-current')} />}
      {isSaved ? WORDS.unsave : WORDS.save}
    </Button>
  );
}
