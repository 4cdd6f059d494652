import { eachWith } from './each-with.ts';
import type { LexiconGroup } from './group.ts';

/** To invent: innovation, research, prototypes, new technologies. */
export const RESEARCH: readonly LexiconGroup[] = [
  {
    id: 'innovazione',
    words:
      'innovazione|innovare|innovativo|innovativa|innovativi|innovative|innovazione di prodotto|innovazione di processo|innovare prodotti e processi|servizi di innovazione|piani di innovazione|tecnologie abilitanti|KET|trasferimento tecnologico|innovazione strategica',
    asks: 'nuovi prodotti|prodotto nuovo|nuovo prodotto|idea nuova|migliorare processo|modernizzare|tecnologia nuova|svecchiare|aggiornare produzione|innovazioni|nuove tecnologie|innovare|innovativo|prodotto innovativo|migliorare i prodotti|nuovi processi|servizi innovativi|idea innovativa|processo produttivo|innovazione di prodotto|fare innovazione|rinnovare la produzione|brevettabile',
    near: { 'ricerca-sviluppo': 0.4, digitalizzazione: 0.25, 'industria-4': 0.2, prototipo: 0.3 },
  },
  {
    id: 'ricerca-sviluppo',
    words:
      'ricerca e sviluppo|R&S|R&D|ricerca industriale|sviluppo sperimentale|ricerca|attività di ricerca|progetti di ricerca|ricerca fondamentale|ricerca contrattuale|RSI|ricerca e innovazione|ricercatori',
    asks: 'laboratorio di ricerca|ricercatore|sperimentare|sperimentazione|collaborare con universita|universita|centro di ricerca|sviluppare un prodotto|sviluppare prototipo|innovazione tecnologica|dottorato|dottorando|cnr|politecnico|ricercatori|progetto di ricerca|studi e ricerche|sperimentale|ricerca scientifica|ricerca applicata|progetto innovativo con universita|collaborazione con universita|laboratorio ricerca|sviluppo nuovi prodotti|nuovi materiali|dottori di ricerca|test e prove|centro ricerche|team di ricerca|r e s|ricerca e innovazione',
    finds: 'organismi di ricerca|centri di ricerca|personale di ricerca|contratti di ricerca|contratti con università',
    near: {
      'ricerca-industriale': 0.6,
      'consorzio-internazionale': 0.25,
      'credito-ricerca': 0.75,
      prototipo: 0.35,
      innovazione: 0.35,
      horizon: 0.3,
    },
    weight: 1.2,
  },
  {
    id: 'ricerca-industriale',
    words: 'ricerca industriale|sviluppo sperimentale|progetti di ricerca|ricerca fondamentale',
    asks: 'sviluppare un prototipo|ricerca con l universita|progetto di ricerca',
    near: { 'ricerca-sviluppo': 0.5 },
  },
  {
    id: 'credito-ricerca',
    words: "credito d'imposta ricerca e sviluppo|credito ricerca|credito R&S|spese di ricerca",
    asks: 'bonus ricerca|credito imposta ricerca|credito imposta innovazione|bonus r&s',
    near: { 'ricerca-sviluppo': 0.4, design: 0.25 },
  },
  {
    id: 'prototipo',
    words:
      'prototipo|prototipi|prototipi e dimostratori|prova di concetto|dimostratori|progettazione e ingegnerizzazione|ingegnerizzazione|TRL|validazione del prodotto|industrializzare|industrializzazione|linee pilota',
    asks: 'proof of concept|primo esemplare|testare prodotto|realizzare prototipo|mvp|portare sul mercato|lanciare prodotto|produrre in serie|test di laboratorio',
    near: { 'ricerca-industriale': 0.5, 'ricerca-sviluppo': 0.6, innovazione: 0.4, cascata: 0.35, 'deep-tech': 0.25 },
  },
  {
    id: 'deep-tech',
    words:
      'deep tech|deeptech|alta tecnologia|innovazione dirompente|tecnologie emergenti|EIC|tecnologie radicalmente nuove',
    asks: 'tecnologia rivoluzionaria|tecnologia dirompente|breakthrough|nanotecnologie|tecnologia di frontiera|fotonica|tecnologie quantistiche|innovazione radicale|breakthough|eic accelerator',
    near: { startup: 0.3, horizon: 0.25, step: 0.3, 'venture-capital': 0.25 },
  },
  {
    id: 'step',
    special: true,
    words:
      'STEP|tecnologie critiche|tecnologie strategiche|piattaforma STEP|tecnologie STEP|tecnologie critiche STEP|biotecnologie',
    asks: 'tecnologie digitali pulite biotech|tecnologia critica|sovranita tecnologica|tecnologia strategica|materie prime critiche|terre rare|materiali critici|materie prime strategiche',
    near: { 'deep-tech': 0.3, 'net-zero': 0.35, biotech: 0.3, 'contratti-sviluppo': 0.35 },
  },
  {
    id: 'software-proprio',
    asks: `${eachWith('scrivere|scriviamo|scritti|scritto', 'programmi|programma|codice')}|${eachWith(
      'sviluppare|sviluppo|sviluppiamo|sviluppato|creare|creiamo|scrivere|scriviamo|realizziamo|programmiamo|progettiamo|nostro|proprietario|originale|protetto|brevettare',
      'software|app|applicazione|piattaforma|algoritmo|algoritmi|programma informatico|programmi informatici',
    )}`,
    finds: 'software protetto|sviluppano software|sviluppo di software',
    near: { 'ricerca-sviluppo': 0.5, 'credito-ricerca': 0.6, informatica: 0.3 },
    weight: 0.8,
  },
];
