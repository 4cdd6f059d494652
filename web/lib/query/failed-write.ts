import { failureText } from '#web/lib/failure.ts';

export type FailureNotice = { title: string; description?: string };

/** The operation's own title, with what happened under it; or, where a title depends on the failure, how to find it. */
export type FailedWords = string | ((error: unknown) => FailureNotice);

/** What a write says about itself, as `meta` of its mutation. */
export type WriteMeta = {
  /** Said when it fails. Null: the screen says it in its own place, never nowhere. */
  failed: FailedWords | null;
  /** Offers to send the same again under this label. */
  retry?: string;
  /** The message replaces the one with the same id. */
  noticeId?: string;
  /** What no longer tells the truth afterwards: these queries are read again. */
  changes?: readonly (readonly unknown[])[];
};

/** The one place that turns a failed write into its message. */
export function failureNotice(error: unknown, words: FailedWords | undefined): FailureNotice {
  if (typeof words === 'function') return words(error);
  const happened = failureText(error);
  return words === undefined ? { title: happened } : { title: words, description: happened };
}
