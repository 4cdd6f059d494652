import { saying } from '#domain/lexicon/idea-words.ts';
import type { Theme } from './theme.ts';

/** Who starts a business, who is hired, who learns. */
export const PEOPLE_THEMES: readonly Theme[] = [
  {
    code: 'new-business',
    words: saying(
      ['autoimpiego'],
      String.raw`avvi\w+ (?:di )?(?:un.|una |la |dell.)?(?:impres\w+|attivit\w+|micro)|nuov[ae] (?:impres\w+|attivit\w+|iniziativ\w+)|creazione d.impresa|da costituire|nascita|aspiranti`,
    ),
    company:
      /\b(?:aprire (?:un|una|la|il|l.)|mettermi in proprio|metterci in proprio|disoccupat\w+|inoccupat\w+|avviare|lasciato il lavoro|ancora (?:non|da) costitu\w+|primo negozio)/,
  },
  { code: 'unemployed', words: saying(['disoccupati'], String.raw`cassa integrazione\b|perso il lavoro\b`) },
  {
    code: 'young-owners',
    words:
      /\b(?:giovanil[ei]\b|giovani (?:agricoltori|imprenditor\w+|soci)|(?:di|dei|a) giovani(?! nel| tra)|giovani \(|persone tra 18|under 36|giovani, donne|giovani e donne|nuovi imprenditori)/,
    company: /\b(?:ho (?:2\d|3[0-5]) anni|di (?:2\d|3[0-5])(?: e (?:2\d|3[0-5]))? anni|ragazz[ie]\b|figli[oa]\b)/,
  },
  {
    code: 'women-owners',
    words:
      /\b(?:femminil\w+|imprenditric\w+|guidat\w+ da donne|donne che avviano|o donne\b|e donne\b|donne e imprese|donna (?:fondatrice|in posizione)|giovani, donne)/,
    company: /\b(?:soci[ae] (?:unica|donn\w+)|socie\b|fondatric\w+|da sola\b|sorelle)/,
  },
  {
    code: 'hiring',
    words: saying(['assunzioni'], String.raw`assum\w+|contributiv\w+|inserimento di figure`),
    company:
      /\b(?:assunt[aoei]\b|nuovo personale|piu personale|altro personale|inserire (?:un|due|tre|nuov\w+)|nuov[ie] (?:tecnici|dipendenti|operai|autisti|colleghi|collaborator\w+|addetti)|(?:prendere|trovare|inserire|cercare|ingaggiare|stabilizzare|pagare) (?:\w+ ){0,2}(?:\w+tric[ei]\b|commess\w+|ragazz\w+|dipendent\w+|opera(?:io|i|ia|ie)|apprendist\w+|aiutant\w+|segretari\w+|collaborator\w+|camerier\w+|tecnic[oi]|autist[ai]|impiegat\w+|programmator\w+|sviluppator\w+|ingegner\w+|persone|personale)|organico)/,
  },
  {
    code: 'hiring-young',
    words:
      /\b(?:bonus giovani|assum\w+[^.]{0,60}(?:giovan\w+|under|ragazz\w+|apprendist\w+|sotto i 3\d)|giovani (?:autisti|tecnici|operai|diplomati|laureati|nel 2026)|under 35)/,
  },
  {
    code: 'hiring-women',
    words: /\b(?:bonus donne|donne svantaggiate|assum\w+[^.]{0,60}(?:donn\w+|lavoratric\w+|mamme)|lavoratrici)\b/,
  },
  {
    code: 'training',
    words: /\b(?:formazion\w+|formar\w+|corsi\b|competenz\w+|aggiornament\w+ professional\w+|insegnare)/,
    company:
      /\b(?:un corso|corso di (?:formazione|inglese|lingua|digital\w+|aggiornamento|sicurezza|informatica|marketing|vendita)|far studiare|formiamo|formeremo|crescere le competenze|istruire|addestra\w+|riqualificare (?:il|i)|preparare (?:il|i|gli|le) (?:personale|dipendenti|operai|addett\w+))/,
  },
];
