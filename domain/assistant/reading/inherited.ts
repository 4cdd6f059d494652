import { conceptsIn } from '#domain/assistant/chat/concepts.ts';
import type { ChatQuestion } from './chat-question.ts';
import type { Memory } from './memory.ts';
import { SECOND_HAND } from './of-thing.ts';
import { isShort } from './short.ts';

type Told = Pick<ChatQuestion, 'text' | 'isElliptic' | 'amounts' | 'people'> & { isNamed: boolean };

/** "E scoperta imprenditoriale?" asks the same of another grant; "e con 60mila?" the same sum anew. */
export function inherited(
  aspects: ChatQuestion['aspects'],
  { text, isElliptic, isNamed, amounts, people }: Told,
  { last, amounts: told }: Memory,
): ChatQuestion['aspects'] {
  // "Quanti di quei soldi non li devo ridare?" after a sum asks for it anew.
  if (aspects[0] === 'forma' && told.length + amounts.length > 0 && /\bquant[oi]\b/.test(text))
    return ['importo', 'forma'];
  // "E se la sede fosse a Torino?" after a sum: the sum there.
  const isOtherSeat = aspects.length === 1 && aspects[0] === 'sede' && isElliptic && /\bse\b/.test(text);
  if (isOtherSeat && last?.aspects.includes('importo') === true && told.length > 0) return ['importo', 'sede'];
  // "Come si divide tra fondo perduto e prestito nel nostro caso?"
  if (aspects[0] === 'forma' && /\bdivid\w+|\bspartit\w+|\bnel (?:nostro|mio) caso\b/.test(text))
    return ['importo', 'forma'];
  // "E se le cediamo quote fino al 30%?" after whether one may: whether one might then.
  const isOfShares =
    aspects[0] === 'obblighi' &&
    last?.aspects.includes('requisiti') === true &&
    /\b(?:quot\w+|soci[oae]?|capitale)\b/.test(text);
  if (isOfShares) return ['requisiti'];
  // "Il conto termico entra nel conto?" after the room: whether it counts there.
  const isCounted = last?.kind === 'de_minimis' && isNamed && /\b(?:entr\w+|cont[ao]\w*|rientr\w+)\b/.test(text);
  if (aspects.length === 0 && isCounted) return ['regime'];
  // A grant and a sum ask what the one gives on the other.
  const isSupposed = isNamed || (isElliptic && !last && /\bse\b/.test(text));
  if (aspects.length === 0 && isSupposed && amounts.length > 0) return ['importo'];
  // "La Sabatini la danno per una pressa usata?"
  if (aspects.length === 0 && isNamed && SECOND_HAND.test(text)) return ['spese'];
  // "Ho 36 anni, posso fare Resto al Sud?"
  if (aspects.length === 0 && isNamed && MAY.test(text)) return ['requisiti'];
  // "Cosa ci serve per la Transizione 5.0?": what one must be, and what one must bring.
  if (aspects.length === 0 && isNamed && NEEDED.test(text)) return ['requisiti', 'documenti'];
  // "La Sabatini almeno?": a name and nothing else.
  const isBareName = isNamed && text.endsWith('?') && isShort(text);
  // "Per sei persone?" after so much for each.
  const isOtherCount = people !== null && last?.kind === 'bando' && last.aspects.includes('importo') && isShort(text);
  if (aspects.length === 0 && isOtherCount) return ['importo'];
  // "Il geometra adesso dice 150mila. Quindi?" after a sum.
  const isOtherSum =
    amounts.length > 0 && last?.kind === 'bando' && (last.aspects.includes('importo') || isShort(text));
  if (
    aspects.length > 0 ||
    !last ||
    !(
      isElliptic ||
      NOT_EVEN.test(text) ||
      isBareName ||
      isOtherSum ||
      OF_ANOTHER.test(text) ||
      last.aspects.includes('documenti')
    )
  )
    return aspects;
  const isAboutGrants = last.kind === 'bando' || last.kind === 'confronto' || last.kind === 'candidatura';
  if (!isAboutGrants) return aspects;
  if (isNamed) return last.aspects.length > 0 ? last.aspects : last.likely;
  // "E un furgone?", "e per il software?" after what it pays for; "e un caseificio?" after who may have it.
  const kept = last.aspects.find((aspect) => aspect === 'spese' || aspect === 'requisiti');
  if (kept && amounts.length === 0 && ANOTHER.test(text)) return [kept];
  // "E per prenotare quelli dell'anno prossimo?" after a deadline: that of the other.
  if (last.aspects.includes('scadenza') && /^e (?:per|nel|quest'anno|l'anno)\b/.test(text)) return ['scadenza'];
  // "E se ne chiediamo 300?" after how many papers, or how it is paid: the same for that sum.
  const ofFigure = last.aspects.find((aspect) => OF_A_FIGURE.includes(aspect));
  if (
    ofFigure &&
    !last.aspects.includes('importo') &&
    isElliptic &&
    /\d/.test(text) &&
    !/\bquanto (?:mi|ci|prend|dann)/.test(text)
  )
    return [ofFigure];
  if (OF_DEBT.test(text)) return aspects;
  // "Sono una donna, cambia qualcosa?", "fatturiamo un milione, cambia?": what the record says of that, no sum.
  if (OF_ONESELF.test(text)) return aspects;
  // "Neanche per una sola macchina?" after a no: the same, of that.
  if (last.aspects.includes('requisiti') && NOT_EVEN.test(text)) return ['requisiti'];
  // "E mia figlia, che apre l'anno prossimo?" after whether one may: of her.
  if (last.aspects.includes('requisiti') && OF_ANOTHER.test(text)) return ['requisiti'];
  if (last.aspects.includes('documenti') && /\b(?:ci vuole|serve|servono|occorre) (?:qualcos')?altro\b/.test(text))
    return ['documenti'];
  // "E se lo apro con mia sorella?" after a sum: whether one may, not how much.
  if (amounts.length === 0 && WITH_WHOM.test(text)) return ['requisiti'];
  const isOtherMatter = amounts.length === 0 && conceptsIn(text).length > 0;
  return !isOtherMatter && (last.aspects.includes('importo') || amounts.length > 0) ? ['importo'] : aspects;
}

const ANOTHER =
  /^(?:(?:e|ma|invece|allora|ok|anche|pure) )+(?:(?:per|con) (?:(?:invece|anche|pure|per|con) )*)?(?:un|una|uno|il|lo|la|i|gli|le|dei|delle|degli|l'|un')\s?(?!se\b)[a-z' ]{3,40}\??$/;
const OF_A_FIGURE: readonly string[] = ['documenti', 'pagamento', 'tempi'] satisfies ChatQuestion['aspects'];
const OF_DEBT =
  /\b(?:ho|abbiamo|c'e) (?:gia |ancora )?(?:un |dei |altri |degli )?(?:altr[oi] )?(?:finanziament|prestit|mutu|debit|fid|leasing)\w*/;
const MAY = /\b(?:poss(?:o|iamo)|puo|possono|potre\w+|riesc\w+|riusciamo|va bene|fa per (?:me|noi)|spetta)\b/;

const OF_ONESELF =
  /\b(?:sono|essendo|siamo) (?:una |un |tutte |tutti )?(?:donn|giovan|ragazz|disoccupat|disabil|stranier)\w+|\b(?:fattur(?:o|iamo)|ricavi)\b.{0,40}\bcambia\b/;
const OF_ANOTHER =
  /^(?:e|ma) (?:mi[oa]|un mio|una mia|se l'assum\w+|se lo (?:chied|prend|fa)\w+)\b|\b(?:quell[ao]|l'altr[ao]|lei|lui) ?\?$/;
const NOT_EVEN = /^(?:(?:e|ma|quindi|allora) )*(?:neanche|nemmeno|neppure|manco)\b/;
const WITH_WHOM =
  /\bse\b.{0,30}\bcon (?:mi[oa]|un(?:'|a|o)?) ?(?:soci[oa]|sorella|fratello|moglie|marito|figli[oa]|amic[oa]|collega)\b/;
const NEEDED = /(?<!\ba )\b(?:cosa|che) (?:mi |ci )?(?:serve|servono|servirebbe|occorre)\b/;
