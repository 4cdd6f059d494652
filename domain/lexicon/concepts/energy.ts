import { eachWith } from './each-with.ts';
import type { LexiconGroup } from './group.ts';

/** Energy, buildings' consumption, renewables. */
export const ENERGY: LexiconGroup[] = [
  {
    id: 'fotovoltaico',
    words:
      'fotovoltaico|fotovoltaici|pannelli solari|impianto fotovoltaico|agrisolare|agrivoltaico|moduli fotovoltaici|solare fotovoltaico',
    asks: 'pannelli tetto|pannelli capannone|impianto solare|energia solare|energia dal sole|solare|pannelli|produrre corrente|produrre elettricita|corrente dal sole|tetto solare|pannello solare|fotovoltaico con accumulo|impianto sul tetto|tetto fotovoltaico|campo solare|inverter|parco fotovoltaico',
    finds: 'pannelli e inverter|termo fotovoltaici|kWp',
    near: {
      'industria-4': 0.3,
      'beni-strumentali': 0.25,
      ammortamento: 0.45,
      rinnovabili: 0.5,
      autoconsumo: 0.7,
      accumulo: 0.4,
      'comunita-energetica': 0.5,
      'efficienza-energetica': 0.35,
    },
  },
  {
    id: 'energia',
    words: 'energia|energetico|energetica|energetici|energetiche',
    asks: 'elettricita|corrente|energetici|luce',
    near: {
      'efficienza-energetica': 0.6,
      rinnovabili: 0.5,
      fotovoltaico: 0.35,
      autoconsumo: 0.3,
      ecobonus: 0.2,
    },
    weight: 0.85,
  },
  {
    id: 'rinnovabili',
    words: 'rinnovabili|energie rinnovabili|fonti rinnovabili|energia rinnovabile|FER|energia verde|energia pulita',
    asks: 'energia green|produrre energia|energia fai da te|indipendenza energetica|autonomia energetica',
    finds:
      'impianti FER|fonti rinnovabili innovative|transizione energetica|autoproduzione di energia|rinnovabili per autoconsumo|impianti rinnovabili',
    near: {
      fotovoltaico: 0.6,
      autoconsumo: 0.6,
      'efficienza-energetica': 0.45,
      'comunita-energetica': 0.5,
      eolico: 0.4,
      biogas: 0.4,
    },
    sectors: ['energy'],
  },
  {
    id: 'autoconsumo',
    words: 'autoconsumo|autoproduzione|autoprodurre|autoconsumatori',
    asks: 'produrre energia|corrente da solo|staccarsi dalla rete|energia per conto mio',
    near: { fotovoltaico: 0.8, rinnovabili: 0.7, 'comunita-energetica': 0.5 },
  },
  {
    id: 'accumulo',
    words: 'accumulo|accumuli|batterie di accumulo|storage',
    asks: 'batteria|batterie',
    near: { fotovoltaico: 0.6, batterie: 0.3, rinnovabili: 0.4 },
  },
  {
    id: 'efficienza-energetica',
    words:
      'efficienza energetica|efficientamento energetico|efficientamento|risparmio energetico|riqualificazione energetica|riqualificazioni energetiche|impresa efficiente|ridurre i consumi|consumi energetici|riduzione dei consumi|edifici efficienti|impianti efficienti|energy saving',
    asks: 'risparmiare energia|consumare meno|meno consumi|risparmiare luce|sprechi energia|risparmiare bolletta|classe energetica|ottimizzare i consumi|efficientare|efficiente|consumi alti|spreco energetico|abbassare i consumi|risparmio energia|meno energia|energivora|energivore|energivori|macchinari che consumano meno',
    finds:
      'titoli di efficienza energetica|risparmi certificati|efficienza energetica degli edifici|ridurre consumi|riducono i consumi|riduce i consumi',
    near: {
      'edificio-energia': 0.6,
      riscaldamento: 0.5,
      'certificati-bianchi': 0.5,
      rinnovabili: 0.35,
      'diagnosi-energetica': 0.5,
      illuminazione: 0.4,
      ecobonus: 0.6,
    },
    weight: 0.8,
  },
  {
    id: 'bollette',
    asks: `consuma gas|consumo gas|troppo gas|consumo di energia|consumiamo troppo|consuma troppo|gas|metano|kilowatt|bolletta|bollette|luce e gas|bolletta della luce|bolletta elettrica|bolletta del gas|costi energetici|prezzi energetici|rincari energetici|${eachWith(
      'costa|costo|costi|caro|cara|rincaro|rincari|aumento|aumenti|aumentato|prezzo|prezzi|pagare|pago|paghiamo|spendere|spendo|spendiamo|spese|alle stelle|salita|raddoppiata|tagliare|abbassare',
      'energia|luce|corrente|gas|elettricita|metano|riscaldamento|bollette|bolletta',
    )}`,
    finds: 'aumento dei costi energetici|costi energetici|ridurre i consumi energetici',
    near: {
      'efficienza-energetica': 0.9,
      'certificati-bianchi': 0.5,
      riscaldamento: 0.5,
      ecobonus: 0.4,
      ammortamento: 0.35,
      fotovoltaico: 0.7,
      rinnovabili: 0.6,
      autoconsumo: 0.7,
      'comunita-energetica': 0.35,
    },
  },
  {
    id: 'edificio-energia',
    words:
      'isolamento|coibentazione|cappotto termico|infissi|serramenti|involucro edilizio|schermature|building automation|isolamento termico|cappotto',
    asks: 'finestre|doppi vetri|isolare tetto|isolare pareti|cappotto ufficio|finestre nuove|vetri|coibentare|domotica|isolamento del tetto|tetto coibentato|tende da sole|lucernari|cappotto termico|pannelli sandwich|edificio vecchio|ufficio freddo|capannone freddo|dispersione|porte e finestre|persiane|isolante',
    finds: 'involucro e impianti|isolamento e infissi',
    near: {
      'certificati-bianchi': 0.3,
      'efficienza-energetica': 0.8,
      riscaldamento: 0.45,
      ecobonus: 0.7,
      ristrutturazione: 0.25,
    },
  },
  {
    id: 'riscaldamento',
    words:
      'pompe di calore|pompa di calore|caldaia|caldaie|riscaldamento|solare termico|impianti termici|biomassa|climatizzazione|impianto termico|teleriscaldamento',
    asks: 'condizionatore|condizionatori|aria condizionata|termosifoni|scaldare|caldaia a pellet|pellet|stufa|raffrescamento|climatizzatore|acqua calda|scaldabagno|caldaia nuova|cogenerazione|trigenerazione|cippato|geotermico|stufe|generatore di calore|boiler|aria calda|impianto di condizionamento|ventilazione|bruciatore|termocaldaia|freddo industriale',
    finds: 'calore da fonti rinnovabili|solare termico e biomassa|produzione di calore',
    near: {
      'efficienza-energetica': 0.75,
      'edificio-energia': 0.4,
      ecobonus: 0.7,
      rinnovabili: 0.25,
    },
  },
  {
    id: 'illuminazione',
    words: 'illuminazione|LED|relamping|lampade',
    asks: 'luci led|luci|lampadine|illuminare|faretti|plafoniere',
    near: { 'efficienza-energetica': 0.8, ecobonus: 0.3, 'certificati-bianchi': 0.4 },
  },
  {
    id: 'ecobonus',
    words: 'ecobonus|detrazione per efficienza energetica|riqualificano edifici',
    asks: 'bonus energia|detrazione cappotto|detrazione infissi|bonus infissi|bonus caldaia|detrazione lavori|superbonus|bonus edilizi|bonus casa',
    near: { 'edificio-energia': 0.5, riscaldamento: 0.4, 'detrazione-fiscale': 0.4, sisma: 0.25 },
  },
  {
    id: 'certificati-bianchi',
    words: 'certificati bianchi|TEE|titoli di efficienza energetica|energy manager|ISO 50001|ESCo',
    asks: 'vendere risparmio energetico|titoli efficienza|tep|energy manager',
    near: { 'efficienza-energetica': 0.6, 'diagnosi-energetica': 0.3 },
  },
  {
    id: 'comunita-energetica',
    words: 'comunità energetica|comunità energetiche|CER|energia condivisa|autoconsumo diffuso',
    asks: 'condividere energia|energia con i vicini|scambiare energia|gruppo di imprese energia|consorzio energia|comunita energetica con i vicini|autoconsumo collettivo|condivisione energia|gruppo di autoconsumo',
    finds: 'cabina primaria',
    near: { fotovoltaico: 0.45, rinnovabili: 0.45, autoconsumo: 0.5 },
  },
  {
    id: 'diagnosi-energetica',
    words: 'diagnosi energetica|audit energetico',
    near: { 'efficienza-energetica': 0.8, 'certificati-bianchi': 0.4 },
  },
  {
    id: 'idrogeno',
    words: 'idrogeno|elettrolizzatori|fuel cell|celle a combustibile',
    near: { decarbonizzazione: 0.6, rinnovabili: 0.35, 'net-zero': 0.7, ricarica: 0.3 },
    sectors: ['energy'],
  },
  {
    id: 'biogas',
    words: 'biogas|biometano|biomasse|digestore|geotermia|maree|solare termodinamico',
    asks: 'letame|liquami|deiezioni|scarti energia|digestato|gas dagli scarti|gas dai rifiuti',
    near: { rinnovabili: 0.7, 'fonti-innovative': 0.9, bioeconomia: 0.3 },
    sectors: ['energy'],
  },
  {
    id: 'fonti-innovative',
    words: 'FER 2|fonti rinnovabili innovative|impianti innovativi rinnovabili',
    near: { rinnovabili: 0.5, biogas: 0.5, eolico: 0.5, 'tariffa-incentivante': 0.4 },
  },
  {
    id: 'eolico',
    words: 'eolico|mini eolico|eolico offshore|pala eolica|turbine|turbina',
    asks: 'pale eoliche|vento',
    near: { rinnovabili: 0.8, 'fonti-innovative': 0.7, autoconsumo: 0.3 },
    sectors: ['energy'],
  },
  {
    id: 'ricarica',
    words:
      'punti di ricarica|colonnine|stazioni di ricarica|ricarica ad alta potenza|infrastrutture di ricarica|colonnina',
    asks: 'ricaricare auto elettriche|colonnine elettriche|wallbox|ricarica elettrica|stazione ricarica',
    near: { 'mobilita-pulita': 0.7, 'infrastrutture-trasporto': 0.6, rinnovabili: 0.2 },
    sectors: ['transport', 'energy'],
  },
  {
    id: 'mobilita-pulita',
    words:
      'mobilità sostenibile|mobilità elettrica|trasporti puliti|veicoli elettrici|basse emissioni|veicoli a basse emissioni',
    asks: 'auto elettrica|auto elettriche|furgone elettrico|furgoni elettrici|bici elettriche|monopattini|auto aziendale|macchine elettriche|flotta elettrica|car sharing',
    near: { 'veicoli-industriali': 0.5, ricarica: 0.6, ambiente: 0.4, 'clima-mobilita': 0.5 },
  },
  {
    id: 'clima-mobilita',
    words: 'clima energia e mobilità|transizione energetica|azione per il clima',
    near: { decarbonizzazione: 0.5, rinnovabili: 0.4, batterie: 0.4 },
  },
  {
    id: 'batterie',
    special: true,
    words: 'batterie|gigafactory|celle al litio|accumulatori',
    asks: `litio|giga factory|celle agli ioni di litio|${eachWith(
      'fabbrica|produrre|produzione|stabilimento|produciamo|costruire|fabbricare|assemblare|riciclare|riciclo',
      'batterie|accumulatori|celle litio|pacchi batteria',
    )}`,
    near: { 'net-zero': 0.9, step: 0.7, 'contratti-sviluppo': 0.5, 'clima-mobilita': 0.35, accumulo: 0.1 },
  },
  {
    id: 'net-zero',
    special: true,
    words: 'net zero|clean tech|cleantech|tecnologie pulite|manifattura clean tech|tecnologie verdi',
    asks: 'produzione di pannelli|produzione pannelli|produciamo pannelli|fabbrichiamo pannelli|costruiamo pannelli|produzione di batterie|produrre pannelli|fabbrica pannelli|produrre pompe di calore|produciamo turbine|tecnologia verde|produrre componenti rinnovabili',
    finds: 'fabbriche di batterie pannelli turbine|dispositivi e componenti per la transizione energetica',
    near: { step: 0.7, 'contratti-sviluppo': 0.4, decarbonizzazione: 0.5, batterie: 0.4, idrogeno: 0.3 },
  },
];
