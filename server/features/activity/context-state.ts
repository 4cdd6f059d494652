import { z } from 'zod';
import { ANSWERED_BY } from '#domain/assistant/request-types.ts';
import { FORGOTTEN_KINDS, type EventKind } from '#domain/activity/event-kinds.ts';
import type { UserContext } from '#server/context.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { newId } from '#server/platform/tokens.ts';
import { recordEvent } from './service.ts';
import * as store from './store.ts';

/** After this long a silence the next screen begins another session. */
const SILENCE_MS = 30 * 60_000;
const HISTORY = 50;

/** An answer in pieces, each with its ways on; what was stored before they were is none. */
export const messageParts = z.array(
  z.object({ text: z.string(), links: z.array(z.object({ label: z.string(), href: z.string() })) }),
);
const linkedParts = (stored: unknown) => messageParts.safeParse(stored).data ?? [];

/** Everything empty and inactive until a session begins (ACT-2). */
export async function readContext({ db, user }: UserContext) {
  const sessions = await store.listSessions(db, user.id, HISTORY);
  const since = await store.firstSessionAt(db, user.id);
  const history = async (kind: EventKind) => {
    if (!since) return [];
    const rows = await store.listEvents(db, user.id, [kind], HISTORY, since);
    return rows.map(({ id, subjectId, title, data, at }) => ({ id, subjectId, title, data, at: at.toISOString() }));
  };
  const conversation = await history('conversazione');
  return {
    isActive: sessions.length > 0,
    currentContext: sessions[0]?.currentRoute ?? null,
    userSessions: sessions.map(({ id, startedAt, route }) => ({
      sessionId: id,
      userId: user.id,
      userProfile: { firstName: user.firstName, lastName: user.lastName, userType: user.userType },
      startTime: startedAt.toISOString(),
      route,
    })),
    conversationHistory: conversation.map(({ data, at, title }) => ({
      role: typeof data.role === 'string' ? data.role : 'user',
      content: typeof data.text === 'string' ? data.text : title,
      parts: linkedParts(data.parts),
      answeredBy: ANSWERED_BY.find((each) => each === data.answeredBy) ?? null,
      notice: typeof data.notice === 'string' ? data.notice : null,
      timestamp: at,
      userId: user.id,
      sessionId: typeof data.sessionId === 'string' ? data.sessionId : null,
    })),
    searchHistory: await history('ricerca_ai'),
    viewedGrants: await history('bando_visto'),
    compilationHistory: await history('compilazione'),
    submittedApplications: await history('candidatura_inviata'),
  };
}

/** Becomes active once user and profile exist (ACT-2); someone still without a type has no profile. */
export async function enterSession(ctx: UserContext, route: string) {
  if (ctx.user.userType) {
    await ctx.db.transaction(async (tx) => {
      await lockPerson(tx, ctx.user.id);
      const [last] = await store.listSessions(tx, ctx.user.id, 1);
      const now = ctx.now();
      if (last && now.getTime() - last.seenAt.getTime() < SILENCE_MS) {
        await store.touchSession(tx, ctx.user.id, last.id, route, now);
        return;
      }
      const session = { id: newId(), userId: ctx.user.id, startedAt: now, route, currentRoute: route, seenAt: now };
      await store.insertSession(tx, session);
      await recordEvent(ctx, tx, { kind: 'sessione_ai', subjectId: session.id, title: route });
    });
  }
  return readContext(ctx);
}

/** Back to inactive with all histories empty (ACT-2). What was saved or sent stays where it is kept. */
export async function clearContext(ctx: UserContext) {
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    await store.deleteEvents(tx, ctx.user.id, FORGOTTEN_KINDS);
    await store.deleteSessions(tx, ctx.user.id);
  });
  return readContext(ctx);
}
