import type { LexiconGroup } from './group.ts';

/** Farming, food and fishing. */
export const LAND_TRADES: readonly LexiconGroup[] = [
  {
    id: 'agricoltura',
    words:
      'agricoltura|agricola|agricole|agricolo|agricoli|aziende agricole|imprenditori agricoli|imprese agricole|agricoltori|produzione agricola primaria|agricoltore',
    asks: 'contadino|coltivare|coltivazione|stalla|campagna|ortaggi|serra|serre|orto|frutteto|uliveto|vigna|vigneto|allevatore|allevamento|mucche|pecore|apicoltore|miele|api|grano|frutta|cereali|florovivaismo|vivaio|biologico|psr|feasr|csr|coldiretti|coltivatore|zafferano|bestiame|capre|maiali|galline|azienda agricola|imprenditore agricolo|nocciole|castagne|agrumeto|agrumi|viticoltore|olivicoltore|colture|semina|raccolto|campi|orticoltura|olivicoltura|viticoltura|zootecnia|bovini|suini|ovini|pollaio|cavalli|elicicoltura|lumache|funghi|tartufi|lavanda|fiori e piante|piante|azienda agricola familiare|azienda vitivinicola|fienile|agricoltore|contadina|nocciolo|frutticoltore|canapa|agricoltura biologica|agricoltura di precisione',
    near: { agroalimentare: 0.4, trattori: 0.25 },
    sectors: ['agriculture'],
  },
  {
    id: 'foresta',
    words: 'forestale|forestali|selvicoltura|bosco|boschi|imboschimento|boschivo|filiera del legno|arboricoltura',
    asks: 'boscaiolo|boscaioli|taglio del bosco|tagliare alberi|piantare alberi|legna da ardere|segheria',
    near: { agricoltura: 0.3 },
    sectors: ['agriculture'],
  },
  {
    id: 'giovani-agricoltori',
    words:
      'giovani agricoltori|giovane agricoltore|primo insediamento|azienda agricola giovanile|imprese agricole di giovani|18-41 anni',
    asks: 'ragazzo agricoltore|diventare agricoltore|diventare contadino|prima azienda agricola|giovane contadino|iniziare agricoltura|insediamento giovani agricoltori|ritorno alla terra|under 40 agricoltura|under 41|subentrare azienda agricola|giovane imprenditore agricolo|giovani azienda agricola',
    near: { agricoltura: 0.35 },
    sectors: ['agriculture'],
  },
  {
    id: 'agroalimentare',
    words:
      'agroalimentare|agroalimentari|agroindustria|agroindustriali|trasformazione di prodotti agricoli|trasformazione prodotti agricoli|prodotti agricoli|alimentare|alimentari|sistemi alimentari|industria alimentare|alimentazione|trasformazione agricola',
    asks: 'caseificio|frantoio|cantina|salumificio|pastificio|conserve|panificio|forno|molino|birrificio|vino|olio|formaggio|formaggi|salumi|pasta|pane|dolci|marmellate|mozzarella|macello|pesce|conserviera|torrefazione|distilleria|latte|panettiere|mulino|oleificio|vini|birra artigianale|cioccolato|food|succhi|passata|pomodoro|surgelati|prodotti tipici|acque minerali|biscotti|lievitati|fornaio|biscottificio|mangimificio|produttore di vino|imbottigliamento|prodotti alimentari|trasformare prodotti|conservificio|marmellata|confetture|miele confezionato|caffe torrefatto|liquori|distillati|amari|grappa|spumante|oleario|cantina sociale|salsa|sottoli|latticini|prosciutto|insaccati|gelato artigianale|pasticceria industriale|riso|farina|macinazione|industria alimentare|trasformazione alimentare|confezionamento alimentare|cibo',
    near: { agricoltura: 0.4, 'filiera-agro': 0.6, manifattura: 0.2 },
    sectors: ['agriculture', 'manufacturing'],
  },
  {
    id: 'filiera-agro',
    words:
      'contratti di filiera|filiera agroalimentare|contratti di sviluppo agroalimentari|trasformazione e commercializzazione',
    near: { agroalimentare: 0.4, filiera: 0.35 },
    sectors: ['agriculture'],
  },
  {
    id: 'pesca',
    words: 'pesca|acquacoltura|pescatori|feampa|blue economy|economia blu',
    asks: 'peschereccio|allevamento pesci|cozze|vongole|pescatore|barca da pesca|itticoltura|molluschi|ostriche|tonno|pescare',
    near: { agricoltura: 0.4, agroalimentare: 0.5, natura: 0.2, bioeconomia: 0.3 },
    sectors: ['agriculture'],
  },
];
