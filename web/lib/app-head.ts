import { APP_HEADS } from '#messages/shell/app-heads.ts';
import { headOf } from './page-head.ts';

/** As pageHead, for a page behind sign-in. */
export const appHead = (page: keyof typeof APP_HEADS) => headOf(APP_HEADS[page]);
