import type { FoundGrant } from '#domain/assistant/grant-answer.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { grantStatus } from '#domain/grants/status.ts';
import type { Checked } from './checked-words.ts';
import type { MatchItem } from '#domain/matching/matcher.ts';
import { NOT_STATED_DEADLINE, ROLLING_DEADLINE } from '#messages/assistant/assistant.ts';
import { regionsLabel } from '#messages/grants/grants.ts';
import { reasonOf, toldGrant } from './told-grant.ts';

/** The grant in the fixed keys of the answer, then the additions (AST-2). */
export type Bando = {
  id: string;
  nome: string;
  livello: string;
  ente: string;
  scadenza: string;
  link: string | null;
  perche_adatto: string;
  descrizione: string;
  regione: string;
  importo: string;
  requisiti: string[];
  benefici: string[];
  punteggio: number | null;
  verdetto: string | null;
  verdetto_testo: string | null;
  giorni_alla_scadenza: number | null;
  in_catalogo: boolean;
  esempio: boolean;
};

export const EMPTY_BANDO: Omit<Bando, 'nome' | 'livello' | 'id'> = {
  ente: '',
  scadenza: NOT_STATED_DEADLINE,
  link: null,
  perche_adatto: '',
  descrizione: '',
  regione: '',
  importo: '',
  requisiti: [],
  benefici: [],
  punteggio: null,
  verdetto: null,
  verdetto_testo: null,
  giorni_alla_scadenza: null,
  in_catalogo: false,
  esempio: false,
};

export function bandoOf(item: MatchItem, today: string): Bando {
  const { grant } = item;
  const told = toldGrant(grant, item, today);
  const isRolling = grantStatus(grant, today).status === 'a_sportello';
  return {
    id: grant.id,
    nome: told.name,
    livello: grant.level,
    ente: told.entity,
    scadenza: grant.closesOn ?? (isRolling ? ROLLING_DEADLINE : NOT_STATED_DEADLINE),
    link: grant.link,
    perche_adatto: reasonOf(item),
    descrizione: quotable(grant.summary, 2000),
    regione: regionsLabel(grant.level, grant.regions),
    importo: told.amount,
    requisiti: grant.requirements.map((text) => quotable(text, 400)).filter(Boolean),
    benefici: grant.benefits.map((text) => quotable(text, 400)).filter(Boolean),
    punteggio: item.score,
    verdetto: item.verdict,
    verdetto_testo: told.verdictText,
    giorni_alla_scadenza: told.daysLeft,
    in_catalogo: true,
    esempio: false,
  };
}

/** A provider may name a grant we do not have: it stays, without a link that nobody has checked. */
/** Nobody here knows it: its name is told as such, and of the rest only what was given to the provider. */
export function outsideBando(found: FoundGrant, checked: Checked): Bando {
  return {
    ...EMPTY_BANDO,
    id: `esterno-${found.id.replace(/^esterno-/, '')}`,
    nome: quotable(found.name, 300),
    livello: found.level,
    ente: quotable(found.entity ?? '', 200),
    scadenza: NOT_STATED_DEADLINE,
    perche_adatto: checked(found.whyAdaptedForYou, 600),
    descrizione: checked(found.description, 2000),
    regione: found.region ?? '',
    importo: '',
    requisiti: found.requirements.map((text) => checked(text, 400)).filter(Boolean),
    benefici: found.benefits.map((text) => checked(text, 400)).filter(Boolean),
  };
}
