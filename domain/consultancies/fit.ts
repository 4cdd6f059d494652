import type { ConsultantFit } from './track-record.ts';

/** Nothing closed for this grant, or nothing here and in this trade: still worth a question, and it is said. */
export const isFitting = ({ subject, territory, sector }: ConsultantFit): boolean =>
  subject ? subject.count > 0 : territory.count > 0 || sector.count > 0;
