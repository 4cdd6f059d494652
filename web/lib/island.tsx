import { lazy, Suspense, useState, type ComponentType } from 'react';

/**
 * A part of a page whose script can wait. Its HTML comes from the server with the rest and stays as it is until
 * `need` resolves; then the script comes and takes it over. `prepare`, in the route's loader, makes it whole at once
 * on the server and when one comes from another page.
 */
export function island<Props extends object>(load: () => Promise<ComponentType<Props>>, need: () => Promise<unknown>) {
  let ready: ComponentType<Props> | undefined;
  const prepare = async (): Promise<void> => {
    ready ??= await load();
  };
  const Waiting = lazy(async () => {
    await need();
    return { default: await load() };
  }) as unknown as ComponentType<Props>;
  function Island(props: Props) {
    const [Part] = useState(() => ready ?? Waiting); // the same for as long as it is shown: no part starts over
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return { Island, prepare };
}

const SIGNS_OF_USE = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart', 'scroll'] as const;
const IDLE_WAIT_MS = 2000;

/** As soon as the browser has nothing better to do, or the person does something. */
export const whenFree = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      for (const sign of SIGNS_OF_USE) removeEventListener(sign, done, true);
      resolve();
    };
    for (const sign of SIGNS_OF_USE) addEventListener(sign, done, { capture: true, passive: true });
    // Not in every browser yet.
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: IDLE_WAIT_MS });
    else setTimeout(done, IDLE_WAIT_MS / 4);
  });

/** Once the screen is as wide as the query says: now, or when it is turned. */
export async function whenScreen(query: string): Promise<void> {
  await whenFree();
  const media = matchMedia(query);
  if (media.matches) return;
  await new Promise<void>((resolve) =>
    media.addEventListener('change', function change({ matches }) {
      if (!matches) return;
      media.removeEventListener('change', change);
      resolve();
    }),
  );
}
