import { ruleValue } from '#domain/rules/rule-at.ts';
import { euroText } from '#domain/numbers/write-number.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import { CONSULTANTS } from '#messages/assistant/filo.ts';
import { feeTiersText } from '#messages/assistant/product.ts';
import { grantLink, listedLink, LINKS, say } from '#server/features/assistant/chat/parts.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import type { Teller, Turn } from '#server/features/assistant/chat/turn.ts';

/** Finding one, what they cost, whose offers are traps, whether the fee is paid back. */
export const consultants: Teller = async ({ context, question, grants }) => {
  const { today } = context.records;
  const directory = listedLink(CHAT.links.consultants, '/consultants');
  const links = [...directory, LINKS.worthIt];
  const tiers = feeTiers(today);
  switch (question.consultants) {
    case 'anticipo':
      return { parts: [say(CONSULTANTS.upFront, directory)], intent: 'consulenti' };
    case 'iscritto':
      return { parts: [say(CONSULTANTS.written, directory)], intent: 'consulenti' };
    case 'economico':
      return { parts: [say(CONSULTANTS.cheap, directory)], intent: 'consulenti' };
    case 'truffa':
      return { parts: [...upFront(question.text), say(CONSULTANTS.scam, directory)], intent: 'consulenti' };
    case 'parcella_ammessa':
      return { parts: [say(CONSULTANTS.eligible, links)], intent: 'consulenti' };
    case 'scelta':
      return {
        parts: [
          ...(/\bchied\w+|\bdomand\w+/.test(question.text) ? [say(CONSULTANTS.questions)] : []),
          say(CONSULTANTS.choose, directory),
        ],
        intent: 'consulenti',
      };
    case 'compenso': {
      if (/\bse\b.{0,12}\bnon\b|\blo stesso\b/.test(question.text))
        return { parts: [say(CONSULTANTS.ifLost(tiers), links)], intent: 'consulenti' };
      const isOnSuccess = /\b(?:solo se|success\w*|vinc\w+|risultat\w+|a percentuale|prezzo fisso|normale)\b/.test(
        question.text,
      );
      const staff = ruleValue('fair_fee.client_staff', today);
      const revenue = euroText(ruleValue('fair_fee.client_revenue', today));
      const text = isOnSuccess ? CONSULTANTS.success(tiers, staff, revenue) : CONSULTANTS.fee(tiers);
      const isTax = /\bcredit\w (?:d'|di )imposta\b/.test(question.text) && question.percents.length === 0;
      const tax = isTax ? [say(CONSULTANTS.taxCredit(ruleValue('fee.tax_credit.share', today)))] : [];
      return { parts: [...weighed(question, today), ...tax, say(text, links)], intent: 'consulenti' };
    }
    case 'ruolo':
      return { parts: [say(CONSULTANTS.role, links), say(CONSULTANTS.roleFee(tiers))], intent: 'consulenti' };
    default: {
      const [place] = question.places;
      const where = place ? ` (${place.region})` : '';
      const named = grants.slice(0, 1).map((grant) => say(CHAT.seePage(grant.name), [grantLink(grant)]));
      return {
        parts: [say(CHAT.consultants), say(CONSULTANTS.find(where), directory), ...named],
        intent: 'consulenti',
      };
    }
  }
};

/** A percentage that somebody asks for, beside the one of the market. */
function weighed({ percents, text, amounts }: Turn['question'], today: string): ChatPart[] {
  const [percent] = percents;
  if (percent === undefined) return [];
  const isTax = /\bcredit\w (?:d'|di )imposta\b/.test(text);
  const share = isTax ? ruleValue('fee.tax_credit.share', today) : tierShare(Math.max(0, ...amounts), today);
  return [say((percent > share ? CONSULTANTS.above : CONSULTANTS.within)(percent, share))];
}

/** The part of the market for an aid of so much; the fixed part beside it is the smaller sum. */
function tierShare(aid: number, today: string): number {
  const tier = (['low', 'mid'] as const).find((each) => aid <= ruleValue(`fee.tier_${each}.up_to`, today)) ?? 'high';
  return ruleValue(`fee.tier_${tier}.share`, today);
}

/** Money asked at once, with no promise told: what may be usual, before what is a warning. */
const upFront = (text: string) =>
  /\b(?:chied\w+|chiest\w|vuole|vogliono)\b/.test(text) &&
  !/\b(?:garant|promett|promess|sicur|assicur|certo)\w*/.test(text)
    ? [say(CONSULTANTS.upFront)]
    : [];

const feeTiers = (today: string): string =>
  feeTiersText({
    low: { upTo: ruleValue('fee.tier_low.up_to', today), share: ruleValue('fee.tier_low.share', today) },
    mid: { upTo: ruleValue('fee.tier_mid.up_to', today), share: ruleValue('fee.tier_mid.share', today) },
    high: ruleValue('fee.tier_high.share', today),
  });
