import '#web/testing/test-browser.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { roomBelow, useRoomBelow } from './room-below.ts';

type Box = { left: number; right: number; top: number; bottom: number };

/** Something of the page, as the browser would measure it. */
function place(element: HTMLElement, box: Box): void {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  element.getBoundingClientRect = () => ({ ...box, width, height, x: box.left, y: box.top, toJSON: () => box });
  document.body.append(element);
}
function bar(attribute: string, box: Box): void {
  const element = document.createElement('div');
  element.setAttribute(attribute, '');
  place(element, box);
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

test('the box that one writes in is not covered, as long as it is in the lower half', () => {
  const input = document.createElement('input');
  place(input, { left: 16, right: 374, top: foot - 220, bottom: foot - 176 });
  expect(roomBelow(24, PHONE)).toBe(24);
  input.focus();
  expect(roomBelow(24, PHONE)).toBe(228);
  const text = document.createElement('textarea');
  place(text, { left: 16, right: 374, top: 40, bottom: foot - 40 });
  text.focus();
  expect(roomBelow(24, PHONE)).toBe(24);
});

test('messages that have made room stay there: the press that leaves the box would else fall on them', () => {
  const input = document.createElement('input');
  place(input, { left: 16, right: 374, top: foot - 220, bottom: foot - 176 });
  const button = document.createElement('button');
  place(button, { left: 16, right: 374, top: foot - 80, bottom: foot - 40 });
  const widthOf = () => PHONE;
  const { result } = renderHook(() => useRoomBelow(true, 24, widthOf));
  act(() => input.focus());
  expect(result.current).toBe(228);
  act(() => button.focus());
  expect(result.current).toBe(228);
  act(() => void dispatchEvent(new Event('resize')));
  expect(result.current).toBe(24);
});

test('a bar of half a window leaves them half of it', () => {
  bar('data-foot-bar', { left: 0, right: 390, top: 10, bottom: foot });
  expect(roomBelow(24, PHONE)).toBe(Math.round(foot / 2));
});
