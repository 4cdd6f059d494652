import { useEffect, useRef, useState } from 'react';
import type { InferResponseType } from 'hono/client';
import { VISURA } from '#messages/companies/visura.ts';
import { ApiError, dataOf, type ApiClient } from '#web/lib/api.ts';
import { failureText } from '#web/lib/failure.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';

type Answer = InferResponseType<ApiClient['ai-assistant']['document']['$post'], 200>;
export type Reading = NonNullable<Answer['response']>;
/** A file that is sent and not kept, or one of the company's own documents. */
type Source = File | { fileId: string; name: string };
type Told = Pick<Answer, 'response' | 'error'>;
type VisuraState =
  | { step: 'empty' }
  | { step: 'reading'; name: string }
  | { step: 'failed'; reason: string }
  | { step: 'read'; name: string; reading: Reading };

/** It was read, and cannot be used: with the sentence to show. */
class Unreadable extends Error {}

/** One document at a time; another one, or leaving, stops the one before. */
export function useVisura(companyId: string | null, fileId?: string) {
  const api = useApi();
  const [rejected, setRejected] = useState<string | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const asked = useWrite({
    mutationFn: (file: Source) => readVisura(api, file, companyId, (stopper.current = new AbortController()).signal),
    meta: { failed: null }, // said beside the file
  });

  const { mutate } = asked;
  const isAsked = useRef(false);
  useEffect(() => {
    if (!fileId || isAsked.current) return;
    isAsked.current = true;
    mutate({ fileId, name: VISURA.kept });
  }, [fileId, mutate]);

  function forget() {
    stopper.current?.abort();
    setRejected(null);
    asked.reset();
  }
  function read(file: File) {
    forget();
    asked.mutate(file);
  }
  return { state: stateOf(asked, rejected), read, forget, fail: setRejected };
}

type Asked = { variables: Source | undefined; data: Reading | undefined; error: unknown; isPending: boolean };

function stateOf({ variables, data, error, isPending }: Asked, rejected: string | null): VisuraState {
  if (rejected !== null) return { step: 'failed', reason: rejected };
  if (isPending) return { step: 'reading', name: variables?.name ?? '' };
  if (error) return { step: 'failed', reason: reasonOf(error) };
  return data ? { step: 'read', name: variables?.name ?? '', reading: data } : { step: 'empty' };
}

async function readVisura(api: ApiClient, file: Source, companyId: string | null, signal: AbortSignal) {
  const { response, error } = await answerTo(api, file, companyId, signal);
  if (!response) throw new Unreadable(error ?? VISURA.failed);
  if (response.problem) throw new Unreadable(response.summary);
  return response;
}

function answerTo(api: ApiClient, file: Source, companyId: string | null, signal: AbortSignal): Promise<Told> {
  const init = { init: { signal } };
  if (file instanceof File) {
    const form = { data: JSON.stringify({ documentType: 'visura', companyId }), file };
    return dataOf(api['ai-assistant'].document.$post({ form }, init));
  }
  const data = { documentData: { fileId: file.fileId }, documentType: 'visura', companyId };
  return dataOf(api['ai-assistant'].$post({ json: { type: 'document_analysis', data } }, init)) as Promise<Told>;
}

function reasonOf(error: unknown): string {
  if (error instanceof Unreadable) return error.message;
  const [problem] = error instanceof ApiError ? error.body.fields : [];
  return problem?.message ?? failureText(error);
}
