import { useHydrated, useRouter } from '@tanstack/react-router';
import {
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

type Served<Props> = ((props: Props) => ReactNode) & {
  /** To be awaited by a route (beforeLoad) whose page would be short, and its place lost, until the code has come. */
  ready: () => Promise<unknown>;
};

/**
 * A part of a page that is only read: on a first visit the HTML of the server stays as it is and its code is never
 * fetched; reached from another page it is drawn by its code, which comes then. Links inside lead on through the
 * router. A part that shows something else later needs a `key` of its own for each.
 *
 *   const Steps = served(() => import('./steps.tsx').then(({ Steps }) => Steps), import.meta.env.SSR ? (await import('./steps.tsx')).Steps : null);
 */
export function served<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | null,
): Served<Props> {
  let Come: ComponentType<Props> | undefined;
  const ready = async () => (Come ??= await load());
  const Later = lazy(async () => ({ default: await ready() }));
  function Served(props: Props) {
    const isHydrated = useHydrated();
    const [isServed] = useState(!isHydrated);
    const links = useLinksInside();
    if (onServer) {
      const Part = onServer;
      return (
        <div className="contents">
          <Part {...props} />
        </div>
      );
    }
    if (isServed)
      return <div className="contents" {...links} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
    return (
      <div className="contents">
        <Suspense>{Come ? <Come {...props} /> : <Later {...props} />}</Suspense>
      </div>
    );
  }
  return Object.assign(Served, { ready });
}

/** One object for good: React writes the HTML only when it gets another one, so what the server sent stays. */
const KEPT = { __html: '' };

/** The page a link inside leads to, where it is one of ours. */
function pageOf(target: EventTarget): string | null {
  const link = (target as Element).closest('a');
  const href = link?.getAttribute('href');
  if (!link || !href || !/^\/(?!\/|api\/)/.test(href) || link.target || link.hasAttribute('download')) return null;
  return /\.\w+$/.test(link.pathname) ? null : href; // with an ending it is a file
}

/** Only what is pointed at, not what the pointer passes over. */
const POINTED_MS = 50;
let preparing: ReturnType<typeof setTimeout> | undefined;

/** As with the router's own links: a plain press changes the page without loading it anew, and pointing prepares it. */
function useLinksInside() {
  const router = useRouter();
  function prepare({ target }: SyntheticEvent) {
    clearTimeout(preparing);
    const href = pageOf(target);
    if (href) preparing = setTimeout(() => void router.preloadRoute({ href } as never).catch(() => {}), POINTED_MS);
  }
  function follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const href = pageOf(event.target);
    if (!href) return;
    event.preventDefault();
    void router.navigate({ href });
  }
  return { onClick: follow, onMouseOver: prepare, onFocus: prepare, onTouchStart: prepare };
}
