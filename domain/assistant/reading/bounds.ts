/** What Filo does not do, whoever asks: it says so and goes on. Text as read aloud. */
const PATTERNS = {
  /** Other people's data, its own instructions, orders to forget them. */
  riservato:
    /\b(?:quale|quali|chi|che) (?:altr\w+ )?(?:azienda|aziende|ditta|ditte|impresa|imprese|enoteca|ristorante|bar|hotel|albergo|negozio|officina|clienti|utenti|iscritt\w+)\b.{0,50}\b(?:tramite|con|su|grazie a|usando) (?:bandolo|voi|di voi)\b|\b(?:dimmi|dammi|mostrami|sai)\b.{0,30}\b(?:fatturato|partita iva|bilancio|telefono|e-?mail)\b.{0,30}\bdell(?:a|o|')\s?(?:ditta|azienda|impresa|societa)\b(?! (?:mia|nostra))|\b(?:a quali|che|quali) (?:bandi|contributi|domande)\b.{0,60}\b(?:concorren\w+|competitor|rival[ei])\b|\b(?:concorren\w+|competitor)\b.{0,50}\b(?:bandi|domande|candidatur\w+|documenti) (?:fa|fanno|ha|hanno|sta|stanno)\b|\b(?:password|email|e-mail|mail|dati|telefon\w+|indirizz\w+|partit\w iva|bilanci)\b.{0,25}\b(?:degli altri|delle altre|di altri|di altre|altrui|di tutti gli|di tutte le|dei tuoi|degli utenti|dei clienti di|degli iscritti)\b|\b(?:prompt|istruzioni) (?:di sistema|iniziali|interne|segrete|nascoste|precedenti)\b|\bsystem prompt\b|\bignora\w* (?:tutt\w+ )?(?:le |ogni )?(?:istruzion\w+|regol\w+)|\b(?:dimentica|scorda) (?:tutt\w+ )?(?:le |quello che |cio che )?(?:istruzion\w+|regol\w+|ti hanno)|\b(?:fai finta|fingi|comportati come se|d'ora in poi sei|da ora sei|sei ora)\b.{0,40}\b(?:di essere|fossi|un altro|senza (?:regole|limiti)|hacker|amministratore|developer|dan)\b|\bmodalita (?:sviluppatore|amministratore|debug|dan)\b|\b(?:api key|chiav\w+ (?:api|segret\w+)|token di accesso|database degli utenti)\b/,
  /** False papers: a refusal with the reason. */
  frode:
    /\b(?:preventiv|fattur|document|referenz)\w+\b.{0,60}\binvent(?:i|a|are|armi|iamo|o)\b|\binvent(?:i|a|are|armi|iamo)\b.{0,20}\b(?:preventiv|fattur|document|referenz)\w+|\bsolo (?:sulla carta|di facciata|formalmente|di nome)\b|\btanto\b.{0,40}\b(?:chi|nessuno)\b.{0,20}\bcontroll\w+|\bintest\w+\b.{0,60}\b(?:comando|decido|gestisco|mando avanti|lavoro) (?:tutto )?io\b|\b(?:gonfi\w+|sovrafattur\w+|sovraffattur\w+|falsific\w+|taroccar\w+|truccar\w+|contraffa\w+)\b|\bfattur\w+ (?:fals\w+|fint\w+|gonfi\w+|inesistent\w+|di comodo|in piu|(?:un po' )?piu (?:alt\w+|car\w+|grand\w+|grossa)|maggiorat\w+|con (?:un )?(?:importo|prezzo) (?:piu alto|maggiore))|\b(?:preventiv\w+|document\w+|dichiarazion\w+|assunzion\w+|bilanci\w*|contratt\w+) (?:fals\w+|fint\w+|di comodo|tarocc\w+)|\bdichiar\w+ (?:il falso|di avere|che non|meno|una cosa)\b.{0,30}\b(?:falso|anche se|ma non|non e vero)|\bdichiarare il falso\b|\bfattur\w+\b.{0,30}\b(?:con (?:un'altra|una) data|con la data|data (?:piu avanti|diversa|spostata|successiva|precedente)|datat\w+ (?:dopo|prima))\b|\bse ne accorg\w+|\bprestanome\b|\bmentir\w+|\bsenza (?:dirlo|che se ne accorgano|farlo sapere)\b|\b(?:retrodat\w+|antidat\w+|cambi\w+ la data)\b|\b(?:mi )?(?:faccio|far[se]i?|fare|facendo) (?:ridare|restituire|tornare) (?:i soldi|indietro|una parte)|\b(?:in nero|sotto ?banco|mazzett\w+|corromp\w+)\b|\bfar\w* (?:risultare|figurare)\b.{0,30}\b(?:piu|meno|altr\w+|anche se)/,
  /** Not paying what is due. */
  tasse:
    /\b(?:non pagar\w+|evit\w+ di pagare|evad\w+|evasion\w+|nascond\w+)\b.{0,20}\b(?:tass\w+|impost\w+|iva|fisco|contributi inps)\b(?!.{0,30}\b(?:blocc\w+|perd\w+|posso (?:chied|partecip)\w+))/,
  /** Nobody can promise an outcome. */
  promessa:
    /\b(?:soldi|contribut\w|fond\w|finanziament\w|domanda|risultat\w|esit\w|vittoria)\b.{0,25}\b(?:sicur\w|cert\w|garantit\w|assicurat\w|arriva\w* (?:di )?sicuro)\b|\b(?:mi |ci )?(?:garantisc\w+|garantit\w|promett\w+|assicur[aio]|assicurat\w|giur[ai])\b.{0,35}\b(?:che|il|l'|la|i|vinc\w+|ottengo|contribut\w|soldi|approva\w+|prend\w+|esito|success\w)|\b(?:vinco|vinciamo|passa|passiamo|prendo|prendiamo|approvano|lo ottengo|ce la faccio)\b.{0,20}\b(?:sicuro|di sicuro|sicuramente|al 100|certo|per forza)\b|\b(?:certezza|sicurezza) di (?:vincere|ottener\w+|prender\w+|avere)\b|\bal 100 ?% (?:vinc|prend|otten)/,
} as const satisfies Record<string, RegExp>;

export type Bound = keyof typeof PATTERNS;

export const BOUNDS = Object.keys(PATTERNS) as Bound[];

export function boundIn(text: string): Bound | null {
  return BOUNDS.find((bound) => PATTERNS[bound].test(text)) ?? null;
}
