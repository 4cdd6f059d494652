import { costKindsIn } from '#domain/projects/cost-kinds.ts';
import { projectSpend, type Project } from '#domain/projects/project.ts';
import { provinceBySigla } from '#domain/geography/provinces.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import { euroText } from '#domain/numbers/write-number.ts';
import { fromDay, lowered, onDay, toDay } from '#messages/articles.ts';
import { COST_KIND_LABELS } from './projects.ts';

/** The parts of a project that a chip shows and changes. */
export const CHIP_FIELDS = ['what', 'spend', 'place', 'when', 'ordered', 'hires'] as const;
export type ChipField = (typeof CHIP_FIELDS)[number];

/** `isDeduced`: not in the words, worked out from them; the detail says what. */
export type ProjectChip = { field: ChipField; label: string; detail: string | null; isDeduced: boolean };

export const CHIP_NAMES: Record<ChipField, string> = {
  what: 'Che cosa',
  spend: 'Spesa',
  place: 'Dove',
  when: 'Quando',
  ordered: 'Ordini',
  hires: 'Assunzioni',
};

/** Above an opened chip. */
export const CHIP_QUESTIONS: Record<ChipField, string> = {
  what: 'Che cosa vuoi fare?',
  spend: 'Quanto vuoi spendere?',
  place: 'Dove spendi?',
  when: 'Quando?',
  ordered: 'Hai già ordinato?',
  hires: 'Vuoi assumere?',
};

/** A project in a few words each: what was understood, and what is still missing is not there. */
export function chipsOf(project: Project): ProjectChip[] {
  return CHIP_FIELDS.flatMap((field) => {
    const chip = CHIPS[field](project);
    return chip ? [{ field, detail: null, isDeduced: false, ...chip }] : [];
  });
}

type Words = { label: string; detail?: string | null; isDeduced?: boolean };

const CHIPS: Record<ChipField, (project: Project) => Words | null> = {
  what: ({ title, description, costs }) => {
    const label = title ?? description.slice(0, 40);
    const [kind] = costKindsIn([title, description, ...costs.map(({ category }) => category)].join(' '));
    return label === '' ? null : { label: lowered(label), detail: kind ? lowered(COST_KIND_LABELS[kind]) : null };
  },
  spend: (project) => {
    const spend = projectSpend(project);
    return spend === null ? null : { label: euroText(spend), detail: 'senza IVA' };
  },
  place: ({ region, province, city }) => {
    const town = city ?? (province === null ? null : (provinceBySigla(province)?.name ?? null));
    const label = [region, town].filter(Boolean).join(' · ');
    return label === '' ? null : { label };
  },
  when: whenWords,
  ordered: ({ ordered }) =>
    ordered === null ? null : { label: ordered ? 'già ordinato o firmato' : 'nessun ordine firmato' },
  hires: ({ hires }) => (hires === null ? null : { label: hiringWords(hires) }),
};

function hiringWords(hires: number): string {
  if (hires === 0) return 'nessuna assunzione';
  return hires === 1 ? '1 persona da assumere' : `${String(hires)} persone da assumere`;
}

function whenWords({ startsOn, endsOn, description }: Project): Words | null {
  const day = startsOn ?? endsOn;
  if (day === null) return null;
  const isDeduced = description !== '' && !description.includes(day.slice(0, 4));
  const from = startsOn === null ? null : monthOrDay(startsOn, '-01');
  const to = endsOn === null ? null : longDayText(endsOn);
  const label = from && to ? `${fromDay(from)} ${toDay(to)}` : (from ?? `entro ${onDay(to!)}`);
  return { label, detail: isDeduced ? 'anno dedotto' : null, isDeduced };
}

/** The first of a month is the month: nobody plans an oven for the 1st. */
function monthOrDay(day: string, edge: string): string {
  if (!day.endsWith(edge)) return longDayText(day);
  return longDayText(day.slice(0, 7));
}
