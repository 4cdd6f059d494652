/** A knot of the thread with its words: side by side under one line, on phones one below the other beside it. */
export const THREAD_KNOT =
  'relative pl-6 before:absolute before:top-1 before:left-0 before:size-3 before:rounded-full before:bg-filo-line max-sm:not-last:after:absolute max-sm:not-last:after:top-2 max-sm:not-last:after:-bottom-6 max-sm:not-last:after:left-[5px] max-sm:not-last:after:w-0.5 max-sm:not-last:after:bg-filo-line sm:border-t-2 sm:border-filo-line sm:pt-3 sm:pl-0 sm:before:-top-[7px]';
