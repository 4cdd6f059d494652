/** Of the texts people agree to (messages/legal.ts), stored with each consent: change it when they change. */
export const TERMS_VERSION = '2026-11';
