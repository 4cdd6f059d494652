import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import type { CompletionInput, OutcomeAnswerInput, ReviewInput, TaskInput } from '#domain/consultancies/inputs.ts';
import type { QuoteInput } from '#domain/consultancies/quote.ts';
import type { SimilarQuotes } from '#domain/consultancies/similar-quotes.ts';
import { DESK_WORDS } from '#messages/consultancies/consultancies.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { failureCode, failureText } from '#web/lib/failure.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { whatHappened } from './what-happened.ts';

/** What others ask does not change from one minute to the next. */
const SIMILAR_FOR_MS = 600_000;

/** All of the person who asks, of whichever side. */
export const consultanciesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.consultancies,
    queryFn: async (): Promise<ConsultancyView[]> => (await dataOf(api.consultancies.$get())).consultancies,
  });

/** The spread of similar offers; null: too few of them. */
export const similarQuotesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...KEYS.similarQuotes, id],
    queryFn: async (): Promise<SimilarQuotes | null> =>
      (await dataOf(api.consultancies[':id']['similar-quotes'].$get({ param: { id } }))).similar,
    staleTime: SIMILAR_FOR_MS,
  });

type One = { consultancy: ConsultancyView };

const writes = (api: ApiClient) => {
  const { [':id']: one } = api.consultancies;
  return {
    withdraw: ({ id }: { id: string }): Promise<One> => dataOf(one.withdrawal.$post({ param: { id } })),
    accept: ({ id }: { id: string }): Promise<One> => dataOf(one.acceptance.$post({ param: { id } })),
    refuse: ({ id, reason }: { id: string; reason: string }): Promise<One> =>
      dataOf(one.refusal.$post({ param: { id }, json: { reason } })),
    quote: ({ id, ...json }: QuoteInput & { id: string }): Promise<One> =>
      dataOf(one.quotes.$post({ param: { id }, json })),
    answer: ({ id, ...json }: { id: string; quoteId: string; isAccepted: boolean; reason: string }): Promise<One> =>
      dataOf(one['quote-answer'].$post({ param: { id }, json })),
    plan: ({ id, ...json }: { id: string; deadline: string | null; nextMeetingAt: string | null }): Promise<One> =>
      dataOf(one.plan.$patch({ param: { id }, json })),
    task: ({ id, ...json }: TaskInput & { id: string }): Promise<One> =>
      dataOf(one.tasks.$post({ param: { id }, json })),
    tick: ({ id, taskId, isDone }: { id: string; taskId: string; isDone: boolean }): Promise<One> =>
      dataOf(one.tasks[':taskId'].$patch({ param: { id, taskId }, json: { isDone } })),
    complete: ({ id, ...json }: CompletionInput & { id: string }): Promise<One> =>
      dataOf(one.completion.$post({ param: { id }, json })),
    answerOutcome: ({ id, ...json }: OutcomeAnswerInput & { id: string }): Promise<One> =>
      dataOf(one['outcome-answer'].$post({ param: { id }, json })),
    interrupt: ({ id, reason }: { id: string; reason: string }): Promise<One> =>
      dataOf(one.interruption.$post({ param: { id }, json: { reason } })),
    review: ({ id, ...json }: ReviewInput & { id: string }): Promise<One> =>
      dataOf(one.reviews.$post({ param: { id }, json })),
    reply: ({ id, text }: { id: string; text: string }): Promise<One> =>
      dataOf(one['review-reply'].$post({ param: { id }, json: { text } })),
  };
};
type Writes = ReturnType<typeof writes>;

/** One write of a consultancy: its fresh state takes its place in the list and on the client's page; a refusal reads again. */
export function useConsultancyWrite<Name extends keyof Writes>(name: Name, done?: string) {
  const client = useQueryClient();
  const send = writes(useApi())[name] as (asked: Parameters<Writes[Name]>[0]) => Promise<One>;
  return useWrite({
    mutationFn: send,
    meta: {
      failed: (error) => (failureCode(error) === 'conflict' ? null : DESK_WORDS.failed),
      changes: [KEYS.consultants, KEYS.latestNotifications, KEYS.consultantDay, KEYS.chat],
    },
    onSuccess: ({ consultancy }) => {
      client.setQueryData<ConsultancyView[]>(KEYS.consultancies, (old) =>
        old?.map((each) => (each.id === consultancy.id ? consultancy : each)),
      );
      client.setQueryData<One>([...KEYS.chat, consultancy.id, 'client'], (old) => old && { ...old, consultancy });
      if (done) notify('success', done);
    },
    onError: async (error, { id }) => {
      await client.invalidateQueries({ queryKey: KEYS.consultancies });
      if (failureCode(error) !== 'conflict') return;
      const now = client.getQueryData<ConsultancyView[]>(KEYS.consultancies)?.find((each) => each.id === id);
      notify('danger', DESK_WORDS.overtaken, { description: (now && whatHappened(now)) ?? failureText(error) });
    },
  });
}
