import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';

/** One per request, in the browser of who writes it. */
export const quoteDraftKey = ({ id, consultantId }: Pick<ConsultancyView, 'id' | 'consultantId'>): string =>
  `bandolo.preventivo.${consultantId}.${id}`;

/** Whom one writes to: by first name where there is a person, else the company. */
export const personOf = ({ clientPerson, clientName }: Pick<ConsultancyView, 'clientPerson' | 'clientName'>): string =>
  clientPerson?.split(' ')[0] || clientName;
