import { firstPaint } from './lib/first-paint.ts';
import { fetchLaterFiles } from './lib/later-files.ts';

/**
 * In place of Start's own entry, which brings the server-function runtime (seroval and more, 11 kB gz) to every page:
 * this product has no server functions, its pages talk to the API. The page is seen first: on a narrow line its text
 * and its styles do not share the way with 100 kB of script (decision 015).
 */
void firstPaint().then(() => {
  fetchLaterFiles();
  return import('./hydrate.tsx');
});
