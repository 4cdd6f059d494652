import { gap, type PartPlan, type Pattern, type Slot } from '#domain/assistant/drafts/draft.ts';
import type { DraftPart } from '#domain/assistant/request-types.ts';
import { byEntity } from '#messages/articles.ts';

export const PART_TITLES: Record<DraftPart, string> = {
  company_description: 'Descrizione dell’azienda',
  project_summary: 'Sintesi del progetto',
  objectives: 'Obiettivi',
  methodology: 'Metodologia',
  innovation: 'Aspetti innovativi',
  market_analysis: 'Analisi di mercato',
  team_presentation: 'Presentazione del gruppo di lavoro',
  budget_justification: 'Giustificazione del budget',
  project_title: 'Titolo del progetto',
  expected_results: 'Risultati attesi',
  timeline: 'Cronoprogramma',
};

/** What a figure of an outside text becomes when no source has it. */
export const FIGURE_GAP = 'dato da verificare';

type Facts = Readonly<Record<string, string>>;
/** One way of saying: the keys it needs, then the sentence. */
const by = (uses: string, say: (f: Facts) => string): Pattern => ({ uses: uses.split(' ').filter(Boolean), say });
/** A sentence that asks for what nobody has told. */
const ask = (say: string): Pattern => by('', () => say);
const slot = (...patterns: Pattern[]): Slot => ({ patterns });

const called = (f: Facts): string => `il bando «${f['g.name']}»`;
/** "il bando «X», promosso dalla Regione Veneto". */
const promoted = (f: Facts): string => `${called(f)}, promosso ${byEntity(f['g.entity']!)}`;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const opening = slot(
  by('name form place', (f) => `${f.name} è ${f.form} con sede ${f.place}.`),
  by('name form place', (f) => `Con sede ${f.place}, ${f.name} è ${f.form}.`),
  by('name place', (f) => `${f.name} ha sede ${f.place}.`),
  by('name form', (f) => `${f.name} è ${f.form}.`),
  by('name', (f) => `A presentare la domanda è ${f.name}.`),
);
const trade = slot(
  by('sector founded', (f) => `Opera ${f.sector} dal ${f.founded}.`),
  by('sector founded', (f) => `Lavora ${f.sector} dal ${f.founded}.`),
  by('sector', (f) => `Opera ${f.sector}.`),
  by('founded', (f) => `È in attività dal ${f.founded}.`),
  ask(`L’azienda opera ${gap('settore e anno di avvio dell’attività')}.`),
);
const staff = slot(
  by('people', (f) => `Oggi conta ${f.people}.`),
  by('team', (f) => `Può contare su ${f.team}.`),
  ask(`L’organico è di ${gap('numero di addetti')}.`),
);
const quoted = slot(
  by('about', (f) => `L’azienda descrive così il proprio lavoro: «${f.about}».`),
  by('about', (f) => `Nelle parole dell’azienda: «${f.about}».`),
  by('about', (f) => `Il lavoro di ogni giorno si riassume così: «${f.about}».`),
  ask(`L’attività principale è ${gap('attività principale, prodotti e clienti')}.`),
);
const theGrant = slot(
  by('g.name g.entity', (f) => `La domanda riguarda ${promoted(f)}.`),
  by('g.name g.entity', (f) => `Il riferimento è ${promoted(f)}.`),
  by('g.name', (f) => `La domanda riguarda ${called(f)}.`),
);
const theSupport = slot(
  by('g.name g.entity', (f) => `Il sostegno è chiesto tramite ${promoted(f)}.`),
  by('g.name', (f) => `Il sostegno è chiesto tramite ${called(f)}.`),
);
const theAid = slot(
  by('g.aid g.amount', (f) => `L’aiuto previsto è ${f['g.aid']} (${f['g.amount']}).`),
  by('g.aid g.amount', (f) => `Il bando offre ${f['g.aid']} (${f['g.amount']}).`),
  by('g.aid', (f) => `L’aiuto previsto è ${f['g.aid']}.`),
  by('g.amount', (f) => `Gli importi del bando sono questi: ${f['g.amount']}.`),
);
const theCosts = slot(
  by('g.costs', (f) => `Tra le spese ammesse dal bando: ${f['g.costs']}.`),
  by('g.costs', (f) => `Il bando ammette queste spese: ${f['g.costs']}.`),
);
const theCost = slot(
  by('p.budget', (f) => `Il costo totale previsto è ${f['p.budget']}.`),
  ask(`Il costo totale previsto è ${gap('costo totale del progetto, IVA esclusa')}.`),
);
const papers = slot(
  by('doc1 doc2', (f) => `Dai documenti allegati risultano ${f.doc1} e ${f.doc2}.`),
  by('doc1', (f) => `Dai documenti allegati risulta: ${f.doc1}.`),
);
const certified = slot(by('certifications', (f) => `Certificazioni ottenute: ${f.certifications}.`));

const PLANS: Record<DraftPart, PartPlan> = {
  company_description: {
    paragraphs: [
      [
        opening,
        trade,
        staff,
        slot(
          by('revenue', (f) => `Il fatturato annuo è ${f.revenue}.`),
          ask(`Il fatturato annuo è ${gap('fatturato dell’ultimo anno')}.`),
        ),
        papers,
      ],
      [
        quoted,
        slot(
          by('about2', (f) => `E aggiunge: «${f.about2}».`),
          by('about2', (f) => `Più in dettaglio: «${f.about2}».`),
        ),
        slot(by('mission', (f) => `La missione è dichiarata in una frase: «${f.mission}».`)),
        slot(by('advantage', (f) => `Il punto di forza, rispetto ai concorrenti, è questo: «${f.advantage}».`)),
        certified,
        slot(by('ateco', (f) => `Il codice ATECO dell’attività è ${f.ateco}.`)),
        slot(by('women', (f) => `È un’impresa ${f.women}.`)),
        slot(by('youth', (f) => `La proprietà è ${f.youth}.`)),
        slot(by('previous', (f) => `Ha già gestito altri aiuti pubblici: «${f.previous}».`)),
      ],
      [
        theGrant,
        slot(
          by('g.for', (f) => `Il bando si rivolge a questi soggetti: ${f['g.for']}.`),
          by('g.for', (f) => `Possono partecipare: ${f['g.for']}.`),
        ),
      ],
    ],
  },
  project_summary: {
    paragraphs: [
      [
        slot(
          by('p.title', (f) => `Il progetto si chiama «${f['p.title']}».`),
          ask(`Il progetto si chiama ${gap('titolo del progetto')}.`),
        ),
        slot(
          by('name sector place', (f) => `Lo propone ${f.name}, che lavora ${f.sector} e ha sede ${f.place}.`),
          by('name sector place', (f) => `A realizzarlo sarà ${f.name}, che ha sede ${f.place} e lavora ${f.sector}.`),
          by('name place', (f) => `Lo propone ${f.name}, con sede ${f.place}.`),
          by('name sector', (f) => `Lo propone ${f.name}, che lavora ${f.sector}.`),
          by('name', (f) => `Lo propone ${f.name}.`),
        ),
        slot(
          by('about', (f) => `Si parte dal lavoro di oggi: «${f.about}».`),
          by('about', (f) => `La base è l’attività attuale: «${f.about}».`),
        ),
      ],
      [
        slot(
          by('p.about', (f) => `In sintesi: «${f['p.about']}».`),
          by('wish', (f) => `Lo scopo dichiarato è ${f.wish}.`),
          ask(`Il progetto consiste in ${gap('che cosa si realizza, in una frase')}.`),
        ),
        theSupport,
        slot(by('g.about', (f) => `Il bando si presenta così: «${f['g.about']}».`)),
        theCosts,
      ],
      [
        theAid,
        theCost,
        slot(
          by('team', (f) => `L’azienda può contare su ${f.team}.`),
          by('team', (f) => `Al progetto lavora ${f.team}.`),
        ),
        slot(by('g.deadline', (f) => `La domanda va presentata entro il ${f['g.deadline']}.`)),
      ],
    ],
  },
  objectives: {
    paragraphs: [
      [
        slot(
          by('name g.name', (f) => `${f.name} presenta questo progetto per ${called(f)}.`),
          by('name g.name', (f) => `Il progetto di ${f.name} è pensato per ${called(f)}.`),
          by('name', (f) => `${f.name} presenta un progetto con un obiettivo preciso.`),
        ),
        slot(
          by('p.goal', (f) => `L’obiettivo principale è questo: «${f['p.goal']}».`),
          by('wish', (f) => `L’obiettivo dichiarato è ${f.wish}.`),
          by('wish', (f) => `L’obiettivo principale è ${f.wish}.`),
          ask(`L’obiettivo principale è ${gap('obiettivo principale, con un verbo e un oggetto')}.`),
        ),
        slot(by('about', (f) => `L’obiettivo nasce dall’attività di ogni giorno: «${f.about}».`)),
      ],
      [
        slot(ask(`Il primo traguardo da misurare è ${gap('risultato, valore di partenza e valore di arrivo')}.`)),
        slot(
          by(
            'g.cost1',
            (f) => `Un secondo traguardo riguarda la voce «${f['g.cost1']}»: ${gap('che cosa si acquista e perché')}.`,
          ),
        ),
        slot(
          by('team', (f) => `Il cambiamento coinvolge ${f.team}: ${gap('chi usa le novità e come viene formato')}.`),
        ),
      ],
      [
        slot(
          by('g.goals', (f) => `Il bando sostiene ${f['g.goals']}.`),
          by('g.entity', (f) => `L’ente di riferimento è ${f['g.entity']}.`),
        ),
        slot(
          by('g.about', (f) => `Ecco che cosa prevede il bando: «${f['g.about']}».`),
          by('g.benefit', (f) => `Tra i benefici del bando: ${f['g.benefit']}.`),
        ),
        slot(
          by('place sector', (f) => `Gli effetti attesi riguardano la sede, ${f.place}, e l’attività ${f.sector}.`),
          by('place', (f) => `Gli effetti attesi riguardano la sede, ${f.place}.`),
        ),
        slot(by('vision', (f) => `Più avanti, la visione è questa: «${f.vision}».`)),
      ],
    ],
  },
  methodology: {
    paragraphs: [
      [
        slot(
          by('name team', (f) => `${f.name} organizza il lavoro in fasi e può contare su ${f.team}.`),
          by('name', (f) => `${f.name} organizza il lavoro in fasi.`),
        ),
        slot(by('about', (f) => `Il metodo parte da come si lavora oggi: «${f.about}».`)),
        slot(
          by('certifications', (f) => `Le procedure tengono conto delle certificazioni ottenute: ${f.certifications}.`),
        ),
      ],
      [
        slot(
          ask(
            `Nella prima fase si raccolgono le esigenze e si scelgono i fornitori: ${gap('durata e responsabile della prima fase')}.`,
          ),
        ),
        slot(
          by('g.costs', (f) => `Nella seconda fase si fanno gli acquisti ammessi dal bando: ${f['g.costs']}.`),
          ask(`Nella seconda fase si fanno gli acquisti: ${gap('beni e servizi da acquistare')}.`),
        ),
        slot(ask(`Nella terza fase le novità entrano nel lavoro quotidiano: ${gap('prove e formazione previste')}.`)),
        slot(ask(`L’ultima fase è la verifica dei risultati: ${gap('indicatori e chi li misura')}.`)),
      ],
      [
        slot(
          by(
            'g.name g.entity',
            (f) => `Ogni fase segue le regole del bando «${f['g.name']}», promosso ${byEntity(f['g.entity']!)}.`,
          ),
          by('g.name', (f) => `Ogni fase segue le regole del bando «${f['g.name']}».`),
        ),
        slot(by('g.req1', (f) => `Tra le condizioni c’è questa: «${f['g.req1']}».`)),
        slot(by('partners', (f) => `Sono coinvolti i partner dell’azienda: «${f.partners}».`)),
        slot(
          by('place sector', (f) => `Le attività si svolgono ${f.place}, ${f.sector}.`),
          by('place', (f) => `Le attività si svolgono ${f.place}.`),
        ),
      ],
    ],
  },
  innovation: {
    paragraphs: [
      [
        slot(
          by('name sector founded', (f) => `${f.name} lavora ${f.sector} dal ${f.founded}.`),
          by('name sector', (f) => `${f.name} lavora ${f.sector}.`),
          by('name founded', (f) => `${f.name} è in attività dal ${f.founded}.`),
          by('name', (f) => `A proporre l’innovazione è ${f.name}.`),
        ),
        slot(by('about', (f) => `Oggi l’attività è questa: «${f.about}».`)),
        slot(ask(`Il limite da superare è ${gap('problema o ritardo da risolvere')}.`)),
      ],
      [
        slot(
          by('wish', (f) => `L’azienda vuole ${f.wish}: ${gap('che cosa cambia, in concreto, rispetto a oggi')}.`),
          by('p.goal', (f) => `La novità è descritta negli obiettivi: «${f['p.goal']}».`),
          ask(`La novità è ${gap('che cosa cambia rispetto a oggi')}.`),
        ),
        slot(by('advantage', (f) => `Il progetto parte da un punto di forza dell’azienda: «${f.advantage}».`)),
        slot(
          ask(`Rispetto allo stato dell’arte, la differenza è ${gap('confronto con le soluzioni già sul mercato')}.`),
        ),
      ],
      [
        theSupport,
        slot(
          by('g.goals', (f) => `Il bando sostiene ${f['g.goals']}.`),
          by('g.about', (f) => `La misura si presenta così: «${f['g.about']}».`),
        ),
        slot(
          by(
            'g.cost1 g.cost2',
            (f) => `Nelle voci «${f['g.cost1']}» e «${f['g.cost2']}» rientrano ${gap('tecnologie che si acquistano')}.`,
          ),
          by('g.cost1', (f) => `Nella voce «${f['g.cost1']}» rientrano ${gap('tecnologie che si acquistano')}.`),
        ),
        slot(
          by('team', (f) => `Il cambiamento coinvolge ${f.team}.`),
          by('place', (f) => `Il cambiamento avviene ${f.place}.`),
        ),
      ],
    ],
  },
  market_analysis: {
    paragraphs: [
      [
        slot(
          by('name sector place', (f) => `${f.name} lavora ${f.sector}, con sede ${f.place}.`),
          by('name sector', (f) => `${f.name} lavora ${f.sector}.`),
          by('name place', (f) => `${f.name} ha sede ${f.place}.`),
          by('name', (f) => `Questa analisi riguarda ${f.name}.`),
        ),
        slot(
          by('market', (f) => `Il mercato di riferimento è questo: «${f.market}».`),
          by('about2', (f) => `Sul mercato l’azienda si presenta così: «${f.about2}».`),
          by('about', (f) => `L’offerta al mercato è questa: «${f.about}».`),
          ask(`L’azienda serve ${gap('clienti principali e aree servite')}.`),
        ),
        slot(by('revenue', (f) => `Il fatturato annuo è ${f.revenue}.`)),
      ],
      [
        slot(ask(`La domanda dei clienti è ${gap('dimensione e andamento del mercato, con la fonte')}.`)),
        slot(ask(`I concorrenti principali sono ${gap('nomi e differenze rispetto all’azienda')}.`)),
        slot(by('advantage', (f) => `Il vantaggio rispetto a loro è questo: «${f.advantage}».`)),
        slot(by('partners', (f) => `Pesano anche i rapporti già avviati: «${f.partners}».`)),
        slot(
          by('founded', (f) => `L’azienda è sul mercato dal ${f.founded}.`),
          by('people', (f) => `Per servire i clienti l’azienda conta ${f.people}.`),
        ),
      ],
      [
        theSupport,
        slot(
          by('g.benefit', (f) => `Tra i benefici del bando: ${f['g.benefit']}.`),
          by('g.goals', (f) => `Il bando sostiene ${f['g.goals']}.`),
          by('g.level', (f) => `È una misura di livello ${f['g.level']}.`),
        ),
        slot(
          ask(
            `Con il progetto l’azienda conta di raggiungere ${gap('nuovi clienti o mercati, con una stima motivata')}.`,
          ),
        ),
      ],
    ],
  },
  team_presentation: {
    paragraphs: [
      [
        slot(
          by('name people', (f) => `Il gruppo di lavoro è quello di ${f.name}, che conta ${f.people}.`),
          by('name', (f) => `Il gruppo di lavoro è quello di ${f.name}: ${gap('numero di persone')}.`),
        ),
        slot(
          by('founded place', (f) => `L’azienda lavora dal ${f.founded} e ha sede ${f.place}.`),
          by('place', (f) => `L’azienda ha sede ${f.place}.`),
          by('founded', (f) => `L’azienda lavora dal ${f.founded}.`),
        ),
        slot(by('role', (f) => `A seguire la domanda è una persona con il ruolo di ${f.role}.`)),
      ],
      [
        slot(by('about', (f) => `Le competenze nascono dall’attività: «${f.about}».`)),
        slot(ask(`Il progetto è guidato da ${gap('nome, ruolo ed esperienza del responsabile')}.`)),
        slot(ask(`Accanto al responsabile lavorano ${gap('nomi e competenze tecniche')}.`)),
        slot(by('partners', (f) => `Dall’esterno collaborano i partner indicati: «${f.partners}».`)),
        certified,
        slot(by('women', (f) => `L’impresa è ${f.women}.`)),
        slot(by('youth', (f) => `La compagine è ${f.youth}.`)),
      ],
      [
        slot(
          by('g.name g.entity', (f) => `Il gruppo lavora alla domanda per ${promoted(f)}.`),
          by('g.name', (f) => `Il gruppo lavora alla domanda per ${called(f)}.`),
        ),
        slot(
          by('g.costs', (f) => `Le spese da gestire sono queste: ${f['g.costs']}.`),
          by('g.req1', (f) => `Tra le condizioni da rispettare: «${f['g.req1']}».`),
        ),
        slot(by('previous', (f) => `Ha già seguito altri aiuti pubblici: «${f.previous}».`)),
      ],
    ],
  },
  budget_justification: {
    paragraphs: [
      [
        theCost,
        slot(
          by(
            'g.name g.entity',
            (f) => `Le spese seguono le regole del bando «${f['g.name']}», promosso ${byEntity(f['g.entity']!)}.`,
          ),
          by('g.name', (f) => `Le spese seguono le regole del bando «${f['g.name']}».`),
        ),
        theCosts,
      ],
      [
        slot(
          by('g.cost1', (f) => `Per la voce «${f['g.cost1']}» la spesa è ${gap('importo, fornitore e preventivo')}.`),
          ask(`La prima voce di spesa è ${gap('voce, importo e preventivo')}.`),
        ),
        slot(by('g.cost2', (f) => `Per «${f['g.cost2']}» servono ${gap('importo e motivo della spesa')}.`)),
        slot(by('g.cost3', (f) => `Alla voce «${f['g.cost3']}» vanno ${gap('importo e che cosa comprende')}.`)),
        papers,
      ],
      [
        theAid,
        slot(by('g.intensity', (f) => `Intensità dell’aiuto: ${f['g.intensity']}.`)),
        slot(by('name', (f) => `La parte restante è a carico di ${f.name}: ${gap('fonte dei fondi propri')}.`)),
        slot(
          by(
            'revenue people',
            (f) => `L’impegno va letto accanto ai numeri dell’azienda: ${f.people} e un fatturato annuo ${f.revenue}.`,
          ),
          by('people', (f) => `L’impegno va letto accanto ai numeri dell’azienda: ${f.people}.`),
          by('revenue', (f) => `L’impegno va letto accanto al fatturato annuo, ${f.revenue}.`),
        ),
        slot(by('about', (f) => `Le spese servono all’attività che l’azienda svolge: «${f.about}».`)),
        slot(by('place', (f) => `I beni sono destinati alla sede, ${f.place}.`)),
      ],
    ],
  },
  project_title: {
    paragraphs: [
      [
        slot(
          by(
            'wish name place g.name g.entity',
            (f) => `${upper(f.wish!)}: il progetto di ${f.name}, ${f.place}, per «${f['g.name']}» (${f['g.entity']})`,
          ),
          by(
            'name sector place g.name g.entity',
            (f) =>
              `${upper(gap('tema del progetto'))}: ${f.name}, ${f.place}, ${f.sector}, per «${f['g.name']}» (${f['g.entity']})`,
          ),
          by('name place g.name', (f) => `${gap('tema del progetto')}: ${f.name}, ${f.place}, per «${f['g.name']}»`),
          by('name g.name', (f) => `${gap('tema del progetto')}: ${f.name} per «${f['g.name']}»`),
          by('name', (f) => `${gap('tema del progetto')}: ${f.name}`),
        ),
      ],
    ],
  },
  expected_results: {
    paragraphs: [
      [
        slot(
          by('name wish', (f) => `Con il progetto ${f.name} conta di ${f.wish}.`),
          by(
            'name p.goal',
            (f) => `Con il progetto ${f.name} conta di raggiungere questo obiettivo: «${f['p.goal']}».`,
          ),
          by('name', (f) => `Alla fine del progetto ${f.name} avrà ottenuto ${gap('risultato principale')}.`),
        ),
        slot(by('about', (f) => `Il punto di partenza è l’attività di oggi: «${f.about}».`)),
        slot(
          by('team place', (f) => `Gli effetti riguardano la sede, ${f.place}, e ${f.team}.`),
          by('team', (f) => `Gli effetti riguardano ${f.team}.`),
          by('place', (f) => `Gli effetti riguardano la sede, ${f.place}.`),
        ),
      ],
      [
        slot(ask(`Il primo indicatore è ${gap('indicatore, valore di oggi e valore atteso')}.`)),
        slot(ask(`Sull’ambiente l’effetto atteso è ${gap('consumi, emissioni o materiali risparmiati')}.`)),
        slot(ask(`Per i clienti il beneficio è ${gap('tempi, prezzi o qualità')}.`)),
        slot(ask(`Sull’occupazione l’effetto atteso è ${gap('persone assunte o formate')}.`)),
      ],
      [
        theSupport,
        slot(
          by('g.about', (f) => `La misura si presenta con queste parole: «${f['g.about']}».`),
          by('g.goals', (f) => `Il bando sostiene ${f['g.goals']}.`),
          by('g.benefit', (f) => `Tra i benefici del bando: ${f['g.benefit']}.`),
        ),
        slot(by('market', (f) => `Gli effetti si vedranno sul mercato indicato dall’azienda: «${f.market}».`)),
      ],
    ],
  },
  timeline: {
    paragraphs: [
      [
        slot(
          by('name place', (f) => `Il lavoro si svolge ${f.place} ed è guidato da ${f.name}.`),
          by('name', (f) => `Il lavoro è guidato da ${f.name}.`),
        ),
        slot(
          by(
            'g.name g.entity g.deadline',
            (f) => `La domanda per ${promoted(f)}, va presentata entro il ${f['g.deadline']}.`,
          ),
          by('g.name g.entity', (f) => `La domanda riguarda ${promoted(f)}.`),
          by('g.name', (f) => `La domanda riguarda ${called(f)}.`),
        ),
        slot(ask(`Il progetto comincia ${gap('mese di avvio')} e finisce ${gap('mese di chiusura')}.`)),
      ],
      [
        // Orders before the application can cost the aid (Reg. UE 651/2014, art. 6).
        slot(ask(`Prima della domanda si raccolgono i preventivi, senza firmarli: ${gap('periodo dei preventivi')}.`)),
        slot(
          by(
            'g.costs',
            (f) =>
              `Dopo la domanda si ordinano i beni e i servizi ammessi, tra cui ${f['g.costs']}: ${gap('periodo degli ordini e delle consegne')}.`,
          ),
          ask(`Dopo la domanda si ordinano i beni e i servizi: ${gap('periodo degli ordini e delle consegne')}.`),
        ),
        slot(
          by('team', (f) => `Segue la formazione, che coinvolge ${f.team}: ${gap('periodo e ore')}.`),
          ask(`Segue la formazione delle persone: ${gap('periodo e ore')}.`),
        ),
        slot(ask(`Chiudono il calendario le prove e la rendicontazione: ${gap('periodo finale')}.`)),
      ],
      [
        slot(by('g.req1', (f) => `Va rispettata anche questa condizione: «${f['g.req1']}».`)),
        slot(
          by('about', (f) => `Il calendario tiene conto dell’attività ordinaria dell’azienda: «${f.about}».`),
          by('sector', (f) => `Il calendario tiene conto dei ritmi di chi lavora ${f.sector}.`),
        ),
      ],
    ],
  },
};

export const planOf = (part: DraftPart): PartPlan => PLANS[part];

/** Single facts, for drafts that would otherwise stand on too few. */
export const RESERVE: readonly Slot[] = [
  slot(by('place', (f) => `La sede è ${f.place}.`)),
  slot(by('sector', (f) => `L’azienda lavora ${f.sector}.`)),
  slot(by('people', (f) => `L’organico conta ${f.people}.`)),
  slot(by('founded', (f) => `L’attività esiste dal ${f.founded}.`)),
  slot(by('form', (f) => `La forma giuridica è quella di ${f.form}.`)),
  slot(by('revenue', (f) => `Il fatturato annuo dell’azienda è ${f.revenue}.`)),
  slot(by('about', (f) => `L’azienda si racconta così: «${f.about}».`)),
  slot(by('about2', (f) => `E dice ancora: «${f.about2}».`)),
  slot(by('ateco', (f) => `Il codice ATECO è ${f.ateco}.`)),
  slot(by('g.entity', (f) => `L’ente che promuove il bando è ${f['g.entity']}.`)),
  slot(by('g.level', (f) => `È un bando di livello ${f['g.level']}.`)),
  slot(by('g.aid', (f) => `La forma dell’aiuto è ${f['g.aid']}.`)),
  slot(by('g.deadline', (f) => `Il termine per la domanda è il ${f['g.deadline']}.`)),
  slot(by('g.for', (f) => `Il bando si rivolge a: ${f['g.for']}.`)),
];
