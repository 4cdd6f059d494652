import { costKindsIn } from '#domain/projects/cost-kinds.ts';
import type { Draft } from './chat-question.ts';

/** Asks which grant is best, or what one would be advised. */
export const BEST =
  /\b(?:qual\w*|il|che|quali)\b.{0,40}\b(?:miglior\w*|piu (?:adatt\w+|indicat\w+|convenient\w+|interessant\w+)|consigli\w*|mi convien\w+|ci convien\w+|fa per (?:me|noi)|adatt[oi] (?:a|per) (?:me|noi))\b|\bcosa (?:mi|ci) (?:consigli|convien)\w*/;
/** What one would be advised for: something to do, or to buy. */
export const isBestFor = ({ text, subject }: Pick<Draft, 'text' | 'subject'>): boolean =>
  BEST.test(text) && subject !== '' && (AIM.test(text) || (/\bper\b/.test(text) && costKindsIn(text).length > 0));
const AIM = /\bper (?:[a-z]+ ){0,2}[a-z]+[aei]r(?:e|ci|mi|lo|la)\b/;
