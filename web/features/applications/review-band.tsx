import { WIZARD } from '#messages/applications/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDateTime } from '#web/lib/format.ts';

const WORDS = WIZARD.review;
const LOOK = { ok: 'bg-ok text-on-ok', verify: 'bg-verify text-on-verify', no: 'bg-no text-on-no' };

type Props = { sentAt: string | null; isReady: boolean; open: readonly string[] };

/** The answer before the list: green only where nothing is open; what is open hinders no sending, and is named. */
export function ReviewBand({ sentAt, isReady, open }: Props) {
  const hasOpen = isReady && open.length > 0;
  const tone = sentAt ? 'ok' : !isReady ? 'no' : hasOpen ? 'verify' : 'ok';
  const title = sentAt ? WORDS.sent : !isReady ? WORDS.notReady : hasOpen ? WORDS.readyInPart : WORDS.ready;
  return (
    <div className={cn('px-4 py-3', LOOK[tone])}>
      <p className="text-18 font-bold">{title}</p>
      {sentAt && <p className="text-14">{WORDS.sentDetail(formatDateTime(sentAt))}</p>}
      {!sentAt && hasOpen && <p className="text-14 font-medium wrap-anywhere">{open.join(' · ')}</p>}
      {!sentAt && isReady && <p className="text-14">{WORDS.readyDetail}</p>}
    </div>
  );
}
