import { atecoMeaning, isPrimaryProduction } from '#domain/companies/ateco-activity.ts';
import type { CompanyFacts } from '#domain/companies/company.ts';
import type { Procedure } from '#domain/companies/company-parts.ts';
import type { Range } from '#domain/rules/pmi.ts';
import { projectSpend, type Project } from '#domain/projects/project.ts';
import { wantedBy, type Wanted } from '#domain/projects/wanted.ts';
import type { Activity, CompanySize, LegalForm, Region, Sector } from '#domain/vocabulary.ts';
import { aidRooms, type DeMinimisRooms } from './aid-rooms.ts';
import { companyAge, type CompanyAge } from './company-age.ts';
import { contradictionsIn, type ContradictedFact, type Contradiction } from './contradictions.ts';
import type { FactSource } from './check.ts';
import { ACTIVITY_SECTOR } from '#domain/lexicon/activities.ts';
import { isInDifficulty } from './difficulty.ts';
import { factsFromText, type TextFacts } from './facts-from-text.ts';
import { groupSize } from './group-size.ts';
import { isFormSilent } from './form-silent.ts';
import { placesOf, type Places } from './places.ts';
import { employeeRange, revenueRange, type KnownRange } from './size-range.ts';
import { taxRegimes, type TaxAnswers } from './tax-regimes.ts';
import type { Tri } from './tri-state.ts';

/** A company with the name it goes by, which often says what it does. */
export type NamedCompany = CompanyFacts & { name?: string | null };

/** What is known beside the company itself: its ledger of aid, and what it wants to do. */
export type CompanyContext = {
  /** Room left under each de minimis regime, from the company's ledger; what it does not say is read from its words. */
  deMinimisRooms?: DeMinimisRooms;
  project?: Project | null;
};

/** Everything the checks read, profile, description and project together, worked out once per company. */
export type CompanyView = {
  facts: CompanyFacts;
  told: TextFacts;
  region: Region | null;
  province: string | null;
  places: Places;
  sector: Sector | null;
  /** All the sectors that its codes stand for, else the one of the profile. */
  sectors: readonly Sector[];
  sectorSource: FactSource;
  legalForm: LegalForm | null;
  formSource: FactSource;
  /** The form that is meant for a company still to be founded, in its own words: it may still be changed. */
  plannedForm: LegalForm | null;
  activities: ReadonlySet<Activity>;
  /** Its codes say what it does: words no longer decide. */
  hasCodes: boolean;
  isPrimaryProducer: Tri;
  employees: KnownRange | null;
  revenue: KnownRange | null;
  sizes: CompanySize[];
  /** The group decides the size and is not known well enough. */
  isGroupOpen: boolean;
  groupCount: number;
  /** People of the company and of its group. */
  groupStaff: Range | null;
  age: CompanyAge;
  isWomenLed: boolean | null;
  tax: TaxAnswers;
  procedure: Procedure | null;
  isInactive: Tri;
  isInDifficulty: Tri;
  rooms: DeMinimisRooms;
  project: Project | null;
  /** What the project is made of, and what the firm's own words say that it serves. */
  wanted: Wanted | null;
  /** What the project spends; null where only the description speaks of money. */
  spend: number | null;
  /** What its sources disagree about. */
  disputes: readonly Contradiction[];
  today: string;
};

/** A company to be founded estimates in good faith (Racc. 2003/361/CE, art. 4): without people or turnover it is born micro. */
const BORN_AS: readonly CompanySize[] = ['micro'];

export function viewCompany(company: NamedCompany, today: string, context: CompanyContext = {}): CompanyView {
  const project = context.project ?? null;
  const told = factsFromText(company.description, company.name ?? '', project ? wishOf(project) : '');
  const disputes = contradictionsIn(company, told, today, context.deMinimisRooms);
  const doubts = new Set(disputes.map(({ fact }) => fact));
  const employees = employeeRange(company, told, doubts.has('employees'));
  const revenue = revenueRange(company, told, doubts.has('revenue'));
  const form = doubts.has('legal_form') ? NO_FORM : legalFormOf(company, told);
  const activity = { ...activityOf(company, told), ...(doubts.has('sector') ? NO_SECTOR : {}) };
  const age = ageOf(company, told, form.legalForm, today, doubts);
  const isUnmeasured = employees === null && revenue === null && company.balanceExact === null;
  const balance = company.balanceExact === null ? null : { min: company.balanceExact, max: company.balanceExact };
  const group = groupSize(
    doubts.has('group') ? { ...company, hasGroup: null } : company,
    { staff: employees, turnover: revenue, balance },
    told.group,
    today,
  );
  const isBorn = age.exists === false && isUnmeasured;
  const isPrimaryProducer = primaryProducer(company, told);
  return {
    facts: company,
    told,
    region: company.region,
    province: company.province,
    places: placesOf(company, project),
    ...activity,
    ...form,
    plannedForm: age.exists === false && isFormSilent(form.legalForm) ? told.plannedForm : null,
    isPrimaryProducer,
    employees,
    revenue,
    sizes: isBorn ? [...BORN_AS] : group.sizes,
    isGroupOpen: !isBorn && (group.isGroupOpen || doubts.has('group')),
    groupCount: group.counted,
    groupStaff: group.staff,
    age,
    isWomenLed: doubts.has('women_led') ? null : (company.isWomenLed ?? told.isWomenLed),
    tax: taxRegimes(company, told, form.legalForm, revenue, isPrimaryProducer, today),
    procedure: company.procedure ?? told.conditions.procedure,
    isInactive: company.isInactive ?? told.conditions.isInactive,
    isInDifficulty: doubts.has('equity') ? null : isInDifficulty(company, told, age, group.sizes, today),
    rooms: doubts.has('aid') ? {} : { ...aidRooms(company, today), ...context.deMinimisRooms },
    project,
    wanted: project && wantedBy(project, company.description),
    spend: project ? projectSpend(project) : null,
    disputes,
    today,
  };
}

const NO_FORM = { legalForm: null, formSource: 'profilo' } as const;
const NO_SECTOR = { sector: null, sectors: [] } as const;

/** Two years that disagree leave every age between them possible. */
function ageOf(
  company: NamedCompany,
  told: TextFacts,
  form: LegalForm | null,
  today: string,
  doubts: ReadonlySet<ContradictedFact>,
): CompanyAge {
  const age = companyAge(company, told, form, today);
  if (!doubts.has('founded') || age.months === null) return age;
  const other = companyAge({ ...company, foundedOn: null, foundedYear: told.foundedYear }, told, form, today);
  return {
    ...age,
    months: { min: Math.min(age.months.min, other.months?.min ?? 0), max: age.months.max },
    filedAccountsMax: null,
  };
}

const wishOf = ({ title, description, costs }: Project): string =>
  [title ?? '', description, ...costs.map(({ category }) => category)].filter(Boolean).join('. ');

/** "Altro" is an answer that the description can make precise; a chosen form is never overruled. */
function legalFormOf(company: CompanyFacts, told: TextFacts): { legalForm: LegalForm | null; formSource: FactSource } {
  if (company.legalForm !== null && company.legalForm !== 'altro') {
    return { legalForm: company.legalForm, formSource: 'profilo' };
  }
  if (told.legalForm !== null) return { legalForm: told.legalForm, formSource: 'descrizione' };
  return { legalForm: company.legalForm, formSource: 'profilo' };
}

type ActivityFacts = Pick<CompanyView, 'sector' | 'sectors' | 'sectorSource' | 'activities' | 'hasCodes'>;

/** The ATECO codes first, then the words: a foundry with an electric furnace is no food firm. */
function activityOf(company: CompanyFacts, told: TextFacts): ActivityFacts {
  const meanings = company.atecoCodes.flatMap((code) => atecoMeaning(code) ?? []);
  if (meanings.length > 0) {
    const sectors = new Set(meanings.flatMap((each) => each.sectors));
    // "Altro" is where a code has no sector of its own: the profile then makes it precise.
    if (company.sector !== null && sectors.has('other')) sectors.add(company.sector);
    const sector = company.sector !== null && sectors.has(company.sector) ? company.sector : [...sectors][0]!;
    return {
      sector,
      sectors: [...sectors],
      sectorSource: 'profilo',
      activities: new Set(meanings.flatMap((each) => each.activities)),
      hasCodes: true,
    };
  }
  const sector = sectorOf(company, told);
  return {
    ...sector,
    sectors: sector.sector === null ? [] : [sector.sector],
    activities: told.activities,
    hasCodes: false,
  };
}

function sectorOf(company: CompanyFacts, told: TextFacts): { sector: Sector | null; sectorSource: FactSource } {
  if (company.sector !== null) return { sector: company.sector, sectorSource: 'profilo' };
  const sectors = new Set([...told.activities].map((activity) => ACTIVITY_SECTOR[activity]));
  const [only] = sectors;
  return { sector: sectors.size === 1 && only ? only : null, sectorSource: 'descrizione' };
}

/** What a farm that also makes, shows or sells things may be asked as. */
const BEYOND_FARMING: readonly Activity[] = [
  'agroalimentare',
  'agriturismo',
  'ricettivo',
  'ristorazione',
  'commercio',
  'energia',
];

/** By the main code; a second one that is farming or fishing leaves it open, as do words that speak of more than growing. */
function primaryProducer(company: CompanyFacts, told: TextFacts): Tri {
  const [main, ...others] = company.atecoCodes;
  if (main !== undefined) return isPrimaryProduction(main) ? true : others.some(isPrimaryProduction) ? null : false;
  if (company.sector !== null && company.sector !== 'agriculture') return false;
  const isNamed = told.activities.has('agricola') || told.activities.has('pesca');
  const isMore = BEYOND_FARMING.some((activity) => told.mentions.has(activity));
  return company.sector === 'agriculture' && isNamed && !isMore ? true : null;
}
