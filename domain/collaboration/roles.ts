/** How far a guest of one application goes; each may do what those before it may. Stored codes. */
export const GUEST_ROLES = ['lettura', 'commenti', 'modifica'] as const;
export type GuestRole = (typeof GUEST_ROLES)[number];

export const covers = (role: GuestRole, needed: GuestRole): boolean =>
  GUEST_ROLES.indexOf(role) >= GUEST_ROLES.indexOf(needed);

/** Who looks at an application: its owner, or a guest with a role. */
export const ACCESS_LEVELS = ['proprietario', ...GUEST_ROLES] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

export const INVITATION_DAYS = 14;
export const MAX_COMMENT_CHARS = 2_000;
