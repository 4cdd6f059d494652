import type { RateRule } from '#server/platform/http/rate-limit.ts';

const MINUTES = 60;

/** Exact counts, per address and per account. */
export const RATE = {
  signInPerIp: { name: 'sign-in-ip', limit: 30, windowSeconds: 15 * MINUTES },
  /** Of one account from one address. */
  signInPerPair: { name: 'sign-in-pair', limit: 10, windowSeconds: 15 * MINUTES },
  /** Of one account in a browser that it knows, whatever others do: so that nobody is locked out. */
  signInPerDevice: { name: 'sign-in-device', limit: 10, windowSeconds: 15 * MINUTES },
  /** From all addresses together. */
  signInPerAccount: { name: 'sign-in-account', limit: 100, windowSeconds: 15 * MINUTES },
  passwordChange: { name: 'password-change', limit: 10, windowSeconds: 15 * MINUTES },
  /** Codes of the app and recovery codes, whoever tries them. */
  codePerAccount: { name: 'code-account', limit: 10, windowSeconds: 15 * MINUTES },
  providerStartPerIp: { name: 'oauth-start-ip', limit: 60, windowSeconds: 15 * MINUTES },
  registrationPerIp: { name: 'registration-ip', limit: 20, windowSeconds: 60 * MINUTES },
  mailPerAccount: { name: 'mail-account', limit: 3, windowSeconds: 15 * MINUTES },
  /** Invitations and messages of other people, whoever writes; links that the owner asks for have a count of their own. */
  invitationPerAddress: { name: 'invitation-address', limit: 3, windowSeconds: 15 * MINUTES },
  mailPerIp: { name: 'mail-ip', limit: 20, windowSeconds: 15 * MINUTES },
  /** "You already have an account": whoever gives somebody's address again and again fills no inbox with it. */
  knownEmailNotice: { name: 'known-email-notice', limit: 1, windowSeconds: 60 * MINUTES },
  linkPerIp: { name: 'link-ip', limit: 60, windowSeconds: 15 * MINUTES },
} as const satisfies Record<string, RateRule>;
