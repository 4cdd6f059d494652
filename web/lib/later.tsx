import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

type Later<Props> = ((props: Props) => ReactNode) & {
  /** To be awaited by a loader, so that a page reached from another does not draw it a moment after the rest. */
  ready: () => Promise<unknown>;
};

/**
 * A part that most first visits do not show: its code comes with it. The server draws it at once, for readers without
 * script.
 *
 *   const Steps = later(() => import('./steps.tsx').then(({ Steps }) => Steps), import.meta.env.SSR ? (await import('./steps.tsx')).Steps : null);
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | null,
): Later<Props> {
  let Come = onServer;
  const ready = async () => (Come ??= await load());
  const Awaited = lazy(async () => ({ default: await ready() }));
  function Later(props: Props) {
    const [Drawn] = useState(() => Come);
    return <Suspense>{Drawn ? <Drawn {...props} /> : <Awaited {...props} />}</Suspense>;
  }
  return Object.assign(Later, { ready });
}

/**
 * Awaited where parts with boxes are made: what the server drew is fetched before React takes the page over. Drawn a
 * moment later it would be drawn anew, without what was typed meanwhile.
 */
export async function fetchDrawn(selector: string, ready: () => Promise<unknown>): Promise<void> {
  if (!import.meta.env.SSR && document.querySelector(selector)) await ready().catch(() => {});
}
