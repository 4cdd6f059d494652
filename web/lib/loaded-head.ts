import { LOADED_HEADS } from '#messages/shell/loaded-heads.ts';
import { headOf } from './page-head.ts';

/** As pageHead, made in a loader: a route's own `head` is in the first load of every page. */
export const loadedHead = (page: keyof typeof LOADED_HEADS) => headOf(LOADED_HEADS[page]);
