import { GRANT_SIGNALS, type GrantSignal } from './catalogue-search.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { latestDay } from '#domain/grants/rome-time.ts';
import { noteDates } from '#domain/imports/incentivi/note-dates.ts';
import { editionKey } from '#domain/imports/identity.ts';
import { fold } from '#domain/search/fold.ts';
import { eachInSteps, type Steps } from '#domain/steps.ts';
import type { GrantStatus } from '#domain/vocabulary.ts';

/** Beyond this many people a closed grant on their lists is worth a word. */
const SAVED_BY_MANY = 5;

const OPEN: readonly GrantStatus[] = ['aperto', 'in_chiusura', 'a_sportello', 'da_riverificare'];

export type KnownOfGrant = {
  status: GrantStatus;
  savedBy: number;
  reports: number;
  /** Times in a row that the official page was not there. */
  linkFailures: number;
  /** Another grant that looks the same. */
  twin: string | null;
  /** The day of the note, where it contradicts the field (`contradictingDay`). */
  notedDay: string | null;
};

export function signalsOf(grant: Grant, known: KnownOfGrant): GrantSignal[] {
  const isOpen = OPEN.includes(known.status);
  const found: Record<GrantSignal, boolean> = {
    fonti_discordi: grant.facts.status?.against?.state === grant.editorialState,
    data_contro_nota: known.notedDay !== null,
    link_rotto: known.linkFailures > 0,
    segnalato: known.reports > 0,
    chiuso_salvato: known.status === 'chiuso' && known.savedBy >= SAVED_BY_MANY,
    doppione: known.twin !== null,
    senza_scadenza: isOpen && grant.closesOn === null && grant.openingMode !== 'sportello',
    affidabilita: grant.source.confidence !== 'high',
    mai_visto: grant.link === null || grant.source.urlEvidence !== 'seen',
  };
  return GRANT_SIGNALS.filter((signal) => found[signal]);
}

/** A closing day that the note gives and the field does not; null where they agree or the note gives none. */
export function contradictingDay({ statusNote, closesOn }: Pick<Grant, 'statusNote' | 'closesOn'>): string | null {
  const days = noteDates(statusNote ?? '').flatMap(({ role, day }) => (role === 'closing' ? [day] : []));
  const last = days.sort().at(-1);
  if (last === undefined || closesOn === null) return null;
  return days.includes(latestDay(closesOn)) ? null : last;
}

const nameKey = ({ name }: Grant): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Grants of one name and edition: for each the other one it may be. Thousands may have one name. */
export function* twinsOf(grants: Iterable<Grant>): Steps<Map<string, string>> {
  const firsts = new Map<string, string>();
  const twins = new Map<string, string>();
  yield* eachInSteps(grants, (grant) => {
    const key = `${nameKey(grant)} ${editionKey(grant)}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, grant.id);
    else {
      if (!twins.has(first)) twins.set(first, grant.id);
      twins.set(grant.id, first);
    }
  });
  return twins;
}
