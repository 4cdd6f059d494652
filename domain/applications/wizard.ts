/** The five steps of the wizard. */
export const WIZARD_STEPS = ['azienda', 'progetto', 'budget', 'documenti', 'revisione'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The sectors that the wizard offers: its own list, wider words than those of a company's profile. */
export const WIZARD_SECTORS = [
  'tecnologia',
  'sanità',
  'energia',
  'manifattura',
  'agricoltura',
  'commercio',
  'turismo',
  'trasporti',
  'formazione',
  'finanza',
  'altro',
] as const;
export type WizardSector = (typeof WIZARD_SECTORS)[number];

const FROM_COMPANY: Record<string, WizardSector> = {
  technology: 'tecnologia',
  healthcare: 'sanità',
  energy: 'energia',
  manufacturing: 'manifattura',
  agriculture: 'agricoltura',
  retail: 'commercio',
  tourism: 'turismo',
  transport: 'trasporti',
  education: 'formazione',
  finance: 'finanza',
};
export const wizardSectorOf = (sector: string): WizardSector => FROM_COMPANY[sector] ?? 'altro';

/** The three file inputs of the documents step. */
export const ATTACHMENT_KINDS = ['business_plan', 'bilanci', 'altro'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];
