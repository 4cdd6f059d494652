import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Arrows, or J and K, go from one link of a list to the next. */
export function walkLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const next = step && links[links.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
