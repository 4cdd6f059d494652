import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { holdsQuota, isBetween, isWoman, type Quota } from '#domain/eligibility/owners.ts';
import { hasStatus } from '#domain/eligibility/statuses.ts';
import { allOf, anyOf, type Tri } from '#domain/eligibility/tri-state.ts';
import type { Range } from '#domain/rules/pmi.ts';
import { fold } from '#domain/search/fold.ts';
import type { AidCondition } from '#domain/grants/aid-terms.ts';
import { REGIONS, type Region } from '#domain/vocabulary.ts';
import { goodsOf, usesOf } from './project-traits.ts';

type Place = { region: Region; province: string | null } | null;
type Status = NonNullable<AidCondition['statuses']>[number];
type Zone = NonNullable<AidCondition['zones']>[number];

/** Where the project is carried out: the place it names, else the one place where the company works. */
export function placeOf({ places, project }: CompanyView): Place {
  if (places.investment) {
    const { region, province } = places.investment;
    const seat = places.operating.find((each) => each.region === region);
    return { region, province: province ?? (project?.city ? null : (seat?.province ?? null)) };
  }
  return places.operating.length === 1 ? places.operating[0]! : places.legal;
}

/** Whether a condition of a call holds for this company and project; null where nobody said. */
export function holds(condition: AidCondition | undefined, view: CompanyView): Tri {
  if (condition === undefined) return true;
  const place = placeOf(view);
  const answers: Tri[] = [];
  if (condition.sizes) answers.push(among(view.sizes, condition.sizes));
  if (condition.regions) answers.push(place === null ? null : condition.regions.includes(place.region));
  if (condition.provinces) answers.push(inProvinces(place, condition.provinces));
  if (condition.notProvinces) answers.push(not(inProvinces(place, condition.notProvinces)));
  if (condition.zones) answers.push(anyOf(condition.zones.map((zone) => isInZone(place, zone))));
  if (condition.notZones) answers.push(not(anyOf(condition.notZones.map((zone) => isInZone(place, zone)))));
  if (condition.spend) answers.push(within(exactly(view.spend), condition.spend));
  const form = view.plannedForm ?? (view.legalForm === 'da-costituire' ? null : view.legalForm);
  if (condition.forms) answers.push(formAmong(form, view, condition.forms));
  if (condition.notForms) answers.push(not(formAmong(form, view, condition.notForms)));
  if (condition.statuses) answers.push(anyOf(condition.statuses.map((status) => statusOf(status, view))));
  if (condition.notStatuses) answers.push(not(anyOf(condition.notStatuses.map((status) => statusOf(status, view)))));
  if (condition.age)
    answers.push(
      view.age.exists === false ? within({ min: 0, max: 0 }, condition.age) : within(view.age.months, condition.age),
    );
  if (condition.employees) answers.push(within(view.employees, condition.employees));
  if (condition.turnover) answers.push(within(view.revenue, condition.turnover));
  if (condition.costs)
    answers.push(view.wanted === null || view.wanted.kinds === 0 ? null : usesOf(view).hasKind(condition.costs));
  if (condition.goods) answers.push(anyOf(condition.goods.map((goods) => goodsOf(view)[goods])));
  if (condition.uses) answers.push(anyOf(condition.uses.map((use) => usesOf(view).is(use))));
  if (condition.year) answers.push(within(yearsOf(view), condition.year));
  if (condition.other !== undefined)
    answers.push(condition.otherStems && speaksOf(view, condition.otherStems) ? true : null);
  return allOf(answers);
}

/** A condition that nothing in a profile could ever settle, as a certificate that nobody spoke of. */
export const isBeyondProfile = (condition: AidCondition): boolean =>
  condition.other !== undefined || (condition.statuses?.every((status) => CERTIFICATES.includes(status)) ?? false);

/** Who holds one of these says so: silence is no yes, and adds nothing to a sum. */
const CERTIFICATES: readonly Status[] = [
  'parita_di_genere',
  'rating_legalita',
  'rete_imprese',
  'startup_innovativa',
  'pmi_innovativa',
];

const not = (answer: Tri): Tri => (answer === null ? null : !answer);
const exactly = (value: number | null): Range | null => (value === null ? null : { min: value, max: value });

function among<Value>(possible: readonly Value[], wanted: readonly Value[]): Tri {
  if (possible.length === 0) return null;
  const count = possible.filter((each) => wanted.includes(each)).length;
  return count === possible.length ? true : count === 0 ? false : null;
}

function within(
  range: Range | null,
  { min = -Infinity, max = Infinity }: { min?: number | undefined; max?: number | undefined },
): Tri {
  if (range === null) return null;
  if (range.min >= min && range.max <= max) return true;
  return range.max < min || range.min > max ? false : null;
}

function formAmong(form: CompanyView['legalForm'], view: CompanyView, wanted: readonly string[]): Tri {
  if (view.legalForm === 'da-costituire' && wanted.includes('da-costituire')) return true;
  if (form === null || form === 'altro') return null;
  return wanted.includes(form);
}

function inProvinces(place: Place, provinces: readonly string[]): Tri {
  if (place === null) return null;
  if (place.province !== null) return provinces.includes(place.province);
  return null;
}

const SOUTH: readonly Region[] = [
  'Abruzzo',
  'Basilicata',
  'Calabria',
  'Campania',
  'Molise',
  'Puglia',
  'Sardegna',
  'Sicilia',
];
const ZONE_REGIONS: Partial<Record<Zone, readonly Region[]>> = {
  mezzogiorno: SOUTH,
  /** Marche and Umbria since L. 171/2025. */
  zes_unica: [...SOUTH, 'Marche', 'Umbria'],
  /** Carta degli aiuti 2022-2027: regions of art. 107(3)(a). */
  zona_a: SOUTH.filter((region) => region !== 'Abruzzo'),
};
const ZONE_PROVINCES: Partial<Record<Zone, { region: Region; provinces: readonly string[] }>> = {
  jtf_taranto: { region: 'Puglia', provinces: ['TA'] },
  jtf_sulcis: { region: 'Sardegna', provinces: ['CI', 'SU'] },
};
/** Regions that no part of the zone lies in. */
const OUTSIDE: Partial<Record<Zone, readonly Region[]>> = {
  zona_c: SOUTH.filter((region) => region !== 'Abruzzo'),
  cratere_sisma: REGIONS.filter((region) => !['Abruzzo', 'Lazio', 'Marche', 'Umbria'].includes(region)),
};

function isInZone(place: Place, zone: Zone): Tri {
  if (place === null) return null;
  const regions = ZONE_REGIONS[zone];
  if (regions) return regions.includes(place.region);
  const part = ZONE_PROVINCES[zone];
  if (part) return place.region === part.region ? inProvinces(place, part.provinces) : false;
  return OUTSIDE[zone]?.includes(place.region) ? false : null;
}

const ALL: Quota = { members: 100, capital: 100, isMoreThan: false };
const ADULT = 18;
const YOUNG_MAX = 35;

function statusOf(status: Status, view: CompanyView): Tri {
  const { shareholders } = view.facts;
  const story = view.told.story.all;
  switch (status) {
    case 'solo_donne':
      return shareholders.length > 0
        ? holdsQuota(shareholders, isWoman, ALL)
        : view.isWomenLed === false
          ? false
          : null;
    case 'solo_under_36':
    case 'under_36':
      return shareholders.length > 0
        ? status === 'under_36'
          ? anyOf(shareholders.map(isBetween(ADULT, YOUNG_MAX, view.today)))
          : holdsQuota(shareholders, isBetween(ADULT, YOUNG_MAX, view.today), ALL)
        : view.facts.isYouthLed === false
          ? false
          : null;
    case 'parita_di_genere':
      return /\bparita di genere\b/.test(story) && !/\bsenza\b[^.]{0,40}\bparita di genere\b/.test(story) ? true : null;
    case 'rating_legalita':
      return /\brating di legalita\b/.test(story) ? true : null;
    default:
      return hasStatus(status, view);
  }
}

function yearsOf({ project }: CompanyView): Range | null {
  const [from, to] = [project?.startsOn ?? project?.endsOn, project?.endsOn ?? project?.startsOn];
  return from && to ? { min: Number(from.slice(0, 4)), max: Number(to.slice(0, 4)) } : null;
}

/** Whether a word of a folded text begins with one of these stems. */
export function hasStem(folded: string, stems: readonly string[]): boolean {
  const spaced = ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return stems.some((stem) =>
    spaced.includes(
      ` ${fold(stem)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()}`,
    ),
  );
}

/** Whether the folded words of project and company hold one of these stems. */
export function speaksOf(view: CompanyView, stems: readonly string[]): boolean {
  const { project } = view;
  const words = [
    project?.title,
    project?.description,
    ...(project?.costs ?? []).map(({ category }) => category),
    view.facts.description,
  ];
  return hasStem(fold(words.filter(Boolean).join('. ')), stems);
}
