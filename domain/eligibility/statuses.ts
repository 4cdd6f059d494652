import type { Activity, LegalForm, SpecialStatus } from '#domain/vocabulary.ts';
import { YOUTH_AGE_MAX } from './age-bounds.ts';
import type { CompanyView } from './company-view.ts';
import { isFormSilent } from './form-silent.ts';
import { holdsQuota, isBetween, isWoman, MOST, reachesQuota, womenQuota, type Quota } from './owners.ts';
import { isTraditionalTrade } from './traditional-trade.ts';
import type { Tri } from './tri-state.ts';

const ADULT = 18;
/** An innovative startup lasts at most five years (DL 179/2012, art. 25). */
export const STARTUP_MONTHS_MAX = 60;
/** No craft business may have more people than this, apprentices included (L. 443/1985, art. 4). */
const ARTISAN_PEOPLE_MAX = 40;

/** DL 179/2012, art. 25: only companies with share capital, cooperatives included. */
const NEVER_STARTUP: readonly LegalForm[] = [
  'ditta-individuale',
  'snc',
  'sas',
  'libero-professionista',
  'ets',
  'consorzio',
  'stp',
  'pmi-innovativa',
];
const CREATIVE: readonly Activity[] = ['audiovisivo', 'videogiochi', 'cultura_spettacolo', 'editoria', 'design'];
const HALF_CREATIVE: readonly Activity[] = ['artigianato_artistico', 'servizi_turistici'];
const INNOVATION =
  /\b(?:start-?up|innovativ\w+|brevett\w+|prototip\w+|software|app\b|algoritm\w+|piattaforma|tecnolog\w+|ricerca e sviluppo|spin-?off|intelligenza artificiale|deep ?tech|scale-?up)/;

/** What a call means by "giovanile", "femminile" and "startup", where it says so. */
export type StatusAsked = {
  youthAgeMax?: number;
  women?: Quota | null;
  young?: Quota | null;
  /** Up to what age it takes a company for a startup. */
  startupMonthsMax?: number;
};

/** Whether a company has a special status, from its form, its age, its people and its own words. */
export function hasStatus(status: SpecialStatus, view: CompanyView, asked: StatusAsked = {}): Tri {
  const { legalForm, told } = view;
  const says = (pattern: RegExp) => pattern.test(told.story.all);
  /** Rare enough to be named by whoever has it; but who has told nothing has not denied it. */
  const isUnnamed = (): Tri => (told.story.all.trim() === '' ? null : false);
  const isForm = (form: LegalForm): Tri => (legalForm === form ? true : isFormSilent(legalForm) ? null : false);
  switch (status) {
    case 'startup_innovativa':
      return isInnovativeStartup(view);
    case 'startup':
      return isStartup(view, asked.startupMonthsMax ?? STARTUP_MONTHS_MAX);
    case 'pmi_innovativa':
      if (legalForm === 'pmi-innovativa') return true;
      if (view.facts.innovativeSection !== null) return view.facts.innovativeSection === 'pmi';
      if (says(/\bpmi innovativ/)) return true;
      return legalForm !== null && NEVER_STARTUP.includes(legalForm) ? false : null;
    case 'femminile':
      return isWomenLed(view, asked.women ?? null);
    case 'giovanile':
      return isYouthLed(view, asked.youthAgeMax ?? YOUTH_AGE_MAX, asked.young ?? null);
    case 'cooperativa':
      return isForm('cooperativa');
    case 'consorzio':
      return isForm('consorzio');
    case 'professionista':
      return isForm('libero-professionista');
    case 'ets':
      return told.isSocialFirm ? true : isForm('ets');
    case 'impresa_sociale':
      if (told.isSocialFirm) return true;
      return isFormSilent(legalForm) || legalForm === 'ets' || legalForm === 'cooperativa' ? null : false;
    case 'culturale_creativa':
      return isCreative(view);
    case 'artigiana':
      return isArtisan(view);
    case 'da_costituire':
      return view.age.exists === null ? null : !view.age.exists;
    case 'agricola':
      if (view.hasCodes) return view.activities.has('agricola');
      return view.activities.has('agricola') || view.sector === 'agriculture'
        ? true
        : view.sector === null
          ? null
          : false;
    case 'confiscata':
      return says(/\b(?:confiscat|sequestrat|criminalita organizzata)/) ? true : isUnnamed();
    case 'incubatore':
      return says(/\b(?:incubator|accelerator)/) ? null : isUnnamed();
    case 'ente_pubblico':
      return says(/\b(?:ente pubblico|comune di|azienda sanitaria)/) ? null : isUnnamed();
    case 'fondo_o_intermediario':
      return view.sector === 'finance' || view.activities.has('finanza') ? null : isUnnamed();
    case 'rete_imprese':
      return says(/\b(?:rete d.impresa|rete di imprese|contratto di rete)/) ? true : null;
    case 'ricerca':
      return says(/\b(?:centro di ricerca|organismo di ricerca|universita)/) ? null : isUnnamed();
    case 'societa_benefit':
      return says(/\bsocieta benefit\b/) ? true : null;
    case 'in_crisi':
      return view.isInDifficulty === true || (view.procedure !== null && view.procedure !== 'nessuna') ? true : null;
    case 'cluster':
      return null;
  }
}

function isInnovativeStartup(view: CompanyView): Tri {
  const { legalForm, age, told, facts } = view;
  if (age.months !== null && age.months.min > STARTUP_MONTHS_MAX) return false;
  if (legalForm === 'startup-innovativa') return true;
  if (facts.innovativeSection !== null) return facts.innovativeSection === 'startup';
  if (/\bstart-?up innovativ/.test(told.story.all)) return true;
  if (legalForm !== null && NEVER_STARTUP.includes(legalForm)) return false;
  return soundsTraditional(view) ? false : null;
}

/** By the age that the call itself sets: a startup of seven years is off the register, and still one for a call of eight. */
function isStartup(view: CompanyView, monthsMax: number): Tri {
  const { legalForm, age, told } = view;
  if (age.exists === false) return null;
  if (isInnovativeStartup(view) === true) return true;
  const isOlderThan = (months: number) => age.months !== null && age.months.min > months;
  if (/\bstart-?up\b/.test(told.story.identity)) return isOlderThan(monthsMax) ? null : true;
  if (isOlderThan(monthsMax)) return false;
  if (!isOlderThan(STARTUP_MONTHS_MAX)) return isInnovativeStartup(view);
  if (legalForm === 'startup-innovativa') return true;
  if (legalForm !== null && NEVER_STARTUP.includes(legalForm)) return false;
  return told.story.all === '' || INNOVATION.test(told.story.all) ? null : false;
}

/** A shop or an inn that chose "srl" from a list with "startup innovativa" on it, and speaks of nothing new. */
function soundsTraditional(view: CompanyView): boolean {
  if (view.age.exists === false || isFormSilent(view.legalForm) || view.sector === null) return false;
  return isTraditionalTrade(view) && !INNOVATION.test(view.told.story.all);
}

/** By the shares of the people where they are listed; the sex of the directors is not, so that of several owners a yes stays open. */
function isWomenLed(view: CompanyView, quota: Quota | null): Tri {
  const { shareholders, isWomenLed: answer } = view.facts;
  const asked = quota ?? womenQuota(view.legalForm, view.today);
  const people = shareholders.filter(({ kind, isWoman: sex }) => kind === 'persona' && sex !== null);
  if (people.length === 0) return womenLedInWords(view, asked, quota !== null);
  const holds = holdsQuota(shareholders, isWoman, asked);
  const isBoardOpen = quota === null && shareholders.length > 1 && answer !== true;
  return holds === true && isBoardOpen && view.isWomenLed !== true ? null : holds;
}

/** An answer is about what the law calls "femminile": a call that asks for less, or for more, looks at the shares told. */
function womenLedInWords({ facts, told, isWomenLed: answer }: CompanyView, asked: Quota, isOwn: boolean): Tri {
  const holds = reachesQuota(told.womenShare, asked);
  if (holds === null || (facts.isWomenLed !== null && !isOwn)) return answer;
  return holds && !isOwn && answer !== true ? null : holds;
}

/** More than half of the people are young, by their years of birth or by the ages told. */
function isYouthLed(view: CompanyView, youthAgeMax: number, quota: Quota | null): Tri {
  const { shareholders } = view.facts;
  if (shareholders.some(({ birthYear }) => birthYear !== null)) {
    return holdsQuota(shareholders, isBetween(ADULT, youthAgeMax, view.today), quota ?? MOST);
  }
  const { ages, heldByAge } = view.told;
  const isYoung = (age: number) => age <= youthAgeMax;
  if (ages.length > 0) {
    const members = (100 * ages.filter(isYoung).length) / ages.length;
    const capital = heldByAge.reduce((sum, { age, percent }) => sum + (isYoung(age) ? percent : 0), 0);
    // Where nobody told the shares, the heads stand for them.
    return reachesQuota({ members, capital: heldByAge.length > 0 ? capital : members }, quota ?? MOST);
  }
  return view.facts.isYouthLed ?? view.told.isYouthLed;
}

function isCreative(view: CompanyView): Tri {
  const has = (list: readonly Activity[], among: ReadonlySet<Activity>) => list.some((each) => among.has(each));
  if (has(CREATIVE, view.activities)) return true;
  if (has(CREATIVE, view.told.mentions) || has(HALF_CREATIVE, view.activities)) return null;
  if (view.activities.size > 0) return false;
  return view.sector === null || view.sector === 'other' || view.sector === 'education' ? null : false;
}

function isArtisan(view: CompanyView): Tri {
  if (/\bartigian/.test(view.told.story.identity)) return true;
  if (view.legalForm === 'spa' || view.legalForm === 'ets' || view.legalForm === 'libero-professionista') return false;
  if (view.employees !== null && view.employees.min > ARTISAN_PEOPLE_MAX) return false;
  if (view.sector === 'agriculture' || view.sector === 'finance') return false;
  return view.activities.has('ricettivo') || view.activities.has('farmacia') ? false : null;
}
