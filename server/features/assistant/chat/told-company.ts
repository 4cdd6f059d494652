import type { ChatQuestion } from '#domain/assistant/reading/chat-question.ts';
import type { Place } from '#domain/geography/gazetteer.ts';
import { factsFromText } from '#domain/eligibility/facts-from-text.ts';
import type { NamedCompany } from '#domain/eligibility/company-view.ts';
import { companyFactsFromProfile } from '#domain/eligibility/company-from-profile.ts';
import { sentencesOf } from '#domain/assistant/sentences.ts';
import { turnover } from '#domain/eligibility/facts/headcount.ts';
import { readProject } from '#domain/projects/read-project.ts';
import type { Project } from '#domain/projects/project.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import { placesOfItaly } from '#server/platform/places.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import { describedRecords } from '#server/features/assistant/records.ts';

/** Whom the question is about: somebody it describes, or one's own company with what the message adds. */
export async function contextOf(
  context: OperationContext,
  question: ChatQuestion,
  project: Project | null = null,
): Promise<OperationContext> {
  const told = question.isOther ? other(question) : own(question, context.records.today);
  if (!told && !project) return context;
  const change = { company: told?.company ?? ((known: NamedCompany | null) => known), project };
  return { ...context, records: await describedRecords(context.ctx, context.records, change) };
}

export type Change = { company: (known: NamedCompany | null) => NamedCompany | null; project: Project | null };

/** A client, a brother, a company to be: nothing of one's own company counts. */
function other(question: ChatQuestion): Pick<Change, 'company'> {
  const { described: message, legalForm, isHypothesis } = question;
  const [place] = placesTold(question);
  const described = companyFactsFromProfile(
    {
      description: message,
      ...(isHypothesis && legalForm ? { legalForm } : {}),
      ...(place ? { region: place.region, city: place.kind === 'comune' ? place.name : '' } : {}),
    },
    placesOfItaly(),
  );
  const where = (known: NamedCompany | null) => (known ? { region: known.region, province: known.province } : {});
  // Nobody says where: it is where they already are.
  return { company: (known) => (place ? described : { ...described, ...where(known) }) };
}

/** Where the firm is that a question tells of: its own words, else those that told of it before. */
export const placesTold = ({ places, described }: ChatQuestion): Place[] =>
  places.length > 0 ? places : placesOfItaly().find(described);

const GROUP_WORDS = /\b(?:holding|gruppo|controllat\w|controllant\w|capogruppo|casa madre|multinazional\w+)\b/i;

/** The same company with the form, the people and the owner that the message tells. */
function own(
  { legalForm, employees, group, isHypothesis, places, kind, text, amounts }: ChatQuestion,
  today: string,
): Pick<Change, 'company'> | null {
  // "E se apro una sede a Caserta?": the same company, there.
  const seat = isHypothesis && kind === 'bando' ? places[0] : undefined;
  const revenue = kind === 'dimensione' ? toldRevenue(text, amounts) : null;
  const { taxRegime } = factsFromText(text).conditions;
  const isSame = legalForm === null && employees === null && group === null && revenue === null && taxRegime === null;
  if (isSame && !seat) return null;
  return {
    company: (known) => {
      if (!known) return null;
      const changed = {
        ...known,
        ...(legalForm && (known.legalForm === null || isHypothesis) ? { legalForm } : {}),
        // The figure told takes the place of the profile's band: the two would only contradict each other.
        ...(employees === null ? {} : { employeeBand: null, employeesExact: employees }),
        ...(taxRegime === null ? {} : { taxRegime }),
        ...(revenue === null ? {} : { revenueBand: null, revenueExact: revenue }),
        ...(seat ? { region: seat.region, province: seat.province, operatingSeats: [] } : {}),
      };
      return group?.share == null ? changed : withOwner(changed, group.share, group, today);
    },
  };
}

/** "8 milioni di fatturato", "fatturiamo 8 milioni". */
function toldRevenue(text: string, amounts: readonly number[]): number | null {
  const isOf = /\b(?:di|in) (?:fatturat\w+|ricavi)\b/.test(text);
  return turnover(text) ?? (isOf ? (amounts[0] ?? null) : null);
}

/** Racc. 2003/361/CE: below a quarter nothing is added, up to a half its part, beyond it all. */
function withOwner(
  known: NamedCompany,
  share: number,
  { staff, revenue }: NonNullable<ChatQuestion['group']>,
  today: string,
): NamedCompany {
  const rest = sentencesOf(known.description)
    .filter((sentence) => !GROUP_WORDS.test(sentence))
    .join(' ');
  const isAlone = share < ruleValue('pmi.partner.share', today);
  const kind = share > ruleValue('pmi.linked.share', today) ? ('collegata' as const) : ('associata' as const);
  return {
    ...known,
    description: rest,
    hasGroup: !isAlone,
    relatedCompanies: isAlone
      ? []
      : [{ name: '—', kind, sharePercent: share, employees: staff, revenue, balance: null }],
  };
}

/** What the message wants to do, in one line: spend, place and time where it says them. */
export const projectOf = (message: string, today: string): Project => readProject(message, placesOfItaly(), today);
