import { z } from 'zod';
import type { Verdict } from '#domain/vocabulary.ts';

/** Whether, and of which new grants, a company wants to hear for its active project. */
export const alertSetting = z.object({
  isOn: z.boolean(),
  /** "Solo quelli che posso chiedere"; otherwise also those that are still to be checked. */
  onlyAdmissible: z.boolean(),
});
export type AlertSetting = z.infer<typeof alertSetting>;

export const DEFAULT_ALERT_SETTING: AlertSetting = { isOn: true, onlyAdmissible: true };

/** What cannot be asked for is never told. */
export const isWanted = ({ onlyAdmissible }: AlertSetting, verdict: Verdict): boolean =>
  verdict === 'ammissibile' || (!onlyAdmissible && verdict === 'da_verificare');
