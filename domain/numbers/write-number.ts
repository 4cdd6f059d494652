const number = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 });
const money = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const;
const euro = new Intl.NumberFormat('it-IT', { ...money, trailingZeroDisplay: 'stripIfInteger' });
const wholeEuro = new Intl.NumberFormat('it-IT', { ...money, maximumFractionDigits: 0 });

/** Nobody writes a zero with a minus. */
const plain = (value: number): number => (Object.is(value, -0) ? 0 : value);

/** "1.250", "12,5": thousands always grouped, at most two decimals. */
export const numberText = (value: number): string => number.format(plain(value));
/** "1.250": to the nearest whole. */
export const integerText = (value: number): string => whole.format(plain(value));
/** "1.250 €", "1.250,50 €": cents only where there are some. */
export const euroText = (value: number): string => euro.format(plain(value));
/** "1.250 €": where cents would be noise, on cards and in rows. */
export const wholeEuroText = (value: number): string => wholeEuro.format(plain(value));
/** "12,5%". */
export const percentText = (value: number): string => `${numberText(value)}%`;
