import { vi } from 'vitest';

export type SentForm = { path: string; fields: Record<string, unknown> };
/** A refusal by its body and status, or nothing when the network is away. */
type Reply = { answer: unknown } | { refusal: object; status: number } | 'network';

/**
 * What forms with files send, answered by the test. The request is replaced, not the module that makes it: another file of
 * this worker may have loaded that already.
 */
export function answerForms(reply: (sent: SentForm) => Reply): SentForm[] {
  const all: SentForm[] = [];
  class AnsweredRequest {
    upload = {};
    status = 200;
    response: unknown;
    onload = () => {};
    onerror = () => {};
    #path = '';
    open(_method: string, path: string) {
      this.#path = path;
    }
    send(form: FormData) {
      const sent = { path: this.#path, fields: JSON.parse(form.get('data') as string) as Record<string, unknown> };
      const answer = reply(sent);
      if (answer === 'network') return queueMicrotask(() => this.onerror());
      all.push(sent);
      if ('refusal' in answer) this.status = answer.status;
      this.response = 'refusal' in answer ? answer.refusal : answer.answer;
      queueMicrotask(() => this.onload());
    }
  }
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest);
  return all;
}
