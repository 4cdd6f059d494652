import { rule } from './entry.ts';

/** Words of machines, energy, research, people and Europe. */
export const TECHNICAL_RULES = [
  rule(
    'codice_cor',
    '=cor+codice =cor+rna vercor =car+codice | codice cor concessione registro nazionale aiuti visura vercor codice car misura',
    'Il COR è il codice che il Registro nazionale degli aiuti dà a ogni concessione: senza, l’aiuto non ha effetto. Lo trovi nell’atto di concessione e nella sezione Trasparenza del registro. Il CAR invece è il codice della misura, il CUP quello del progetto.',
    'DM 115/2017, artt. 8 e 9; L. 234/2012, art. 52',
  ),
  rule(
    'beni_strumentali',
    ' | beni strumentali bene strumentale significato definizione',
    'I beni strumentali sono quelli che l’impresa usa più anni per lavorare, non quelli che vende o consuma: macchinari, impianti, attrezzature, computer, software, mezzi. Nel bilancio stanno tra le immobilizzazioni e si ammortizzano. Molti bandi li vogliono nuovi di fabbrica e in grado di funzionare da soli.',
    'Codice civile, artt. 2424 e 2426; DPR 917/1986, art. 102',
  ),
  rule(
    'interconnessione',
    'interconnessione interconnesso interconnettere interconnetto | interconnessione 4.0 industria 4.0 interconnesso bene macchina collegata gestionale allegato caratteristiche',
    'Interconnessione 4.0: la macchina scambia dati con i sistemi dell’azienda (gestionale, altre macchine, fornitori) in modo bidirezionale, con un indirizzo riconoscibile. Serve per gli incentivi 4.0 e si prova con una perizia o un’attestazione; va mantenuta nel tempo. Il beneficio parte dall’anno dell’interconnessione: se arriva dopo la consegna, si comincia più tardi.',
    'L. 232/2016, allegati A e B; L. 199/2025, allegati IV e V',
  ),
  rule(
    'perizia',
    'perizia | perizia asseverata giurata tecnica ingegnere perito attestazione 4.0',
    'La perizia asseverata è la relazione di un ingegnere o perito iscritto all’albo che conferma, sotto responsabilità, le caratteristiche del bene e l’interconnessione. Per i beni 4.0 di valore è richiesta; per i più piccoli può bastare la dichiarazione del legale rappresentante, se la misura lo ammette. Il prezzo lo fa il professionista: chiedi un preventivo, e controlla se il bando lo ammette tra le spese.',
    'L. 232/2016, art. 1, comma 11; testo della singola misura',
  ),
  rule(
    'certificazione_contabile',
    'certificazione+contabile | certificazione contabile revisore attestazione spese effettivo sostenimento',
    'La certificazione contabile è la relazione di un revisore che attesta le spese sostenute. Per i crediti d’imposta è obbligatoria: chi non ha un revisore ne incarica uno, e il costo può essere in parte riconosciuto.',
    'L. 160/2019, art. 1, comma 205; testo della singola misura',
  ),
  rule(
    'diagnosi_energetica',
    'diagnosi+energetica | diagnosi energetica ape attestato prestazione energetica certificazione risparmio ex ante ex post',
    'La diagnosi energetica misura i consumi prima dell’intervento e stima il risparmio. Molti bandi sull’efficienza la chiedono con la domanda, insieme all’APE prima e dopo i lavori. Si può fare prima della domanda: non è avvio dei lavori.',
    'D.Lgs. 102/2014, art. 8; Reg. (UE) 651/2014, art. 2, punto 23',
  ),
  rule(
    'gse',
    ' | gse gestore servizi energetici portale',
    'Il GSE, Gestore dei servizi energetici, è la società pubblica che gestisce Conto Termico, incentivi al fotovoltaico, certificati bianchi e le comunicazioni dell’iperammortamento. Le domande si inviano dalla sua Area Clienti.',
    'D.Lgs. 79/1999; DM 7 agosto 2025',
  ),
  rule(
    'invitalia',
    ' | invitalia agenzia nazionale attrazione investimenti sviluppo',
    'Invitalia è l’agenzia dello Stato che gestisce molti incentivi alle imprese, come Smart&Start, Resto al Sud 2.0 e ON. Le domande si fanno sul suo sito, con SPID o CIE.',
    'D.Lgs. 1/1999',
  ),
  rule(
    'zes',
    ' | zes unica zona economica speciale mezzogiorno quali regioni credito zes',
    'La ZES unica comprende Abruzzo, Basilicata, Calabria, Campania, Molise, Puglia, Sardegna e Sicilia, e dal 2025 anche Marche e Umbria. Dà un credito d’imposta per gli investimenti e un’autorizzazione unica più rapida.',
    'DL 124/2023; L. 171/2025',
  ),
  rule(
    'ricerca_sviluppo',
    'trl | ricerca industriale sviluppo sperimentale trl attività r&s cosa vale come ricerca',
    'La ricerca industriale cerca conoscenze nuove; lo sviluppo sperimentale le usa per prototipi e prove. Le modifiche di routine e l’acquisto di una macchina non sono R&S. I bandi chiedono anche un TRL, il livello di maturità da 1 (idea) a 9 (mercato).',
    'Reg. (UE) 651/2014, art. 2, punti 85 e 86',
  ),
  rule(
    'rete_ati',
    'ati ats | rete d’impresa ats ati contratto di rete partenariato capofila consorzio partecipare insieme ad altre imprese',
    'Si può partecipare insieme con un contratto di rete, un’ATI/ATS o un consorzio, se il bando lo prevede. Il capofila presenta la domanda e risponde verso l’ente; ogni partner deve avere i requisiti e rendiconta le sue spese.',
    'DL 5/2009, art. 3, comma 4-ter; testo del singolo bando',
  ),
  rule(
    'consorzio_europeo',
    'partner+straniero partner+estero partner+europeo consorzio+europeo | bandi europei servono partner stranieri consorzio di quanti paesi da soli capofila horizon',
    'Nei progetti europei di cooperazione, come quelli di Horizon Europe, servono di regola almeno tre soggetti indipendenti di tre Paesi diversi, uno almeno dell’Unione. Altri bandi, come EIC Accelerator, si chiedono da soli: lo dice la scheda del singolo bando.',
    'Reg. (UE) 2021/695, art. 22',
  ),
  rule(
    'sede_operativa',
    ' | sede operativa unità locale aprire sede in altra regione sede legale basta quando devo averla',
    'Quasi sempre conta la sede dove si fa l’investimento, non quella legale: deve risultare in visura come sede o unità locale. Molti bandi permettono di aprirla dopo la domanda, ma prima del pagamento: leggi «al momento della domanda» o «dell’erogazione».',
    'testo del singolo bando; Reg. (UE) 651/2014, art. 1',
  ),
  rule(
    'incremento_occupazionale',
    'incremento+occupazionale | incremento occupazionale netto ula media dodici mesi licenziamenti prima assunzione sgravio diritto precedenza',
    'Incremento occupazionale netto: dopo l’assunzione gli occupati, contati in ULA sulla media dei 12 mesi, devono essere di più. Non contano dimissioni volontarie, pensionamenti e licenziamenti per giusta causa. Si perde lo sgravio se si viola un diritto di precedenza.',
    'D.Lgs. 150/2015, art. 31',
  ),
  rule(
    'apprendistato',
    'apprendistato apprendista | apprendistato apprendista tirocinio stage contratto formazione sgravi',
    'L’apprendistato ha già contributi ridotti per legge, con obbligo di formazione e piano formativo. Di regola non si somma agli altri esoneri per lo stesso lavoratore. Il tirocinio non è un rapporto di lavoro e non dà diritto a esoneri.',
    'D.Lgs. 81/2015, artt. 41-47',
  ),
  rule(
    'fondi_interprofessionali',
    'interprofessionali | fondi interprofessionali formazione gratuita dipendenti 0,30 conto formazione iscriversi',
    'I fondi interprofessionali finanziano la formazione con lo 0,30% che l’azienda già versa all’INPS. L’iscrizione è gratuita e si fa nella denuncia mensile (UniEmens); poi si usa il proprio conto o si partecipa agli avvisi.',
    'L. 388/2000, art. 118',
  ),
  rule(
    'partita_iva_apertura',
    ' | aprire partita iva prima o dopo domanda quando aprire impresa costituire società prima del bando',
    'Dipende dal bando: alcuni chiedono di non aver ancora aperto, altri danno un termine dopo la concessione, altri vogliono l’impresa già iscritta. Prima di aprire controlla la scheda: una partita IVA aperta troppo presto può escluderti.',
    'testo del singolo bando',
  ),
  rule(
    'isee_disoccupazione',
    'did | stato di disoccupazione did inoccupato inattivo naspi centro per l’impiego dimostrare essere disoccupato',
    'Lo stato di disoccupazione si ottiene con la dichiarazione di immediata disponibilità (DID) al Centro per l’impiego. Chi prende la NASpI è già in quello stato. Alcune misure ammettono anche inattivi e lavoratori con reddito molto basso.',
    'D.Lgs. 150/2015, art. 19',
  ),
  rule(
    'intensita_zone',
    ' | zone assistite carta aiuti regionali 107.3.a 107.3.c aree a e c maggiorazione sud percentuale più alta',
    'Nelle zone «a» (Mezzogiorno) e «c» (aree segnate sulla carta degli aiuti regionali) gli aiuti agli investimenti possono avere percentuali più alte, che crescono ancora per piccole e medie imprese.',
    'Carta degli aiuti a finalità regionale 2022-2027; Reg. (UE) 651/2014, art. 14',
  ),
  rule(
    'autotrasporto',
    ' | autotrasporto conto terzi veicoli furgoni camion de minimis autotrasportatori limite',
    'Per l’autotrasporto vale il massimale de minimis generale. Il vecchio limite più basso del Reg. (UE) 1407/2013 non c’è più. Molti bandi per investimenti escludono invece i veicoli: ci sono misure dedicate.',
    'Reg. (UE) 2023/2831, art. 3',
  ),
  rule(
    'ai_scrittura',
    'chatgpt consulente+intelligenza+artificiale consulente+=ai scrivere+=ai | usare intelligenza artificiale per scrivere domanda dichiarare ai legge 132 consulente usa ai',
    'Puoi usare l’AI per scrivere, ma sei tu a rispondere di ciò che dichiari: controlla ogni cifra. Il professionista che la usa è obbligato a dirlo al cliente in modo chiaro.',
    'L. 132/2025, art. 13',
  ),
  rule(
    'settori_esclusi_deminimis',
    ' | settori esclusi de minimis pesca agricoltura primaria export esclusioni quali attività non possono',
    'Il de minimis generale non vale per la produzione agricola primaria e per pesca e acquacoltura, che hanno regolamenti loro, né per aiuti legati all’export o a favorire merci nazionali.',
    'Reg. (UE) 2023/2831, art. 1',
  ),
];
