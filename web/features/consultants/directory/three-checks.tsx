import { DIRECTORY_WORDS } from '#messages/consultants/directory.ts';

const { checks } = DIRECTORY_WORDS;

/** What stands behind every name here, on the thread. */
export function ThreeChecks() {
  return (
    <ol aria-label={checks.label} className="mt-2 grid gap-4 sm:grid-cols-3 sm:gap-0">
      {[checks.identity, checks.outcomes, checks.reviews].map(({ title, text }) => (
        <li
          key={title}
          className="relative pl-6 text-14 before:absolute before:top-1 before:left-0 before:size-3 before:rounded-full before:bg-filo-line sm:border-t-2 sm:border-filo-line sm:pt-3 sm:pr-6 sm:pl-0 sm:before:-top-[7px]"
        >
          <p className="font-semibold">{title}</p>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
