import { setPasswordCost, TEST_COST } from '#server/features/accounts/passwords.ts';

/** Loaded before the code under test, in Vitest and in the servers of the journeys. */
setPasswordCost(TEST_COST);
