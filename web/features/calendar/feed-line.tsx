import { CalendarPlus, Link2 } from 'lucide-react';
import { useId } from 'react';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { FEED } from '#messages/calendar/screens.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useStepUp } from '#web/lib/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import type { Calendar } from './api.ts';
import type { CalendarActions } from './use-calendar.ts';

type Props = { feed: Calendar['feed']; today: string; actions: Pick<CalendarActions, 'openFeed' | 'revokeFeed'> };

/** The private address for other calendars: made on request, shown, revoked at once. */
export function FeedLine({ feed, today, actions: { openFeed, revokeFeed } }: Props) {
  const headingId = useId();
  const stepUp = useStepUp();
  async function open() {
    if (await stepUp()) openFeed.mutate();
  }
  return (
    <section aria-labelledby={headingId} className="mt-5 grid gap-2 text-14 text-ink-2 print:hidden">
      <h2 id={headingId} className="flex items-center gap-2 font-bold text-ink">
        <Link2 aria-hidden="true" className="size-5 text-ink-2" />
        {FEED.title}
      </h2>
      <p>{feed ? lastRead(feed, today) : FEED.none}</p>
      {feed ? (
        <div className="flex flex-wrap items-center gap-2">
          <TextInput
            readOnly
            aria-label={FEED.address}
            value={feed.url}
            onFocus={(event) => event.target.select()}
            className="min-h-9 max-w-90 text-13"
          />
          <Button size="sm" onClick={() => void copyText(feed.url, FEED)}>
            {FEED.copy}
          </Button>
          <Button size="sm" variant="danger" loading={revokeFeed.isPending} onClick={() => revokeFeed.mutate()}>
            {FEED.revoke}
          </Button>
        </div>
      ) : (
        <div>
          <Button size="sm" loading={openFeed.isPending} onClick={open}>
            <CalendarPlus aria-hidden="true" />
            {FEED.open}
          </Button>
        </div>
      )}
    </section>
  );
}

function lastRead({ lastReadAt, lastReader }: NonNullable<Calendar['feed']>, today: string): string {
  if (!lastReadAt) return FEED.neverRead;
  const { day, time } = romeMoment(new Date(lastReadAt));
  return FEED.read(day === today ? FEED.todayAt(time) : FEED.on(formatDateTime(lastReadAt)), lastReader);
}
