import type { GuestRole } from '#domain/collaboration/roles.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { Marks } from '#domain/grants/marks.ts';
import type { DateLanguage } from '#domain/numbers/date-language.ts';
import type { UserType, Verdict } from '#domain/vocabulary.ts';
import type { Env } from '#server/env.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import type { PageReads } from '#server/platform/http/page-reads.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import type { Live } from '#server/platform/live/live.ts';
import type { Log } from '#server/platform/log.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Workers } from '#server/platform/workers/pool.ts';

/** Who is asking, as the session says; never what a request body claims. */
export type SessionUser = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  userType: UserType | null;
  isAdmin: boolean;
  dateLanguage: DateLanguage;
  /** Only for consultants: whether an administrator has approved the profile. */
  isApproved: boolean;
  /** Whether they have opened a link that was sent to their address, or a provider vouches for it. */
  isConfirmed: boolean;
};

/** What every use case may reach, made once at the edge and passed down explicitly. */
export type Services = {
  db: Db;
  queue: Queue;
  live: Live;
  storage: Storage;
  env: Env;
  log: Log;
  limits: RateLimiter;
  workers: Workers;
  /** The calls that a person brought (APP-2): part of the catalogue for that person alone. */
  ownGrants: (userId: string) => Promise<OwnGrant[]>;
  now: () => Date;
};
export type OwnGrant = { grant: Grant; at: Date };
export type Client = { ip: string; userAgent: string };
export type Context = Services & {
  client: Client;
  /** Only while a page is drawn. */
  pageReads?: PageReads | undefined;
};
/** Anybody who reads the catalogue; a person's saved and hidden grants are read when a list needs them. */
export type ReaderContext = Context & {
  user: SessionUser | null;
  marks: () => Promise<Marks>;
  standing: () => Promise<Standing | null>;
  /** What suits the project that the words of a search tell; null where they tell none. */
  suitedTo: (words: string) => Promise<ReadonlySet<string> | null>;
};
/** What the active company may ask for, the best fit first, with the verdict; null without a company. */
export type Standing = ReadonlyMap<string, Verdict>;
/** `actor`: who was let in to what the user owns (features/sharing/access.ts); acts carry the actor's name. */
export type UserContext = Context & {
  user: SessionUser;
  actor?: SessionUser | undefined;
  /** How far the actor goes. */
  actorRole?: GuestRole | undefined;
};

export type HttpEnv = {
  Bindings: { pageReads?: PageReads } | undefined;
  Variables: {
    requestId: string;
    ctx: Context;
    user: SessionUser | null;
    sessionToken: string | null;
    /** When the person of the session last gave a password, a code or a provider's word. */
    provenAt: Date | null;
    marks: ReaderContext['marks'];
    standing: ReaderContext['standing'];
    suitedTo: ReaderContext['suitedTo'];
    /** Whether a company of the person has sent applications: then it is archived, never deleted. */
    hasSentFor: (companyId: string) => Promise<boolean>;
    /** Mails that were not sent can be read, and by whoever asks now. */
    seesOutbox: boolean;
  };
};

/** Inside a route that anybody may call, of the catalogue. */
export function readerContext(c: { var: HttpEnv['Variables'] }): ReaderContext {
  return { ...c.var.ctx, user: c.var.user, marks: c.var.marks, standing: c.var.standing, suitedTo: c.var.suitedTo };
}

/** Inside a route that the access table keeps for signed-in people. */
export function userContext(c: { var: HttpEnv['Variables'] }): UserContext {
  if (!c.var.user) throw new Error('This operation is missing from server/access.ts');
  return { ...c.var.ctx, user: c.var.user };
}
