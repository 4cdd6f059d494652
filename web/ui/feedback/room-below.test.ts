import '#web/testing/test-browser.ts';
import { afterEach, expect, test } from 'vitest';
import { roomBelow } from './room-below.ts';

/** A bar of the page, as the browser would measure it. */
function bar(attribute: string, box: { left: number; right: number; top: number; bottom: number }): void {
  const element = document.createElement('div');
  element.setAttribute(attribute, '');
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  element.getBoundingClientRect = () => ({ ...box, width, height, x: box.left, y: box.top, toJSON: () => box });
  document.body.append(element);
}
afterEach(() => document.body.replaceChildren());
const foot = window.innerHeight;
const PHONE = { left: 0, right: 390 };

test('messages stay above the bars at the foot of the window, the highest counts', () => {
  expect(roomBelow(24, PHONE)).toBe(24);
  bar('data-foot-bar', { left: 0, right: 390, top: foot - 64, bottom: foot });
  expect(roomBelow(24, PHONE)).toBe(72);
  bar('data-keep-clear', { left: 0, right: 390, top: foot - 130, bottom: foot - 64 });
  expect(roomBelow(24, PHONE)).toBe(138);
});

test('bars beside them, above the middle or not drawn do not push them up', () => {
  const desk = { left: 836, right: 1280 };
  bar('data-foot-bar', { left: 0, right: 800, top: foot - 64, bottom: foot });
  bar('data-foot-bar', { left: 0, right: 1280, top: 0, bottom: 56 });
  bar('data-foot-bar', { left: 0, right: 1280, top: 0, bottom: 0 });
  expect(roomBelow(24, desk)).toBe(24);
});

test('a bar of half a window leaves them half of it', () => {
  bar('data-foot-bar', { left: 0, right: 390, top: 10, bottom: foot });
  expect(roomBelow(24, PHONE)).toBe(Math.round(foot / 2));
});
