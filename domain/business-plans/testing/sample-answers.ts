import { planAnswers, type PlanAnswers } from '#domain/business-plans/answers/answers.ts';
import { EMPTY_COMPANY, type CompanyFields } from '#domain/companies/company-profile.ts';

/** A bakery that buys an oven: small, whole, invented. */
export const BAKERY: CompanyFields = {
  ...EMPTY_COMPANY,
  companyName: 'Forno Adige Srl',
  roleInCompany: 'Titolare',
  sector: 'manufacturing',
  description: 'Panificio artigiano con due punti vendita.',
  legalForm: 'srl',
  city: 'Verona',
  foundedYear: 2009,
  employeesExact: 5,
  targetMarket: 'Famiglie del quartiere e bar del centro',
};

export const BAKERY_ANSWERS: PlanAnswers = planAnswers.parse({
  texts: {
    activity: 'Panificio artigiano con due punti vendita',
    project: 'Vogliamo un forno che consumi meno e sforni di più',
    customers: 'Famiglie del quartiere e bar del centro',
    advantage: 'Lievito madre e consegna entro le sei del mattino',
    channels: 'Due negozi e consegne ai bar',
  },
  people: [{ id: 'p1', name: 'Lucia Righi', role: 'titolare', experience: 'Vent’anni al banco e in laboratorio' }],
  risks: [{ id: 'r1', what: 'Il prezzo della farina sale', remedy: 'Contratto di fornitura di un anno' }],
  steps: [{ id: 's1', name: 'Installazione del forno', from: '2027-03', to: '2027-04' }],
  finance: {
    start: '2027-01',
    years: 3,
    form: 'srl',
    sales: [
      { id: 'v1', name: 'Banco', basis: 'day', units: 150, price: 6, daysOpen: 300, unitsGrowth: 2, vatPct: 4 },
      { id: 'v2', name: 'Bar', basis: 'month', units: 15, price: 800, vatPct: 4, paidAfter: 30 },
    ],
    purchases: [{ id: 'm1', name: 'Farina e materie prime', per100: 34, vatPct: 10, paidAfter: 30, stockDays: 10 }],
    running: [
      { id: 'c1', name: 'Energia', amount: 26_000, vatPct: 22, paidAfter: 30 },
      { id: 'c2', name: 'Affitto', amount: 1_500, per: 'month', vatPct: 22 },
    ],
    jobs: [{ id: 'j1', name: 'Addetti', heads: 5, pay: 21_000, contributionsPct: 30 }],
    assets: [{ id: 'a1', name: 'Forno rotativo', cost: 40_000, month: '2027-03', vatPct: 22, depreciationPct: 12 }],
    loans: [{ id: 'l1', name: 'Prestito', amount: 40_000, month: '2027-04', ratePct: 5.6, instalments: 60 }],
    ownMoney: 5_000,
    opening: { cash: 8_000 },
    discountPct: 8,
  },
});
