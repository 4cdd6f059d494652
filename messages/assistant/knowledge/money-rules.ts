import { rule } from './entry.ts';

/** How money is counted, paid and secured. */
export const MONEY_RULES = [
  rule(
    'anticipare_spese',
    'devo+anticipare dobbiamo+anticipare | anticipare io le spese devo pagare prima soldi miei liquidità prefinanziare cassa',
    'Quasi sempre sì: paghi tu, rendiconti e poi l’ente rimborsa. Alcuni bandi danno un anticipo, di solito con una fideiussione, o pagano per stati di avanzamento (SAL). Conta quanta cassa ti serve prima di partire: una banca può anticipare il contributo concesso.',
    'prassi dei bandi; D.Lgs. 123/1998, art. 5',
  ),
  rule(
    'fideiussione',
    'fideiussione | fideiussione garanzia bancaria assicurativa polizza fideiussoria anticipo confidi costo',
    'La fideiussione è la promessa di una banca, assicurazione o confidi di restituire l’anticipo se non rispetti il progetto. Serve quasi sempre per avere soldi prima di spendere; ha un costo annuo, che dipende dalla tua situazione, e occupa il tuo fido.',
    'D.Lgs. 123/1998, art. 5; Codice civile, art. 1936',
  ),
  rule(
    'sal',
    '=sal | sal stato avanzamento lavori saldo erogazione quote tranche',
    'SAL vuol dire stato di avanzamento: l’ente paga una parte del contributo quando hai speso e rendicontato una quota del progetto, il resto a saldo. Quante quote e quanto grandi lo dice il bando.',
    'D.Lgs. 123/1998, art. 5',
  ),
  rule(
    'rappresentanza',
    'spese+rappresentanza | spese di rappresentanza omaggi pranzi cene regali ospitalità eventi clienti',
    'Sono le spese per l’immagine senza uno scambio diretto: omaggi, pranzi, ricevimenti. I bandi quasi mai le ammettono, e per il fisco si deducono solo entro limiti legati ai ricavi. Fiere e pubblicità sono un’altra cosa: lì conta l’elenco del bando.',
    'DPR 917/1986, art. 108, comma 2; testo del singolo bando',
  ),
  rule(
    'conto_dedicato',
    'contanti | conto corrente dedicato pagamenti tracciabili bonifico contanti assegno carta rate compensazione come pagare fornitori',
    'I pagamenti devono essere tracciabili: bonifico o ricevuta bancaria dal conto dell’azienda, con il CUP nella causale. Contanti e compensazioni non si ammettono. Qualche bando chiede un conto dedicato.',
    'L. 136/2010, art. 3; prassi dei bandi',
  ),
  rule(
    'leasing',
    'leasing noleggio | leasing noleggio operativo locazione finanziaria macchina in affitto',
    'Il leasing finanziario è ammesso da diversi incentivi (per esempio la Nuova Sabatini e l’iperammortamento); il noleggio operativo quasi mai. Per i contributi a fondo perduto conta che cosa scrive il bando: spesso valgono solo i canoni pagati entro la fine del progetto.',
    'DL 69/2013, art. 2; testo del singolo bando',
  ),
  rule(
    'usato',
    'usato usata usati usate seconda+mano | beni usati macchinario di seconda mano usato usata ricondizionato comprare furgone usato',
    'Di solito no: quasi tutti i bandi e gli incentivi 4.0 chiedono beni nuovi di fabbrica. Qualche bando per nuove imprese ammette l’usato, con la dichiarazione del venditore che non è già stato agevolato e una perizia sul prezzo.',
    'testo del singolo bando',
  ),
  rule(
    'autofattura_lavoro_proprio',
    ' | lavoro proprio in economia manodopera interna comprare da parente da società collegata stessa proprietà socio fornitore cognato fratello moglie marito figlio amico fa i lavori',
    'Le spese fatturate da soci, parenti stretti o società collegate di regola non sono ammesse, né i lavori fatti in proprio. Il fornitore deve essere indipendente e il prezzo di mercato.',
    'testo del singolo bando',
  ),
  rule(
    'preventivi',
    ' | quanti preventivi tre preventivi confronto offerte congruità prezzi',
    'Dipende dal bando: spesso ne basta uno, a volte ne chiede tre da fornitori indipendenti per provare che il prezzo è giusto. Chiedere un preventivo non è un impegno; firmarlo sì.',
    'testo del singolo bando; Reg. (UE) 651/2014, art. 2, punto 23',
  ),
  rule(
    'iva_spese',
    ' | iva compresa spese al netto imponibile lordo',
    'Le spese si contano al netto dell’IVA, se la puoi detrarre. Resta un costo ammesso solo per chi non la recupera, come un forfettario, e se il bando lo prevede.',
    'DPR 633/1972, art. 19; testo del singolo bando',
  ),
  rule(
    'spese_correnti',
    'affitto+bollette conto+affitto rimborso+affitto spese+affitto bollette bolletta utenze notaio notarili notarile | affitto bollette utenze luce gas spese correnti di gestione notaio imposte di registro bolli commissioni bancarie benzina',
    'Di norma no: affitto, bollette, notaio, imposte, bolli e spese bancarie non sono investimenti e i bandi li escludono. Fanno eccezione alcune misure per nuove imprese, che pagano anche una parte delle spese di gestione o del circolante: controlla l’elenco delle spese ammesse nella scheda.',
    'testo del singolo bando',
  ),
  rule(
    'spesa_minore',
    'costa+=meno spendo+=meno speso+=meno | se non spendo tutto spendo meno del previsto spesa finale più bassa avanzo risparmio sul progetto ribasso importo rendicontato minore',
    'Se alla fine spendi meno, il contributo si ricalcola in proporzione sulla spesa rendicontata e ammessa. Sotto la soglia che il bando fissa, o se manca una parte essenziale del progetto, l’aiuto può essere revocato. Comunica la variazione all’ente prima della rendicontazione. Se invece spendi di più, la differenza resta a tuo carico: il contributo non supera quello concesso.',
    'D.Lgs. 123/1998, art. 9; testo del singolo bando',
  ),
  rule(
    'cessione_credito',
    ' | credito d’imposta vendere cedere compensare f24 limite quando si usa rate anni',
    'Il credito d’imposta si usa in compensazione nell’F24, dalle date che la legge indica e spesso in più quote annuali. Quello degli investimenti di regola non si cede ad altri. Serve avere imposte o contributi da versare.',
    'D.Lgs. 241/1997, art. 17; legge del singolo credito',
  ),
  rule(
    'forfettario',
    'forfettario forfettaria forfettari | forfettario partita iva agevolata flat tax contributi crediti',
    'In regime forfettario puoi chiedere contributi a fondo perduto, prestiti agevolati e garanzie, se il bando ammette la tua forma. I crediti d’imposta si usano in F24 contro imposte e contributi da versare. Le deduzioni sul reddito, come l’iperammortamento, invece non ti danno niente: il tuo reddito si calcola con una percentuale fissa sui ricavi, senza costi.',
    'L. 190/2014, art. 1, commi da 54 a 89',
  ),
  rule(
    'durf',
    'durf | debiti fiscali cartelle agenzia entrate riscossione durf rottamazione pignoramento tasse imposte non pagate in ritardo arretrate fisco',
    'I debiti con il fisco definitivi e non rateizzati possono bloccare l’aiuto: molti bandi chiedono la regolarità fiscale e l’ente verifica prima di pagare. Una rateizzazione in corso e pagata di norma va bene.',
    'DPR 602/1973, art. 48-bis; testo del singolo bando',
  ),
  rule(
    'moratoria_banca',
    'crif =protesto =protesti =protestato =protestata | segnalazione centrale rischi crif banca rifiuta prestito cattivo pagatore sofferenza rating bancario la banca dice di no non mi dà il prestito',
    'Per un finanziamento agevolato decide anche la banca: segnalazioni in Centrale rischi o CRIF possono fermare la pratica. La garanzia del Fondo PMI o di un confidi aiuta. Per un contributo a fondo perduto, invece, conta se sei un’«impresa in difficoltà».',
    'Reg. (UE) 651/2014, art. 2, punto 18; disposizioni del Fondo di garanzia',
  ),
  rule(
    'minimo_aiuto_prestito',
    ' | esl prestito quanto conta nel de minimis finanziamento garanzia equivalente sovvenzione',
    'Di prestiti e garanzie nel de minimis non conta la somma prestata: conta l’equivalente sovvenzione lordo (ESL), cioè il vantaggio. La cifra è scritta nell’atto di concessione e nel Registro nazionale degli aiuti.',
    'Reg. (UE) 2023/2831, art. 4',
  ),
];
