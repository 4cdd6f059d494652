import type { TrackRecord } from '#domain/consultancies/track-record.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';

export const readTrackRecord = (api: ApiClient, id: string): Promise<TrackRecord> =>
  dataOf(api.consultants[':id']['track-record'].$get({ param: { id } }));
