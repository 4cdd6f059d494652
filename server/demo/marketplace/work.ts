import type { ConsultancyOutcome } from '#domain/consultancies/vocabulary.ts';
import type { Sector } from '#domain/vocabulary.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { addDays } from '#domain/rules/day.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { ownLimit } from '#domain/grants/own-figures.ts';
import type { consultancies, quotes, reviews } from '#server/features/consultancies/tables.ts';

/** Figures that must come out of real queries: 1.247 projects, 91% granted, 4.8 on average (DEM-3). */
export const CLOSED_PROJECTS = 1247;
export const GRANTED_PROJECTS = 1135;
/** The demo's own consultant comes first. */
const OWN_PROJECTS = 21;
const SPREAD = [9, 5, 3, 7, 2, 6, 4, 8, 1, 5, 0, 4, 14, 3, 6, 5, 2, 7, 4, 3, 24, 2, 6];
/** Of twenty reviews; 4.8 on average. */
const STARS = [5, 5, 5, 4, 5, 5, 5, 5, 5, 3, 5, 5, 5, 5, 4, 5, 5, 5, 5, 5];

const DAY_MS = 86_400_000;
const CLIENTS: readonly [string, Sector][] = [
  ['Ferramenta Toso Sas', 'retail'],
  ['Vetreria Scarpa Srl', 'manufacturing'],
  ['Carpenteria Zago Srl', 'manufacturing'],
  ['Panificio Marin', 'retail'],
  ['Tessitura Rocca Srl', 'manufacturing'],
  ['Latteria Altopiano Sca', 'agriculture'],
  ['Termomeccanica Piovese Srl', 'manufacturing'],
  ['Albergo Miravalle Snc', 'tourism'],
  ['Ceramiche Valbrenta Snc', 'manufacturing'],
  ['Nodo Digitale Srl', 'technology'],
  ['Poliambulatorio Aurora Srl', 'healthcare'],
  ['Trasporti Lanza Srl', 'transport'],
  ['Energie del Colle Srl', 'energy'],
];
const WORDS: Record<number, readonly string[]> = {
  5: [
    'Ci ha fermati in tempo: stavamo per firmare l’ordine prima della domanda, e avremmo perso tutto.',
    'Preventivo in due giorni, niente sorprese. I documenti li ha chiesti una volta sola.',
    'Ha detto subito che metà del progetto non rientrava. Abbiamo chiesto il giusto e l’abbiamo avuto.',
    'Risposte chiare, scadenze rispettate, rendicontazione senza una richiesta di integrazione.',
    'Ha spiegato il bando in parole nostre. La banca ha accettato al primo giro.',
  ],
  4: [
    'Lavoro curato e persona disponibile; qualche giorno di attesa per la prima risposta.',
    'Domanda presentata bene, tempi un po’ stretti alla fine.',
  ],
  3: ['Lavoro serio, ma la domanda è partita all’ultimo e abbiamo aspettato tre settimane la perizia.'],
};

/** To the unhappy ones. */
const REPLIES: Record<number, string> = {
  3: 'Vero, e mi dispiace: la parte fissa l’ho restituita. Da allora prendo un solo incarico con perizia alla volta.',
};

/** The same every time, without a pattern that the eye would find. */
export const mixed = (n: number): number => Math.imul(n + 1, 2_654_435_761) >>> 16;

export function projectsOf(people: number): number[] {
  const counts = Array.from({ length: people }, (_, n) => (n === 0 ? OWN_PROJECTS : SPREAD[(n - 1) % SPREAD.length]!));
  let left = CLOSED_PROJECTS - counts.reduce((sum, each) => sum + each, 0);
  for (let n = 1; left !== 0; n = (n % (people - 1)) + 1) {
    if (left > 0) {
      counts[n]! += 1;
      left -= 1;
    } else if (counts[n]! > 0) {
      counts[n]! -= 1;
      left += 1;
    }
  }
  return counts;
}

/** Spread evenly over all projects: the nth is refused where the running share of refusals grows by one. */
export function outcomeOf(project: number): ConsultancyOutcome {
  const refused = CLOSED_PROJECTS - GRANTED_PROJECTS;
  const until = (n: number) => Math.floor((n * refused) / CLOSED_PROJECTS);
  return until(project + 1) > until(project) ? 'non_concessa' : 'approvata';
}

type Work = typeof consultancies.$inferInsert;
type Review = typeof reviews.$inferInsert;
type Quote = typeof quotes.$inferInsert;
type Person = { id: string; region: string };

/** The part of the aid that was due with it. */
const SUCCESS_SHARE = 0.05;
/** So that similar offers can be compared; one for each of them would only cost time at the first start. */
const OFFER_EVERY = 3;

type Agreed = { fixed: number; amount: number; createdAt: Date; acceptedAt: Date };

/** The offer that a closed work began with, with the figures that were paid in the end. */
function acceptedOffer(consultancyId: string, { fixed, amount, createdAt, acceptedAt }: Agreed): Quote {
  const sentAt = new Date(createdAt.getTime() + DAY_MS);
  const validUntil = addDays(romeMoment(acceptedAt).day, 10);
  return {
    ...{ id: `${consultancyId}-preventivo`, consultancyId, status: 'accettato', validUntil, sentAt },
    answeredAt: acceptedAt,
    terms: {
      includes: ['Verifica dei requisiti', 'Domanda sul portale', 'Richiesta di erogazione'],
      excludes: ['Perizia tecnica', 'Marca da bollo'],
      note: '',
      fixedFee: fixed,
      successPercent: SUCCESS_SHARE * 100,
      cap: fixed + Math.round(amount * SUCCESS_SHARE),
      expectedAid: amount,
      ...{ regime: 'ordinario_cassa', refund: 'tutta', validUntil },
    },
  };
}

/** What one of them brought: never more than the grant gives. */
function awardOf(grant: Grant | undefined, project: number): number {
  const amount = 6_000 + ((project * 1_733) % 90_000);
  const limit = grant && ownLimit(grant);
  return limit && amount > limit ? Math.round((limit * (40 + (project % 60))) / 100) : amount;
}

/** The closed work of one person, newest first, and what its clients wrote of it. */
export function pastWork(person: Person, first: number, count: number, grants: readonly Grant[], now: Date) {
  const works: Work[] = [];
  const written: Review[] = [];
  const offers: Quote[] = [];
  for (let n = 0; n < count; n += 1) {
    const project = first + n;
    const id = `${person.id}-lavoro-${n + 1}`;
    const [clientName, sector] = CLIENTS[(project * 5) % CLIENTS.length]!;
    const outcome = outcomeOf(project);
    const closedAt = new Date(now.getTime() - (20 + n * 41 + (project % 37)) * DAY_MS);
    const acceptedAt = new Date(closedAt.getTime() - (30 + (project % 60)) * DAY_MS);
    const createdAt = new Date(acceptedAt.getTime() - 3 * DAY_MS);
    const fixed = 400 + (project % 9) * 150;
    const grant = grants[(project + (n % 2)) % Math.max(grants.length, 1)];
    const amount = awardOf(grant, project);
    works.push({
      id,
      consultantId: person.id,
      clientName,
      sector,
      region: project % 5 === 0 ? null : person.region,
      kind: 'domanda',
      grantId: grant?.id ?? null,
      grantName: grant?.name ?? null,
      description: 'Domanda seguita dalla verifica dei requisiti alla richiesta di erogazione.',
      urgency: (['media', 'alta', 'bassa'] as const)[project % 3]!,
      status: 'completata',
      createdAt,
      answeredAt: new Date(createdAt.getTime() + (1 + (project % 11)) * 3_600_000),
      acceptedAt,
      closedAt,
      outcome,
      grantedAmount: outcome === 'approvata' ? amount : null,
      cor: outcome === 'approvata' ? String(24_000_000 + ((project * 7_919) % 2_000_000)) : null,
      earnings: fixed + (outcome === 'approvata' ? Math.round(amount * SUCCESS_SHARE) : 0),
    });
    if (project % OFFER_EVERY === 0) offers.push(acceptedOffer(id, { fixed, amount, createdAt, acceptedAt }));
    if (project % 5 === 2) continue; // not everybody writes
    const stars = STARS[mixed(project) % STARS.length]!;
    const words = WORDS[stars] ?? [];
    const createdOn = new Date(closedAt.getTime() + 3 * DAY_MS);
    written.push({
      id: `${id}-recensione`,
      consultancyId: id,
      side: 'impresa',
      consultantId: person.id,
      stars,
      text: words[project % words.length]!,
      createdAt: createdOn,
      visibleFrom: createdOn,
      reply: REPLIES[stars] ?? null,
      repliedAt: stars in REPLIES ? new Date(createdOn.getTime() + DAY_MS) : null,
    });
  }
  return { works, written, offers };
}
