/** How long a sign-in, or a password given again, is good for what opens the account to others. */
export const STEP_UP_MINUTES = 10;
