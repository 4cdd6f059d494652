import type { DraftPerson } from './draft-project.ts';

/** Who works: those who are known, those still to be employed, and firms still to be chosen. */
export type Team = { people: DraftPerson[]; hires: DraftPerson[]; toChoose: DraftPerson[] };

const KIN =
  /^(?:(?:mi[oa]|nostr[oa]|il|la|lo)\s+)?(?:mi[oa]\s+|nostr[oa]\s+)?(?:figli[oa]|fratello|sorella|moglie|marito|padre|madre|papà|mamma|cugin[oa]|nipote|zi[oa]|cognat[oa]|compagn[oa]|soci[oa]|collega|amic[oa])\s+(?=\p{Lu})/iu;
/** Nobody yet, in the words people put in a box that wants a name. */
const NOBODY =
  /^(?:tbd|n\.?\s?d\.?|n\.?\s?n\.?|da (?:definire|decidere|vedere|stabilire)|\?+|-+|xxx?|nessuno|non so)$/iu;
const TO_EMPLOY =
  /(?<!\p{L})(?:assum\p{L}*|assunzion\p{L}*|selezion\p{L}*|individu\p{L}*|inserire|da trovare|da cercare|cerchiamo|nuov[oa] (?:assunt[oa]|risorsa))/iu;
const TO_CHOOSE =
  /^(.{3,80}?),?\s+(?:ancora\s+)?da (?:scegliere|definire|individuare|selezionare|trovare|contattare)$/iu;
const FIRM =
  /(?<!\p{L})(?:impres[ae]|ditt[ae]|fornitor\p{L}+|aziend\p{L}+|studio|installator\p{L}+|costruttor\p{L}+|agenzia|partner|società|ente)(?!\p{L})/iu;

export function teamOf(all: readonly DraftPerson[]): Team {
  const team: Team = { people: [], hires: [], toChoose: [] };
  for (const person of all) {
    const firm = TO_CHOOSE.exec(person.name)?.[1];
    if (firm !== undefined && FIRM.test(firm)) team.toChoose.push({ ...person, name: firm });
    else if (isHire(person)) team.hires.push({ ...person, effort: person.effort.replace(BEING_EMPLOYED, '') });
    else team.people.push({ ...withDuty(person), name: nameOf(person.name) });
  }
  return team;
}

/** "Socia, segue i lavori": what somebody is, and what they do here. */
const DUTY = /^([^,]{3,60}), ((?:segue|cura|coordina|gestisce|dirige|controlla|guida|tiene|si occupa)(?!\p{L}).+)$/iu;
function withDuty(person: DraftPerson): DraftPerson {
  const [, role, duty] = DUTY.exec(person.role) ?? [];
  if (role === undefined || duty === undefined) return person;
  return { ...person, role, experience: [person.experience, duty].filter(Boolean).join(', ') };
}
const BEING_EMPLOYED = /^(?:da assumere|assunzione|da inserire)[,\s]*/iu;

const isHire = ({ name, effort }: DraftPerson): boolean =>
  name === '' || NOBODY.test(name) || TO_EMPLOY.test(name) || /^da (?:assumere|inserire|trovare)/iu.test(effort);

/** "mio figlio Elia" is Elia. */
const nameOf = (name: string): string => name.replace(KIN, '').replace(/^(?:io,?\s+)(?=\p{Lu})/iu, '');

/** "Tommaso" has no surname; "Prof.ssa Lai" has one. */
export const hasOneName = ({ name }: DraftPerson): boolean => /^\p{Lu}[\p{L}’']+$/u.test(name);

/** What a person is; a field of work ("pulitura e confezioni") is no such thing. */
const IS_SOMEBODY =
  /^(?:\p{L}+(?:ore|trice|tore|sore|ista|iere|iera|aio|aia|logo|loga|nomo|noma|ente|ante|grafo|grafa|metra)(?!\p{L})|(?:co-?)?(?:titolare|soci[oa]|associat[oa]|responsabile|capo|cap[oa]\p{L}+|amministra\p{L}+|presidente|diret\p{L}+|fondat\p{L}+|tecnic[oa]|operai[oa]|architett[oa]|ingegner\p{L}|perit[oa]|avvocat[oa]|commercialista|referente|coordinat\p{L}+|medic[oa]|cuoc[oa]|chef|fornai[oa]|mugnai[oa]|vedova|erede|tutor|designer|manager|advisor|mentor|developer|engineer|scientist|data|project|product|senior|junior|full|back|front|head|chief|ceo|cto|coo|cfo|cmo|cso|cpo|ad|rup|dottor\p{L}*|prof\p{L}*|capocantiere|mastr[oa]|maestr[oa]|casar[oa]|enolog[oa]|agronom[oa]|\p{L}+(?:chi?mic|mecc?anic|elettric|biolog|artigian|apprendist|imprendit|ricercat|ceramist|bioingegner)[\p{L}]*)(?!\p{L}))/iu;
export const isSomebody = (role: string): boolean => IS_SOMEBODY.test(role.trim());
