import { RULE_IDS } from '#domain/rules/table.ts';
import { ruleWords } from './concepts.ts';

/** A rule said simply, and a case of it. `{rule.id}` stands for a figure of the rules table. */
type Plain = { simple: string; example?: string };

const PLAIN: Readonly<Record<string, Plain>> = {
  de_minimis: {
    simple:
      'È come un serbatoio: ogni azienda può ricevere piccoli aiuti fino a {de_minimis.general.ceiling} in {de_minimis.window} anni. Ogni aiuto preso lo riempie; dopo {de_minimis.window} anni esce e lascia di nuovo spazio.',
    example:
      'Per esempio: un voucher da 10.000 € concesso a marzo conta fino al marzo di {de_minimis.window} anni dopo. Se intanto chiedi un altro aiuto de minimis, i due si sommano, e insieme non possono passare {de_minimis.general.ceiling}.',
  },
  gber: {
    simple:
      'È un elenco europeo di aiuti già permessi: se il bando rispetta quelle regole, lo Stato può dare i soldi senza chiedere a Bruxelles. Per te conta una cosa: prima mandi la domanda, poi ordini o firmi.',
    example:
      'Per esempio: mandi la domanda il lunedì e firmi l’ordine della macchina il martedì, va bene. Firmi il lunedì e mandi la domanda il martedì: quella spesa è persa.',
  },
  regime_aiuto: {
    simple:
      'È il tipo di regola con cui ti danno i soldi. Con il de minimis c’è un totale massimo per azienda; con l’esenzione c’è una percentuale massima sulla spesa e la domanda va fatta prima di ordinare.',
    example:
      'Per esempio: un voucher digitale è spesso in de minimis e consuma il tuo massimale; un bando per impianti in esenzione non lo consuma, ma copre solo una parte della spesa.',
  },
  cumulo: {
    simple:
      'Vuol dire usare due aiuti insieme. Su due spese diverse di solito si può. Sulla stessa spesa solo fino a un tetto, e mai più di quanto hai speso.',
    example:
      'Per esempio: contributo sulla macchina e credito d’imposta sulla formazione sono due spese diverse. Due aiuti sulla stessa fattura invece si sommano solo fino alla percentuale massima.',
  },
  effetto_incentivo: {
    simple:
      'L’aiuto serve a farti fare qualcosa che non hai ancora cominciato. Quindi: prima la domanda, poi l’ordine. Se firmi o versi una caparra prima, per quell’aiuto è come se l’avessi già fatto da solo.',
    example: 'Per esempio: chiedere tre preventivi prima della domanda va bene. Firmarne uno, o versare l’acconto, no.',
  },
  rendicontazione: {
    simple:
      'È il conto che presenti alla fine: fai vedere che cosa hai comprato e che l’hai pagato davvero. Se i documenti tornano, ti pagano.',
    example:
      'Per esempio: per una macchina servono l’ordine, la fattura con il codice del progetto, il bonifico e la prova che è in azienda e funziona.',
  },
  durc: {
    simple:
      'È un foglio che dice: «questa azienda ha pagato i contributi». Vale {durc.validity} giorni. Se c’è un debito e non lo stai pagando a rate, l’aiuto si ferma.',
    example:
      'Per esempio: hai una rata INPS arretrata. Chiedi la rateizzazione, paghi le rate, e il DURC torna regolare.',
  },
  dnsh: {
    simple: 'Vuol dire: il progetto non deve fare danni all’ambiente. Di solito lo dichiari con una scheda firmata.',
    example: 'Per esempio: una macchina elettrica al posto di una vecchia va bene; una caldaia a gasolio di solito no.',
  },
  impresa_unica: {
    simple: 'Se un’azienda ne controlla un’altra, per gli aiuti contano come una sola: i loro aiuti si sommano.',
    example:
      'Per esempio: la tua Srl ha la maggioranza di un’altra Srl. Se l’altra ha preso un aiuto de minimis, quell’aiuto riempie anche il tuo massimale.',
  },
  pmi: {
    simple:
      'È un’azienda non grande: meno di {pmi.medium.staff} addetti, e fatturato fino a {pmi.medium.turnover} o bilancio fino a {pmi.medium.balance}. Se fai parte di un gruppo, si contano anche le altre.',
    example:
      'Per esempio: 20 addetti e 3 milioni di fatturato, piccola impresa. Se però sei controllato da un gruppo con 500 addetti, si sommano e non sei più PMI.',
  },
  ula: {
    simple: 'Si conta il lavoro, non le teste: uno a tempo pieno tutto l’anno vale 1, uno a metà tempo vale mezzo.',
    example: 'Per esempio: due part time al 50% per tutto l’anno fanno 0,5 + 0,5 = 1 ULA.',
  },
  intensita: {
    simple: 'È la fetta di spesa che ti coprono. Il resto lo metti tu.',
    example: 'Per esempio: con il 40% su 10.000 € di spesa ammessa, l’aiuto è 4.000 € e tu ne metti 6.000.',
  },
  esl: {
    simple: 'È quanto vale davvero l’aiuto, come se te lo dessero in contanti. Di un prestito conta solo il risparmio.',
    example:
      'Per esempio: prendi un prestito agevolato e in tutto paghi 3.000 € di interessi in meno. L’ESL è circa 3.000 €, non la somma prestata.',
  },
  fondo_perduto: {
    simple: 'Sono soldi che non si restituiscono, se fai davvero quello che hai promesso nel progetto.',
    example: 'Per esempio: spendi 20.000 €, il contributo è del 50%: te ne tornano 10.000, e restano tuoi.',
  },
  finanziamento_agevolato: {
    simple: 'È un prestito che costa meno di quello normale: lo restituisci, ma con pochi interessi o nessuno.',
    example: 'Per esempio: con un prestito a tasso zero da 50.000 € restituisci 50.000 €, a rate.',
  },
  credito_imposta: {
    simple: 'Non ti arrivano soldi sul conto: paghi meno tasse e contributi, fino a quella somma.',
    example: 'Per esempio: hai un credito di 5.000 € e un F24 da 8.000 €: ne versi 3.000.',
  },
  garanzia: {
    simple:
      'Lo Stato dice alla banca: «se non paga lui, una parte la pago io». Così il prestito è più facile da avere.',
  },
  click_day: {
    simple: 'È una corsa: a un’ora precisa si apre il portale e prende i fondi chi arriva prima.',
    example: 'Per esempio: apre alle 10; alle 9:30 sei già dentro con tutto firmato e caricato, e alle 10 invii.',
  },
  sportello: {
    simple:
      'Le domande si guardano in ordine di arrivo, finché ci sono soldi. Chi arriva presto e completo passa prima.',
  },
  graduatoria: {
    simple: 'È una classifica: ogni domanda prende un punteggio, e i fondi vanno ai punteggi più alti.',
    example:
      'Per esempio: ci sono fondi per cento domande e ne arrivano trecento. Passano le cento con più punti, anche se inviate l’ultimo giorno.',
  },
  rna: { simple: 'È un elenco pubblico: ci trovi gli aiuti che ogni azienda ha ricevuto, cercando il codice fiscale.' },
  cup: { simple: 'È la targa del progetto: un codice da scrivere su ogni fattura e su ogni bonifico.' },
  difficolta: {
    simple:
      'È un’azienda che ha perso più della metà del suo capitale, o che è in una procedura per insolvenza. A chi è così quasi nessun bando dà aiuti. Un anno in perdita, da solo, non basta.',
    example:
      'Per esempio: capitale 50.000 €, patrimonio netto sceso a 20.000 €: manca più della metà, quindi è in difficoltà.',
  },
  mantenimento: {
    simple:
      'Quello che compri con l’aiuto resta in azienda per {gber.maintenance.sme} anni (se sei una PMI). Se lo vendi prima, restituisci.',
  },
  pagamento: {
    simple: 'Prima paghi tu, poi mostri le fatture, poi l’ente ti rimborsa. Alcuni bandi danno una parte prima.',
  },
  fideiussione: {
    simple:
      'È qualcuno che garantisce per te, una banca o un’assicurazione: se non fai il progetto, restituisce lui l’anticipo e poi lo chiede a te.',
  },
  perizia: {
    simple:
      'È il foglio di un tecnico iscritto all’albo che dice: «questa macchina ha davvero queste caratteristiche».',
  },
  interconnessione: {
    simple: 'Vuol dire che la macchina e il gestionale si parlano: ricevono e mandano dati da soli.',
  },
  antimafia: {
    simple:
      'Per gli aiuti sopra {antimafia.threshold} lo Stato controlla chi c’è dietro l’azienda. Tu dai l’elenco di soci, amministratori e familiari conviventi; al resto pensa l’ente.',
  },
};

function told(id: string, part: keyof Plain, day: string): string | null {
  const text = PLAIN[id]?.[part];
  if (!text) return null;
  return text.replace(/\{([a-z_.]+)\}/g, (whole, name: string) => {
    const rule = RULE_IDS.find((each) => each === name);
    return rule ? ruleWords(rule, day) : whole;
  });
}

export const simplyText = (id: string, day: string): string | null => told(id, 'simple', day);
export const exampleText = (id: string, day: string): string | null => told(id, 'example', day);

export const PLAIN_WORDS = {
  noExample: 'Un esempio pronto su questo non ce l’ho. In breve:',
  askPoint: 'Se c’è una parola che non torna, scrivimela e ti spiego quella.',
} as const;
