import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SETTINGS } from '#messages/settings/settings.ts';
import { readPush, startPush, stopPush } from '#web/lib/push.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';

const WORDS = SETTINGS.push;

/** Whether this browser shows notifications while the product is closed (NOT-7). */
export function PushRow({ isWanted }: { isWanted: boolean }) {
  const client = useQueryClient();
  const api = useApi();
  const { data: state } = useQuery({ queryKey: KEYS.push, queryFn: () => readPush(api) });
  const change = useWrite({
    mutationFn: (toOn: boolean) => (toOn ? startPush(api) : stopPush(api)),
    meta: { failed: WORDS.failed },
    onSuccess: (fresh, toOn) => {
      client.setQueryData(KEYS.push, fresh);
      if (fresh === 'on') notify('success', WORDS.started);
      else if (!toOn) notify('success', WORDS.stopped);
    },
  });
  if (!state) return null;
  const canChange = state === 'on' || state === 'off';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 mt-3 border-t border-rule pt-4">
      <p className="min-w-0 flex-[1_1_16rem] text-14">
        <span className="block font-medium">{WORDS.title}</span>
        <span className="text-ink-2">{isWanted || state !== 'on' ? WORDS.states[state] : WORDS.notWanted}</span>
      </p>
      {canChange && (
        <Button size="sm" loading={change.isPending} onClick={() => change.mutate(state === 'off')}>
          {state === 'off' ? WORDS.start : WORDS.stop}
        </Button>
      )}
    </div>
  );
}
