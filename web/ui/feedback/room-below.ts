import { useEffect, useState } from 'react';

/** What stays at the foot of the window with buttons in it: bars, the foot of a dialog, the assistant's button. */
const KEPT_CLEAR = '[data-foot-bar], [data-keep-clear], [role="dialog"] > footer';
const GAP = 8;

type Sides = { left: number; right: number };

/** How much of the foot of the window messages leave free, between these sides: they cover none of those. */
export function roomBelow(least: number, { left, right }: Sides): number {
  const height = window.innerHeight;
  const tops = [...document.querySelectorAll(KEPT_CLEAR)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isBeside = box.right <= left || box.left >= right;
    const isAtFoot = box.height > 0 && box.top < height && box.bottom > height / 2;
    return isAtFoot && !isBeside ? [height - box.top + GAP] : [];
  });
  return Math.min(Math.max(least, ...tops), Math.round(height / 2));
}

/** The same while messages are shown: bars and dialogs come and go under them. */
export function useRoomBelow(isShown: boolean, least: number, widthOf: () => Sides): number {
  const [room, setRoom] = useState(least);
  useEffect(() => {
    if (!isShown) return;
    const measure = () => setRoom(roomBelow(least, widthOf()));
    measure();
    const watcher = new MutationObserver(measure);
    watcher.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', measure);
    addEventListener('scroll', measure, { passive: true, capture: true });
    return () => {
      watcher.disconnect();
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure, { capture: true });
    };
  }, [isShown, least, widthOf]);
  return room;
}
