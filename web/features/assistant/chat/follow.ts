/** So much of the log stays above the question. */
const ABOVE_PX = 12;

export type LogSize = { scrollHeight: number; clientHeight: number; questionTop: number | null };

/** To the end, unless that would push the last question out of sight: a long answer is read from its beginning. */
export function followTo({ scrollHeight, clientHeight, questionTop }: LogSize): number {
  const end = Math.max(0, scrollHeight - clientHeight);
  return questionTop === null ? end : Math.max(0, Math.min(end, questionTop - ABOVE_PX));
}

export function followLog(log: HTMLElement): void {
  const question = [...log.querySelectorAll('[data-question]')].at(-1);
  const questionTop = question
    ? question.getBoundingClientRect().top - log.getBoundingClientRect().top + log.scrollTop
    : null;
  log.scrollTop = followTo({ scrollHeight: log.scrollHeight, clientHeight: log.clientHeight, questionTop });
}
