import { Bookmark } from 'lucide-react';
import { PUBLIC_PROFILE as WORDS } from '#messages/consultants/public-profile.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { useSaved } from './use-saving.ts';

/** Keeps a profile for later; pressed again it lets it go. */
export function SaveButton({ isSaved, isPending, toggle }: ReturnType<typeof useSaved>) {
  return (
    <Button wide aria-pressed={isSaved} loading={isPending} onClick={toggle}>
      {!isPending && <Bookmark aria-hidden="true" className={cn(isSaved && 'fill-current')} />}
      {isSaved ? WORDS.unsave : WORDS.save}
    </Button>
  );
}
