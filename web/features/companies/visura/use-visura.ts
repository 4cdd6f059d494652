import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { InferResponseType } from 'hono/client';
import { VISURA } from '#messages/companies/visura.ts';
import { ApiError, dataOf, type ApiClient } from '#web/lib/api.ts';
import { failureText } from '#web/lib/failure.ts';

type Answer = InferResponseType<ApiClient['ai-assistant']['document']['$post'], 200>;
export type Reading = NonNullable<Answer['response']>;
type VisuraState =
  | { step: 'empty' }
  | { step: 'reading'; name: string }
  | { step: 'failed'; reason: string }
  | { step: 'read'; name: string; reading: Reading };

/** One document at a time; another one, or leaving, stops the one before. */
export function useVisura(companyId: string | null) {
  const { api } = useRouter().options.context;
  const [state, setState] = useState<VisuraState>({ step: 'empty' });
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  function forget() {
    stopper.current?.abort();
    setState({ step: 'empty' });
  }
  async function read(file: File) {
    stopper.current?.abort();
    const stopping = new AbortController();
    stopper.current = stopping;
    setState({ step: 'reading', name: file.name });
    const next = await ask(api, file, companyId, stopping.signal);
    if (!stopping.signal.aborted) setState(next);
  }
  return { state, read, forget, fail: (reason: string) => setState({ step: 'failed', reason }) };
}

async function ask(api: ApiClient, file: File, companyId: string | null, signal: AbortSignal): Promise<VisuraState> {
  const form = { data: JSON.stringify({ documentType: 'visura', companyId }), file };
  try {
    const { response, error } = await dataOf(api['ai-assistant'].document.$post({ form }, { init: { signal } }));
    if (!response) return { step: 'failed', reason: error ?? VISURA.failed };
    if (response.problem) return { step: 'failed', reason: response.summary };
    return { step: 'read', name: file.name, reading: response };
  } catch (error) {
    const [problem] = error instanceof ApiError ? error.body.fields : [];
    return { step: 'failed', reason: problem?.message ?? failureText(error) };
  }
}
