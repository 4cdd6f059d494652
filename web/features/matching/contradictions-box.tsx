import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { chatPath, PATHS } from '#domain/paths.ts';
import { CONTRADICTIONS } from '#messages/matching/contradictions.ts';
import { ASK_CLIENT } from '#messages/sharing/ask-client.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { contradictionsQuery, settleContradiction } from './contradictions-api.ts';

/**
 * Wherever a verdict of the active company is read: what does not agree, and the choice that settles it (ELI-10). A client's
 * data are the client's to settle: there the question is.
 */
export function ContradictionsBox({ className }: { className?: string }) {
  const client = useQueryClient();
  const router = useRouter();
  const api = useApi();
  const { data } = useQuery(contradictionsQuery(api));
  const settle = useWrite({
    mutationFn: settleContradiction(api),
    meta: { failed: CONTRADICTIONS.failed },
    onSuccess: (answer) => {
      client.setQueryData(KEYS.contradictions, answer);
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEYS.contradictions[0] });
      void router.invalidate({ filter: ({ routeId }) => routeId !== '/_frame' });
      notify('success', CONTRADICTIONS.settled);
    },
  });
  if (!data || data.items.length === 0) return null;
  const { items, consultancyId } = data;
  const words = consultancyId === null ? CONTRADICTIONS : CONTRADICTIONS.ofClient;
  return (
    <InlineAlert tone="verify" title={words.title(items.length)} {...(className ? { className } : {})}>
      <p>{words.text}</p>
      <ul className="mt-2 grid gap-3">
        {items.map(({ key, name, sides }) => (
          <li key={key} className="grid gap-2">
            <p>
              <b className="font-semibold">{name}</b>: {saidBy(sides)}
            </p>
            <div className="flex flex-wrap gap-2">
              {sides.map(({ value, isPickable }, at) =>
                isPickable && consultancyId !== null ? null : isPickable ? (
                  <Button
                    key={value}
                    size="sm"
                    loading={settle.isPending && settle.variables.key === key && settle.variables.side === at}
                    onClick={() => settle.mutate({ key, side: at === 0 ? 0 : 1 })}
                  >
                    {CONTRADICTIONS.choose(value)}
                    <span className="sr-only">: {name}</span>
                  </Button>
                ) : (
                  <ButtonLink key={value} size="sm" href={PATHS.deMinimisTool}>
                    {CONTRADICTIONS.ledger}
                  </ButtonLink>
                ),
              )}
            </div>
          </li>
        ))}
      </ul>
      {consultancyId !== null && (
        <ButtonLink
          size="sm"
          className="mt-3"
          href={chatPath(consultancyId, ASK_CLIENT.which(items.map(({ name, sides }) => `${name}: ${saidBy(sides)}`)))}
        >
          {ASK_CLIENT.ask}
        </ButtonLink>
      )}
    </InlineAlert>
  );
}

const saidBy = (sides: readonly { text: string }[]): string => `${sides.map(({ text }) => text).join(', ')}.`;
