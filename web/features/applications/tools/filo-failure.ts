import { APPLY } from '#messages/applications/screens.ts';
import { FiloRefusal } from '#web/features/applications/api.ts';
import { failureText } from '#web/lib/failure.ts';

/** The tool's own sentence, then what Filo or the server said. */
export const filoFailed = (title: string) => (error: unknown) => ({
  title,
  description: error instanceof FiloRefusal && error.message ? APPLY.filoFailed(error.message) : failureText(error),
});
