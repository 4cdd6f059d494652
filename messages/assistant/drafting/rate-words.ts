import type { DraftGrant } from '#domain/assistant/drafting/draft-grant.ts';
import { gap } from '#domain/assistant/drafting/draft.ts';
import { inside } from '#domain/assistant/drafting/grammar/nouns.ts';
import { casesNoun, rateCasesIn } from '#domain/assistant/drafting/rate-cases.ts';
import { listed } from '#domain/writing/phrases.ts';
import { thePercent } from '#messages/figure-articles.ts';
import { sentence } from './words.ts';

/** The aid and its rate; where the call has several, each with its case, and which one it is here is asked. */
export function rateText({ aidIntensity, name, requirements, eligibleCosts }: DraftGrant, form: string): string {
  const told = aidIntensity && rateCasesIn(aidIntensity);
  if (!told) return sentence(`L’aiuto è ${form}${aidIntensity ? `: ${inside(aidIntensity)}` : ''}`);
  const noun = casesNoun([name, ...requirements, ...eligibleCosts]);
  const words = told.cases.map(({ percent, of }, at) => {
    const kind =
      noun === ''
        ? `nel caso «${of}»`
        : at > 0
          ? `per quelli ${of}`
          : `${noun === 'beni' ? 'per i' : 'per gli'} ${noun} ${of}`;
    return `${thePercent(percent)}${at === 0 && told.base ? ` ${told.base}` : ''} ${kind}`;
  });
  const about = told.isAbout ? 'circa ' : '';
  const one =
    noun === ''
      ? 'quale caso vale per questo piano'
      : `quale caso vale per ${noun === 'beni' ? 'i' : 'gli'} ${noun} di questo piano`;
  return `${sentence(`L’aiuto è ${form}: ${about}${listed(words)}`)} Qui vale ${gap(one)}.`;
}
