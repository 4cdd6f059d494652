import { ArrowLeft } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import { AppLink } from '#web/ui/actions/app-link.tsx';

export type BackLinkProps =
  | { href: string; label: string; onClick?: MouseEventHandler<HTMLAnchorElement> }
  | { href?: never; label: string; onClick: () => void };

const BACK =
  '-ml-0.5 inline-flex min-h-9 items-center gap-1.5 text-14 text-ink-2 no-underline hover:text-ink hover:underline tap:min-h-11';

/** One step up, in words; a button where something is asked before going. */
export function BackLink(props: BackLinkProps) {
  const inside = (
    <>
      <ArrowLeft aria-hidden="true" className="size-5" />
      {props.label}
    </>
  );
  if (props.href === undefined)
    return (
      <button type="button" onClick={props.onClick} className={BACK}>
        {inside}
      </button>
    );
  return (
    <AppLink href={props.href} onClick={props.onClick} className={BACK}>
      {inside}
    </AppLink>
  );
}
