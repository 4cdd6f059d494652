const AMOUNT = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2, useGrouping: 'always' });

/** 1250.5 → "1.250,5": as one writes it, four-digit amounts grouped too. */
export function formatAmount(value: number): string {
  return AMOUNT.format(value);
}

/**
 * What a person types for an amount: "1.250,50", "1250,5", "€ 1 250", also "1250.5".
 * A lone dot before one or two digits is a decimal point, any other dot groups thousands. Null when it is no amount.
 */
export function parseAmount(text: string): number | null {
  const compact = text.replace(/[\s€']/g, '');
  const plain = /^\d+\.\d{1,2}$/.test(compact) ? compact : compact.replaceAll('.', '').replace(',', '.');
  return /^\d+(\.\d*)?$/.test(plain) ? Math.round(Number(plain) * 100) / 100 : null;
}
