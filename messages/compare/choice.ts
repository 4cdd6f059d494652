/** Choosing what to compare, from cards and lists. */
export const COMPARE_CHOICE = {
  add: 'Metti a confronto',
  remove: 'Togli dal confronto',
} as const;
