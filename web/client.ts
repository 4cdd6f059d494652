import { rememberEarlyActs } from './lib/early-acts.ts';
import { firstSign } from './lib/first-sign.ts';

/**
 * In place of Start's own entry, which brings the server-function runtime (seroval and more, 11 kB gz) to every page:
 * this product has no server functions, its pages talk to the API. Pages that read well as they arrive wait for a
 * person before they fetch and run their script; what the person did meanwhile is done again.
 */
rememberEarlyActs();
void firstSign().then(() => import('./hydrate.tsx'));
