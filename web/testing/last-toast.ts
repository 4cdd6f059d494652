import { afterAll } from 'vitest';

/** A toast that leaves takes 200 ms, and its last step needs the window: the file ends after it, not before. */
const LEAVING_MS = 250;

afterAll(() => new Promise((resolve) => setTimeout(resolve, LEAVING_MS)));
