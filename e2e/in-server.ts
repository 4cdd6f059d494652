// Loaded into the servers of the journeys before the product: `node --import ./e2e/in-server.ts server/main.ts`.
import '#server/testing/cheap-passwords.ts';
import '#server/testing/patient-readers.ts';
import { CLOCK_OFFSET_MS, shiftClock } from './shifted-clock.ts';

shiftClock(CLOCK_OFFSET_MS);

/** A worker that was killed could not stop its server. */
const worker = process.ppid;
setInterval(() => process.ppid !== worker && process.exit(), 1000).unref();
