import { checkDigit } from '#domain/companies/vat-number.ts';
import type { TaxRegime } from '#domain/consultancies/invoice.ts';
import type { Topic } from '#domain/consultants/directory-search.ts';
import type { Region, Sector, Specialization } from '#domain/vocabulary.ts';
import { GENERAL_TOPICS, TRADES } from './trades.ts';

/** Invented people. With the demo's own consultant they are 247 (DEM-3). */
export const INVENTED = 246;

const FIRST = [
  'Chiara',
  'Alessandro',
  'Elena',
  'Davide',
  'Rosaria',
  'Stefano',
  'Laura',
  'Paolo',
  'Francesca',
  'Luca',
  'Sara',
  'Matteo',
  'Giovanna',
  'Andrea',
  'Silvia',
  'Roberto',
  'Federica',
  'Giorgio',
  'Valentina',
  'Simone',
  'Ilaria',
];
const LAST = [
  'Donà',
  'Pivetta',
  'De Santis',
  'Rossetto',
  'Lomonaco',
  'Kofler',
  'Bevilacqua',
  'Marchetti',
  'Quarta',
  'Bruni',
  'Conti',
  'Vidal',
  'Ferri',
  'Colombo',
  'Galli',
  'Ricci',
  'Moretti',
  'Barbieri',
  'Fontana',
  'Caruso',
  'Rinaldi',
  'Villa',
  'Serra',
  'Greco',
  'Monti',
  'Parisi',
  'Sala',
];

/** The places of the marketplace's own filter come more often. */
const PLACES: readonly [string, Region][] = [
  ['Milano', 'Lombardia'],
  ['Treviso', 'Veneto'],
  ['Roma', 'Lazio'],
  ['Bari', 'Puglia'],
  ['Torino', 'Piemonte'],
  ['Bologna', 'Emilia-Romagna'],
  ['Napoli', 'Campania'],
  ['Vicenza', 'Veneto'],
  ['Firenze', 'Toscana'],
  ['Bolzano', 'Trentino-Alto Adige'],
  ['Milano', 'Lombardia'],
  ['Verona', 'Veneto'],
  ['Palermo', 'Sicilia'],
  ['Genova', 'Liguria'],
  ['Roma', 'Lazio'],
  ['Udine', 'Friuli-Venezia Giulia'],
  ['Cagliari', 'Sardegna'],
  ['Ancona', 'Marche'],
  ['Perugia', 'Umbria'],
  ['Torino', 'Piemonte'],
  ['Pescara', 'Abruzzo'],
  ['Reggio Calabria', 'Calabria'],
  ['Potenza', 'Basilicata'],
  ['Campobasso', 'Molise'],
  ['Aosta', "Valle d'Aosta"],
];

const LANGUAGES = [
  ['Italiano'],
  ['Italiano', 'Inglese'],
  ['Italiano', 'Inglese', 'Tedesco'],
  ['Italiano', 'Francese'],
  ['Italiano', 'Inglese', 'Spagnolo'],
];
const CERTIFICATIONS = [
  [],
  ['Innovation manager (UNI 11814)'],
  ['Project manager (UNI 11648)'],
  ['EGE (UNI CEI 11339)'],
  [],
];
/** 120 to 180 euro for most (DEM-3); a few outside, so that the filter has something to do. */
const RATES = [150, 140, 130, 180, 120, 125, 160, 145, 135, 170, 155, 90, 120, 165, 175, 200, 140, 130, 150, 220];

const REGIMES: readonly TaxRegime[] = ['ordinario_cassa', 'forfettario', 'ordinario_cassa', 'societa', 'ordinario'];

const CALL_DAYS = [
  ['mar', 'gio', 'ven'],
  ['lun', 'mer'],
  ['mar', 'mer', 'gio'],
];
const CALL_TIMES = [['10:30', '16:00'], ['09:30'], ['11:00', '15:00', '17:30']];

const at = <Value>(list: readonly Value[], index: number): Value => list[index % list.length]!;
const unique = <Value>(list: readonly Value[]): Value[] => [...new Set(list)];

/** Well formed, and of an office that does not exist. */
export function inventedVatNumber(n: number): string {
  const digits = `9${String(n).padStart(6, '0')}999`;
  return `${digits}${checkDigit(digits)}`;
}

export type Invented = ReturnType<typeof inventedConsultant>;

export function inventedConsultant(n: number) {
  const trade = at(TRADES, n * 3 + Math.floor(n / 8));
  const [city, region] = at(PLACES, n + Math.floor(n / 25));
  // Half of them know every field of their trade, the others the first ones.
  const specializations: Specialization[] = trade.specializations.slice(0, n % 3 === 0 ? undefined : 2);
  const sectors: Sector[] = trade.sectors.slice(0, n % 2 === 0 ? undefined : 2);
  const topics: Topic[] = unique([...trade.topics, ...(n % 4 === 0 ? [at(GENERAL_TOPICS, n / 4)] : [])]);
  return {
    id: `demo-consulente-${n + 1}`,
    firstName: at(FIRST, n),
    lastName: at(LAST, n + Math.floor(n / FIRST.length)),
    email: `consulente-${n + 1}@bandolo.example`,
    title: trade.title,
    bio: trade.bio,
    register: trade.register,
    vatNumber: inventedVatNumber(n + 1),
    topics,
    city,
    region,
    specializations,
    sectors,
    languages: at(LANGUAGES, n),
    certifications: at(CERTIFICATIONS, n),
    yearsExperience: 2 + ((n * 7) % 27),
    hourlyRate: at(RATES, n),
    projectRate: n % 6 === 5 ? null : 500 + ((n * 13) % 18) * 100,
    // Two in three ask a part of the aid.
    successPercent: n % 3 === 2 ? null : 4 + (n % 4),
    successCap: n % 3 === 2 ? null : 1_500 + (n % 5) * 500,
    taxRegime: at(REGIMES, n),
    /** One in four says how many works are still free; none is one too. */
    freeSlots: n % 4 === 0 ? n % 3 : null,
    isVerified: n % 9 !== 4,
    // One in four takes none.
    callDays: n % 4 === 3 ? [] : at(CALL_DAYS, n),
    callTimes: at(CALL_TIMES, n),
  };
}
