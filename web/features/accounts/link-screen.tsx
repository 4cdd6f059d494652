import { useState } from 'react';
import { PATHS } from '#domain/paths.ts';
import type { LinkWords } from '#messages/accounts/links.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { authLinkMeta, isDeadLink } from './auth-failure.ts';
import { ScreenTitle } from './screen-title.tsx';
import { useAuth } from './use-auth.ts';
import { useLostFocus } from './use-lost-focus.ts';

type Props = { token: string; words: LinkWords; act: 'keepAccount' | 'confirmNewEmail' };
type State = 'asked' | 'done' | 'dead';

/** Behind a link of a mail: a press, because a mail scanner must not decide (SET-6, SET-8). */
export function LinkScreen({ token, words, act }: Props) {
  const auth = useAuth();
  const [state, setState] = useState<State>(token === '' ? 'dead' : 'asked');
  const screen = useLostFocus(state);
  const use = usePublicWrite({
    mutationFn: async () => {
      await auth[act](token);
    },
    meta: authLinkMeta(words.failed),
    onSuccess: () => setState('done'),
    onError: (error) => {
      if (isDeadLink(error)) setState('dead');
    },
  });
  return (
    <div ref={screen} className="grid gap-4">
      <ScreenTitle>{words[state].title}</ScreenTitle>
      <p className="text-ink-2" role={state === 'asked' ? undefined : 'status'}>
        {state === 'dead' ? `${ERROR_MESSAGES.link_invalid} ${words.dead.text}` : words[state].text}
      </p>
      <p>
        {state === 'asked' ? (
          <Button variant="filo" loading={use.isPending} onClick={() => use.mutate(undefined)}>
            {words.press}
          </Button>
        ) : (
          <ButtonLink href={act === 'keepAccount' ? `${PATHS.auth}?vista=accedi` : PATHS.settings} variant="ink">
            {words.goOn}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
