import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { GRANT_ACTIONS } from '#messages/grants/grant-actions.ts';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RailBox } from './rail-box.tsx';
import { ServedSource } from './grant-parts.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** What is known of the data, and how to say that something is wrong. */
export function SourceBox({ detail: { grant, isOwn } }: { detail: GrantDetail }) {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <RailBox title={GRANT_ACTIONS.source}>
      <ServedSource grant={grant} />
      {isOwn ? (
        <p className="mt-3 text-14 text-ink-2">{GRANT_ACTIONS.ownOnly}</p>
      ) : (
        <Button variant="quiet" size="sm" className="mt-2 -ml-2 print:hidden" onClick={() => setDialog('open')}>
          <Flag aria-hidden="true" />
          {GRANT_ACTIONS.report}
        </Button>
      )}
      {dialog !== 'unused' && (
        <Suspense>
          <ReportDialog
            grantId={grant.id}
            isOpen={dialog === 'open'}
            onOpenChange={(isOpen) => setDialog(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </RailBox>
  );
}
