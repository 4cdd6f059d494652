import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { InferResponseType } from 'hono/client';
import { VISURA } from '#messages/companies/visura.ts';
import { ApiError, dataOf, type ApiClient } from '#web/lib/api.ts';
import { failureText } from '#web/lib/failure.ts';
import { useApi } from '#web/lib/query/use-api.ts';

type Answer = InferResponseType<ApiClient['ai-assistant']['document']['$post'], 200>;
export type Reading = NonNullable<Answer['response']>;
type VisuraState =
  | { step: 'empty' }
  | { step: 'reading'; name: string }
  | { step: 'failed'; reason: string }
  | { step: 'read'; name: string; reading: Reading };

/** It was read, and cannot be used: with the sentence to show. */
class Unreadable extends Error {}

/** One document at a time; another one, or leaving, stops the one before. */
export function useVisura(companyId: string | null) {
  const api = useApi();
  const [rejected, setRejected] = useState<string | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const asked = useMutation({
    mutationFn: (file: File) => readVisura(api, file, companyId, (stopper.current = new AbortController()).signal),
    meta: { failed: null }, // said beside the file
  });

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

type Asked = { variables: File | undefined; data: Reading | undefined; error: unknown; isPending: boolean };

function stateOf({ variables, data, error, isPending }: Asked, rejected: string | null): VisuraState {
  if (rejected !== null) return { step: 'failed', reason: rejected };
  if (isPending) return { step: 'reading', name: variables?.name ?? '' };
  if (error) return { step: 'failed', reason: reasonOf(error) };
  return data ? { step: 'read', name: variables?.name ?? '', reading: data } : { step: 'empty' };
}

async function readVisura(api: ApiClient, file: File, companyId: string | null, signal: AbortSignal): Promise<Reading> {
  const form = { data: JSON.stringify({ documentType: 'visura', companyId }), file };
  const { response, error } = await dataOf(api['ai-assistant'].document.$post({ form }, { init: { signal } }));
  if (!response) throw new Unreadable(error ?? VISURA.failed);
  if (response.problem) throw new Unreadable(response.summary);
  return response;
}

function reasonOf(error: unknown): string {
  if (error instanceof Unreadable) return error.message;
  const [problem] = error instanceof ApiError ? error.body.fields : [];
  return problem?.message ?? failureText(error);
}
