import type { Region } from '#domain/vocabulary.ts';

export type Province = { sigla: string; name: string; region: Region };

/**
 * The provinces, metropolitan cities and free consortia by region. Sardinia as L.R. 7/2021 divides it, in force
 * since 2025: eight bodies in place of five, with the plates of the former provinces.
 */
const BY_REGION: Record<Region, string> = {
  Abruzzo: "CH Chieti|AQ L'Aquila|PE Pescara|TE Teramo",
  Basilicata: 'MT Matera|PZ Potenza',
  Calabria: 'CZ Catanzaro|CS Cosenza|KR Crotone|RC Reggio Calabria|VV Vibo Valentia',
  Campania: 'AV Avellino|BN Benevento|CE Caserta|NA Napoli|SA Salerno',
  'Emilia-Romagna':
    "BO Bologna|FE Ferrara|FC Forlì-Cesena|MO Modena|PR Parma|PC Piacenza|RA Ravenna|RE Reggio nell'Emilia|RN Rimini",
  'Friuli-Venezia Giulia': 'GO Gorizia|PN Pordenone|TS Trieste|UD Udine',
  Lazio: 'FR Frosinone|LT Latina|RI Rieti|RM Roma|VT Viterbo',
  Liguria: 'GE Genova|IM Imperia|SP La Spezia|SV Savona',
  Lombardia:
    'BG Bergamo|BS Brescia|CO Como|CR Cremona|LC Lecco|LO Lodi|MN Mantova|MI Milano|MB Monza e della Brianza|PV Pavia|SO Sondrio|VA Varese',
  Marche: 'AN Ancona|AP Ascoli Piceno|FM Fermo|MC Macerata|PU Pesaro e Urbino',
  Molise: 'CB Campobasso|IS Isernia',
  Piemonte: 'AL Alessandria|AT Asti|BI Biella|CN Cuneo|NO Novara|TO Torino|VB Verbano-Cusio-Ossola|VC Vercelli',
  Puglia: 'BA Bari|BT Barletta-Andria-Trani|BR Brindisi|FG Foggia|LE Lecce|TA Taranto',
  Sardegna:
    'CA Cagliari|OT Gallura Nord-Est Sardegna|VS Medio Campidano|NU Nuoro|OG Ogliastra|OR Oristano|SS Sassari|CI Sulcis Iglesiente',
  Sicilia: 'AG Agrigento|CL Caltanissetta|CT Catania|EN Enna|ME Messina|PA Palermo|RG Ragusa|SR Siracusa|TP Trapani',
  Toscana: 'AR Arezzo|FI Firenze|GR Grosseto|LI Livorno|LU Lucca|MS Massa-Carrara|PI Pisa|PT Pistoia|PO Prato|SI Siena',
  'Trentino-Alto Adige': 'BZ Bolzano|TN Trento',
  Umbria: 'PG Perugia|TR Terni',
  "Valle d'Aosta": 'AO Aosta',
  Veneto: 'BL Belluno|PD Padova|RO Rovigo|TV Treviso|VE Venezia|VI Vicenza|VR Verona',
};

export const PROVINCES: readonly Province[] = Object.entries(BY_REGION)
  .flatMap(([region, list]) =>
    list.split('|').map((entry) => ({ sigla: entry.slice(0, 2), name: entry.slice(3), region: region as Region })),
  )
  .sort((a, b) => a.sigla.localeCompare(b.sigla));

const BY_SIGLA = new Map(PROVINCES.map((province) => [province.sigla, province]));

export function provinceBySigla(sigla: string): Province | undefined {
  return BY_SIGLA.get(sigla.toUpperCase());
}

export function provincesOf(region: Region): Province[] {
  return PROVINCES.filter((province) => province.region === region);
}
