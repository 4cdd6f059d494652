/**
 * A figure as an Italian types it: "12,5", "1.250", "-3.000,50", also "12.5". An empty box is null, and so is what is
 * no number: `isNumberText` tells the two apart.
 */
export function numberOf(text: string): number | null {
  const compact = text.replace(/[\s']/g, '');
  const isGrouped = compact.includes(',') || /^-?\d{1,3}(\.\d{3})+$/.test(compact);
  const plain = isGrouped ? compact.replaceAll('.', '').replace(',', '.') : compact;
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}

export const isNumberText = (text: string): boolean => text.trim() === '' || numberOf(text) !== null;

/** 18.5 → "18,5", for a box. */
export const numberText = (value: number | null | undefined): string =>
  value == null ? '' : String(value).replace('.', ',');
