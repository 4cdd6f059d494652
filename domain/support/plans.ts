/** What anybody can ask from outside; tickets of who is signed in live in the same table. */
export const REQUEST_KINDS = ['contatto', 'attivazione'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const PLANS = ['premium', 'su_misura'] as const;
export type Plan = (typeof PLANS)[number];
