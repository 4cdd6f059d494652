import type { LexiconGroup } from './group.ts';

/** To grow with others: advice, certificates, networks, handing over a company. */
export const GROWING: readonly LexiconGroup[] = [
  {
    id: 'consulenza',
    words: 'consulenza|consulenze|servizi di consulenza|consulenza specialistica|consulenti',
    asks: 'consulente|esperto|farsi consigliare|pagare un consulente|servizi specialistici|studio di mercato|analisi di mercato|advisor',
    near: { 'voucher-digitali': 0.25, innovazione: 0.2, 'temporary-manager': 0.35, 'certificazioni-export': 0.35 },
  },
  {
    id: 'certificazioni',
    words: 'certificazione|certificazioni|certificare|certificazioni ambientali|audit di certificazione',
    asks: 'iso 9001|iso 14001|certificato qualita|iso|certificazione qualita|bollino|soa|emas|haccp|iso 27001|iso 45001|ecolabel|marchio di qualita|certificazione biologica|rating di legalita|certificato|b corp|qualita|sistema di gestione|ente certificatore|norme iso|certificare azienda|attestazione|bollini|marchio ce|certificazione etica|sa8000|certificazione energetica',
    near: {
      'certificazioni-export': 0.6,
      'parita-genere': 0.35,
      consulenza: 0.25,
      'sicurezza-lavoro': 0.1,
    },
  },
  {
    id: 'filiera',
    words:
      'filiera|filiere|accordo di filiera|filiere produttive|catene del valore|progetti di filiera|distretto|distretti|contratti di filiera|supply chain|raggruppamenti di imprese',
    asks: 'insieme ad altre aziende|con altre imprese|fornitori insieme|progetto comune|unirsi|mettersi insieme|alleanza tra imprese|gruppo di aziende|in rete con altre|distretto industriale|alleanza|catena di fornitura|fornitori e clienti|capofiliera|subfornitori|subfornitura|terzisti|progetto di filiera|indotto|alleanze tra aziende|aziende della stessa filiera',
    near: { 'rete-imprese': 0.6 },
  },
  {
    id: 'rete-imprese',
    words:
      "rete d'impresa|reti d'impresa|reti|aggregazioni|aggregazione|consorzi|consorzio|forma congiunta|partenariato|contratto di rete|cluster|ATI",
    asks: 'rete di imprese|consorziarsi|collaborare con altre aziende|aggregarsi|joint venture|rete contratto|associarsi|fare rete',
    near: { filiera: 0.5, 'consorzio-internazionale': 0.2 },
  },
  {
    id: 'consorzio-internazionale',
    words:
      'consorzio internazionale|consorzi internazionali|partner di tre paesi|consorzio di almeno tre|partenariato internazionale|partenariati transnazionali|cooperazione europea|partner di paesi diversi|cooperazione territoriale',
    asks: 'partner europei|partner stranieri|aziende straniere insieme|progetto europeo|collaborazione europea|con un azienda tedesca|con partner esteri|con azienda francese|partner di altri paesi|collaborare con aziende straniere',
    near: { horizon: 0.5, interreg: 0.5, 'erasmus-plus': 0.2 },
  },
  {
    id: 'passaggio-generazionale',
    words: 'passaggio generazionale|subentro|ricambio generazionale|successione',
    asks: 'azienda di famiglia|subentrare a mio padre|rilevare azienda del padre|eredita azienda|figli in azienda|prendere il posto di papa|prendere in mano azienda|azienda dei genitori|azienda del nonno|pensione titolare|figlio subentra|mio padre va in pensione|eredi|ricambio|padre in figlio|nuova generazione|cessione azienda|azienda del padre',
    near: { acquisizione: 0.5, 'giovani-agricoltori': 0.35, workers: 0.3 },
  },
  {
    id: 'acquisizione',
    words: "acquisizione|acquisizioni|crescita dimensionale|fusione|rilevare|rilevano l'azienda",
    asks: 'comprare un azienda|rilevare attivita|rilevare un negozio|comprare concorrente|fusioni|acquistare impresa|acquistare quote|rilevare|comprare un altra azienda|m&a',
    near: { equity: 0.4, 'passaggio-generazionale': 0.3, workers: 0.35, 'crisi-impresa': 0.2 },
  },
  {
    id: 'workers',
    words: 'workers buyout|lavoratori che rilevano|cooperative di lavoratori',
    asks: 'cedere azienda ai dipendenti|cedo azienda ai dipendenti|vendere azienda ai dipendenti|lasciare azienda ai dipendenti|dipendenti comprano azienda|salvare azienda dipendenti|operai rilevano fabbrica|dipendenti rilevare|diventare proprietari della fabbrica|ex dipendenti|cooperativa di dipendenti|wbo|lavoratori rilevare',
    near: { cooperative: 0.6, 'crisi-impresa': 0.35 },
  },
];
