import { classes } from '#web/lib/classes.ts';

/** The product's own signs; everything else comes from lucide. A circle is yes, a diamond is to check, an octagon is no. */
const SHAPES = {
  ok: ['M3.25 12a8.75 8.75 0 1 0 17.5 0a8.75 8.75 0 1 0-17.5 0z', 'm8 12.3 2.8 2.8L16 9.5'],
  verify: ['M12 3.2 20.8 12 12 20.8 3.2 12z', 'M10.2 10.3a1.9 1.9 0 1 1 2.7 1.7c-.6.3-.9.7-.9 1.3M12 15.7v.1'],
  no: ['M8.4 3.25h7.2l5.15 5.15v7.2l-5.15 5.15H8.4L3.25 15.6V8.4z', 'm9 9 6 6M15 9l-6 6'],
  clock: ['M3.25 12a8.75 8.75 0 1 0 17.5 0a8.75 8.75 0 1 0-17.5 0z', 'M12 7v5.3l3.3 2'],
  calendar: ['M4 5.5h16v14.5H4zM4 10h16M8.5 3.5v4M15.5 3.5v4'],
  counter: ['M3.5 10.5h17M5.5 10.5v9M18.5 10.5v9M3.5 10.5 6 4.5h12l2.5 6M9 15h6'],
  hourglass: ['M7 3.5h10M7 20.5h10M8 3.5c0 5 8 7 8 12v5M16 3.5c0 5-8 7-8 12v5'],
  lock: ['M5.5 10.5h13v9.5h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3'],
  bookmark: ['M6.5 3.5h11v17L12 16.4l-5.5 4.1z'],
  hide: [
    'M4 4l16 16M9.9 5.2A9.6 9.6 0 0 1 12 5c5.5 0 9 7 9 7a15 15 0 0 1-2.7 3.4M6.3 6.6A15 15 0 0 0 3 12s3.5 7 9 7a9 9 0 0 0 4.6-1.3M9.9 9.9a3 3 0 0 0 4.2 4.2',
  ],
  compare: ['M4 4.5h6v15H4zM14 4.5h6v15h-6z'],
  arrow: ['M4.5 12h15M13.5 6l6 6-6 6'],
  company: ['M4 20h16M6 20V9.5M10 20V9.5M14 20V9.5M18 20V9.5M3.5 9.5h17L12 4z'],
} as const satisfies Record<string, readonly string[]>;

export type DrawnIconName = keyof typeof SHAPES;

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
      {SHAPES[name].map((shape) => (
        <path key={shape} d={shape} />
      ))}
    </svg>
  );
}
