import type { AnsweredBy as Who } from '#domain/assistant/request-types.ts';
import { HUB } from '#messages/assistant/hub.ts';
import { ANSWERED_BY_LABELS } from '#messages/assistant/assistant.ts';

/** Always said: which assistant wrote what one reads, and why if another was expected. */
export function AnsweredBy({ who, notice }: { who: Who | null; notice: string | null }) {
  if (!who) return null;
  return (
    <p className="border-t border-rule px-4 py-3 text-13 text-ink-2">
      {notice ? `${notice} ` : ''}
      {HUB.answeredBy(ANSWERED_BY_LABELS[who])}
    </p>
  );
}
