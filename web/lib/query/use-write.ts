import { useMutation, type DefaultError, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useId, useState } from 'react';
import { LastPress } from './last-press.ts';

/** The one way to write (README): `useMutation`, which sends the same only once however often it is pressed. */
export function useWrite<Answer = unknown, Failure = DefaultError, Asked = void, Undo = unknown>(
  options: UseMutationOptions<Answer, Failure, Asked, Undo>,
): UseMutationResult<Answer, Failure, Asked, Undo> {
  type Result = UseMutationResult<Answer, Failure, Asked, Undo>;
  const writeId = useId();
  const write = useMutation({ ...options, meta: options.meta && { ...options.meta, writeId } });
  const [last] = useState(() => new LastPress<Asked, Answer>());
  const { mutateAsync: send } = write;
  const mutateAsync = useCallback<Result['mutateAsync']>(
    (...call) => {
      const asked = call[0] as Asked;
      return last.sentFor(asked) ?? last.remember(asked, send(...call));
    },
    [last, send],
  );
  const mutate = useCallback<Result['mutate']>(
    (...call) => void mutateAsync(...call).catch(() => {}), // told by client.ts
    [mutateAsync],
  );
  return { ...write, mutate, mutateAsync };
}
