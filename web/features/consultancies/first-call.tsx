import { useHydrated } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { CallDay } from '#domain/consultancies/first-call.ts';
import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { FIRST_CALL as WORDS } from '#messages/consultancies/first-call.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDay } from '#web/lib/format.ts';
import type { SessionUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RequestWindow } from './request-window.ts';

type Props = {
  card: Pick<ConsultantCard, 'id' | 'firstName' | 'lastName'>;
  user: SessionUser | null;
  days: readonly CallDay[];
  grants: readonly { id: string; name: string; isClosed?: boolean }[];
  grantId?: string | undefined;
  /** For who comes back from signing in. */
  callAtFirst?: string | undefined;
};

/** Five working days and their free times: one press begins a request with its call. */
export function FirstCall({ card, user, days, grants, grantId, callAtFirst }: Props) {
  const [chosen, setChosen] = useState(() => days.find(({ free }) => free.length > 0)?.day);
  const isFree = days.some(({ free }) => free.some(({ at }) => at === callAtFirst));
  const [callAt, setCallAt] = useState(isFree ? callAtFirst : undefined);
  const isAlive = useHydrated(); // the kept draft is this browser's
  const open = days.find(({ day }) => day === chosen);
  const name = `${card.firstName} ${card.lastName}`.trim();
  return (
    <section aria-label={WORDS.title} className="grid gap-3 border-t border-rule-2 pt-4">
      <h2 className="text-16 font-bold">{WORDS.title}</h2>
      <ul aria-label={WORDS.days} className="grid grid-cols-5 gap-1.5">
        {days.map((each) => (
          <li key={each.day}>
            <DayTile day={each} isChosen={each.day === chosen} onChoose={() => setChosen(each.day)} />
          </li>
        ))}
      </ul>
      {open ? (
        <ul aria-label={WORDS.times(formatDay(open.day))} className="flex flex-wrap gap-1.5">
          {open.free.map(({ at, time }) => (
            <li key={at}>
              <Button
                size="sm"
                aria-label={WORDS.choose(formatDay(open.day), time)}
                className="tabular-nums"
                onClick={() => setCallAt(at)}
              >
                {time}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-14">{WORDS.full}</p>
      )}
      <p className="text-13 text-ink-2">{WORDS.note(card.firstName)}</p>
      {callAt !== undefined && isAlive && (
        <Suspense>
          <RequestWindow
            consultant={{ id: card.id, firstName: card.firstName, name }}
            ownerId={user?.id ?? null}
            onClose={() => setCallAt(undefined)}
            {...{ grants, grantId, callAt }}
          />
        </Suspense>
      )}
    </section>
  );
}

const tile = 'grid w-full justify-items-center gap-0.5 rounded border px-0.5 py-1.5 text-13';

function DayTile({ day, isChosen, onChoose }: { day: CallDay; isChosen: boolean; onChoose: () => void }) {
  const { free, offered, weekday } = day;
  const face = (
    <>
      <span>{weekday}</span>
      <b className="text-16 tabular-nums">{Number(day.day.slice(8))}</b>
      <span className="text-12">
        {free.length > 0 ? WORDS.places(free.length) : offered > 0 ? WORDS.taken : WORDS.noCalls}
      </span>
    </>
  );
  if (free.length === 0) return <span className={cn(tile, 'border-dashed border-rule-2 text-ink-2')}>{face}</span>;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        tile,
        'border-rule-2 bg-sheet text-on-sheet hover:border-rule-strong aria-pressed:border-inked aria-pressed:shadow-[inset_0_0_0_1px_var(--inked)]',
      )}
    >
      {face}
    </button>
  );
}
