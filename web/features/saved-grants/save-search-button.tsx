import { BellPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { MARKS } from '#messages/grants/marks.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { Criteria } from './api.ts';
import { useAskToSignIn } from './use-ask-to-sign-in.ts';

const SaveSearchDialog = lazy(async () => ({ default: (await import('./save-search-dialog.tsx')).SaveSearchDialog }));

type Props = {
  isSignedIn: boolean;
  criteria: Criteria;
  suggestedName: string;
  /** Where it is the page's own action. */
  look?: 'filo';
  label?: string;
};

/** One press from any list, also on phones (SAV-6). */
export function SaveSearchButton({ isSignedIn, criteria, suggestedName, look, label }: Props) {
  const askToSignIn = useAskToSignIn();
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button
        variant={look ?? 'quiet'}
        size={look ? 'md' : 'sm'}
        onClick={() => (isSignedIn ? setDialog('open') : askToSignIn())}
        className="print:hidden"
      >
        <BellPlus aria-hidden="true" />
        {label ?? MARKS.saveSearch}
      </Button>
      {dialog !== 'unused' && (
        <Suspense>
          <SaveSearchDialog
            key={suggestedName}
            criteria={criteria}
            suggestedName={suggestedName}
            isOpen={dialog === 'open'}
            onOpenChange={(isOpen) => setDialog(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}
