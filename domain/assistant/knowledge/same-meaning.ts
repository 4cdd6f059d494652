import { familyOf } from '#domain/lexicon/families.ts';
import { stemOf } from '#domain/search/tokens.ts';

/** Words that ask for the same fact of a grant; each line is one meaning. */
const LINES = `
finire fine finito concludere conclusione concluso terminare termine ultimare ultimato completare completamento
pagare pagamento versare erogare erogazione rimborso rimborsare liquidare accredito incassare
aprire aperta aperto aperti apertura avviare avviata
comprare acquistare acquisto ordinare ordinato ordine
ricevere arrivare arriva consegna consegnare
acconto subito anticipo anticipare anticipazione caparra deposito
garanzia garanzie fideiussione ipoteca cauzione garante
restituire restituzione rimborsabile ripagare
revoca revocare perdere decadenza decadere
soldi fondi risorse dotazione milioni stanziamento
documenti documentazione carte allegati
portale sito piattaforma sportello
firma firmare firmatario
vendere cedere vendita cessione alienare
spostare trasferire trasferimento delocalizzare
eta anni under giovane giovani vecchio vecchia vecchi
giovane giovani under
donna donne femminile femminili lavoratrici
preventivo preventivi
fattura fatture spese spesa
riconoscere riconoscono riconosciute ammissibile ammissibili ammesse ammessa decorrono
manda mandare inviare invio presentare presentazione trasmettere
riceve ricevere gestore destinatario indirizzata
linea linee misura sezione
quote quota partecipazione percentuale capitale
socio soci compagine
fornitore ditta indipendenti indipendente collegata collegate partecipazione partecipazioni
interesse interessi tasso
rata rate quota quote annuali
durata durare mesi anni
software programmi informatici digitale digitali
macchina macchinario macchinari attrezzatura attrezzature impianto impianti
forno macchinari attrezzature
usato usati nuovo nuovi
leasing noleggio locazione
personale dipendenti stipendi assunzioni assumere
consulenza consulenze consulente
formazione corsi corso
iva imposta
cumulabile cumulo sommare cumulare alternativa alternativo
professionista professionisti autonomi autonomo geometra avvocato architetto ingegnere dentista ordini albo
sede unita locale
mutuo prestito finanziamento
banca intermediario istituto
perizia asseverata
banda connessione connettivita internet fibra
fornitore fornitori
tutoraggio tutor tutoring
voce voci servizi servizio
costo costa costano costare prezzo tariffa
estero esteri esportare export esportazione
chip microchip semiconduttori microelettronica
consumi consumo emissioni
scendere ridurre riduzione
iscritto iscritti iscrizione iscriversi registro albo elenco
`;

const MEANINGS = new Map<string, Set<string>>();
const LINES_OF = new Map<string, number[]>();
for (const [at, line] of LINES.trim().split('\n').entries()) {
  const stems = line.split(' ').map(stemOf);
  for (const stem of stems) {
    LINES_OF.set(stem, [...(LINES_OF.get(stem) ?? []), at]);
    const known = MEANINGS.get(stem) ?? new Set<string>();
    for (const other of stems) known.add(other);
    MEANINGS.set(stem, known);
  }
}

/** The meanings that a stem has, by number. */
export const meaningsOf = (stem: string): readonly number[] => LINES_OF.get(stem) ?? [];

/** How much one stem stands for another: 1 the same, less for a word of its family or its meaning, 0 for none. */
export function sameness(asked: string, said: ReadonlySet<string>): number {
  if (said.has(asked)) return 1;
  if (familyOf(asked).some((stem) => said.has(stem))) return 0.8;
  const alike = MEANINGS.get(asked);
  if (!alike) return 0;
  for (const stem of alike) if (said.has(stem)) return 0.6;
  return 0;
}
