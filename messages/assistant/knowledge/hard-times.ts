import { rule } from './entry.ts';

/** What is asked when things go badly or nobody trusts anybody; and what owners ask of people and cars. */
export const HARD_TIMES = [
  rule(
    'crisi',
    'fallendo fallire fallimento indebitato indebitata pieno+debiti troppi+debiti sovraindebitamento composizione+negoziata | azienda in crisi debiti non riesco a pagare chiudere sto fallendo aiuti per chi ha debiti ristrutturare',
    'Mi dispiace: è un momento pesante, e prima si muove qualcosa meglio è. La via pubblica è la composizione negoziata: si chiede online alla Camera di commercio, è volontaria e riservata, e un esperto aiuta a trattare con banche e fornitori. Parlane subito con il commercialista. Quasi tutti i bandi escludono le imprese in difficoltà; fanno eccezione poche misure per le crisi, come il Fondo salvaguardia imprese.',
    'D.Lgs. 14/2019, artt. 12-25; Reg. (UE) 651/2014, art. 2, punto 18',
  ),
  rule(
    'imparzialita',
    'truccati truccato truccate raccomandati raccomandazioni raccomandazione pilotati | i bandi sono truccati vincono sempre gli stessi amici politici favoritismi',
    'Capisco il dubbio. Criteri e punteggi sono scritti nel bando prima della scadenza, gli elenchi degli ammessi e gli aiuti concessi sono pubblici (Registro nazionale aiuti), e chi è escluso può vedere gli atti e ricorrere. Negli incentivi automatici o a sportello non c’è una graduatoria: contano i requisiti e l’ordine di arrivo.',
    'D.Lgs. 33/2013, artt. 26 e 27; L. 241/1990, artt. 12 e 22',
  ),
  rule(
    'titolare_effettivo',
    'titolare+effettivo titolari+effettivi | titolare effettivo antiriciclaggio registro chi controlla la società',
    'Il titolare effettivo è la persona fisica che possiede o controlla l’impresa: di solito chi ha più del 25% del capitale, o chi ha la maggioranza dei voti; se non c’è, chi la rappresenta. Molti bandi con fondi PNRR ed europei lo fanno dichiarare.',
    'D.Lgs. 231/2007, art. 20; Reg. (UE) 2021/241, art. 22',
  ),
  rule(
    'veicoli',
    'furgone+ammesso auto+ammessa automobile+aziendale | veicoli auto aziendale automobile furgone camion pulmino mezzo di trasporto autocarro ammesso spesa',
    'I veicoli dipendono dal bando. Un’auto a uso anche privato o di rappresentanza di solito non è ammessa. Un furgone, un camion o un mezzo attrezzato può esserlo se è nuovo, serve all’attività e sta tra i beni strumentali in bilancio. Per chi fa trasporto conto terzi molti bandi escludono i mezzi: ci sono misure apposta per l’autotrasporto.',
    'testo del singolo bando; Codice civile, art. 2424',
  ),
  rule(
    'tempi_istruttoria',
    ' | quanto aspettare dopo la domanda risposta istruttoria esito quanto ci mettono a rispondere tempi della valutazione quando so se ho vinto',
    'Dipende dal bando: a sportello di solito da uno a tre mesi, con graduatoria da tre a sei, come stima. Se il bando non dice un termine, l’ente deve concludere entro 30 giorni, che si sospendono quando chiede integrazioni. Per firmare non serve aspettare l’esito: di norma basta aver inviato la domanda, ma la spesa resta a tuo rischio.',
    'L. 241/1990, art. 2; Reg. (UE) 651/2014, art. 6',
  ),
  rule(
    'dimissioni',
    'licenzio dimissioni dimettermi dimetto | se mi licenzio mi dimetto dipendente lascio il lavoro diventare disoccupato',
    'Chi lascia il lavoro con le dimissioni diventa disoccupato dopo la fine del rapporto e la dichiarazione di disponibilità (DID) al Centro per l’impiego; la NASpI invece, di regola, non spetta. Conta come sei il giorno della domanda: non lasciare il posto prima di sapere che hai anche gli altri requisiti, come l’età.',
    'D.Lgs. 150/2015, art. 19; D.Lgs. 22/2015, art. 3',
  ),
  rule(
    'immobile_in_affitto',
    'immobile+affitto locali+affitto capannone+affitto muri+affitto | immobile in affitto non di proprietà inquilino locali non miei contratto di locazione lavori',
    'Di solito si può, se hai titolo sull’immobile: un contratto di affitto o comodato registrato, che duri almeno quanto gli obblighi del bando, e il consenso scritto del proprietario ai lavori. Impianti fissi e opere restano nell’immobile: alcune misure chiedono la proprietà, guarda il testo.',
    'testo del singolo bando; Reg. (UE) 651/2014, art. 14, par. 5',
  ),
  rule(
    'liquidazione',
    'societa+liquidazione azienda+liquidazione impresa+liquidazione ditta+liquidazione srl+liquidazione messa+liquidazione messo+liquidazione mettere+liquidazione =liquidatore | società in liquidazione volontaria liquidatore chiusa procedura concorsuale può chiedere contributi',
    'Di regola no: una società in liquidazione non può avere nuovi aiuti, perché i bandi vogliono un’impresa attiva, nel pieno dei suoi diritti e senza liquidazione o procedure concorsuali. Per gli aiuti già presi la liquidazione prima della fine degli obblighi può portare alla revoca: scrivi prima all’ente.',
    'testo del singolo bando; Reg. (UE) 651/2014, art. 2, punto 18',
  ),
];
