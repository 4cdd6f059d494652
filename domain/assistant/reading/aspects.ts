/** What somebody wants to know of a grant. Text as read aloud, without marks. In this order the first says most. */
const PATTERNS = {
  confronto:
    /\bconfront\w+|\bparagon\w+|\b(?:meglio|differenz\w+|divers\w+|convien\w+|sceglier\w+|scelgo|consigli\w*|preferi\w+)\b.{0,80}\b(?:o|tra|fra|con|rispetto|da|oppure|quale)\b|\bche differenza\b|\b(?:cambia|cambiano|differisce)\b.{0,20}\b(?:rispetto|tra|fra|dal?|dall[ao])\b|\bin cosa (?:cambia|differisce|si distingue)|\bversus\b|\bvs\b|\bqual\w* de(?:i|lle) (?:due|tre)\b|\btra (?:i|le) due\b|\boppure\b/,
  esclusione:
    /\bperche (?:non?|sono esclus\w|mi esclud\w+|siamo esclus\w)\b|^(?:e |ma |allora )*(?:perche|come mai|per quale motivo|per che motivo|e il motivo|motivo)\b.{0,6}$|\bcome mai\b|\bcosa (?:mi |ci )?manca\b|\bmotivo (?:dell')?esclusion\w+|\bcosa (?:devo|posso|dobbiamo|dovrei|dovremmo|dovrebbe) (?:fare|cambiare)\b|\bper(?:che|) non (?:posso|possiamo|va|andrebbe)/,
  cumulo:
    /(?<!\bperdite )\bcumul\w+|\bsull(?:o|a|e|i|') ?stess\w (?!giorno|piano)|\bsugli stessi |\bsomm(?:are|arlo|arla|arli|arle|abil\w+|ano|o|iamo)\b|\bsi somma\b|\b(?:si|li|le) (?:possono|posso|puo) (?:avere|prendere|chiedere|usare|fare) (?:insieme|entrambi|tutti e due|contemporaneamente)|\b(?:(?<!tutt[oaie] )insieme|abbin\w+|combin\w+|unir\w+|affianc\w+|contemporaneamente|in aggiunta)\b.{0,30}\b(?:a|al|alla|con|ad|all')\b|\bsia (?:il|la|lo|l'|con|i|le) .{2,60}\b(?:che|sia)\b|\b(?:avere|prendere|chiedere|usare|fare|ottenere) (?:entrambi|entrambe|tutti e due|tutte e due|anche (?:il|la|l'))|(?<!tutt[oaie] )\binsieme\b|\b(?:far|prender|chieder|aver|usar|ottener)l[ie] (?:entrambi|entrambe|tutti e due|tutte e due|insieme)\b/,
  dotazione:
    /\bquant[ie] (?:soldi|risorse|fondi|milioni)\b.{0,25}\b(?:ci sono|in tutto|hanno stanziat\w+|sono (?:stat\w )?(?:stanziat|dispon|mess|rimast)\w*|restano|rimangono|c'e)|\bdotazion\w+|\bstanzia\w+|\b(?:fondi|risorse|soldi) (?:disponibil\w+|complessiv\w+|total\w+|rimast\w+|residu\w+|ancora)|\bbudget (?:totale|del bando|complessivo)|\b(?:ci sono ancora|restano|sono finit\w+) (?:i |le )?(?:fondi|soldi|risorse)/,
  forma:
    /\b(?:e|sono|sia|tutt[oaie]|anche|solo) (?:tutt[oaie] )?(?:a )?(?:fondo perdut\w+|un prestit\w+|prestit\w+|gratis|regalat\w|un mutuo)\b|\b(?:a )?gratis\b|\b(?:va|vanno|li|lo|si|devo|dobbiamo|devono|bisogna|deve|da)\b.{0,16}\b(?:restitu\w+|ridar\w*|ridanno|rida|ripag\w+|rend\w+ indietro)\b|\b(?:restituir\w+|ridar\w+|rimborsar\w+) (?:tutto|i soldi|qualcosa|il prestito|alla banca)\b|\bquant\w+ (?:e |di |parte )*(?:a )?fondo perdut\w+|\bche tipo di (?:aiuto|contributo|agevolazione)\b/,
  ateco: /\bateco\b|\bcodic[ei] (?:di )?attivita\b/,
  sede: /\bdove (?:deve|devo|dobbiamo|bisogna|dev'|va)\b.{0,20}\b(?:sede|essere|aver\w*|investi\w*)\b|\bsede (?:deve|dev'|dove)\b|\bin (?:che|quale|quali) (?:region[ei]|provinc[ei]\w*|zon[ae]|comun[ei]|territor\w+)\b|\bserve (?:la |una |aver\w* (?:la |una )?)sede\b|\bval(?:e|gono) (?:anche |solo |pure )?(?:in|nel|nella|nelle) (?!regime|cas)[a-z]|\bval(?:e|gono) (?:anche |solo |pure )a (?!me|noi|voi|fondo|sportello|tasso|chi|un)[a-z]{4,}|\bin tutta italia\b/,
  limiti:
    /\bspend\w+ (?:come|al|di) minim\w+|\bcome minimo\b|\bminimo da spendere\b|\b(?:spes[ae]|investiment[oi]|import[oi]|progett[oi]|finanziament[oi]|soglia) minim\w+|\bminim[oa] (?:di |da )?(?:spes\w+|investi\w+|import\w+|spender\w+)|\b(?:spesa|investimento|progetto) massim\w+|\bmassim[oa] (?:di )?(?:spesa|investimento)\b|\bc'e un (?:minimo|limite di spesa)\b|\bqual e il minimo\b/,
  criteri:
    /\bcriter\w+ (?:di|per|usa\w*|valuta\w*)|\bpunteggi\w*|\bquanti punti\b|\bcome (?:si viene|vengono|viene|sono) (?:valutat|scelt|selezionat)\w+/,
  ora: /\ba mezzanotte\b|\bentro le (?:ore )?\d{1,2}\b|\ba che ora\b|\bche ore\b|\bora di (?:apertura|chiusura|invio)\b|\borario (?:di|dello|dell')\b/,
  documenti:
    /\b(?:avere|tenere) (?:gia )?pront\w\b|\belenco (?:delle |dei )?(?:cart[ae]|document\w+)\b|\bcarte da (?:preparare|portare|presentare)\b|\bdocument\w+|\balleg(?:at\w+|are|o|hiamo)\b|\b(?:che|quali|quante|le) cart[ae]\b|\bcart[ae] (?:servono|serve|devo|occorr\w+)|\bmodulistic\w+|\bscartoffi\w+|\bcosa (?:devo|dobbiamo|bisogna) (?:preparare|allegare|presentare|tenere pront\w+|portare)|\bche (?:mi |ci )?(?:chiedono|serve) (?:di|per) (?:allegare|presentare|fare domanda)|\bservono (?:i |dei |le )?(?:preventiv\w+|fattur\w+|bilanc\w+)/,
  pagamento:
    /\b(?:quando|dopo quanto|entro quanto|in quanto tempo|come|chi)\b.{0,30}\b(?:pag(?:a|ano|ato|ati|amento)|arriva\w*|erog\w+|accredit\w+|vers(?:a|ano|ato)|liquid\w+|incass\w+|vedo (?:i )?(?:primi )?soldi|ricev\w+ i soldi|prend\w+ i soldi|rimbors\w+)|\b(?:mi |ci )?(?:pag(?:a|ano)|danno|versano|arriva) (?:prima|subito|dopo|in anticipo)\b|\b(?:c'e|danno|da|prevede|chiedere) (?:un |l')?anticip\w+|\b(?:in (?:quante |piu |unica )?|a )rat[ae]\b|\bin quanti (?:anni|mesi)\b|\bin quante (?:quote|tranche)\b|\bin quanto tempo (?:l[oia]|me|ce|si) (?:us|recuper|detra|scal|riprend|compens)\w*|\btutt[oaie] (?:insieme|in una volta|subito)\b|\bin (?:una (?:sola )?volta|un'unica soluzione|unica soluzione)\b|\bquante rate\b|\banticip(?:o|i|ano|azion\w+)\b.{0,25}\b(?:ente|stato|loro|del contributo|soldi|\?|danno|c'e|previst\w+)|\b(?:danno|c'e|prevede|previsto|esiste|posso avere|si puo avere) (?:un )?(?:anticip\w+|accont\w+)|\bquanto (?:tempo )?(?:ci )?(?:vuole|vogliono|passa|mettono|aspett\w+|si aspetta|devo aspettare)\b.{0,25}\b(?:soldi|contribut[oi]|denaro|rimbors\w+|pagat[oi])\b|\berogazion\w+|\bsoldi subito\b|\bsoldi\b.{0,8}\bquando\b|\bdevo (?:anticip\w+|pagare (?:io|prima|tutto))|\bpagamento\b/,
  tempi:
    /\bdopo quanto(?: tempo)? (?:me|ce|te) l[oai] (?:danno|fanno|rilascian\w*|mandan\w*|assegnan\w*)|\bquanto ci (?:posso|possiamo|si puo|puo|devo|dobbiamo) metter\w*\b|\b(?:tempi|quanto tempo)\b(?!.{0,12}\b(?:ho|hai|abbiamo|c'e|manca|mancano|resta|restano|rimane|rimangono|rimasto|avanza)\b)|\bquanto (?:ci )?(?:mett\w+|vuole|aspett\w+|devo aspettare|dura|durano|si aspetta|passa)\b|\b(?:quando|entro quanto|in quanto|dopo quanto|tra quanto|fra quanto|ogni quanto)(?: tempo)?(?: mi| ci| vi| si| lo| la)? (?:so|sapro|sappiamo|sapremo|sa|sapra|rispond\w+|decid\w+|approv\w+|valut\w+|esamin\w+|danno (?:la |una )?risposta|fanno sapere|esce la graduatoria|esce l'esito|arriva l'esito)\b|\b(?:istruttoria|tempistic\w+|risposta|esito)\b|\bpiu (?:veloce|rapid\w+)\b|\b(?:in|entro) quanto(?: tempo)? (?:va|vanno|devo|dobbiamo|bisogna|si deve)\b|\bentro quando (?:devo|dobbiamo|va|vanno) (?:spend\w+|finir\w+|conclud\w+|realizz\w+|termin\w+|complet\w+)|\b(?:lavori|investimento|progetto) (?:finit\w|conclus\w|terminat\w|ultimat\w)\b|\bdurata\b/,
  stato:
    /\b(?:adesso|oggi|ormai)\b.{0,24}\b(?:si puo|posso|possiamo)\b.{0,16}\b(?:far\w+|chieder\w+|presentar\w+|mandar\w+)\b|\b(?:ci sara|ci saranno|sara) (?:ancora|rinnovat\w|prorogat\w|rifinanziat\w)\b|\bverra (?:rinnovat|prorogat|rifinanziat)\w|\bprorog\w+|\b(?:ancora|gia|e|sono|risulta) (?:apert\w|chius\w|attiv\w|disponibil\w|sospes\w|finit\w|valid\w|in vigore|esaurit\w)\b|\bda (?:quando|che (?:giorno|data)|quale (?:giorno|data)) (?:si (?:puo|possono|prenot\w+|present\w+|comunic\w+|mand\w+|invi\w+|chied\w+)|posso|possiamo|potr\w+)\b|\bquando (?:apre|aprono|apriva|parte|riapre|riaprono|riaprira|esce|aprira|inizia)\b|\bquando (?:lo|la|li) (?:rifanno|ripropongono|riaprono|rifinanziano)\b|\bapertura\b|\b(?:adesso|ora|oggi|attualmente)\b.{0,15}\b(?:si puo|posso|possiamo|e possibile)\b.{0,20}\b(?:domand\w|chied\w+|present\w+|partecip\w+)\b|\b(?:si puo|posso|possiamo|e possibile)\b.{0,25}\b(?:domand\w|chied\w+|present\w+|partecip\w+)\b.{0,12}\b(?:adesso|ora|oggi|subito)\b|\bstato del bando\b|\bsi puo ancora\b|\b(?:posso|possiamo|faccio|facciamo|sono|siamo) ancora (?:in tempo|chiedere|fare|prenotare|presentare|domanda)|\be (?:gia |ancora )?(?:uscito|partito|aperto|chiuso|scaduto|finito)\b|\briapr\w+/,
  scadenza:
    /\bscad\w+|\bqual[ei] (?:dei due |delle due |di (?:questi|quelli) )?(?:chiud|termin|finisc)\w+|\bquando (?:chiude|chiudono|finisce|termina|scade)\b|\bquando (?:si |la |lo )?(?:mand|present|invi)\w+\b|\b(?:fino a|sino a|entro) (?:quando|che data|che giorno|quale data|quale giorno|quando)\b|\bentro quand\w+|\b(?:quanto tempo|quanti (?:giorni|mesi)) (?:(?:mi|ci|ancora) ){0,2}(?:ho|abbiamo|c'e|ci sono|manc\w+|rest(?:a|ano)|rima(?:ne|ngono|sto|sti)|avanza)\b|\bquanto (?:(?:mi|ci|ancora) ){0,2}(?:manca|resta|rimane|ho|abbiamo)(?: ancora)?(?: tempo)? (?:prima (?:che|della|di)|per (?:la domanda|far\w*|presentar\w*|chieder\w*|inviar\w*|mandar\w*|candidar\w*)|alla (?:scadenza|chiusura|fine)|a(?:l termine| chiuder\w*))|\b(?:ho|abbiamo|c'e) ancora (?:un po' di |del |abbastanza )?(?:tempo|giorni|qualche giorno|margine)\b|\btermine\b|\bdata (?:di chiusura|ultima|limite|entro)\b|\bc'e una (?:data|scadenza)\b|\b(?:fino a|sino a|per) (?:che|quale|quali) ann[oi]\b|^(?:e )?quando$|\bquanti giorni\b|\b(?:domanda|chied\w+|present\w+|farl[oa]|invi\w+|mand\w+)\b.{0,12}\b(?:(?:anche )?(?:dopo|oltre|piu tardi)$|in ritardo\b|fuori (?:tempo|termine))/,
  spese:
    /^(?:e |ma )?(?:che|quali|le) (?:spese|costi)(?: ci)? ?$|\b(?:posso|possiamo|si puo|potrei)\b.{0,24}\bcon (?:quest[ei]|quei|i) soldi\b|\bspes[ae] (?:ammess\w|ammissibil\w|finanziat\w|copert\w|rimborsa\w+)|\bcosti (?:ammess\w|ammissibil\w)|\b(?:cosa|che cosa|quali (?:spese|costi|cose)) (?:finanzia|copr\w+|posso (?:comprare|acquistare|finanziare|mettere)|rientra\w*|e ammess\w|sono ammess\w|ci (?:posso|sta|rientra))|\b(?:ci|con (?:questo|quello|il bando|quest\w+)) (?:poss\w+|si puo|potrei|potremmo|rientra|sta|stanno|va|vanno)\b(?! (?:candid|iscri|partecip|acced|rivolg|fid|rientrar)\w+)|\b(?:posso|possiamo|si puo|potrei) (?:comprar\w+|acquistar\w+|finanziar\w+|pagar\w+|metter\w+|inserir\w+|ristruttur\w+|costruir\w+|install\w+|arredar\w+|usarl\w+ per)\b|\b(?:copre|copr\w+ anche|finanzia|finanziano|vale|valgono|ammette|rimbors\w+) (?:anche )?(?:per )?(?:il|la|lo|le|i|gli|l'|un|una)\b(?!['\s]?(?:aziend|impres|ditt|societa|professionist|startup|start-up|cooperativ|associazion|artigian|avvocat|commercialist|architett|ingegner|medic|dentist|geometr|nota|psicolog|farmac|consulent|libere? profession)\w*)|\b(?:e|sono) (?:compres\w+|inclus\w+|ammess[aoie]|ammissibil\w|finanziabil\w+)\b.{0,4}$|\bcosa (?:ci )?(?:posso )?compr\w+|\b(?:cosa|che (?:cosa|rob\w+|spese|costi)) (?:ci )?(?:paga|pagano|rimborsa|rimborsano|copre|coprono)\b/,
  importo:
    /(?<!\bper )\bquant[oi]\b(?! (?:tempo|giorni|mesi|anni|dipendenti|dura|ci (?:posso |possiamo |si puo |puo |devo |dobbiamo )?mett\w+|aspett\w+|bandi|rate|domande|volte|manca|mancano|conviene|cost(?:a|ano|erebbe)|e (?:sicur|affid)))|\bimport[oi]\b|\bmassimal\w+|\bpercentual\w+|\bcontributo massimo\b|\bintensita\b|\bche (?:contributo|somma|cifra|maggiorazione|risparmio|aiuto|deduzione|detrazione|rimborso|sconto|sgravio|esonero) |\ba quanto ammont\w+|\btass[oi] (?:di )?(?:interesse|applicat\w+)|\bche tasso\b|\brisparmi\w+(?! (?:energetic\w|idric\w|di energia|di acqua|di gas))|\bdi quanto\b|\bdedu(?:co|ciamo|rre)\b/,
  regime:
    /\b(?:cont|rientr|entr|consum|mangi|pes|occup|tocc|intacc)\w+\b.{0,20}\b(?:de ?minimis|plafond|massimale)\b|\b(?:e in|in|regime) (?:regime )?(?:di )?(?:de minimis|esenzione)\b|\bche regime\b|\bregime di aiuto\b/,
  beneficiari:
    /\b(?:chi|a chi) (?:puo|possono|e rivolt\w|si rivolge|spetta|e destinat\w|lo puo|la puo)\b|\bbeneficiar\w+|\bper chi e\b|\bche (?:eta|imprese|aziende|requisito di eta)\b|\bquanti anni (?:bisogna|devo|si deve|massimo|al massimo)|\beta (?:massim\w+|minim\w+|limite)|\blimit\w+ d'eta\b|\bfino a (?:che|quale|quanti) (?:eta|anni)\b/,
  requisiti:
    /\b(?:mi|ci) (?:danno|darebbero|spettano|tocc(?:a|ano)) (?:i|gli|quei|tutti i|le|l') ?\d|\b(?:me|ce|a me|a noi) (?:lo|la|li) (?:danno|darebbero|da|concedono)\b|\bl[oa] prend(?:o|iamo)$|\bci (?:stiamo|sto) dentro\b|(?<!non )\bce la (?:facciamo|faccio) (?:come|con (?:il|i|quest\w+|quell\w+)) (?:numer\w+|dimension\w+|dipendent\w+|requisit\w+|addett\w+)|\bbastiamo\b|^(?:(?:e|ma) )+(?:noi|io|per (?:noi|me))$|\brequisit\w+|\b(?:posso|possiamo|potremmo|potrei|puo|possono|riesco|riusciamo)\b.{0,14}\b(?:partecip\w+|acced\w+|richied\w+|chied\w+|candid\w+|aderir\w+|fare (?:domanda|la|il|lo|questo|richiesta)|farl[oaie]|aver\w*|usar\w+|utilizz\w+|prend\w+|otten\w+|sfruttar\w+|benefici\w+|entrar\w+)\b|\b(?:noi|io)? ?(?:non )?(?:posso|possiamo|potremmo|potrei)(?: farl[oa]| fare)?$|\bammissibil\w+|\bidone\w|\bfa (?:proprio )?(?:per|al caso) (?:me|noi|nostro|mio)\b|\bva bene (?:per|anche per) (?:me|noi|la|il|un)\b|\btroppo (?:vecchi|giovan|grand|piccol)\w+\b|\bval(?:e|gono) (?:anche )?per (?:me|noi|una|un|chi|le|i)\b|\bcondizioni\b|\b(?:devo|dobbiamo|bisogna|occorre|serve) (?:gia |per forza |anche )?essere\b|\b(?:ho|abbiamo|ha) diritto\b|\b(?:mi|ci) spetta\w*|\brientr(?:o|iamo|erei|eremmo|a)\b|\bce l'(?:ho|abbiamo)\b|\bquale (?:posso|possiamo) (?:fare|chiedere|avere)\b|\bsono (?:fuori|dentro|escluso|esclusa)\b|\b(?:per|come) (?:noi|me) (?:va|vale|funziona)\b|\b(?:puo|possono|rientra|rientrano|va bene|vanno bene)$/,
  obblighi:
    /\bobblig(?:o|hi)\b|\bvincol\w+|\b(?:vend\w+|ced\w+|spost\w+|trasfer\w+|rivend\w+|delocalizz\w+|chiud\w+ l'azienda|licenzi\w+)\b.{0,40}\b(?:macchin\w+|ben[ei]|attrezzatur\w+|sede|quot\w+|azienda|impresa|capannone|dopo|prima|anni|lo|la)\b|\b(?:dopo (?:la concessione|aver|che|il contributo|l'approvazione)|poi che|cosa succede (?:dopo|poi|se)|che succede (?:dopo|se))\b|\bmantener\w+|\brestituir\w+|\brevoc\w+|\bcontroll(?:i|ano|o) (?:dopo|successiv\w+)|\brendicont\w+/,
  domanda:
    /\bcome (?:si )?(?:fa\w*|faccio|facciamo|posso fare|richied\w+|chied\w+|present\w+|partecip\w+|compil\w+|mi candido|ci candidiamo|accedo|si accede|si ottiene|si prenota|ottengo|inviare|la mando|lo mando|funziona la domanda)\b|\b(?:fare|presentare|inviare|mandare|spedire|fa|presenta|invia|firma) (?:la )?domanda\b|\bdove (?:si |la |lo )?(?:fa|presento|invio|invia|mando|trovo|presenta|carico|iscriv\w+|registr\w+)\b|\ba chi (?:la |le |lo |li |si )?(?:devo |dobbiamo |va |vanno )?(?:mand\w+|invi\w+|present\w+|sped\w+|rivolg\w+|consegn\w+|chied\w+)\b|\bchi (?:devo|dobbiamo|posso|possiamo) (?:contatt\w+|chiam\w+|sentir\w+)\b|\bprocedura\b|\bsito (?:ufficiale|si|devo)\b|\bsu (?:che|quale) (?:sito|portale|piattaforma)\b|\bportale\b|\bpassaggi\b|\biter\b|\bda dove (?:comincio|inizio|parto|si comincia)\b|\bchi (?:la |lo )?(?:presenta|invia|firma|manda|fa la domanda)\b|\bclick ?day\b/,
  convenienza: /\b(?:vale|varra) la pena\b|\bconvien\w+|\bne vale\b|\bquanto (?:ci )?guadagn\w+|\bha senso\b/,
  descrizione:
    /\b(?:cos'e|cosa e|che e|che cos'e|di cosa (?:si )?tratta|parlami|dimmi|spieg\w+|descriv\w+|raccontami|informazion\w+|info|dettagli|come funziona|approfond\w+|di piu|riassum\w+|in breve|sintesi|cosa sai)\b|^(?!.*\bmeglio\b).*\bcom'e(?: fatt[oa])? ?$/,
} as const satisfies Record<string, RegExp>;

export type Aspect = keyof typeof PATTERNS;
export const ASPECTS = Object.keys(PATTERNS) as Aspect[];

/** Words that two aspects share: the second says nothing more where the first is there. */
const SWALLOWED: Partial<Record<Aspect, readonly Aspect[]>> = {
  confronto: ['requisiti', 'convenienza', 'descrizione', 'stato', 'domanda'],
  esclusione: ['requisiti', 'spese', 'domanda'],
  cumulo: ['requisiti', 'spese', 'importo', 'confronto'],
  dotazione: ['importo', 'stato'],
  forma: ['requisiti', 'obblighi', 'spese', 'descrizione', 'importo'],
  ora: ['scadenza', 'stato'],
  ateco: ['importo', 'beneficiari', 'descrizione', 'spese'],
  sede: ['requisiti', 'spese', 'descrizione', 'domanda'],
  limiti: ['importo', 'spese', 'requisiti', 'descrizione'],
  criteri: ['tempi', 'importo', 'descrizione'],
  pagamento: ['importo', 'spese', 'domanda', 'requisiti', 'tempi'],
  tempi: ['importo', 'scadenza', 'requisiti', 'obblighi', 'stato', 'spese'],
  stato: ['scadenza', 'requisiti', 'domanda'],
  scadenza: ['requisiti', 'importo', 'domanda'],
  documenti: ['requisiti', 'importo', 'obblighi'],
  spese: ['requisiti', 'obblighi'],
  importo: ['requisiti', 'descrizione', 'spese', 'domanda'],
  beneficiari: ['requisiti', 'scadenza', 'importo'],
  requisiti: ['obblighi'],
  regime: ['requisiti'],
  convenienza: ['importo', 'spese'],
};

const clean = (text: string): string =>
  text
    .replace(/(?<![?!.…,;:])[?!.…,;:]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What the message asks, at most two things, in the order of the words where both are asked. */
/** "In quanto tempo lo ridò?": how the loan is paid back, not when the body answers. */
const PAID_BACK =
  /\b(?:in|entro|per) quant[oi](?: tempo| anni| mesi| rate)?\b.{0,24}\b(?:rido|ridar\w+|ridiamo|restitu\w+|ripag\w+|rimborsarl\w+)\b/;

/** "Dobbiamo restare in regione per quanto?" */
const KEPT =
  /\b(?:restar\w*|rimaner\w*|tener\w*|stare)\b.{0,40}\bper quanto\b|\bper quanto\b.{0,30}\b(?:restar\w*|rimaner\w*|tener\w*)\b/;

export function aspectsIn(text: string): Aspect[] {
  const asked = clean(text);
  if (PAID_BACK.test(asked)) return ['pagamento'];
  if (KEPT.test(asked)) return ['obblighi'];
  const found = ASPECTS.flatMap((aspect) => {
    const match = PATTERNS[aspect].exec(asked);
    return match ? [{ aspect, at: match.index }] : [];
  });
  const swallowed = new Set(found.flatMap(({ aspect }) => SWALLOWED[aspect] ?? []));
  const kept = found.filter(({ aspect }) => !swallowed.has(aspect) && (aspect !== 'descrizione' || found.length === 1));
  return kept
    .slice(0, 2)
    .toSorted((one, other) => one.at - other.at)
    .map(({ aspect }) => aspect);
}

const BACK =
  /\b(?:quest[oaie]|quell[oaie]|quel|quei|quegli|stess[oa]|suddett[oa]|sopra|precedente|di prima|appena (?:detto|citato)|l'altr[oa]|il (?:primo|secondo|terzo|quarto|quinto)|la (?:prima|seconda|terza)|l'ultim[oa]|i due|dei due|le due|delle due|entramb\w+|ne parli|ne (?:posso|ho|hai|o|ha)|l[oaie] (?:posso|possiamo|voglio|salvo|chiedo|mando|devo|dobbiamo|metto|scrivo)|ci (?:posso|rientro|possiamo|sono|danno)|me (?:lo|la|le|li)|ce (?:lo|la|le|li)|val(?:e|gono) (?:anche )?per (?:noi|me|tutti|tutte|un|una|chi)|anche (?:noi|io|per noi|per me)|cambia qualcosa|ne(?:l mio|l nostro) caso|in (?:questo|quel|tal) caso)\b|\b(?:quindi|allora)$|^se(?: [a-z0-9%']+){1,6}$/;
const CARRIES_ON =
  /^(?:e|ma|ok|okay|comunque|vabbe|anzi|metti che|mettiamo che|se (?:invece|poi|i soldi)|allora|quindi|poi|invece|anche|pero|solo|soltanto|oppure|mentre|si ma|no ma|bene|senti|ah)\b|^(?:perche|quanto|quando|come|dove|chi|in che senso|cioe|tipo|ad esempio|dimmi di piu|di piu|altro|continua|spiega(?:ti)? meglio|approfondisci|dettagli|come mai)$/;

/** The message leans on what was said before. */
export const isFollowUp = (text: string): boolean => BACK.test(clean(text)) || CARRIES_ON.test(clean(text));

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:il|la|del|della|sul|col|con il|nel|al) prim[oa]\b|\b(?:numero|n\.?) ?(?:1|uno)\b|^(?:e )?(?:il )?prim[oa]$/,
    0,
  ],
  [
    /\b(?:il|la|del|della|sul|sulla|col|con il|nel|nella|al|alla) second[oa]\b(?! azienda)|\b(?:numero|n\.?) ?(?:2|due)\b/,
    1,
  ],
  [/\b(?:il|la|del|della|sul|col|con il|nel|al) terz[oa]\b|\b(?:numero|n\.?) ?(?:3|tre)\b/, 2],
  [/\b(?:il|la|del|della|sul|al) quart[oa]\b|\b(?:numero|n\.?) ?4\b/, 3],
  [/\b(?:il|la|del|della|sul|al) quint[oa]\b|\b(?:numero|n\.?) ?5\b/, 4],
  [/\b(?:l'|all'|dell'|con l'|sull')ultim[oa]\b/, -1],
];

const FIRST_OF = /\bprim[ie] (due|tre|2|3)\b/;

/** "Il secondo", "il primo o il terzo", "i primi due" of the grants named before: their places, -1 for the last. */
export function ordinalsIn(text: string): number[] {
  const asked = clean(text);
  const first = FIRST_OF.exec(asked)?.[1];
  if (first) return /^(?:due|2)$/.test(first) ? [0, 1] : [0, 1, 2];
  return ORDINALS.flatMap(([pattern, place]) => (pattern.test(asked) ? [place] : []));
}
