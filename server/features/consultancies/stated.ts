import { and, asc, inArray } from 'drizzle-orm';
import { ENDING_FACTS, statedIn, type StatedOutcome } from '#domain/consultancies/stated-outcome.ts';
import type { Db } from '#server/platform/db/db.ts';
import { consultancyEvents } from './tables.ts';

/** Of each of these consultancies, what its consultant said of the end. */
export async function statedOf(db: Db, ids: readonly string[]): Promise<Map<string, StatedOutcome>> {
  if (ids.length === 0) return new Map();
  const facts = await db
    .select()
    .from(consultancyEvents)
    .where(and(inArray(consultancyEvents.consultancyId, [...ids]), inArray(consultancyEvents.kind, [...ENDING_FACTS])))
    .orderBy(asc(consultancyEvents.at), asc(consultancyEvents.id));
  return new Map(
    [...Map.groupBy(facts, ({ consultancyId }) => consultancyId)].flatMap(([id, own]) => {
      const stated = statedIn(own);
      return stated ? [[id, stated] as const] : [];
    }),
  );
}
