import { ACTIVITY_SECTOR } from '#domain/lexicon/activities.ts';
import type { Place } from '#domain/geography/gazetteer.ts';
import { viewCompany, type CompanyView, type NamedCompany } from '#domain/eligibility/company-view.ts';
import { factsFromText, type TextFacts } from '#domain/eligibility/facts-from-text.ts';
import { fold } from '#domain/search/fold.ts';
import type { Activity, LegalForm } from '#domain/vocabulary.ts';

/** What one may have without being it: "ho un preventivo", "abbiamo una sede a Lecce". */
const HAD =
  '(?:domand|dubbi|problem|budget|investiment|progett|preventiv|macchin|client|idea|debit|mutu|prestit|dipendent|ann|mes|sed|unita|filial|stabiliment|capannon|magazzin|deposit|terren|immobil|spes|contratt|brevett|marchi|figli|fratell|sorell|amic|fornitor|contribut|band|finanziament|partita|altr|second)';
const FIRM =
  '(?:ditt\\w+|aziend\\w+|impres\\w+|attivita|societa|cooperativ\\w+|start-?up|associazion\\w+|bottega|officina|falegnameria|panificio|pasticceria|pizzeria|palestra|farmacia|bar|ristorante|negozio|studio|albergo|hotel|agriturismo|salone|laboratorio|locale|b&b)';
const SELF = new RegExp(
  [
    "(?:^|[,.;:!(] ?|\\b(?:io|ciao|salve|buongiorno|buonasera|e|ma) )sono (?:un[ao]? |un'|titolar|proprietari|soci[oa]? |forfett|in |a |ad |di |nel|l'|la |il )",
    '\\bsiamo\\b(?! (?:gia |anche |stati )*(?:interessat|client|fornitor|pront|iscritt|seguit|assistit))',
    `\\b(?:ho|abbiamo) (?:(?:gia|appena|da poco) )?(?:(?:aperto|avviato|fondato|rilevato) (?:da [^,]{2,12}? )?)?(?:un[ao]? |un')(?!${HAD})`,
    '\\b(?:gestisco|gestiamo|conduco|conduciamo|possiedo|possediamo)\\b',
    `\\b(?:mi[ao]|nostr[ao]) (?:piccol[ao] )?${FIRM}\\b`,
    '\\btitolare di\\b',
    "\\bfaccio (?:il|la|l')",
    '\\b(?:facciamo|produciamo|operiamo|lavoriamo)\\b',
  ].join('|'),
);
/** Where telling ends and wishing or asking begins. */
const ASKS =
  /[?!]|\b(?:vorre\w+|vogli\w+|devo|dobbiamo|cerc\w+|(?:mi|ci) (?:serv\w+|interess\w+)|posso|possiamo|potre\w+|cosa|(?:che|quali|quanti) (?:contribut|band|incentiv|agevol|aiut)\w*|c'e|ci sono|esist\w+|quali?|quanto|contributi|bandi|incentivi|se foss\w+|per (?:comprar|acquistar|rifar|assumer|apri)\w+)\b/;

/** What a message says of the firm of who writes, up to what it asks; null where it says nothing of it. */
export function selfIn(message: string): string | null {
  const text = fold(message).replace(/[’‘]/g, "'");
  const told = SELF.exec(text);
  if (!told) return null;
  const isFirst = !ASKS.test(text.slice(0, told.index).replace(/\?/g, ''));
  const from = isFirst ? 0 : told.index;
  const rest = text.slice(told.index);
  const end = ASKS.exec(rest)?.index ?? rest.length;
  const clause = text.slice(from, told.index + end).trim();
  return /\bse (?:foss|avess)\w+/.test(clause) ? null : clause;
}

const PLANS =
  /(?:\b(?:vorre\w+|vogli\w+|vuole|pens\w+ di|st(?:o|iamo) per|intend\w+|ho deciso di|abbiamo deciso di) (?:aprir\w*|avviar\w*|costituir\w*|fondar\w*|mettere su)|(?:^|[,.;:] ?|\be )(?:apr(?:o|iamo)|(?:sto|stiamo) (?:aprendo|avviando)|metto su)) (?:una?\b|uno|un'|la mia|il mio|l'|la nostra) ?(?! ?(?:nuov[oa] |altr[oa] |second[oa] )?(?:sede|filiale|unita|punto|stabilimento|magazzino|deposito|linea|reparto|ufficio|show-? ?room|stand|corner|vetrina|outlet|hub|conto|e-?commerce|sito|negozio online|altr[oa]|second[oa])\b)/;

/** "Voglio aprire un b&b in Calabria": a firm to be, of which the talk goes on. Text as read aloud. */
export const plansFirm = (text: string): boolean => PLANS.test(text);

/** Whether what somebody says of their own firm cannot be said of the one they have here. */
export function isAnotherFirmThan(
  clause: string,
  places: readonly Place[],
  known: NamedCompany,
  today: string,
): boolean {
  const company = viewCompany(known, today);
  const told = factsFromText(clause);
  return (
    isElsewhere(places, company) ||
    isOtherForm(told.legalForm, company.legalForm) ||
    isOtherTrade(told, company) ||
    isOtherSize(told.employees, company.employees) ||
    (told.conditions.taxRegime !== null && company.tax.isUnder(told.conditions.taxRegime) === false)
  );
}

function isElsewhere(places: readonly Place[], { region, province, facts }: CompanyView): boolean {
  if (region === null || places.length === 0) return false;
  const seats = [{ region, province }, ...facts.operatingSeats];
  return places.every(
    (place) =>
      !seats.some(
        (seat) =>
          seat.region === place.region && (!place.province || !seat.province || place.province === seat.province),
      ),
  );
}

/** Firms grow, but not threefold from one message to the next. */
const FAR = 3;

const isOtherSize = (told: number | null, known: CompanyView['employees']): boolean =>
  told !== null && known !== null && (told > Math.max(known.max, 1) * FAR || told * FAR < known.min);

const VAGUE: readonly (LegalForm | null)[] = [null, 'altro', 'da-costituire'];

function isOtherForm(told: LegalForm | null, own: LegalForm | null): boolean {
  if (VAGUE.includes(told) || VAGUE.includes(own)) return false;
  // An innovative SME is an S.r.l. or an S.p.A. with a registration.
  return told !== own && told !== 'pmi-innovativa';
}

/** Says no more than its sector. */
const WIDE: readonly Activity[] = ['altra_manifattura', 'servizi_professionali'];

function isOtherTrade({ activities }: TextFacts, { activities: own, sectors }: CompanyView): boolean {
  if (activities.size === 0 || (own.size === 0 && sectors.length === 0)) return false;
  return [...activities].every((activity) => {
    if (own.has(activity)) return false;
    const isOfSector = sectors.includes(ACTIVITY_SECTOR[activity]);
    return !isOfSector || (own.size > 0 && !WIDE.includes(activity) && ![...own].every((each) => WIDE.includes(each)));
  });
}
