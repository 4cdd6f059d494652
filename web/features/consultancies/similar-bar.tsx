import { useQuery } from '@tanstack/react-query';
import type { QuoteInput } from '#domain/consultancies/quote.ts';
import { shareOfAid } from '#domain/consultancies/similar-quotes.ts';
import { percentText } from '#domain/numbers/write-number.ts';
import { QUOTE_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { similarQuotesQuery } from './api.ts';

/** The scale of the bar, unless something lies beyond it. */
const USUAL_MAX = 30;
const STEP = 10;

/** The fee as a share of the aid, beside the middle half of similar offers; these only where they are enough. */
export function SimilarBar({ id, quote }: { id: string; quote: QuoteInput }) {
  const exact = shareOfAid(quote);
  const { data: similar } = useQuery({ ...similarQuotesQuery(useApi(), id), enabled: exact !== null });
  if (exact === null) return null;
  const share = Math.round(exact);
  const max = Math.max(USUAL_MAX, Math.ceil(Math.max(share, similar?.high ?? 0) / STEP) * STEP);
  const at = (percent: number) => `${String((percent / max) * 100)}%`;
  return (
    <div className="grid gap-1.5 text-14">
      <p>
        <b>{WORDS.shareOfAid(percentText(share))}</b>{' '}
        {similar && <span className="text-ink-2">{WORDS.similar(similar.low, similar.high, similar.isSameGrant)}</span>}
      </p>
      {similar && (
        <>
          <div
            role="img"
            aria-label={WORDS.similarSpoken(share, similar.low, similar.high)}
            className="relative h-2 rounded-full bg-rule"
          >
            <span
              className="absolute inset-y-0 min-w-1 rounded-full bg-ink-3"
              style={{ left: at(similar.low), width: at(similar.high - similar.low) }}
            />
            <span
              className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-ink"
              style={{ left: at(share) }}
            />
          </div>
          <p aria-hidden="true" className="flex justify-between text-13 text-ink-2 tabular-nums">
            <span>0</span>
            <span>{WORDS.similarCount(similar.count)}</span>
            <span>{percentText(max)}</span>
          </p>
        </>
      )}
    </div>
  );
}
