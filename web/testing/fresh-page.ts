import { cleanup } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, expect, vi } from 'vitest';
import './other-tabs.ts';
import { rivalClasses } from './rival-classes.ts';

/** What is drawn at the end of each test. */
function drawnRivals(): string[] {
  if (!('document' in globalThis)) return []; // a file that asks for plain Node
  return [...document.querySelectorAll('[class]')].flatMap((element) => {
    const className = element.getAttribute('class') ?? '';
    const rivals = rivalClasses(className);
    return rivals.length > 0 ? [`${rivals.join(' ')} in ${className}`] : [];
  });
}

/** Files share a window and the loaded modules: each test leaves the page empty, each file the browser as it was. */
afterEach(() => {
  const rivals = drawnRivals();
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(rivals, 'elements with two classes for the same thing').toEqual([]);
});

/** A toast that leaves takes 200 ms, and its last step needs the window: the file ends after it, not before. */
const LEAVING_MS = 250;

afterAll(async () => {
  if (toast.getHistory().length > 0) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  if (!('document' in globalThis)) return; // a file that asks for plain Node
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
