import { eachWith } from './each-with.ts';
import type { LexiconGroup } from './group.ts';

/** Software, data, networks, Industry 4.0. */
export const DIGITAL: LexiconGroup[] = [
  {
    id: 'digitalizzazione',
    words:
      'digitalizzazione|digitale|digitali|trasformazione digitale|transizione digitale|digitalizzare|soluzioni digitali|tecnologie digitali|servizi digitali|digital transformation|ICT|doppia transizione|innovazione digitale|processi digitali',
    asks: 'informatizzare|passare al digitale|modernizzare ufficio|eliminare la carta|meno carta|computerizzare|software nuovi|strumenti informatici|tecnologia in azienda|digital|informatica|hi tech|tecnologia|tecnologie|modernizzare|digitalizzarsi|processi piu veloci|automatizzare ufficio|innovazione digitale|trasformazione digitale|strumenti digitali|informatizzazione',
    finds: 'programmi informatici|trasformazione tecnologica|software e hardware|Punto Impresa Digitale',
    near: {
      'voucher-digitali': 0.6,
      software: 0.5,
      cloud: 0.4,
      'industria-4': 0.4,
      ecommerce: 0.25,
      'poli-digitali': 0.45,
    },
  },
  {
    id: 'software',
    words: 'software|programmi informatici|gestionale|hardware e software|applicativi|licenze software|ERP|CRM',
    asks: 'programma gestionale|gestionale contabilita|magazzino informatico|app|applicazione|piattaforma|programma per fatture|fatturazione elettronica|registratore di cassa|cassa automatica|computer|pc nuovi|server|tablet|stampanti|palmari|software su misura|firma digitale|pos|centralino|sistema di prenotazione|prenotazioni online|programma di contabilita|archivio|notebook|rete aziendale|licenze|sistema informatico|gestione clienti|gestione ordini|macchine fotografiche|cad|bim',
    finds: 'software e licenze|software e tecnologie digitali|canoni e servizi digitali|hardware',
    near: {
      'voucher-digitali': 0.5,
      'beni-strumentali': 0.3,
      digitalizzazione: 1,
      cloud: 0.45,
      'industria-4': 0.35,
    },
  },
  {
    id: 'camera-commercio',
    words: 'camera di commercio|camere di commercio|CCIAA|camerale|camerali|Unioncamere',
    near: { 'voucher-digitali': 0.5, fiere: 0.3, certificazioni: 0.15 },
  },
  {
    id: 'voucher-digitali',
    words: 'voucher digitali|voucher digitale|punto impresa digitale|PID|doppia transizione|voucher digitalizzazione',
    asks: 'voucher camera di commercio|voucher camerale|bando camera di commercio',
    near: { digitalizzazione: 0.5, 'camera-commercio': 0.5, cloud: 0.3 },
  },
  {
    id: 'cloud',
    words: 'cloud|IaaS|PaaS|SaaS|servizi cloud|data center',
    asks: 'server remoto|archiviare dati|dati online|backup|salvataggio dati|archivio digitale|spazio su server|nuvola',
    near: { 'voucher-digitali': 0.35, cybersecurity: 0.5, software: 0.45, digitalizzazione: 0.55 },
  },
  {
    id: 'cybersecurity',
    words: 'cybersecurity|cybersicurezza|sicurezza informatica|cyber security|cyber',
    asks: 'hacker|virus|antivirus|attacco informatico|attacchi informatici|ransomware|furto dati|proteggere dati|protezione dati|password|firewall|privacy|gdpr|nis2|backup|difendersi hacker|truffe online|hackerato|rubare dati|sicurezza informatica|sicurezza dei dati|protezione informatica|attacchi hacker|phishing|perdita dati|dati al sicuro|intrusioni|proteggere il sito|proteggere i computer|furto di dati',
    near: {
      'voucher-digitali': 0.35,
      cloud: 0.55,
      digitalizzazione: 0.4,
      'sicurezza-civile': 0.3,
      'poli-digitali': 0.35,
    },
  },
  {
    id: 'intelligenza-artificiale',
    words:
      'intelligenza artificiale|AI|machine learning|supercalcolo|spazi di dati|big data|IA generativa|deep learning',
    asks: 'chatbot|chatgpt|algoritmi|robot intelligenti|IA|analisi dati|automazione intelligente|computer vision|assistente virtuale|reti neurali|quantum|blockchain|automazione con ai|robot software|analisi predittiva|data science|dati|big data|gemello digitale|digital twin|supercomputer|modelli linguistici',
    near: {
      digitalizzazione: 0.5,
      'poli-digitali': 0.6,
      'deep-tech': 0.35,
      'industria-4': 0.3,
      step: 0.25,
      cascata: 0.3,
    },
    sectors: ['technology'],
  },
  {
    id: 'poli-digitali',
    words:
      'test before invest|trasferimento tecnologico|digital innovation hub|innovation hub|competence center|EDIH|poli europei di innovazione digitale|Competence Center|competence centre|poli di innovazione|test before invest|digital innovation hub',
    asks: 'provare prima di investire|provare una tecnologia|sperimentare prima di comprare|testare prima di comprare|testare prima di comprare|provare tecnologia|test tecnologia|prove prima dell investimento|sperimentare nuova tecnologia',
    finds: "test prima dell'investimento|test e sperimentazioni",
    near: { digitalizzazione: 0.4, 'intelligenza-artificiale': 0.25, 'ricerca-sviluppo': 0.2 },
  },
  {
    id: 'prova-tecnologie',
    asks: eachWith(
      'provare|prova|prove|testare|test|sperimentare|sperimentazione|collaudare|capire|valutare|iniziare|cominciare|assaggio|primi passi|primo passo|avvicinarsi|esempio',
      'intelligenza artificiale|ia|chatgpt|chatbot|algoritmo|algoritmi|robot|cobot|blockchain|realta virtuale|realta aumentata|stampa 3d|stampante 3d|gemello digitale|sensori|iot|tecnologia|tecnologie|digitale|visione artificiale|droni',
    ),
    near: { 'poli-digitali': 1, 'voucher-digitali': 0.45, digitalizzazione: 0.4 },
  },
  {
    id: 'sito-web',
    words: 'sito web|sito internet|presenza online|web',
    asks: 'rifare il sito|sito nuovo|farsi conoscere online|pagina web|blog|posizionamento google|seo|sito aziendale|vetrina online|social|instagram|facebook|farsi trovare su internet|pubblicita online|web marketing|marketing digitale',
    near: { 'voucher-digitali': 0.7, digitalizzazione: 0.75, ecommerce: 0.6, marketing: 0.4 },
  },
  {
    id: 'ecommerce',
    words:
      'ecommerce|e-commerce|commercio elettronico|marketplace|vendita online|vendere online|piattaforma di commercio',
    asks: 'negozio online|shop online|vendere su internet|vendere sul web|amazon|ebay|negozio virtuale|vendite web|vendere in rete|sito vendite|online shop|carrello|sito per vendere|spedire ai clienti|vendita su internet|vendita web|sito ecommerce|piattaforma di vendita|store online|shopify|vendere via internet|ordini online|vendere a distanza|commercio online',
    finds: 'export digitale|commercio elettronico propria',
    near: { 'voucher-digitali': 0.4, digitalizzazione: 0.4, export: 0.35, 'sito-web': 0.35 },
  },
  {
    id: 'industria-4',
    words:
      'transizione 5.0|industria 5.0|piano transizione|5.0|4.0|industria 4.0|impresa 4.0|transizione 4.0|beni 4.0|tecnologie 4.0|interconnessi|investimenti 4.0|tecnologie abilitanti|allegati IV e V|beni materiali 4.0',
    asks: 'macchinario interconnesso|macchine interconnesse|fabbrica intelligente|smart factory|robot|robotica|automazione|automatizzare|cobot|IoT|sensori|linea automatica|macchina 4.0|stampante 3d|stampa 3d|automatizzata|robot collaborativi|internet of things|industria 5.0',
    near: {
      'beni-strumentali': 0.45,
      ammortamento: 0.6,
      macchinari: 0.45,

      digitalizzazione: 0.35,
    },
  },
  {
    id: 'realta-virtuale',
    asks: 'realta virtuale|realta aumentata|metaverso|visori|esperienza immersiva|immersiva|tour virtuale|visita virtuale',
    near: {
      digitalizzazione: 0.5,
      'industria-4': 0.4,
      'intelligenza-artificiale': 0.3,
      cultura: 0.3,
      videogiochi: 0.2,
      software: 0.3,
    },
    weight: 0.8,
  },
  {
    id: 'connettivita',
    words: 'banda larga|connettività|fibra|5G|connessione|rete internet',
    asks: 'internet veloce|linea internet|fibra ottica|wifi|internet lento|connessione lenta',
    near: { digitalizzazione: 0.6, cloud: 0.4, 'infrastrutture-trasporto': 0.15 },
  },
  {
    id: 'marketing',
    words:
      'marketing|promozione|promuovere|comunicazione|campagne promozionali|marketing internazionale|servizi di promozione',
    asks: 'farsi conoscere|farmi conoscere|trovare clienti|nuovi clienti|pubblicizzare|brand|trovare nuovi clienti|far crescere le vendite|vendere di piu',
    near: { 'voucher-digitali': 0.3, pubblicita: 0.6, fiere: 0.4, export: 0.25, 'sito-web': 0.3 },
  },
  {
    id: 'pubblicita',
    special: true,
    words:
      'pubblicità|pubblicitari|investimenti pubblicitari|spazi pubblicitari|inserzioni|bonus pubblicità|stampa|giornali|periodici',
    asks: 'pubblicita sul giornale|spot|radio|quotidiani|riviste|inserzione|campagna pubblicitaria|volantini|cartelloni|spot tv|advertising|reclame',
    near: { marketing: 0.4, editoria: 0.3 },
  },
];
