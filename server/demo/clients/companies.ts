import { companyInput } from '#domain/companies/company-input.ts';
import type { LegalForm, Region, Sector } from '#domain/vocabulary.ts';

/** A client of the demo's consultant: all invented. */
export type DemoClient = {
  companyName: string;
  sector: Sector;
  legalForm: LegalForm;
  ein: string;
  city: string;
  province: string;
  region: Region;
  employeesExact: number;
  revenueExact: number;
  foundedYear: number;
  ateco: string;
  description: string;
  contact: [firstName: string, lastName: string];
  mail: string;
};

const client = (
  [companyName, legalForm, sector]: [string, LegalForm, Sector],
  [city, province, region]: [string, string, Region],
  [employeesExact, revenueExact, foundedYear]: [number, number, number],
  [ein, ateco]: [string, string],
  contact: [string, string],
  mail: string,
  description: string,
): DemoClient => ({
  ...{ companyName, legalForm, sector, city, province, region, employeesExact, revenueExact, foundedYear },
  ...{ ein, ateco, contact, mail, description },
});

/** With an account of their own: they share their company. */
export const WITH_ACCOUNT: readonly DemoClient[] = [
  client(
    ['Termomeccanica Piovese Srl', 'srl', 'manufacturing'],
    ['Piove di Sacco', 'PD', 'Veneto'],
    [62, 9_400_000, 1994],
    ['03411200243', '28.25.00'],
    ['Paolo', 'Berton'],
    'paolo@piovese.example',
    'Scambiatori di calore per l’industria alimentare. Vogliamo un impianto di saldatura robotizzata e consumare meno gas.',
  ),
  client(
    ['Latteria Altopiano Sca', 'cooperativa', 'agriculture'],
    ['Asiago', 'VI', 'Veneto'],
    [19, 4_200_000, 1978],
    ['02876500287', '10.51.20'],
    ['Marta', 'Rigoni'],
    'marta@altopiano.example',
    'Caseificio cooperativo: Asiago DOP e formaggi di malga. Servono una cella di stagionatura e il fotovoltaico sul tetto.',
  ),
  client(
    ['Nodo Digitale Srl', 'srl', 'technology'],
    ['Treviso', 'TV', 'Veneto'],
    [14, 1_350_000, 2019],
    ['03104500248', '62.01.00'],
    ['Irene', 'Zago'],
    'irene@nododigitale.example',
    'Software gestionale per officine e magazzini. Cerchiamo contributi per ricerca e sviluppo e per entrare in Germania.',
  ),
  client(
    ['Carpenteria Zago Srl', 'srl', 'manufacturing'],
    ['Montebelluna', 'TV', 'Veneto'],
    [34, 5_100_000, 2003],
    ['02765400276', '25.11.00'],
    ['Diego', 'Zago'],
    'diego@carpenteriazago.example',
    'Carpenteria metallica pesante e taglio laser. In programma una linea di taglio nuova e la certificazione ambientale.',
  ),
];

/** Followed under a mandate, before they have an account. */
export const UNDER_MANDATE: readonly DemoClient[] = [
  client(
    ['Ceramiche Valbrenta Snc', 'snc', 'manufacturing'],
    ['Nove', 'VI', 'Veneto'],
    [11, 920_000, 1986],
    ['03987600263', '23.41.00'],
    ['Elena', 'Contarini'],
    'elena@valbrenta.example',
    'Ceramiche artistiche e da tavola, con forno proprio e vendita diretta. Vogliamo esporre alle fiere estere.',
  ),
  client(
    ['Studio Nardi e Associati', 'stp', 'other'],
    ['Vicenza', 'VI', 'Veneto'],
    [8, 780_000, 2009],
    ['03654300270', '71.12.10'],
    ['Luca', 'Nardi'],
    'luca@studionardi.example',
    'Studio di ingegneria: impianti e direzione lavori. Passiamo al cloud e formiamo le persone.',
  ),
  client(
    ['Albergo Ai Dogi Sas', 'sas', 'tourism'],
    ['Venezia', 'VE', 'Veneto'],
    [9, 1_100_000, 1999],
    ['04123400287', '55.10.00'],
    ['Elena', 'Marin'],
    'elena@aidogi.example',
    'Albergo di ventidue camere. Rifacciamo gli impianti e l’accessibilità del piano terra.',
  ),
  client(
    ['Panificio Marin', 'ditta-individuale', 'retail'],
    ['Chioggia', 'VE', 'Veneto'],
    [4, 310_000, 2014],
    ['03543200244', '10.71.10'],
    ['Luca', 'Marin'],
    'luca@panificiomarin.example',
    'Panificio con due negozi. Un forno nuovo a basso consumo e un furgone elettrico.',
  ),
  client(
    ['Tessitura Rocca Srl', 'srl', 'manufacturing'],
    ['Valdagno', 'VI', 'Veneto'],
    [27, 3_300_000, 1991],
    ['03210900266', '13.20.00'],
    ['Sara', 'Rocca'],
    'sara@tessiturarocca.example',
    'Tessuti tecnici per arredo. Telai usati ricondizionati e tracciabilità dei filati.',
  ),
  client(
    ['Poliambulatorio Aurora Srl', 'srl', 'healthcare'],
    ['Verona', 'VR', 'Veneto'],
    [21, 2_050_000, 2012],
    ['03876500236', '86.22.00'],
    ['Anna', 'Tosi'],
    'anna@aurora.example',
    'Visite specialistiche e diagnostica. Cartella clinica digitale e sicurezza dei dati.',
  ),
  client(
    ['Trasporti Lanza Srl', 'srl', 'transport'],
    ['Rovigo', 'RO', 'Veneto'],
    [38, 6_700_000, 2001],
    ['04012300275', '49.41.00'],
    ['Mario', 'Lanza'],
    'mario@trasportilanza.example',
    'Trasporto merci refrigerate. Rinnovo dei mezzi e telemetria dei consumi.',
  ),
  client(
    ['Energie del Colle Srl', 'srl', 'energy'],
    ['Conegliano', 'TV', 'Veneto'],
    [6, 640_000, 2021],
    ['03765400233', '43.21.01'],
    ['Giulia', 'Dal Colle'],
    'giulia@delcolle.example',
    'Installazione di impianti fotovoltaici e pompe di calore. Assumiamo due tecnici e apriamo un magazzino.',
  ),
];

const bandOf = (people: number) =>
  people <= 5 ? '1-5' : people <= 10 ? '6-10' : people <= 25 ? '11-25' : people <= 50 ? '26-50' : '51-100';
const revenueOf = (euro: number) =>
  euro < 500_000 ? '100k-500k' : euro < 1e6 ? '500k-1m' : euro < 5e6 ? '1m-5m' : '5m+';

/** As the form would send it. */
export const profileOf = ({ ateco, contact: _contact, mail, ...company }: DemoClient, roleInCompany: string) =>
  companyInput.parse({
    ...company,
    roleInCompany,
    email: mail,
    employees: bandOf(company.employeesExact),
    revenue: revenueOf(company.revenueExact),
    atecoCodes: [ateco],
    atecoVersion: '2007',
    hasGroup: false,
  });
