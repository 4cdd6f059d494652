const PATHS = {
  google: 'M21 12.2c0-.7-.1-1.3-.2-1.9H12v3.6h5.1a4.4 4.4 0 0 1-1.9 2.9 7.9 7.9 0 1 1 2.2-10.2',
  facebook: 'M14 21v-7h3l.5-3.5H14V8.4c0-1.1.4-1.9 2-1.9h1.6V3.3A20 20 0 0 0 15.2 3C12.6 3 11 4.6 11 7.8v2.7H8V14h3v7',
};

/** Drawn as strokes, like every icon of the product. */
export function ProviderIcon({ provider }: { provider: keyof typeof PATHS }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[provider]} />
    </svg>
  );
}
