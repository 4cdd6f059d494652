import { readNumber } from '#domain/numbers/read-number.ts';
import { numberText } from '#domain/numbers/write-number.ts';

/** An empty box is null to `readNumber`, and so is what is no number: this tells the two apart. */
export const isNumberText = (text: string): boolean => text.trim() === '' || readNumber(text) !== null;

/** 18.5 → "18,5"; what is not known leaves its box empty. */
export const boxText = (value: number | null | undefined): string => (value == null ? '' : numberText(value));
