import type { AnsweredBy } from '#domain/assistant/request-types.ts';
import { keep, kept } from '#web/lib/tab-storage.ts';

export type ChatLink = { label: string; href: string };
export type ChatPart = { text: string; links: ChatLink[] };

/** A message (AST-16), with what an answer of Filo's carries beside its words. */
export type ChatMessage = {
  id: string;
  content: string;
  sender: 'user' | 'ai';
  timestamp: string;
  parts?: ChatPart[];
  answeredBy?: AnsweredBy | null;
  notice?: string | null;
  isStopped?: boolean;
};

export type Conversation = {
  messages: ChatMessage[];
  /** What is written and not sent yet. */
  draft: string;
};

const EMPTY: Conversation = { messages: [], draft: '' };
const KEPT_MESSAGES = 60;
const keyOf = (userId: string) => `bandolo-filo-${userId}`;

/** Null when this tab has no conversation of this person: then the server's history may have one. */
export function keptConversation(userId: string): Conversation | null {
  try {
    const raw = kept(keyOf(userId));
    return raw === null ? null : { ...EMPTY, ...(JSON.parse(raw) as Partial<Conversation>) };
  } catch {
    return null;
  }
}

export function keepConversation(userId: string, { messages, draft }: Conversation): void {
  keep(keyOf(userId), JSON.stringify({ messages: messages.slice(-KEPT_MESSAGES), draft }));
}

/** Links lead inside the product only: another site, a script or an e-mail is left out. */
export const innerLinks = (links: readonly ChatLink[]): ChatLink[] =>
  links.filter(({ href, label }) => /^\/(?![/\\])/.test(href) && !href.startsWith('/api/') && label.trim() !== '');
