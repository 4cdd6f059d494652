import type { KeyboardEvent } from 'react';

/** Rows of a table, or lines of a list that say so. */
const ROWS = 'tbody tr, [data-row]';
const STOPS = 'a[href], button:not(:disabled), input:not(:disabled)';
const stopsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>(STOPS)];
const isBox = (target: Element) => target instanceof HTMLInputElement && target.type === 'checkbox';

/**
 * The keys of a table or a list: up and down go to the same place in the next row, Home and End to the first and last row; Enter
 * on a row's box opens the row, Space on its link ticks the box.
 */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const row = target.closest<HTMLElement>(ROWS);
  // A box that is typed into, or chosen from, keeps its own keys.
  if (!row || target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && !isBox(target))) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>(ROWS)];
  const wanted = reached(key, rows, rows.indexOf(row));
  if (wanted) {
    const place = stopsIn(row).indexOf(target);
    const stop = stopsIn(wanted)[place] ?? stopsIn(wanted)[0];
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  } else if (key === 'Enter' && isBox(target)) {
    press(event, row.querySelector<HTMLElement>('a[href]'));
  } else if (key === ' ' && target instanceof HTMLAnchorElement) {
    press(event, row.querySelector<HTMLElement>('input[type=checkbox]'));
  }
}

function reached(key: string, rows: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return rows[at + 1];
  if (key === 'ArrowUp') return at > 0 ? rows[at - 1] : undefined;
  if (key === 'Home') return rows[0];
  return key === 'End' ? rows.at(-1) : undefined;
}

function press(event: KeyboardEvent<HTMLElement>, thing: HTMLElement | null): void {
  if (!thing) return;
  event.preventDefault();
  thing.click();
}
