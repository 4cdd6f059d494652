import type { JobDefinition } from '#server/platform/queue/queue.ts';

export type Run = { planId: string; userId: string; runId: string };
/** A provider that hangs is given up by its caller; what fails for another reason is tried again. */
export const writePlanJob: JobDefinition<Run> = { name: 'write-business-plan', retryLimit: 3 };
