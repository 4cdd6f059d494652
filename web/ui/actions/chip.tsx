import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '#web/lib/classes.ts';
import { AppLink } from './app-link.tsx';

const LOOK =
  'inline-flex items-center gap-1.5 rounded border border-rule-2 text-13 font-medium transition-colors duration-(--d-1) own:min-h-8 own:bg-sheet own:text-on-sheet own:tap:min-h-11 hover:border-ink';

type ChipProps = {
  label: string;
  removeLabel: string;
  onRemove: () => void;
  /** What is left out. */ dashed?: boolean;
};

/** A filter that is on; pressing it takes it away. */
export function Chip({ label, removeLabel, onRemove, dashed }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className={classes(LOOK, 'pr-1.5 pl-2.5 text-left', dashed && 'border-dashed bg-transparent text-ink-2')}
    >
      {label}
      <X aria-hidden="true" className="size-4 text-ink-2" />
    </button>
  );
}

/** The same where taking it away is another address: it also works before any script has come. */
export function ChipLink({ label, removeLabel, href }: { label: string; removeLabel: string; href: string }) {
  return (
    <AppLink href={href} aria-label={removeLabel} className={classes(LOOK, 'pr-1.5 pl-2.5 no-underline')}>
      {label}
      <X aria-hidden="true" className="size-4 text-ink-2" />
    </AppLink>
  );
}

/** A suggestion one can take, such as a question for the assistant. */
export function ChipButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={classes(LOOK, 'px-2.5 text-left', className)} {...rest} />;
}
