import { gap, type PartPlan, type Pattern, type Slot } from '#domain/assistant/drafts/draft.ts';
import type { DraftPart } from '#domain/assistant/request-types.ts';

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
const slot = (...patterns: Pattern[]): Slot => ({ patterns });
const asked = (missing: string, ...patterns: Pattern[]): Slot => ({ patterns, missing });

const opening = slot(
  by('name form place', (f) => `${f.name} è ${f.form} con sede ${f.place}.`),
  by('name form place', (f) => `Con sede ${f.place}, ${f.name} è ${f.form}.`),
  by('name place', (f) => `${f.name} ha sede ${f.place}.`),
  by('name form', (f) => `${f.name} è ${f.form}.`),
  by('name', (f) => `A presentare la domanda è ${f.name}.`),
);
const trade = asked(
  'settore e anno di avvio dell’attività',
  by('sector founded', (f) => `Opera ${f.sector} dal ${f.founded}.`),
  by('sector founded', (f) => `Lavora ${f.sector} dal ${f.founded}.`),
  by('sector', (f) => `Opera ${f.sector}.`),
  by('founded', (f) => `È in attività dal ${f.founded}.`),
);
const staff = asked(
  'numero di addetti',
  by('people', (f) => `Oggi conta ${f.people}.`),
  by('people', (f) => `L’organico è di ${f.people}.`),
);
const quoted = asked(
  'attività principale, prodotti e clienti',
  by('about', (f) => `L’azienda descrive così il proprio lavoro: «${f.about}».`),
  by('about', (f) => `Nelle parole dell’azienda: «${f.about}».`),
  by('about', (f) => `Il lavoro di ogni giorno si riassume così: «${f.about}».`),
);
const theGrant = slot(
  by('g.name g.entity', (f) => `La domanda riguarda il bando «${f['g.name']}», promosso da ${f['g.entity']}.`),
  by('g.name g.entity', (f) => `Il bando di riferimento è «${f['g.name']}», di ${f['g.entity']}.`),
  by('g.name', (f) => `La domanda riguarda il bando «${f['g.name']}».`),
);
const theAid = slot(
  by('g.aid g.amount', (f) => `L’aiuto previsto è ${f['g.aid']} (${f['g.amount']}).`),
  by('g.aid g.amount', (f) => `Il bando offre ${f['g.aid']}: ${f['g.amount']}.`),
  by('g.aid', (f) => `L’aiuto previsto è ${f['g.aid']}.`),
);
const theCosts = slot(
  by('g.costs', (f) => `Tra le spese ammesse ci sono ${f['g.costs']}.`),
  by('g.costs', (f) => `Il bando ammette spese per ${f['g.costs']}.`),
);
const papers = slot(
  by('doc1 doc2', (f) => `Dai documenti allegati risultano ${f.doc1} e ${f.doc2}.`),
  by('doc1', (f) => `Dai documenti allegati risulta: ${f.doc1}.`),
);

const PLANS: Record<DraftPart, PartPlan> = {
  company_description: {
    paragraphs: [
      [
        opening,
        trade,
        staff,
        asked(
          'fatturato dell’ultimo anno',
          by('revenue', (f) => `Il fatturato annuo è ${f.revenue}.`),
          by('revenue', (f) => `Nell’ultimo anno il fatturato è stato ${f.revenue}.`),
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
        slot(by('certifications', (f) => `Le certificazioni ottenute sono: ${f.certifications}.`)),
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
        asked(
          'titolo del progetto',
          by('p.title', (f) => `Il progetto si chiama «${f['p.title']}».`),
        ),
        slot(
          by('name sector place', (f) => `Lo propone ${f.name}, che lavora ${f.sector} con sede ${f.place}.`),
          by('name sector place', (f) => `A realizzarlo sarà ${f.name}, con sede ${f.place} e attività ${f.sector}.`),
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
        asked(
          'che cosa si realizza, in una frase',
          by('p.about', (f) => `In sintesi: «${f['p.about']}».`),
          by('wish', (f) => `Lo scopo dichiarato è ${f.wish}.`),
        ),
        slot(
          by(
            'g.name g.entity',
            (f) => `Il sostegno è chiesto al bando «${f['g.name']}», promosso da ${f['g.entity']}.`,
          ),
          by('g.name', (f) => `Il sostegno è chiesto al bando «${f['g.name']}».`),
        ),
        slot(by('g.about', (f) => `Il bando si presenta così: «${f['g.about']}».`)),
        theCosts,
      ],
      [
        theAid,
        asked(
          'costo totale del progetto, IVA esclusa',
          by('p.budget', (f) => `Il costo totale previsto è ${f['p.budget']}.`),
        ),
        slot(
          by('people', (f) => `L’azienda può contare su ${f.people}.`),
          by('people', (f) => `Al lavoro ci sono ${f.people}.`),
        ),
        slot(by('g.deadline', (f) => `La domanda va presentata entro il ${f['g.deadline']}.`)),
      ],
    ],
  },
  objectives: {
    paragraphs: [
      [
        slot(
          by(
            'name g.name',
            (f) => `${f.name} chiede il sostegno del bando «${f['g.name']}» per un obiettivo concreto.`,
          ),
          by('name g.name', (f) => `Con il bando «${f['g.name']}», ${f.name} vuole compiere un passo preciso.`),
          by('name', (f) => `${f.name} ha un obiettivo concreto.`),
        ),
        asked(
          'obiettivo principale, con un verbo e un oggetto',
          by('p.goal', (f) => `L’obiettivo principale è questo: «${f['p.goal']}».`),
          by('wish', (f) => `L’obiettivo dichiarato è ${f.wish}.`),
          by('wish', (f) => `In concreto, l’azienda vuole ${f.wish}.`),
        ),
        slot(by('about', (f) => `Nasce dall’attività di ogni giorno: «${f.about}».`)),
      ],
      [
        slot(
          by('', () => `Un primo traguardo da misurare: ${gap('risultato, valore di partenza e valore di arrivo')}.`),
        ),
        slot(
          by(
            'g.cost1',
            (f) => `Un secondo traguardo riguarda la voce «${f['g.cost1']}»: ${gap('che cosa si acquista e perché')}.`,
          ),
        ),
        slot(
          by('people', (f) => `Il cambiamento tocca ${f.people}: ${gap('chi usa le novità e come viene formato')}.`),
        ),
      ],
      [
        slot(
          by('g.goals', (f) => `Il bando sostiene ${f['g.goals']}.`),
          by('g.entity', (f) => `L’ente di riferimento è ${f['g.entity']}.`),
        ),
        slot(
          by('g.about', (f) => `Ecco che cosa prevede il bando: «${f['g.about']}».`),
          by('g.benefit', (f) => `Tra i benefici: ${f['g.benefit']}.`),
        ),
        slot(
          by('place sector', (f) => `Gli effetti attesi riguardano la sede ${f.place} e chi lavora ${f.sector}.`),
          by('place', (f) => `Gli effetti attesi riguardano la sede ${f.place}.`),
        ),
        slot(by('vision', (f) => `Più avanti, la visione è questa: «${f.vision}».`)),
      ],
    ],
  },
  methodology: {
    paragraphs: [
      [
        slot(
          by(
            'name people',
            (f) => `${f.name} organizza il lavoro in fasi e vi dedica una parte del proprio organico, di ${f.people}.`,
          ),
          by('name', (f) => `${f.name} organizza il lavoro in fasi brevi, ognuna con un responsabile.`),
        ),
        slot(by('about', (f) => `Il metodo parte da come si lavora oggi: «${f.about}».`)),
        slot(by('certifications', (f) => `Le procedure seguono le certificazioni già ottenute: ${f.certifications}.`)),
      ],
      [
        slot(
          by(
            '',
            () =>
              `Nella prima fase si raccolgono le esigenze e si scelgono i fornitori: ${gap('durata e responsabile della prima fase')}.`,
          ),
        ),
        slot(
          by('g.costs', (f) => `Nella seconda fase si fanno gli acquisti ammessi dal bando: ${f['g.costs']}.`),
          by('', () => `Nella seconda fase si fanno gli acquisti: ${gap('beni e servizi da acquistare')}.`),
        ),
        slot(
          by(
            'sector',
            (f) =>
              `Nella terza fase le novità entrano nel lavoro di chi opera ${f.sector}: ${gap('prove e formazione previste')}.`,
          ),
          by(
            '',
            () => `Nella terza fase le novità entrano nel lavoro quotidiano: ${gap('prove e formazione previste')}.`,
          ),
        ),
        slot(by('', () => `L’ultima fase è la verifica dei risultati: ${gap('indicatori e chi li misura')}.`)),
      ],
      [
        slot(
          by(
            'g.name g.entity',
            (f) => `Ogni fase rispetta le regole del bando «${f['g.name']}», promosso da ${f['g.entity']}.`,
          ),
          by('g.name', (f) => `Ogni fase rispetta le regole del bando «${f['g.name']}».`),
        ),
        slot(by('g.req1', (f) => `Tra le condizioni c’è questa: «${f['g.req1']}».`)),
        slot(by('partners', (f) => `Sono coinvolti i partner dell’azienda: «${f.partners}».`)),
        slot(by('place', (f) => `Le attività si svolgono ${f.place}.`)),
      ],
    ],
  },
  innovation: {
    paragraphs: [
      [
        slot(
          by(
            'name sector founded',
            (f) => `${f.name} lavora ${f.sector} dal ${f.founded} e vuole superare i limiti dei metodi usati finora.`,
          ),
          by('name sector', (f) => `${f.name} lavora ${f.sector} e vuole superare i limiti dei metodi usati finora.`),
          by('name', (f) => `${f.name} parte dai limiti dei metodi usati finora.`),
        ),
        slot(by('about', (f) => `Oggi l’attività è questa: «${f.about}».`)),
        slot(by('', () => `Il limite da superare è ${gap('problema o ritardo da risolvere')}.`)),
      ],
      [
        asked(
          'che cosa cambia rispetto a oggi',
          by('wish', (f) => `La novità sta nel modo di ${f.wish}.`),
          by('p.goal', (f) => `La novità è descritta negli obiettivi: «${f['p.goal']}».`),
        ),
        slot(by('advantage', (f) => `Si appoggia a un vantaggio già riconosciuto: «${f.advantage}».`)),
        slot(by('about2', (f) => `L’azienda racconta anche: «${f.about2}».`)),
        slot(
          by(
            '',
            () =>
              `Rispetto allo stato dell’arte, la differenza è ${gap('confronto con le soluzioni già sul mercato')}.`,
          ),
        ),
      ],
      [
        slot(
          by('g.name g.entity', (f) => `Il tema è al centro del bando «${f['g.name']}», di ${f['g.entity']}.`),
          by('g.name', (f) => `Il tema è al centro del bando «${f['g.name']}».`),
        ),
        slot(
          by('g.goals', (f) => `Il bando sostiene ${f['g.goals']}.`),
          by('g.about', (f) => `La misura si presenta così: «${f['g.about']}».`),
        ),
        slot(
          by('g.cost1 g.cost2', (f) => `Le tecnologie rientrano nelle voci «${f['g.cost1']}» e «${f['g.cost2']}».`),
          by('g.cost1', (f) => `Le tecnologie rientrano nella voce «${f['g.cost1']}».`),
        ),
        slot(
          by('people', (f) => `Le persone coinvolte sono quelle di oggi: ${f.people}.`),
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
        asked(
          'clienti principali e aree servite',
          by('market', (f) => `Il mercato di riferimento è questo: «${f.market}».`),
          by('about2', (f) => `Sul mercato l’azienda si presenta così: «${f.about2}».`),
          by('about', (f) => `L’offerta al mercato è questa: «${f.about}».`),
        ),
        slot(by('revenue', (f) => `Il fatturato annuo è ${f.revenue}.`)),
      ],
      [
        slot(by('', () => `La domanda dei clienti è ${gap('dimensione e andamento del mercato, con la fonte')}.`)),
        slot(by('', () => `I concorrenti principali sono ${gap('nomi e differenze rispetto all’azienda')}.`)),
        slot(by('advantage', (f) => `Il vantaggio rispetto a loro è questo: «${f.advantage}».`)),
        slot(by('partners', (f) => `Pesano anche i rapporti già avviati: «${f.partners}».`)),
        slot(
          by('founded', (f) => `L’esperienza sul campo dura dal ${f.founded}.`),
          by('people', (f) => `A servire i clienti ci sono ${f.people}.`),
        ),
      ],
      [
        slot(
          by(
            'g.name g.entity',
            (f) => `Il bando «${f['g.name']}», di ${f['g.entity']}, aiuta a fare questo passo sul mercato.`,
          ),
          by('g.name', (f) => `Il bando «${f['g.name']}» aiuta a fare questo passo sul mercato.`),
        ),
        slot(
          by('g.benefit', (f) => `Tra i benefici: ${f['g.benefit']}.`),
          by('g.goals', (f) => `Il bando sostiene ${f['g.goals']}.`),
          by('g.level', (f) => `È una misura di livello ${f['g.level']}.`),
        ),
        slot(
          by(
            '',
            () =>
              `Grazie al progetto l’azienda conta di raggiungere ${gap('nuovi clienti o mercati, con una stima motivata')}.`,
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
          by('founded place', (f) => `Lavora dal ${f.founded} e ha sede ${f.place}.`),
          by('place', (f) => `Ha sede ${f.place}.`),
          by('founded', (f) => `Lavora dal ${f.founded}.`),
        ),
        slot(by('role', (f) => `La domanda è seguita da una persona con questo ruolo: ${f.role}.`)),
      ],
      [
        slot(by('about', (f) => `Le competenze nascono dall’attività: «${f.about}».`)),
        slot(by('', () => `Il progetto è guidato da ${gap('nome, ruolo ed esperienza del responsabile')}.`)),
        slot(
          by(
            'sector',
            (f) =>
              `Accanto al responsabile lavora chi conosce i processi ${f.sector}: ${gap('nomi e competenze tecniche')}.`,
          ),
          by('', () => `Accanto al responsabile lavorano ${gap('nomi e competenze tecniche')}.`),
        ),
        slot(by('partners', (f) => `Dall’esterno collaborano i partner indicati: «${f.partners}».`)),
        slot(by('certifications', (f) => `La qualità del lavoro è attestata: ${f.certifications}.`)),
        slot(by('women', (f) => `L’impresa è ${f.women}.`)),
        slot(by('youth', (f) => `La compagine è ${f.youth}.`)),
      ],
      [
        slot(
          by(
            'g.name g.entity',
            (f) => `Il gruppo risponde a ciò che chiede il bando «${f['g.name']}», di ${f['g.entity']}.`,
          ),
          by('g.name', (f) => `Il gruppo risponde a ciò che chiede il bando «${f['g.name']}».`),
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
        asked(
          'costo totale del progetto, IVA esclusa',
          by('p.budget', (f) => `Il costo totale del progetto è ${f['p.budget']}.`),
        ),
        slot(
          by(
            'g.name g.entity',
            (f) => `Le spese seguono le regole del bando «${f['g.name']}», promosso da ${f['g.entity']}.`,
          ),
          by('g.name', (f) => `Le spese seguono le regole del bando «${f['g.name']}».`),
        ),
        theCosts,
      ],
      [
        slot(
          by('g.cost1', (f) => `Per la voce «${f['g.cost1']}» la spesa è ${gap('importo, fornitore e preventivo')}.`),
          by('', () => `La prima voce di spesa è ${gap('voce, importo e preventivo')}.`),
        ),
        slot(by('g.cost2', (f) => `Per «${f['g.cost2']}» servono ${gap('importo e motivo della spesa')}.`)),
        slot(by('g.cost3', (f) => `Alla voce «${f['g.cost3']}» vanno ${gap('importo e che cosa comprende')}.`)),
        papers,
      ],
      [
        slot(
          by('g.aid g.amount', (f) => `Il bando offre ${f['g.aid']} (${f['g.amount']}).`),
          by('g.aid', (f) => `Il bando offre ${f['g.aid']}.`),
          by('g.amount', (f) => `L’importo del bando è: ${f['g.amount']}.`),
        ),
        slot(by('g.intensity', (f) => `L’intensità dell’aiuto è ${f['g.intensity']}.`)),
        slot(by('name', (f) => `La parte restante è a carico di ${f.name}: ${gap('fonte dei fondi propri')}.`)),
        slot(
          by(
            'revenue people',
            (f) => `L’impegno va letto accanto ai numeri dell’azienda: ${f.people} e un fatturato annuo ${f.revenue}.`,
          ),
          by('people', (f) => `L’impegno va letto accanto ai numeri dell’azienda: ${f.people}.`),
          by('revenue', (f) => `L’impegno va letto accanto al fatturato annuo, ${f.revenue}.`),
        ),
        slot(by('about', (f) => `Ogni spesa serve all’attività: «${f.about}».`)),
        slot(by('place', (f) => `I beni restano nella sede ${f.place}.`)),
      ],
    ],
  },
  project_title: {
    paragraphs: [
      [
        slot(
          by(
            'wish name place g.name g.entity',
            (f) => `${upper(f.wish!)}: ${f.name}, con sede ${f.place} («${f['g.name']}», ${f['g.entity']})`,
          ),
          by(
            'name sector place g.name g.entity',
            (f) => `Il progetto di ${f.name} ${f.sector}, con sede ${f.place} («${f['g.name']}», ${f['g.entity']})`,
          ),
          by('name place g.name', (f) => `Il progetto di ${f.name}, con sede ${f.place} («${f['g.name']}»)`),
          by('name g.name', (f) => `Il progetto di ${f.name} per «${f['g.name']}»`),
          by('name', (f) => `Il progetto di ${f.name}: ${gap('tema del progetto')}`),
        ),
      ],
    ],
  },
  expected_results: {
    paragraphs: [
      [
        slot(
          by('name wish', (f) => `Alla fine del progetto ${f.name} potrà ${f.wish} in modo stabile.`),
          by(
            'name p.goal',
            (f) => `Alla fine del progetto ${f.name} avrà raggiunto questo obiettivo: «${f['p.goal']}».`,
          ),
          by('name', (f) => `Alla fine del progetto ${f.name} avrà ottenuto ${gap('risultato principale')}.`),
        ),
        slot(by('about', (f) => `Il punto di partenza è l’attività di oggi: «${f.about}».`)),
        slot(
          by('people place', (f) => `I risultati riguardano ${f.people} e la sede ${f.place}.`),
          by('people', (f) => `I risultati riguardano ${f.people}.`),
          by('place', (f) => `I risultati riguardano la sede ${f.place}.`),
        ),
      ],
      [
        slot(by('', () => `Il primo indicatore è ${gap('indicatore, valore di oggi e valore atteso')}.`)),
        slot(by('', () => `Sull’ambiente l’effetto atteso è ${gap('consumi, emissioni o materiali risparmiati')}.`)),
        slot(
          by('sector', (f) => `Per i clienti ${f.sector} il beneficio è ${gap('tempi, prezzi o qualità')}.`),
          by('', () => `Per i clienti il beneficio è ${gap('tempi, prezzi o qualità')}.`),
        ),
        slot(by('', () => `Sull’occupazione l’effetto atteso è ${gap('persone assunte o formate')}.`)),
      ],
      [
        slot(
          by('g.name g.entity', (f) => `I risultati rispondono al bando «${f['g.name']}», di ${f['g.entity']}.`),
          by('g.name', (f) => `I risultati rispondono al bando «${f['g.name']}».`),
        ),
        slot(
          by('g.about', (f) => `La misura si presenta con queste parole: «${f['g.about']}».`),
          by('g.goals', (f) => `Il bando sostiene ${f['g.goals']}.`),
          by('g.benefit', (f) => `Tra i benefici: ${f['g.benefit']}.`),
        ),
        slot(by('market', (f) => `Gli effetti si vedranno sul mercato indicato dall’azienda: «${f.market}».`)),
      ],
    ],
  },
  timeline: {
    paragraphs: [
      [
        slot(
          by('name place', (f) => `Il lavoro si svolge ${f.place}, sotto la guida di ${f.name}.`),
          by('name', (f) => `Il lavoro si svolge sotto la guida di ${f.name}.`),
        ),
        slot(
          by(
            'g.name g.deadline',
            (f) => `La domanda al bando «${f['g.name']}» va presentata entro il ${f['g.deadline']}.`,
          ),
          by('g.name', (f) => `La domanda riguarda il bando «${f['g.name']}».`),
        ),
        slot(by('', () => `Il progetto comincia ${gap('mese di avvio')} e finisce ${gap('mese di chiusura')}.`)),
      ],
      [
        slot(by('', () => `Prima si chiudono i preventivi e gli ordini: ${gap('periodo')}.`)),
        slot(
          by('g.costs', (f) => `Poi arrivano gli acquisti ammessi (${f['g.costs']}): ${gap('periodo di consegna')}.`),
          by('', () => `Poi arrivano gli acquisti: ${gap('periodo di consegna')}.`),
        ),
        slot(
          by('people', (f) => `Segue la formazione, che tocca ${f.people}: ${gap('periodo e ore')}.`),
          by('', () => `Segue la formazione delle persone: ${gap('periodo e ore')}.`),
        ),
        slot(by('', () => `Chiudono il calendario le prove e la rendicontazione: ${gap('periodo')}.`)),
      ],
      [
        slot(by('g.entity', (f) => `Le date tengono conto dei tempi di ${f['g.entity']}.`)),
        slot(by('g.req1', (f) => `Va rispettata anche questa condizione: «${f['g.req1']}».`)),
        slot(
          by('about', (f) => `Il calendario lascia spazio al lavoro di ogni giorno: «${f.about}».`),
          by('sector', (f) => `Il calendario tiene conto dei ritmi di chi lavora ${f.sector}.`),
        ),
      ],
    ],
  },
};

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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
