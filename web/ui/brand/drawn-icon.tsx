import drawing from './drawings.svg?url&no-inline';
import { classes } from '#web/lib/classes.ts';

/** The product's own signs; everything else comes from lucide. */
export const DRAWN_ICONS = [
  'ok',
  'verify',
  'no',
  'clock',
  'calendar',
  'counter',
  'hourglass',
  'lock',
  'bookmark',
  'hide',
  'compare',
  'arrow',
  'company',
] as const;
export type DrawnIconName = (typeof DRAWN_ICONS)[number];

export function DrawnIcon({ name, filled, className }: { name: DrawnIconName; filled?: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classes('flex-none own:size-5', className)}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${drawing}#${name}`} />
    </svg>
  );
}
