import type { LexiconGroup } from './group.ts';

/** What is made: from metal to medicines. */
export const INDUSTRY_TRADES: readonly LexiconGroup[] = [
  {
    id: 'manifattura',
    words:
      'manifattura|manifatturiero|manifatturiere|industria|industriale|industriali|imprese industriali|produzione|fabbrica|imprese manifatturiere|produttivo',
    asks: 'officina|azienda metalmeccanica|meccanica|carpenteria|lavorazione metalli|stampaggio|fonderia|torneria|plastica|carta|cartiera|vetro|chimica|azienda produttiva|conto terzi meccanica|saldatura|verniciatura|galvanica|metalmeccanico|produciamo|stampi|packaging|macchine utensili|elettronica|gomma|meccanico|metalli|acciaio|ceramica|ceramiche|imballaggi|produttori|torneria meccanica|produttore|fabbrichiamo|costruiamo macchine|costruttori di macchine|componenti meccanici|minuterie|lavorazioni meccaniche|lamiera|zincatura|trafileria|materie plastiche|prodotti chimici|vernici|detergenti|cartotecnica|scatolificio|materassi|serramenti produzione|laterizi|cemento|marmo|pietra|cantieristica|elettromeccanica|pneumatici|piastrelle|refrattari|siderurgia|acciaieria|farmaceutico produzione|cosmetici produzione',
    near: { 'investimenti-produttivi': 0.25, 'industria-4': 0.3, macchinari: 0.25 },
    sectors: ['manufacturing'],
    weight: 0.8,
  },
  {
    id: 'moda',
    words: 'moda|tessile|pelletteria|abbigliamento|filiera moda|calzature|tessili|conceria|tessuti',
    asks: 'sartoria|scarpe|borse|maglieria|vestiti|pelle|cuoio|confezioni|camiceria|calzaturificio|pellame|accessori moda|capi|fashion|scarpa|tomaificio|filati|tintoria tessile|pellicce|occhiali|gioielli|cappelli|stilisti|abiti|camicie|costumi|lingerie|pellicceria|borsa|sneakers|cinture|bijoux|gioielleria artigianale|maglificio|ricami|stoffe|lana|seta|jeans|cerimonia|sartoriale|atelier|filatura|tessitura|pelli|bottoni|fodere',
    near: { manifattura: 0.25, design: 0.45, artigiani: 0.1 },
    sectors: ['manufacturing', 'retail'],
  },
  {
    id: 'arredo',
    words: 'arredo|mobili|mobile|legno|arredamento legno|legno arredo',
    asks: 'falegnameria|mobilificio|divani|cucine componibili|produzione cucine|produzione mobili|segheria|salotti|poltrone|parquet|infissi in legno|pannelli truciolari',
    near: { manifattura: 0.4, design: 0.4 },
    sectors: ['manufacturing'],
  },
  {
    id: 'automotive',
    words: 'automotive|autoveicoli|componentistica|settore automobilistico',
    asks: 'carrozzeria|autofficina|gommista|concessionaria|ricambi auto|auto|indotto auto|indotto fiat|stellantis|componenti auto|meccanico auto|elettrauto|autoriparazioni|moto',
    near: { manifattura: 0.35, 'mobilita-pulita': 0.3, innovazione: 0.15 },
    sectors: ['manufacturing', 'transport'],
  },
  {
    id: 'edilizia',
    words: 'settore edilizia|imprese di costruzioni|imprese edili|settore edile',
    asks: 'edilizia|edile|costruzioni|impresa edile|costruttore|cantiere|muratore|ponteggi|costruire case|impresa di costruzioni|idraulico|impiantista|cartongesso|costruttori|movimento terra|imprese di costruzione|termoidraulica|installatore',
    near: { 'sicurezza-lavoro': 0.25, macchinari: 0.2, artigiani: 0.2 },
    sectors: ['other', 'manufacturing'],
  },
  {
    id: 'salute',
    words:
      'salute|sanità|sanitario|sanitari|sanitarie|dispositivi medici|medicinali|cure|prevenzione oncologica|biomedicale|clinica|prove cliniche|salute umana|dati sanitari',
    asks: 'medico|dentista|studio medico|studio dentistico|ambulatorio|farmacia|fisioterapia|ospedale|poliambulatorio|veterinario|protesi|medical device|telemedicina|casa di cura|apparecchiature mediche|odontoiatra|laboratorio analisi|diagnostica|paziente|pazienti|psicologo|infermieri|infermiere|clinico|medtech|oncologia|malattie|healthcare|parafarmacia|logopedista|centro medico|rsa|cardiologia|studio odontoiatrico|radiologia|strumenti medici|software medico|ausili|ottico|audioprotesi|medicina|clinica privata|fisioterapisti|infermieristico|test diagnostici|malattie rare|tumore|tumori|cancro|sanitaria|sanita digitale|dispositivo biomedicale',
    near: { 'ricerca-salute': 0.35, biotech: 0.35 },
    sectors: ['healthcare'],
  },
  {
    id: 'ricerca-salute',
    words: 'cluster 1 salute|EU4Health|R&S salute|ricerca nel settore salute|sistemi sanitari',
    near: { salute: 0.4, horizon: 0.25 },
    sectors: ['healthcare'],
  },
  {
    id: 'biotech',
    words: 'biotech|biotecnologie|biotecnologiche|life science|scienze della vita|farmaceutica|farmaci',
    asks: 'farmaco|azienda farmaceutica|cosmetici|cosmetica|vaccini|genetica|terapie|biologia|cosmetico|nutraceutica|integratori|biotecnologia|molecole|cellule',
    near: { salute: 0.45, step: 0.6, 'ricerca-salute': 0.4, 'ricerca-sviluppo': 0.3, 'deep-tech': 0.25 },
    sectors: ['healthcare', 'technology'],
  },
  {
    id: 'semiconduttori',
    words: 'semiconduttori|microelettronica|chip|microchip|filiera dei chip',
    asks: 'circuiti integrati|schede elettroniche|microprocessori|wafer|componenti elettronici|elettronica di potenza|silicio|circuiti',
    near: { step: 0.4, 'contratti-sviluppo': 0.3, 'deep-tech': 0.2 },
    sectors: ['technology', 'manufacturing'],
  },
  {
    id: 'spazio',
    words: 'spazio|aerospazio|aerospaziale|satelliti|spaziale',
    asks: 'satellite|razzi|droni|drone|aeronautica|space economy|aerei|elicotteri|new space|nanosatelliti|osservazione della terra|lanciatori|telecomunicazioni satellitari|gps|aeroporto droni',
    near: { difesa: 0.3, 'deep-tech': 0.3, step: 0.2 },
    sectors: ['technology'],
  },
  {
    id: 'difesa',
    words: 'difesa|European Defence Fund|EDF|capacità di difesa|defence',
    asks: 'militare|militari|esercito|armi|armamenti|settore difesa|dual use|forze armate|marina militare|munizioni|blindati',
    near: { spazio: 0.2, 'sicurezza-civile': 0.3 },
    sectors: ['technology', 'manufacturing'],
  },
  {
    id: 'nautica',
    asks: 'cantiere navale|barche|yacht|nautica|ormeggio|porto turistico|vela|darsena|imbarcazioni|charter|gommoni',
    finds: 'nautica|cantieristica',
    near: { manifattura: 0.3, turismo: 0.3, 'trasporto-mare': 0.15 },
    sectors: ['manufacturing', 'tourism'],
  },
];
