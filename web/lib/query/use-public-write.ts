import { useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { forgetFailure, tellFailure, type WriteMeta } from './failed-write.ts';
import { LastPress } from './last-press.ts';

type Write<Asked, Answer> = {
  mutationFn: (asked: Asked) => Promise<Answer>;
  meta: WriteMeta;
  onSuccess?: (answer: Answer, asked: Asked) => unknown;
  onError?: (error: unknown) => void;
};

/** `useWrite` for parts of public pages, which do not fetch its library: the same `meta`, the same messages. */
export function usePublicWrite<Asked, Answer>({ mutationFn, meta: said, onSuccess, onError }: Write<Asked, Answer>) {
  const meta = { ...said, writeId: useId() };
  const { query } = useRouter().options.context;
  const [isPending, setPending] = useState(false);
  const [last] = useState(() => new LastPress<Asked, Answer>());
  async function send(asked: Asked): Promise<Answer> {
    setPending(true);
    try {
      const answer = await mutationFn(asked);
      forgetFailure(query.takeBack, meta);
      query.changed(meta.changes ?? []);
      onSuccess?.(answer, asked);
      return answer;
    } catch (error) {
      onError?.(error);
      tellFailure(query.tell, error, meta, () => mutate(asked));
      throw error;
    } finally {
      setPending(false);
    }
  }
  const mutateAsync = (asked: Asked): Promise<Answer> => last.sentFor(asked) ?? last.remember(asked, send(asked));
  const mutate = (asked: Asked): void => void mutateAsync(asked).catch(() => {});
  return { mutate, mutateAsync, isPending };
}
