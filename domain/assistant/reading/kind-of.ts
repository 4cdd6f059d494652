import { isWanting } from '#domain/assistant/chat/subject-words.ts';
import type { Draft, QuestionKind } from './chat-question.ts';
import { WHO_SIGNS } from './by-others.ts';
import type { Memory } from './memory.ts';
import { BEST, isBestFor } from './asked-best.ts';
import { isAskedOfGrant } from './asked-of-grant.ts';
import { OF_FILO } from './of-filo.ts';
import { isMinimis, isMoreOfAid } from './of-minimis.ts';
import { asksWhoPays, isRefusedByBank } from './told-need.ts';
import { plansFirm } from './told-self.ts';
import {
  ACTION,
  COULD_HAVE,
  isLookingFor,
  isNextAim,
  isNextWish,
  isSearch,
  isWishOfFirm,
  LOOKING,
  OF_WHOM,
  WISHED,
} from './wish.ts';
import { PREPARATORY_STEPS, type StepKind } from '#domain/tools/incentive-effect/incentive-effect.ts';

const isPreparatory = (kind: StepKind): boolean => (PREPARATORY_STEPS as readonly StepKind[]).includes(kind);

const SIZE =
  /\b(?:sono|siamo|essere|resto|restiamo|rimaniamo|considerat\w|diventiamo|risult\w+)\b.{0,25}\b(?:pmi|micro\w*|piccol\w+|medi[ae]|grand[ei])\b|\bdimension\w+ (?:d'|della|di|dell'|pmi|aziendal\w+)|\b(?:micro|piccola|media) o (?:una )?(?:piccola|media|grande)\b|\bche dimensione\b/;
const DEADLINES =
  /\bscadenz[ae]\b|\bcalendario\b|\b(?:bandi|cosa|quali|quelli)\b.{0,25}\b(?:scad\w+|chiud\w+|apr(?:e|ono|iranno|ira))\b/;
const OWN_LIST = /\bscadenze\b|\b(?:quali|che|cosa|quelli)\b.{0,20}\b(?:scad|chiud|apr)\w+/;
/** "Quanto costa la perizia?" asks the price of something else. */
const OURS = /\b(?:bandolo|filo|abbonament\w+|serviz\w+|sito|piattaforma|app|registr\w+|iscri\w+|usar\w+|account)\b/;

const OURS_TOO = /\b(?:bandolo|filo|farti|ti|chat|al giorno|a te|in questa chat)\b/;
const OUR_NAMES = /\b(?:bandolo|filo|abbonament\w+|sito|piattaforma|app|account|voi|vostr[oaie])\b/;

/** The most precise reading first. */
export function kindOf(draft: Draft, memory: Memory): QuestionKind {
  const { text, aspects, grants, origin } = draft;
  const last = memory.last;
  const isNamed = origin === 'messaggio';
  const has = (aspect: (typeof aspects)[number]) => aspects.includes(aspect);
  const isOfFees = draft.consultants !== null && draft.consultants !== 'trova';
  const isPlan =
    draft.task?.form === 'fuori_portata' && draft.topics.some(({ id, isKey }) => id === 'business_plan_ia' && isKey);
  if (isPlan) return 'prodotto';
  if (draft.task && draft.bound === null) return 'compito';
  if (draft.topics[0] === WHO_SIGNS) return 'regola';
  if (draft.own === 'consulente_mio' && !isOfFees) return 'proprie';
  // "E se scrive cose non vere, ci rimetto io?" of the one spoken of has an answer of its own.
  const isKnownOfOne = last?.kind === 'consulenti' && draft.topics[0]?.isKey === true;
  // "E voi quanto prendete?", "posso fidarmi delle tue risposte?" after consultants: of Filo, not of them.
  if (draft.product !== null && OF_FILO.test(text) && !isNamed) return 'prodotto';
  const isGreeting = draft.talk === 'saluto' || draft.talk === 'grazie';
  if (draft.consultants && !isGreeting && !isKnownOfOne) return 'consulenti';
  // "Alternative?" after a grant that is over, or on its page.
  const isAnywhere = draft.places.length === 0 || aspects.length === 0;
  if (draft.insteadOf !== null && isAnywhere && !isGreeting && draft.bound === null) return 'ricerca';
  if (draft.talk) return 'cortesia';
  if (draft.bound) return 'limite';
  // "E se lo prendo part time?" of what there is for hiring.
  if (draft.contract !== null && grants.length > 0 && !isNamed) return grants.length > 1 ? 'confronto' : 'bando';
  if ((asksWhoPays(text) || isRefusedByBank(text)) && !isNamed) return 'ricerca';
  if (isMoreOfAid(draft, memory)) return 'regola';
  if (isMinimis(draft, memory)) return 'de_minimis';
  if (draft.application) return 'candidatura';
  if (draft.group && (SIZE.test(text) || draft.group.share !== null)) return 'dimensione';
  if (last?.kind === 'dimensione' && draft.isElliptic && draft.isHypothesis && OF_SIZE.test(text)) return 'dimensione';
  if (last?.kind === 'dimensione' && !isNamed && CHANGES.test(text)) return 'regola';
  const isOtherMatter =
    draft.topics[0]?.isKey === true && (draft.steps.every(({ kind }) => isPreparatory(kind)) || HOW_PAID.test(text));
  if (draft.concepts.includes('rendicontazione') && PAID_OUT.test(text)) return 'regola';
  // "E se è un altro bando?" goes on about adding up.
  const isOtherCosts = /\b(?:divers|altr|stess|separat)[aeio]\b/.test(text) && !isNamed;
  if (last?.kind === 'cumulo' && draft.isElliptic && isOtherCosts) return 'cumulo';
  const isOfDay = isNamed && has('scadenza');
  if (draft.steps.length > 0 && !isOfDay && !has('importo') && !has('documenti') && !isOtherMatter) return 'ordine';
  if (last?.kind === 'ordine' && draft.isElliptic && UNDOES.test(text)) return 'ordine';
  if (isPlainSum(draft, memory)) return 'conto';
  // "E allora per i pannelli cosa posso chiedere?" after a grant that does not fit.
  if (last?.kind === 'bando' && !isNamed && WHAT_ELSE.test(text) && draft.subject !== '') return 'ricerca';
  if (last?.kind === 'bando' && !isNamed && origin !== null && NEXT_STEP.test(text)) return 'bando';
  if (SO_WHAT.test(text) && (last?.kind === 'bando' || last?.kind === 'confronto')) return 'migliore';
  const isLost = draft.product === 'come_funziona' && draft.subject.split(' ').length > 1;
  const isOfPortal = draft.product === 'invio' && origin !== null && !/\b(?:voi|tu|bandolo|filo)\b/.test(text);
  const wasOfGrants = last?.kind === 'bando' || last?.kind === 'confronto' || last?.kind === 'cumulo';
  const isOtherPrice =
    draft.product === 'prezzo' && draft.subject !== '' && !(wasOfGrants ? OUR_NAMES : OURS).test(text);
  // "Quante domande posso fare?" after a grant: to its body, not to Filo.
  const isOfBody = draft.product === 'limite' && (wasOfGrants || origin === 'pagina') && !OURS_TOO.test(text);
  if (draft.product && !isNamed && !isLost && !isOfPortal && !isOtherPrice && !isOfBody) return 'prodotto';
  if (draft.own && !isNamed) return 'proprie';
  const [topic] = draft.topics;
  const isOfGrant = isAskedOfGrant(draft, memory);
  const isLeaning = origin !== null && (draft.isElliptic || isOfGrant || grants.length > 1);
  const isTopic =
    (topic?.isKey === true && !WISHED.test(text) && !COULD_HAVE.test(text) && !plansFirm(text)) ||
    (topic?.isSure === true &&
      draft.concepts.length === 0 &&
      isQuestion(draft) &&
      !isWanting(text) &&
      !isLeaning &&
      !COULD_HAVE.test(text));
  if (STATUS_ASKED.test(text) && draft.concepts.some((concept) => OF_WHOM.includes(concept))) return 'regola';
  if (isNextAim(draft)) return 'ricerca';
  const isOfCosts = isOfGrant && has('spese');
  // "Beni strumentali che vuol dire?" asks of the words, though a grant is called so.
  if (MEANING.test(text) && topic?.kind === 'regola' && topic[isNamed ? 'isSure' : 'isLikely']) return 'regola';
  // "È cumulabile?" of the grant at hand, "si sommano?" of those listed.
  if (has('cumulo') && origin !== null && (grants.length > 1 || BARE_CUMULO.test(text))) return 'cumulo';
  if (topic && isTopic && !isNamed && !isOfCosts && !draft.isTold && draft.own === null) return topic.kind;
  if (goesOnAbout(draft, memory)) return 'regola';
  if (
    has('cumulo') &&
    grants.length > 0 &&
    (isNamed || grants.length > 1 || last?.kind === 'cumulo' || !draft.concepts.length)
  )
    return 'cumulo';
  // "Tipo Sabatini e iperammortamento?" after the rule of adding up.
  const wasOfAdding = last?.kind === 'regola' && last.concepts.includes('cumulo');
  if (wasOfAdding && isNamed && aspects.every((aspect) => aspect === 'confronto')) return 'cumulo';
  if (last?.kind === 'cumulo' && draft.isElliptic && origin !== null && aspects.length === 0) return 'cumulo';
  // "E quelle in Veneto?", "e a marzo?" after what closes.
  const isOtherTime = draft.window !== null || draft.places.length > 0;
  if (last?.kind === 'scadenze' && draft.isElliptic && isOtherTime && !isNamed) return 'scadenze';
  if (grants.length > 1 && (has('confronto') || !isNamed || aspects.length > 0 || last?.kind === 'confronto'))
    return 'confronto';
  if (isNamed && (isNextWish(draft, memory) || isWishOfFirm(draft))) return 'ricerca';
  if (!isNamed && plansFirm(text) && draft.concepts.every((concept) => OF_WHOM.includes(concept))) return 'ricerca';
  if (isNamed) return grants.length > 1 ? 'confronto' : 'bando';
  const isSupposed = origin !== null && has('importo') && /\bse\b/.test(text);
  if (SIZE.test(text) && !isSupposed && !draft.concepts.some((concept) => concept !== 'pmi')) return 'dimensione';
  // "Cosa mi consigli per esportare?": what for is told.
  if (isBestFor(draft)) return 'ricerca';
  if (BEST.test(text) && draft.subject.split(' ').length <= 2 && draft.places.length === 0) return 'migliore';
  const isOwnList = OWN_LIST.test(text) || (DEADLINES.test(text) && (draft.window !== null || !draft.isElliptic));
  if (isOwnList && !(origin && draft.isElliptic && !/\bbandi\b|\bscadenze\b/.test(text))) return 'scadenze';
  if (draft.concepts.length > 0 && !isOfGrant && !(draft.isTold && draft.isElliptic))
    return draft.concepts.every((concept) => OF_WHOM.includes(concept)) && isLookingFor(draft) ? 'ricerca' : 'regola';
  if (origin === null && topic?.isLikely && isRuleShaped(draft)) return topic.kind;
  if (last?.kind === 'ricerca' && isCaseOfRule(draft)) return 'regola';
  if (isSearch(draft, memory)) return 'ricerca';
  if (origin !== null) return 'bando';
  const isShort = text.split(' ').length <= PRODUCT_WORDS && !isWanting(text);
  const isGoingOn = (draft.isElliptic && aspects.length === 0) || (isShort && origin === null);
  if (last?.kind === 'prodotto' && isGoingOn) return 'prodotto';
  if (last?.kind === 'regola' && draft.isElliptic) return 'regola';
  if (has('documenti')) return 'documenti';
  if (has('domanda') && /\b(?:domand\w+|candidatur\w+|compil\w+|modul\w+)\b/.test(text)) return 'domanda';
  // "Su quanti anni si calcola?" goes on about the room that was just told.
  const isBare = draft.message.includes('?') && draft.subject.split(' ').length <= 1 && !LOOKING.test(text);
  if (last?.kind === 'de_minimis' && isBare) return 'de_minimis';
  if (topic?.isLikely && isPlainQuestion(draft)) return topic.kind;
  if (draft.subject !== '' || isWanting(text)) return 'ricerca';
  return 'ignota';
}

/** "Siamo donne al 60%: siamo impresa femminile?" asks what makes one so, though a grant is called so. */
const STATUS_ASKED =
  /\b(?:sono|siamo|divento|diventiamo|risultiamo|contiamo come) (?:gia )?(?:un'?|una )?\s?(?:impres[ae] (?:femminil|giovanil)\w|start ?-?up innovativ\w|pmi innovativ\w) ?\?/;
const BARE_CUMULO =
  /^(?:(?:e|ma|poi|invece|ed) )*(?:e |si puo |posso |possiamo )?(?:cumul\w+|sommar\w*|sommabil\w)(?: con (?:altr\w+|qualcos\w+)(?: \w+)?)? ?\?$/;
const MEANING =
  /\b(?:che|cosa) (?:roba e|cavolo e|diavolo e|sarebbe|vuol dire(?! che)|vogliono dire|significa\w*|si intende)\b|\bsignificato di\b/;
/** How it was paid, not when: "l'ho pagata in contanti, me la passano?". */
const HOW_PAID = /\b(?:contanti|carta|assegno|bonifico|compensazione)\b/;
const PAID_OUT =
  /\bper far(?:me|ce)l[oai] pagare\b|\bper (?:avere|ricevere|incassare|farmi dare)\b.{0,50}\b(?:mand|present|invi|serv|alleg)\w+/;
/** "Ma fino all'anno scorso erano 48, cambia qualcosa?": since when a size counts. */
export const CHANGES =
  /\bsfor\w+|\b(?:da|solo da) (?:poco|quest'anno)\b|\banno prima\b|\bcambi(?:a|amo|o|ano)\b|\banno (?:scorso|prossimo)\b|\bda subito\b/;
const PRODUCT_WORDS = 7;
const UNDOES =
  /\b(?:contrario|viceversa|invert\w+|annull\w+|disd\w+|rifacci\w+|rifare|rifaccio|ripensa\w+|strapp\w+)\b/;
const OF_SIZE =
  /\b(?:ne (?:prend|aggiung|tolg)\w+|arriv(?:o|iamo) a|scend\w+ a|licenzi\w+|assum\w+|dipendent\w+|addett\w+|fattur\w+|milion\w+|bilancio)\b/;
const WHAT_ELSE =
  /\b(?:cosa|che cosa|che|quale|quali|cos')(?: altro|altro)? (?:posso|possiamo|potrei|potremmo) (?:chied|usar|prend|aver|trovar|sfrutt)\w*|\bcosa (?:altro )?(?:ci|mi) (?:resta|rimane)\b/;
const NEXT_STEP = /\b(?:adesso|ora|quindi|allora|poi)\b.{0,12}\b(?:cosa|che) (?:devo|dobbiamo|bisogna|mi tocca) fare\b/;
/** "E allora?", "quindi che faccio?": the way that is left. */
const SO_WHAT =
  /^(?:(?:e|ma|ok|va bene|bene) )*(?:(?:allora|quindi|adesso|ora)(?: (?:che|cosa) (?:faccio|facciamo|posso fare|mi resta|ci resta|mi consigli))?|(?:che|cosa) (?:faccio|facciamo) (?:allora|adesso|ora))\??$/;

/** "40mila al 50% quanto fa?", of no grant: a sum and nothing else. */
function isPlainSum(
  { amounts, percents, origin, text, isElliptic, group, concepts }: Draft,
  { last }: Memory,
): boolean {
  if (group || origin === 'messaggio' || concepts.length > 0) return false;
  if (last?.kind === 'conto' && isElliptic) return amounts.length + percents.length > 0;
  return origin === null && amounts.length > 0 && percents.length === 1 && /\bquant[oi]\b/.test(text);
}

/** "E se lo prendo usato?" after a search: how things stand, not another wish. */
const isCaseOfRule = ({ isElliptic, isHypothesis, topics, places, text }: Draft): boolean =>
  isElliptic &&
  isHypothesis &&
  places.length === 0 &&
  !LOOKING.test(text) &&
  topics[0]?.kind === 'regola' &&
  topics[0].isLikely;

const OWN_WORDS = 2;
/** "Quanto dura?" right after a paper: that paper. */
const BARE_SPAN = /^(?:e )?(?:per )?quanto (?:dura|vale)(?: poi)? ?\?$/;

/** What goes on about the rule just told: "e se è irregolare?", "entro quanti giorni?"; not what has a rule of its own. */
export function goesOnAbout(draft: Draft, { last }: Memory): boolean {
  if (last?.kind !== 'regola' || draft.origin !== null || draft.concepts.length > 0) return false;
  if (draft.topics[0]?.isMore) return false;
  if (BARE_SPAN.test(draft.text)) return true;
  const isWish = LOOKING.test(draft.text) || ACTION.test(draft.text);
  if (isWish || draft.own !== null || draft.places.length > 0) return false;
  const [topic] = draft.topics;
  // What was told second is another rule where it is named.
  const told = topic?.isKey ? last.topics.slice(0, 1) : last.topics;
  const isOther = topic !== undefined && !told.some(({ id }) => id === topic.id);
  const words = draft.subject.split(' ').filter((word) => word.length > 3).length;
  // "Anche se sono in affitto?" is a case of the same rule, unless another is plainly named.
  const isCase = /^(?:(?:anche|e|ma|pure|solo) )?se\b/.test(draft.text);
  if (isOther && (topic.isKey || (!isCase && (topic.isSure || topic.isLikely) && words > 0))) return false;
  return draft.isElliptic || draft.subject === '' || (isOther ? false : words < OWN_WORDS);
}

/** A bare subject is looked for among the grants. */
const isQuestion = ({ message, aspects, text }: Draft): boolean =>
  message.includes('?') ||
  aspects.length > 0 ||
  /\b(?:come|quando|quanto|perche|chi|dove|posso|possiamo|devo|dobbiamo|serve|bisogna|si puo|spieg\w+|dimmi|cosa)\b/.test(
    text,
  );

const RULE_SHAPED =
  /^(?:(?:ma|e|pero|scusa|senti|allora|quindi) )*(?:posso|possiamo|puo|possono|si puo|si possono|devo|dobbiamo|bisogna|serve|servono|occorre|mi tocca|e (?:vero|normale|giusto|legale|obbligatori\w|possibile|previst\w|vietat\w)|vero che|cosa (?:succede|rischi\w|capita|vuol dire|devo|si)|che (?:succede|rischi\w|differenza)|come (?:si|funziona|faccio|mai)|perche|quando|chi|quanto (?:tempo|dura|costa|ci|devo|si|bisogna)|in quant[oie]|per quanto|fino a|quant[ie] [a-z]+ (?:serv\w+|occorr\w+|ci vogliono|devo|dobbiamo|bisogna))\b|\b(?:non ho capito|cosa (?:vuol dire|significa|si intende)|che (?:vuol dire|significa)|significato|e vero|e normale|posso (?:partecipar|chieder|far)\w+ lo stesso|lo stesso|o devo|cosa succede|che succede|cosa rischi\w|mi tocca|devo restituir\w+)\b/;
/** Asks how things stand, not for grants: "posso comprare usato?", "devo anticipare io?". */
const isRuleShaped = ({ text, isTold, places }: Draft): boolean =>
  RULE_SHAPED.test(text) && !LOOKING.test(text) && !isTold && places.length === 0;

/** A question that neither wants nor looks for anything: what is known comes before what can be applied for. */
const isPlainQuestion = ({ message, text, places, subject }: Draft): boolean =>
  message.includes('?') &&
  subject.split(' ').filter((word) => /^[a-z]{4,}$/i.test(word)).length > 1 &&
  !isWanting(text) &&
  !LOOKING.test(text) &&
  places.length === 0;
