import { sourcesOf } from '#domain/grants/fact-sources.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { GrantField } from '#domain/assistant/knowledge/grant-passages.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { TOLD } from '#messages/assistant/filo.ts';
import type { ChatPart } from './answer.ts';
import { say } from './parts.ts';

const SHOWN = 2;

/** Where what was said of a grant comes from, and of when it is. */
export function sourcePart(grant: Grant, fields: readonly GrantField[]): ChatPart {
  const told = fields
    .flatMap((field) => (field === 'scheda' ? [] : sourcesOf(grant.facts, field).slice(0, 1)))
    .map(({ title, date }) => TOLD.sourceDated(quotable(title, 160), date ?? null));
  const card = TOLD.card(quotable(grant.entity, 120), grant.source.checkedOn);
  const all = [...new Set([...told, ...(told.length === 0 || fields.includes('scheda') ? [card] : [])])].filter(
    Boolean,
  );
  return say(TOLD.source(all.slice(0, SHOWN)));
}
