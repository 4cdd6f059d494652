import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/applications/application-status.ts';

export const ORDERS = ['scadenza', 'importo', 'stato'] as const;
export type Order = (typeof ORDERS)[number];
export type StatusFilter = ApplicationStatus | 'archiviate';
/** The address of /applications; `carica` opens the dialog for a call of one's own, `apri` one application. */
export type ApplicationsSearch = { stato?: StatusFilter; ordine?: Order; carica?: true; apri?: string };

/** By hand: this runs in every page's first load. */
export function readApplicationsSearch(raw: Record<string, unknown>): ApplicationsSearch {
  const stato = [...APPLICATION_STATUSES, 'archiviate' as const].find((each) => each === raw.stato);
  const ordine = ORDERS.find((each) => each === raw.ordine);
  return {
    ...(stato ? { stato } : {}),
    ...(ordine && ordine !== 'scadenza' ? { ordine } : {}),
    ...(typeof raw.apri === 'string' && raw.apri.length <= 200 ? { apri: raw.apri } : {}),
    ...(raw.carica ? { carica: true as const } : {}),
  };
}
