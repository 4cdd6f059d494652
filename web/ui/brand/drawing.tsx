import { cn } from '#web/lib/cn.ts';

/** Ink lines with one strand of the thread; decoration, so they say nothing. */
const DRAWINGS = {
  match: {
    ink: ['M18 20h44v56H18z', 'M26 32h28M26 42h28M26 52h18', 'M98 20h44v56H98z', 'M106 32h28M106 42h28M106 52h18'],
    thread: ['M54 64c14 0 10-22 26-22s12 22 26 22', 'm72 40 6 6 12-13'],
  },
  people: {
    ink: [
      'M58 34a12 12 0 1 1-24 0a12 12 0 1 1 24 0z',
      'M22 78c0-16 10-26 24-26s24 10 24 26',
      'M126 34a12 12 0 1 1-24 0a12 12 0 1 1 24 0z',
      'M90 78c0-16 10-26 24-26s24 10 24 26',
    ],
    thread: ['M58 60c10-10 34-10 44 0', 'M70 70c6 5 14 5 20 0'],
  },
  process: {
    ink: ['M14 72h132', 'M30 72V58M80 72V44M130 72V30'],
    thread: ['M14 60c8-22 22 14 16-4s24-2 34-12s24-18 34-14s26-10 44-14'],
  },
  search: {
    ink: ['M92 46a26 26 0 1 1-52 0a26 26 0 1 1 52 0z', 'm86 64 26 20'],
    thread: ['M52 50c6-16 14 12 20-2s10-6 10-6'],
  },
  ledger: {
    ink: ['M34 16h64l18 18v50H34z', 'M98 16v18h18', 'M46 46h44M46 58h44M46 70h26'],
    thread: ['M84 74c8-10 14 6 20-4s14-8 22-16'],
  },
  draft: {
    ink: ['M30 20h58v64H30z', 'M40 34h38M40 46h38M40 58h20'],
    thread: ['M66 64c12 6 18-10 30-14l24-24l8 8l-24 24c-8 8-16 6-22 4'],
  },
  dossier: {
    ink: ['M22 30h42l8 10h66v44H22z', 'M22 40V24h34'],
    thread: ['M44 62c10-12 18 12 28 0s18 12 28 0s12-4 16-6'],
  },
  calendar: {
    ink: ['M30 26h100v58H30z', 'M30 42h100', 'M54 18v14M106 18v14'],
    thread: ['M46 66c10-14 16 10 26-2s18 8 26-4s12-4 16-6'],
  },
  mail: {
    ink: ['M24 26h112v58H24z', 'm24 28 56 34l56-34'],
    thread: ['M80 62c-14 10-34 12-44 20M80 62c14 10 34 12 44 20'],
  },
  home: {
    ink: ['M20 84h120', 'M32 84V46l48-26l48 26v38', 'M68 84V60h24v24'],
    thread: ['M32 46c20-4 28 14 48 6s28-12 48-6'],
  },
} as const satisfies Record<string, { ink: readonly string[]; thread: readonly string[] }>;

export type DrawingName = keyof typeof DRAWINGS;

export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  const { ink, thread } = DRAWINGS[name];
  return (
    <svg
      viewBox="0 0 160 96"
      aria-hidden="true"
      focusable="false"
      className={cn('flex-none', className)}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {ink.map((line) => (
        <path key={line} d={line} stroke="currentColor" strokeWidth="1.5" />
      ))}
      {thread.map((line) => (
        <path key={line} d={line} className="stroke-filo-line" strokeWidth="2" />
      ))}
    </svg>
  );
}
