import type { ComponentProps } from 'react';
import { NUMBERS as WORDS } from '#messages/business-plans/screens.ts';
import { FigureBox } from './figure-box.tsx';

type Props = Pick<ComponentProps<typeof FigureBox>, 'label' | 'hint' | 'value' | 'onChange'>;

export const EuroBox = (props: Props) => <FigureBox unit="€" {...props} />;
export const PercentBox = (props: Props) => <FigureBox unit="%" max={100} {...props} />;
export const DaysBox = (props: Props) => <FigureBox unit={WORDS.days} max={365} isWhole {...props} />;
export const GrowthBox = (props: Props) => <FigureBox unit={WORDS.perYear} min={-90} max={500} {...props} />;

/** VAT is asked wherever money goes in or out. */
export const VatBox = (props: Omit<Props, 'label'>) => <PercentBox label={WORDS.vatPct} {...props} />;
