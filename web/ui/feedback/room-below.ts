import { useEffect, useState } from 'react';

/** What stays at the foot of the window with buttons in it: bars, the foot of a dialog, the assistant's button. */
const KEPT_CLEAR = '[data-foot-bar], [data-keep-clear], [role="dialog"] > footer, [role="alertdialog"] > footer';
/** What is being written in. */
const BOX = 'input, textarea, select, [contenteditable="true"]';
const GAP = 8;

type Sides = { left: number; right: number };

/** How much of the foot of the window messages leave free, between these sides: they cover none of those, nor the box in use. */
export function roomBelow(least: number, { left, right }: Sides): number {
  const height = window.innerHeight;
  const isUnder = ({ left: from, right: to, top, bottom }: DOMRect) =>
    bottom > top && top < height && bottom > height / 2 && to > left && from < right;
  const kept = [...document.querySelectorAll(KEPT_CLEAR)].map((element) => element.getBoundingClientRect());
  const inUse = document.activeElement?.matches(BOX) ? [document.activeElement.getBoundingClientRect()] : [];
  // A box taller than half a window cannot be left free.
  const clear = [...kept, ...inUse.filter(({ top }) => top >= height / 2 - GAP)];
  const tops = clear.filter(isUnder).map(({ top }) => height - top + GAP);
  return Math.min(Math.max(least, ...tops), Math.round(height / 2));
}

/**
 * The same while messages are shown: bars and dialogs come and go under them. They rise and stay where they are: falling
 * back as the box in use is left, they would take the press that leaves it.
 */
export function useRoomBelow(isShown: boolean, least: number, widthOf: () => Sides): number {
  const [room, setRoom] = useState(least);
  useEffect(() => {
    if (!isShown) return;
    const measure = () => setRoom(roomBelow(least, widthOf()));
    const rise = () => setRoom((room) => Math.max(room, roomBelow(least, widthOf())));
    measure();
    const watcher = new MutationObserver(rise);
    watcher.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', measure);
    addEventListener('focusin', rise);
    addEventListener('scroll', rise, { passive: true, capture: true });
    return () => {
      watcher.disconnect();
      removeEventListener('resize', measure);
      removeEventListener('focusin', rise);
      removeEventListener('scroll', rise, { capture: true });
    };
  }, [isShown, least, widthOf]);
  return room;
}
