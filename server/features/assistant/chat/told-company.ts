import type { ChatQuestion } from '#domain/assistant/reading/chat-question.ts';
import { firmAgeMonths } from '#domain/assistant/reading/firm-age.ts';
import type { Place } from '#domain/geography/gazetteer.ts';
import { factsFromText } from '#domain/eligibility/facts-from-text.ts';
import type { NamedCompany } from '#domain/eligibility/company-view.ts';
import { companyFactsFromProfile } from '#domain/eligibility/company-from-profile.ts';
import { sentencesOf } from '#domain/assistant/sentences.ts';
import { fold } from '#domain/search/fold.ts';
import { balanceTotal, turnover } from '#domain/eligibility/facts/headcount.ts';
import { readProject } from '#domain/projects/read-project.ts';
import type { Project } from '#domain/projects/project.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import { addMonths } from '#domain/grants/rome-time.ts';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import { describedRecords } from '#server/features/assistant/records.ts';

/** Whom the question is about: somebody it describes, or one's own company with what the message adds. */
export async function contextOf(
  context: OperationContext,
  question: ChatQuestion,
  project: Project | null = null,
): Promise<OperationContext> {
  const told = question.isOther ? other(question, context.records.today) : own(question, context.records.today);
  if (!told && !project) return context;
  const change = { company: told?.company ?? ((known: NamedCompany | null) => known), project };
  return { ...context, records: await describedRecords(context.ctx, context.records, change) };
}

export type Change = { company: (known: NamedCompany | null) => NamedCompany | null; project: Project | null };

/** A client, a brother, a company to be: nothing of one's own company counts. */
function other(question: ChatQuestion, today: string): Pick<Change, 'company'> {
  const { described: message, legalForm, isHypothesis, concepts } = question;
  const [place] = placesTold(question);
  const months = firmAgeMonths(fold(message));
  const described = companyFactsFromProfile(
    {
      description: `${message}. ${personTold(question)}`,
      ...(months === null ? {} : { foundedOn: addMonths(today, -months) }),
      // "Chi vuole aprire un'attività": nobody says that it is there already.
      ...(concepts.includes('da_costituire') && months === null ? { legalForm: 'da-costituire' } : {}),
      ...(isHypothesis && legalForm ? { legalForm } : {}),
      ...(place ? { region: place.region, city: place.kind === 'comune' ? place.name : '' } : {}),
    },
    placesOfItaly(),
  );
  const where = (known: NamedCompany | null) => (known ? { region: known.region, province: known.province } : {});
  // Nobody says where: it is where they already are.
  return { company: (known) => (place ? described : { ...described, ...where(known) }) };
}

/** "Mio fratello, che ne ha 45": the sex and the age of whoever would run it. */
function personTold({ text, ages }: ChatQuestion): string {
  const [age] = ages;
  const sex = HE.test(text) ? 'Titolare uomo' : SHE.test(text) ? 'Titolare donna' : '';
  return [sex, age === undefined ? '' : `Il titolare ha ${String(age)} anni`].filter(Boolean).join('. ');
}
const HE = /\b(?:fratello|figlio|marito|padre|papa|cugino|cognato|zio|suocero)\b/;
const SHE = /\b(?:sorella|figlia|moglie|madre|mamma|cugina|cognata|zia|suocera)\b/;

/** Where the firm is that a question tells of: its own words, else those that told of it before. */
export const placesTold = ({ places, described }: ChatQuestion): Place[] =>
  places.length > 0 ? places : placesOfItaly().find(described);

const GROUP_WORDS = /\b(?:holding|gruppo|controllat\w|controllant\w|capogruppo|casa madre|multinazional\w+)\b/i;

const FORM_WORDS = /\b(?:ditta individuale|s\.?n\.?c|s\.?a\.?s|s\.?r\.?l|s\.?p\.?a|societa|libero professionista)\b/i;
const SIZE_WORDS = /\b(?:dipendent\w+|addett\w+|operai|persone|fattur\w+|ricav\w+|milion\w+)\b/i;
const withoutWords = (description: string, words: RegExp): string =>
  sentencesOf(description)
    .filter((sentence) => !words.test(sentence))
    .join(' ');

const SEAT_TOO =
  /\b(?:ho|abbiamo) (?:anche )?(?:una |un'|un )(?:altra |altro |seconda )?(?:sede|unita|filiale|stabilimento|capannone|magazzino)\b/;

/** "Con il codice ATECO 56.10": of that trade. */
const CODE = /\bateco\D{0,12}(\d{2}(?:\.\d{1,2}){0,2})\b/;

/** The same company with the form, the people and the owner that the message tells. */
function own(
  { legalForm, employees, group, isHypothesis, places, kind, text, amounts }: ChatQuestion,
  today: string,
): Pick<Change, 'company'> | null {
  // "E se apro una sede a Caserta?": the same company, there.
  const seat = isHypothesis && kind === 'bando' ? places[0] : undefined;
  const isSupposed = isHypothesis && /\b(?:fattur|ricav)\w+/.test(text);
  const revenue = kind === 'dimensione' || isSupposed ? toldRevenue(text, amounts) : null;
  const balance = kind === 'dimensione' || isHypothesis ? balanceTotal(text) : null;
  const { taxRegime } = factsFromText(text).conditions;
  // "Abbiamo una sede anche a Bari": one more.
  const more = SEAT_TOO.test(text) ? places[0] : undefined;
  const code = CODE.exec(text)?.[1] ?? null;
  const months = firmAgeMonths(text);
  const isSame =
    code === null &&
    months === null &&
    legalForm === null &&
    employees === null &&
    group === null &&
    revenue === null &&
    balance === null &&
    taxRegime === null;
  if (isSame && !seat && !more) return null;
  return {
    company: (known) => {
      if (!known) return null;
      const changed = {
        ...known,
        ...(legalForm && (known.legalForm === null || isHypothesis) ? { legalForm } : {}),
        // A startup is young by law: supposing to be one supposes that too.
        ...(legalForm === 'startup-innovativa' && isHypothesis ? { foundedYear: null, foundedOn: null } : {}),
        ...(months === null ? {} : { foundedYear: null, foundedOn: addMonths(today, -months) }),
        // What the description says of people and turnover would contradict what is supposed.
        ...(isHypothesis && (employees !== null || revenue !== null)
          ? { description: withoutWords(known.description, SIZE_WORDS) }
          : {}),
        // Nor may it tell another form than the one supposed.
        ...(isHypothesis && legalForm ? { description: withoutWords(known.description, FORM_WORDS) } : {}),
        // The figure told takes the place of the profile's band: the two would only contradict each other.
        ...(employees === null ? {} : { employeeBand: null, employeesExact: employees }),
        ...(code === null ? {} : { name: null, atecoCodes: [code], atecoVersion: null, sector: null, description: '' }),
        ...(taxRegime === null ? {} : { taxRegime }),
        ...(revenue === null ? {} : { revenueBand: null, revenueExact: revenue }),
        ...(balance === null ? {} : { balanceExact: balance }),
        ...(more
          ? {
              operatingSeats: [
                ...known.operatingSeats,
                { region: more.region, province: more.province, city: null, address: null },
              ],
            }
          : {}),
        ...(seat ? { region: seat.region, province: seat.province, operatingSeats: [] } : {}),
      };
      return group?.share == null ? changed : withOwner(changed, group.share, group, today);
    },
  };
}

/** "8 milioni di fatturato", "fatturiamo 8 milioni", or beside the people a single sum that is no balance sheet's. */
function toldRevenue(text: string, amounts: readonly number[]): number | null {
  const isOf = /\b(?:di|in) (?:fatturat\w+|ricavi)\b/.test(text);
  const isOnly = amounts.length === 1 && !/\b(?:bilancio|attivo)\b/.test(text);
  return turnover(text) ?? (isOf || isOnly ? (amounts[0] ?? null) : null);
}

/** Racc. 2003/361/CE: below a quarter nothing is added, up to a half its part, beyond it all. */
function withOwner(
  known: NamedCompany,
  share: number,
  { staff, revenue }: NonNullable<ChatQuestion['group']>,
  today: string,
): NamedCompany {
  const rest = withoutWords(known.description, GROUP_WORDS);
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
