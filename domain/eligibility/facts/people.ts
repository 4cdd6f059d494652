import { heldByAge, womenShare, type HeldByAge, type ToldShare } from './shares.ts';

/** Who owns the company, as far as a text says. `null` = not said. */
export type PeopleFacts = {
  isWomenLed: boolean | null;
  womenShare: ToldShare;
  ages: number[];
  heldByAge: HeldByAge[];
  isYouthLed: boolean | null;
};

const WOMEN =
  /\b(?:soci[ae] (?:unica|donn\w+)|socia unica|impres[ae] (?:al )?femminil\w+|a prevalenza femminile|imprenditric\w+|titolare(?: e|,)? (?:una )?donna|guidat\w+ da (?:una )?donn\w+|fondatric\w+|amministratrice|donn[ae] (?:titolar\w+|imprenditric\w+)|siamo (?:tutte|due|tre|quattro|cinque) (?:donne|socie|amiche|sorelle)|(?:due|tre|quattro|cinque) (?:giovani )?(?:socie|sorelle|amiche|donne|ragazze|mamme|cugine|colleghe|ricercatrici|imprenditrici|ingegnere|biologhe|chimiche|fisiche|informatiche|architette|dottoresse|laureate|agronome|psicologhe|educatrici|avvocate|cuoche|sarte|stiliste|artigiane|veterinarie|designer donne)\b|sono (?:una )?donna\b|sono una (?:ragazza|mamma|giovane|artigiana|sarta|stilista|commerciante|libera professionista)|conduco da sola|lavoro da sola|gestisco da sola|da sola\b|(?:soci|soce|quote)\b[^.]{0,40}\bdonne\b|mia figlia ed io|io e mia figlia|(?:sono|sono donna e) (?:disoccupata|laureata|diplomata|inoccupata|nata|iscritta|stata)|fondat\w+ da (?:due |tre |quattro |una )?\w+(?:trici|trice|esse|essa|ine)\b|(?:di|da) (?:sole|solo|tutte) donne|tutte donne|gestit\w+ da donne|compost\w+ da donne|tutt[ao] al femminile|la titolare\b|socie\b|titolare donna|contitolari donne)/;
const MEN =
  /\b(?:soci\b[^.]{0,60}\buomini\b|due fratelli|tre fratelli|sono un (?:uomo|ragazzo|artigiano|falegname|giovane uomo)|socio unico(?:,| e)? (?:un )?uomo|titolare(?: e|,)? (?:un )?uomo|da solo\b|sono (?:disoccupato|laureato|diplomato|inoccupato|nato)|siamo (?:due|tre) uomini|tutti uomini)/;
const YOUNG =
  /\b(?:impresa giovanile|prevalenza giovanile|(?:soci|socie|titolari|fondatori|team|squadra)[^.]{0,40}\bunder (?:35|36|30)\b|siamo (?:due|tre|quattro|cinque) (?:ragazz\w+|giovan\w+)|(?:due|tre|quattro) giovani soci|sotto i (?:35|36|30) anni)/;

/** "Assumere saldatori sotto i 30 anni": who is hired owns nothing. */
const HIRED = /\b(?:assum\w+|assunzion\w+|inserir\w+|prendere|formare)\b[^.;]{0,60}/g;

const PERSON =
  /\b(?:soc[ioae]\w*|titolar\w+|fondat\w+|dottor\w*|ragazz\w+|donn[ae]|uomini|uomo|imprendit\w+|giovan\w+|figli\w+|sorell\w+|fratell\w+|amic\w+|coniug\w+|marito|moglie|disoccupat\w+|sono|siamo|ho|ha|abbiamo|hanno)\b/;
const NOT_AN_AGE =
  /\b(?:da|oltre|per|tra|fra|negli ultimi|ultimi|piu di|quasi|circa|dopo|in|durata di|entro|almeno)\s+$/;
const NOT_AN_AGE_AFTER =
  /^\s+(?:fa\b|di (?:esperienza|attivita|storia|lavoro|carriera|contratto|affitto|mutuo|garanzia|vita))/;

export function readPeople(text: string): PeopleFacts {
  const women = WOMEN.test(text);
  const men = MEN.test(text);
  return {
    isWomenLed: women === men ? null : women,
    womenShare: womenShare(text),
    ages: readAges(text),
    heldByAge: heldByAge(text),
    isYouthLed: YOUNG.test(text.replace(HIRED, ' ')) ? true : null,
  };
}

function readAges(text: string): number[] {
  const ages: number[] = [];
  for (const match of text.matchAll(/\b(\d{2})((?:\s*(?:,|e|-)\s*\d{2})*)\s+anni\b/g)) {
    const before = text.slice(Math.max(0, match.index - 110), match.index);
    const sentence = before.slice(before.lastIndexOf('.') + 1);
    const after = text.slice(match.index + match[0].length);
    if (NOT_AN_AGE.test(sentence) || NOT_AN_AGE_AFTER.test(after) || !PERSON.test(sentence)) continue;
    if (/\b(?:assum\w+|giovani tra|under|over|sotto i|sopra i)\b[^,.]*$/.test(sentence)) continue;
    ages.push(...`${match[1]}${match[2]}`.match(/\d{2}/g)!.map(Number));
  }
  for (const match of text.matchAll(/\b(\d{2})\s?enn[ei]\b/g)) ages.push(Number(match[1]));
  return ages.filter((age) => age >= 16 && age <= 90);
}
