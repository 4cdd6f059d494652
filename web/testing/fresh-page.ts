import { cleanup } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, vi } from 'vitest';
import './other-tabs.ts';

/** Files share a window and the loaded modules: each test leaves the page empty, each file the browser as it was. */
afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
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
