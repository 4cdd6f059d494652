/** Names the row of links to the tools on other pages. */
export const TOOL_ROW = 'Strumenti utili';

/** Links that other screens place beside their own content. */
export const TOOL_LINKS = {
  size: 'Calcola la dimensione PMI',
  deMinimis: 'Controlla lo spazio de minimis',
  requirements: 'Controlla i requisiti generali',
  guard: 'Prima di firmare un ordine, controlla le date',
  cumulation: 'Controlla il cumulo con altri aiuti',
  worthIt: 'Vale la pena?',
} as const;
