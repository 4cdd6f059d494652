import type { Sector, Specialization } from '#domain/vocabulary.ts';

/** Sector labels, in the order of the registration form (SHE-9). */
export const SECTOR_LABELS: Record<Sector, string> = {
  technology: 'Tecnologia',
  healthcare: 'Sanità',
  finance: 'Finanza',
  manufacturing: 'Manifatturiero',
  retail: 'Retail',
  agriculture: 'Agricoltura',
  energy: 'Energia',
  transport: 'Trasporti',
  tourism: 'Turismo',
  education: 'Educazione',
  other: 'Altro',
};

/** Labels of the specializations (CON-5). */
export const SPECIALIZATION_LABELS: Record<Specialization, string> = {
  regional_grants: 'Bandi Regionali',
  national_grants: 'Nazionali',
  european_grants: 'Europei',
  innovation_grants: 'Innovazione',
  startup_grants: 'Startup',
  research_grants: 'Ricerca',
};
