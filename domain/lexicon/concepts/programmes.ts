import type { LexiconGroup } from './group.ts';

/** Programmes, bodies and levels of government by their nicknames and abbreviations. */
export const PROGRAMMES: LexiconGroup[] = [
  {
    id: 'horizon',
    words: 'Horizon Europe|Horizon|programma quadro|HORIZON',
    asks: 'orizon|horizont|ricerca europea|bandi europei ricerca|horizon 2020',
    near: { 'ricerca-sviluppo': 0.3, 'consorzio-internazionale': 0.3, cascata: 0.3, 'deep-tech': 0.15 },
    level: 'europeo',
  },
  {
    id: 'cascata',
    words: 'bandi a cascata|contributi a cascata|FSTP|cascade funding|open call|terze parti',
    asks: 'senza partner|senza consorzio|non trovo partner|non troviamo partner|senza cercare partner|piccolo contributo europeo|singola impresa in europa|open calls|bandi facili europei|piccoli bandi europei|financial support third parties|cascata|cascade',
    near: { startup: 0.15, horizon: 0.25, eic: 0.25 },
    level: 'europeo',
  },
  {
    id: 'eic',
    words: 'EIC|European Innovation Council|EISMEA',
    asks: 'acelerator|eic fund|consiglio europeo innovazione',
    near: { 'deep-tech': 0.5 },
    level: 'europeo',
  },
  {
    id: 'interreg',
    words:
      'Interreg|transfrontaliero|transfrontalieri|cooperazione territoriale|italia francia|italia svizzera|italia austria|italia slovenia|italia croazia|central europe',
    asks: 'confine|oltre frontiera|zona di confine|frontiera|cross border|alcotra|marittimo italia francia|spazio alpino|alpine space|adrion|euro med|italia malta|italia tunisia|grecia italia',
    near: { 'consorzio-internazionale': 0.4 },
    level: 'europeo',
  },
  {
    id: 'europa',
    words: 'europeo|europea|europei|UE|unione europea|commissione europea|fondi europei',
    asks: 'europa|dall europa|bruxelles|bandi europei|soldi dall europa|fondi ue|finanziamenti europei|contributi europei|bandi ue|progettazione europea|euro progettazione|europrogettazione|finanziamenti ue|bando europeo',
    level: 'europeo',
    weight: 0.8,
  },
  {
    id: 'pnrr',
    words: 'PNRR|recovery|next generation',
    asks: 'recovery fund|recovery plan|piano nazionale di ripresa|soldi del pnrr',
    weight: 0.8,
  },
  {
    id: 'fesr',
    words: 'FESR|FSE|PR FESR|fondi strutturali|fondi di coesione|programma regionale',
    asks: 'por fesr|por|fondi regionali|fondi strutturali europei',
    weight: 0.7,
  },
  { id: 'invitalia', words: 'invitalia', weight: 0.8 },
  {
    id: 'mimit',
    words: 'MIMIT|MISE|ministero delle imprese|ministero',
    asks: 'ministero sviluppo economico|incentivi mise',
    weight: 0.6,
  },
  {
    id: 'gse',
    words: 'GSE',
    near: {
      'certificati-bianchi': 0.4,
      'comunita-energetica': 0.4,

      'fonti-innovative': 0.3,
    },
    weight: 0.8,
  },
  {
    id: 'agenzia-entrate',
    words: 'agenzia delle entrate',
    near: { 'credito-imposta': 0.5, 'deduzione-fiscale': 0.4 },
    weight: 0.7,
  },
  { id: 'de-minimis', words: 'de minimis', weight: 0.3 },
];
