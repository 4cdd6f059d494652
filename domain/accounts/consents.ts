/** The texts people agree to; a new version asks again. */
export const TERMS_VERSION = '2026-11';
