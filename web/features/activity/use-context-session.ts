import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The assistant's session begins with the first signed-in screen and follows the route (ACT-2). */
export function useContextSession(): void {
  const { api } = useRouter().options.context;
  // The page that is shown: who has just signed in is no longer at the door, who signs out is not yet outside.
  const route = useMatches({ select: (shown) => shown.at(-1)?.pathname.replace(/(?<=.)\/$/, '') ?? '/' });
  useEffect(() => {
    tell(api.context.session.$post({ json: { route } }));
  }, [api, route]);
}

/** A grant that a signed-in person has open, not one whose page was fetched ahead under the pointer. */
export function useGrantView(grantId: string, isSignedIn: boolean): void {
  const { api } = useRouter().options.context;
  useEffect(() => {
    if (isSignedIn) tell(api.context.views.$post({ json: { grantId } }));
  }, [api, grantId, isSignedIn]);
}

/** Nobody waits for it, and nothing on screen depends on it. Read to its end, or the browser keeps the request open. */
function tell(sent: Promise<{ text: () => Promise<string> }>): void {
  sent.then((answer) => answer.text()).catch(() => {});
}
