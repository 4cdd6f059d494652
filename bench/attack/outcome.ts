export type Outcome = { isHeld: boolean } & Record<string, unknown>;
