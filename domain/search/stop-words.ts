/** Words (folded) of grammar: they join other words and are never looked at. */
export const GRAMMAR_WORDS: ReadonlySet<string> = words(`a ad ai al alla alle allo agli all anche
  c ce ci che chi cio coi col com come con cui d da dagli dai dal dall dalla dalle dallo de dei degli del dell
  della delle dello di dove e ed gli i il in io l la le lei li lo loro lui ma me mi mia mie miei mio n ne nei negli nel nell nella
  nelle nello noi nostra nostre nostri nostro o od oppure ogni per perche pero poi qual quale quali qualche qualcosa qualcuno quando
  quello quella quelle quelli quel questa queste questi questo qui r s se si su sua sue sui sugli
  sul sull sulla sulle sullo suo suoi t ti tra fra tu tua tue tuo tuoi un una uno v ve vi voi vostra vostre vostri vostro
  the of and for to my mediante tramite presso circa`);

/** Words that frame a request: no subject by themselves, but part of phrases ("senza lavoro", "mettersi in proprio"). */
export const FRAME_WORDS: ReadonlySet<string> =
  words(`ancora anzi appena avere aveva avevo avrei abbia abbiamo hai ho ha hanno avete aver
  contro cosa cose davvero ecco egli ella era erano essere essendo esse essi esso ero eravamo fa fai fanno fosse fossero foste fu gia
  molto moltissimo non piu poco prima proprio quanto quanta quanti quante sa sei sia siamo siano siete sono sta stanno stato stata stati
  tutti tutte tutto tutta vorrei voglio vogliamo vorremmo vorrebbe vuole vogliono devo dobbiamo posso possiamo potrei potremmo puo possono
  potere poter sapere saper so esiste esistono cerco cerca cerchiamo cercando serve servono servirebbe servirebbero bisogno oltre
  salve buongiorno grazie ciao aiutatemi aiutarmi chiedo domanda informazioni info favore ottenere prendere ricevere accedere
  chiedere richiedere fare farsi farmi faccio facciamo fatto fatta fatti dare dato stare sto stiamo andare vado andiamo venire mettere metto mettersi
  modo tipo senso caso casi vari varie vario possibile possibili disponibile disponibili adatto adatti adatta
  dopo durante mentre sempre mai ora oggi adesso finora entro dentro fuori sotto sopra senza solo soltanto quindi dunque allora cosi
  gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
  altro altra altri altre stesso stessa tanto tanti tanta tante troppo parte`);

/** Words of every bando: they say little about which one is meant, so they count little. */
export const WEAK_WORDS: ReadonlySet<string> =
  words(`bando bandi avviso avvisi contributo contributi agevolazione agevolazioni
  incentivo incentivi aiuto aiuti sostegno sostegni misura misure impresa imprese azienda aziende aziendale aziendali ditta ditte societa
  attivita pmi mpmi finanziamento finanziamenti finanziare finanziato finanziati finanza fondo fondi progetto progetti spesa spese costo
  costi soldi euro programma programmi piano piani pagare pagamento domande pubblico pubblica pubblici regione regionale regionali
  nazionale italia italiana italiane italiano italiani nuovo nuova nuovi nuove piccolo piccola piccoli piccole medio media medie grande
  grandi sede sedi opportunita lavorare lavora lavorano lavoriamo lavoro lavori acquisto acquistare comprare compra investimento investimenti investire anno anni
  bonus supporto settore soggetto soggetti stato vecchio vecchia vecchi vecchie gestire gestisco gestione ridurre trasformare trasformarlo
  cambiare usare utilizzare privato privata basso bassa alto alta zona possiedo mio primo prima ultimo sviluppare creare realizzare migliorare
  aumentare iniziare gratuito gratuita gratis prova trovare vicino intera intero persone persona cliente clienti prodotto prodotti servizio servizi`);

function words(list: string): Set<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}
