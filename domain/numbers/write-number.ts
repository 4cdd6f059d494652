const number = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 });
const money = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const;
const euro = new Intl.NumberFormat('it-IT', { ...money, trailingZeroDisplay: 'stripIfInteger' });
const wholeEuro = new Intl.NumberFormat('it-IT', { ...money, maximumFractionDigits: 0 });

/** What is not known is a dash; nobody writes a zero with a minus. */
const writer = (format: Intl.NumberFormat) => (value: number | null) =>
  value === null || !Number.isFinite(value) ? '—' : format.format(Object.is(value, -0) ? 0 : value);

/** "1.250", "12,5": thousands always grouped, at most two decimals. */
export const numberText = writer(number);
/** "1.250": to the nearest whole. */
export const integerText = writer(whole);
/** "1.250 €", "1.250,50 €": cents only where there are some. */
export const euroText = writer(euro);
/** "1.250 €": where cents would be noise, on cards and in rows. */
export const wholeEuroText = writer(wholeEuro);
/** "12,5%". */
export const percentText = (value: number): string => `${numberText(value)}%`;
