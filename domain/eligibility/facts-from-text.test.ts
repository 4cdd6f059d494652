import { describe, expect, it } from 'vitest';
import { factsFromText } from './facts-from-text.ts';

describe('people who work there', () => {
  it.each([
    ['Autotrasporto con 60 mezzi e 75 dipendenti.', 75],
    ['Siamo un gruppo con 1.250 addetti.', 1250],
    ['Lavoriamo in dodici persone.', 12],
    ['Siamo in 8.', 8],
    ['Siamo una ESCo certificata.', null],
    ['Siamo tre soci.', null],
    ['Vogliamo assumere due dipendenti.', null],
    ['Vogliamo formare 20 dipendenti.', null],
    ['Lavoro da sola, senza dipendenti.', 0],
    ['Negozio in centro.', null],
    ['Pullman con conducente, 32 autisti.', 32],
    ['Studio con due tecnici e un ufficio.', null],
    ['Cerchiamo fondi per assumere 12 programmatori.', null],
  ])('%s → %s', (text, employees) => {
    expect(factsFromText(text).employees).toBe(employees);
  });
});

describe('turnover and spend', () => {
  it.each([
    ['Fatturato circa 8 milioni.', 8_000_000],
    ['Fatturiamo 300.000 euro.', 300_000],
    ['Stampi, 180 dipendenti, 38 milioni di fatturato e 30 di attivo.', 38_000_000],
    ['Il 70% del fatturato è estero.', null],
    ['Il fatturato annuo è di 2,5 milioni di euro.', 2_500_000],
    ['Ricavi per metà all’estero.', null],
    ['Metà del fatturato viene dall’estero.', null],
    ['Fatturato cresciuto del 20%.', null],
  ])('%s → %s', (text, revenue) => {
    expect(factsFromText(text).revenue).toBe(revenue);
  });

  it.each([
    ['Voglio un frantoio (circa 250.000 euro).', 250_000],
    ['Vogliamo investire 1,2 milioni di euro.', 1_200_000],
    ['Vogliamo ristrutturare le camere (circa 1,2 milioni) e formare il personale.', 1_200_000],
    ['Vogliamo un impianto da due milioni di bottiglie.', null],
    ['Fatturiamo 300.000 euro.', null],
    ['Vogliamo crescere.', null],
  ])('%s → %s', (text, spend) => {
    expect(factsFromText(text).plannedSpend).toBe(spend);
  });
});

describe('who owns it', () => {
  it.each<[string, boolean | null]>([
    ['Socia unica, donna.', true],
    ['Ho 24 anni, sono donna e disoccupata.', true],
    ['Conduco da sola l’azienda.', true],
    ['Sono disoccupata e voglio aprire un bar.', true],
    ['Spin-off fondato da due ricercatrici.', true],
    ['Siamo due ingegnere chimiche di 30 e 34 anni.', true],
    ['I soci sono due dottori di ricerca, uomini.', false],
    ['Lavoro da solo.', false],
    ['Scarpe da donna.', null],
    ['Vogliamo assumere donne.', null],
    ['Cooperativa sociale di 64 lavoratori, per lo più donne.', null],
    ['Siamo tre soci.', null],
  ])('women-led: %s → %s', (text, isWomenLed) => {
    expect(factsFromText(text).isWomenLed).toBe(isWomenLed);
  });

  it.each<[string, boolean | null]>([
    ['Siamo due soci sotto i 35 anni.', true],
    ['Assumeremo saldatori sotto i 30 anni.', null],
  ])('youth-led: %s → %s', (text, isYouthLed) => {
    expect(factsFromText(text).isYouthLed).toBe(isYouthLed);
  });

  it.each<[string, number[]]>([
    ['I soci sono due dottori di ricerca, uomini, di 31 e 33 anni.', [31, 33]],
    ['Ho 38 anni e produco olio.', [38]],
    ['Sono un 29enne di Bari.', [29]],
    ['Siamo sul mercato da 38 anni.', []],
    ['Abbiamo 25 anni di esperienza.', []],
    ['Azienda nata 40 anni fa.', []],
    ['Vogliamo assumere giovani sotto i 30 anni.', []],
  ])('ages: %s → %j', (text, ages) => {
    expect(factsFromText(text).ages).toEqual(ages);
  });
});

describe('what it is', () => {
  it.each([
    ['Siamo un’associazione culturale.', 'ets'],
    ['Cooperativa sociale di Bologna.', 'cooperativa'],
    ['Sono un’architetta e libera professionista.', 'libero-professionista'],
    ['Startup innovativa nata al Politecnico.', 'startup-innovativa'],
    ['Impresa ancora da costituire.', 'da-costituire'],
    ['Vendiamo a cooperative agricole.', null],
    ['Conferiamo le uve alla cooperativa del paese.', null],
    ['Onlus: siamo una società cooperativa sociale.', 'cooperativa'],
    ['Cantina sociale con 90 conferitori.', 'cooperativa'],
    ['Associazione culturale, lavoriamo accanto a una cooperativa.', 'ets'],
    ['Fondazione Rossi, onlus.', 'ets'],
    ['Falegnameria: dalla fondazione siamo sempre nello stesso posto.', null],
    ['Società consortile di dodici imprese edili.', 'consorzio'],
    ['Siamo soci del consorzio di tutela.', null],
    ['Lavoriamo per un consorzio di bonifica.', null],
    ['Società in nome collettivo di due fratelli.', 'snc'],
    ['Società in accomandita semplice.', 'sas'],
    ['Impresa sociale in forma di srl.', 'srl'],
    ['Libero professionista, geometra.', 'libero-professionista'],
  ])('legal form: %s → %s', (text, form) => {
    expect(factsFromText(text).legalForm).toBe(form);
  });

  it('the name tells the form before the words, a register tells more than both', () => {
    expect(factsFromText('Lavoriamo con un consorzio e due srl.', 'Aurora Soc. Coop. Sociale Onlus').legalForm).toBe(
      'cooperativa',
    );
    expect(factsFromText('Startup innovativa di robotica.', 'Aurora Srl').legalForm).toBe('startup-innovativa');
    expect(factsFromText('Sicurezza nei cantieri.', 'Ing. Marta Neri').legalForm).toBe('libero-professionista');
    expect(factsFromText('Servizi alla persona.', 'Aurora Cooperativa Sociale').isSocialFirm).toBe(true);
    expect(factsFromText('Non siamo un’impresa sociale.', 'Aurora Srl').isSocialFirm).toBe(false);
  });

  it.each([
    ['Autotrasporto merci conto terzi.', ['autotrasporto_merci']],
    ['Farmacia di paese.', ['farmacia']],
    ['Mobili di design.', ['arredo']],
    ['Casa di produzione di documentari.', ['audiovisivo']],
    ['Hotel di montagna. Vogliamo comprare un furgone e vendere software.', ['ricettivo']],
    ['Voglio aprire una pizzeria.', ['ristorazione']],
    ['Focacceria con dodici tavoli sul porto.', ['ristorazione']],
    ['Bistrò di quartiere.', ['ristorazione']],
    ['Film biodegradabile da scarti vegetali.', []],
    ['Autotrasporto di ortofrutta.', ['autotrasporto_merci']],
    ['Molino per cereali.', ['agroalimentare']],
    ['Costruzioni e restauri.', ['edilizia']],
    ['App per le aziende agricole.', ['software']],
    ['Software per scuole e musei.', ['software']],
    ['Caseificio: dal latte delle stalle vicine.', ['agroalimentare']],
    ['Lavanderia industriale per alberghi.', ['servizi_persona']],
    ['Spazi per il nostro agriturismo.', ['agriturismo']],
    ['Sono una geologa e lavoro da sola nel mio studio.', ['servizi_professionali']],
  ])('activity: %s → %j', (text, activities) => {
    expect([...factsFromText(text).activities]).toEqual(activities);
  });

  it.each([
    ['Caseificio. Investiamo 320.000 euro in una sala di stagionatura.', 320_000],
    ['Spenderò circa 70.000 euro per cucina e arredi.', 70_000],
    ['Investiamo da sempre nella qualità.', null],
  ])('what it means to spend: %s → %s', (text, euro) => {
    expect(factsFromText(text).plannedSpend).toBe(euro);
  });

  it('a company that is to be founded says so; one that wants to open a shop abroad does not', () => {
    expect(factsFromText('L’impresa è ancora da costituire.').isToBeFounded).toBe(true);
    expect(factsFromText('Abbiamo costituito la società nel 2020.').isToBeFounded).toBe(false);
  });
});
