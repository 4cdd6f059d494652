import type { Grant } from '#domain/grants/grant.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';

/** A grant as the catalogue has most: at the desk, for small firms of many sectors, told in few words. */
export const deskGrant = (given: Partial<Grant> & Pick<Grant, 'id' | 'name'>): Grant =>
  sampleGrant({
    entity: 'Ministero',
    level: given.regions && given.regions.length > 0 ? 'regionale' : 'nazionale',
    sectors: ['technology', 'manufacturing', 'retail', 'tourism', 'agriculture', 'other'],
    beneficiaries: 'Micro, piccole e medie imprese',
    sizes: ['micro', 'small', 'medium'],
    openingMode: 'sportello',
    closesOn: null,
    constraints: {},
    ...given,
  });

export const SAMPLE_GRANTS: readonly Grant[] = [
  deskGrant({
    id: 'sole',
    name: 'Energia dal tetto',
    summary: 'Contributi per impianti fotovoltaici e accumuli sui fabbricati delle imprese.',
    eligibleCosts: ['Pannelli fotovoltaici', 'Sistemi di accumulo'],
  }),
  deskGrant({
    id: 'caldo',
    name: 'Calore pulito',
    summary: 'Incentivo per sostituire la caldaia con pompe di calore negli edifici terziari.',
    eligibleCosts: ['Pompe di calore', 'Isolamento e infissi'],
  }),
  deskGrant({
    id: 'assumi',
    name: 'Esonero per nuovi assunti',
    aidForm: 'esonero contributivo',
    summary: 'Sconto sui contributi previdenziali per assunzioni a tempo indeterminato di giovani.',
  }),
  deskGrant({
    id: 'apri-puglia',
    name: 'Nuove attività in Puglia',
    regions: ['Puglia'],
    summary: 'Finanzia l’avvio di microimprese di commercio e ristorazione, bar compresi.',
    aidForm: 'misto',
  }),
  deskGrant({
    id: 'apri-veneto',
    name: 'Nuove attività in Veneto',
    regions: ['Veneto'],
    summary: 'Finanzia l’avvio di microimprese di commercio e ristorazione, bar compresi.',
    aidForm: 'misto',
  }),
  deskGrant({
    id: 'apri-italia',
    name: 'Imprese nascenti',
    summary: 'Sostiene l’avvio di nuove imprese di commercio e ristorazione in tutta Italia.',
    amounts: { min: 500_000, max: 3_000_000, kind: 'spesa' },
  }),
  deskGrant({
    id: 'brevetti',
    name: 'Brevetti+ 2026',
    summary: 'Servizi per mettere a frutto un brevetto industriale.',
    editorialState: 'chiuso',
  }),
  deskGrant({
    id: 'brevetti-aperto',
    name: 'Voucher proprietà industriale',
    aidForm: 'voucher',
    summary: 'Servizi per mettere a frutto un brevetto industriale.',
  }),
  deskGrant({
    id: 'iper',
    name: 'Nuovo iperammortamento',
    aidForm: 'deduzione fiscale',
    summary: 'Maggiorazione fiscale del costo dei macchinari 4.0.',
  }),
  deskGrant({
    id: 'conto',
    name: 'Conto termico imprese',
    summary: 'Incentivo per la produzione di calore da fonti rinnovabili.',
  }),
  deskGrant({
    id: 'trento',
    name: 'Aiuti agli investimenti',
    entity: 'Provincia Autonoma di Trento',
    regions: ['Trentino-Alto Adige'],
    summary: 'Contributi per ristrutturare alberghi e strutture ricettive.',
  }),
  deskGrant({
    id: 'bolzano',
    name: 'Contributi al turismo',
    entity: 'Provincia Autonoma di Bolzano',
    regions: ['Trentino-Alto Adige'],
    summary: 'Contributi per ristrutturare alberghi e strutture ricettive.',
  }),
];
