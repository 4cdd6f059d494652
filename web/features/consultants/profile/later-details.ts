import { fetchDrawn, later } from '#web/lib/later.tsx';

const details = async () => (await import('./consultant-details-fields.tsx')).ConsultantDetailsFields;

/** The same fields where few come to them: their code comes with them. */
export const LaterConsultantDetails = later(details, import.meta.env.SSR ? await details() : null);

await fetchDrawn('[name=bio]', LaterConsultantDetails.ready);
