import { failureText } from '#web/lib/failure.ts';

export type FailureNotice = {
  title: string;
  description?: string;
  action?: { label: string; onPress: () => void };
};

/**
 * The operation's own title, with what happened under it; or, where that depends on the failure, how to find it. Null:
 * the screen says it in its own place, never nowhere.
 */
type Words = string | FailureNotice | null;
export type FailedWords = Words | ((error: unknown) => Words);

/** What a write says about itself, as `meta` of its mutation. */
export type WriteMeta = {
  /** Said when it fails. */
  failed: FailedWords;
  /** Offers to send the same again under this label. */
  retry?: string;
  /** The message replaces the one with the same id. */
  noticeId?: string;
  /** Which write on the screen it is, said by `useWrite`: what it said when it failed goes when it succeeds. */
  writeId?: string;
  /** Stale afterwards: these queries are fetched again. */
  changes?: readonly (readonly unknown[])[];
};

/** How a message is shown, without knowing the screens: `notify` of the design system. */
export type Tell = (
  tone: 'danger',
  title: string,
  options?: { description?: string; id?: string; action?: { label: string; onPress: () => void } },
) => void;

export type TakeBack = (id: string) => void;

const noticeIdOf = (meta: WriteMeta | undefined): string | undefined => meta?.noticeId ?? meta?.writeId;

/** It went well after all: its earlier failure is not said beside it. */
export function forgetFailure(takeBack: TakeBack, meta: WriteMeta | undefined): void {
  const id = noticeIdOf(meta);
  if (id !== undefined) takeBack(id);
}

/** The one place that turns a failed write into its message. `again` sends the same once more. */
export function tellFailure(tell: Tell, error: unknown, meta: WriteMeta | undefined, again: () => void): void {
  const notice = noticeOf(error, meta?.failed);
  if (!notice) return;
  const { title, ...rest } = notice;
  const id = noticeIdOf(meta);
  tell('danger', title, {
    ...(id === undefined ? {} : { id }),
    ...(meta?.retry === undefined ? {} : { action: { label: meta.retry, onPress: again } }),
    ...rest,
  });
}

function noticeOf(error: unknown, failed: FailedWords | undefined): FailureNotice | null {
  const words = typeof failed === 'function' ? failed(error) : failed;
  if (words === undefined) return { title: failureText(error) };
  return typeof words === 'string' ? { title: words, description: failureText(error) } : words;
}
