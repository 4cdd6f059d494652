/** For other features: what the person has here, as the cards tell it. */
export { listApplications } from './reading.ts';
