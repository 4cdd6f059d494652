/**
 * Words whose stem would fall together with an unrelated one ("tasso" and "tasse", "marche" and "marchi").
 * Each line is one word in its forms; the first stands for all.
 */
const FAMILIES = `
tasso tassi
band
lavoratrice lavoratrici
lavorazione lavorazioni
lavori
lavoratore lavoratori
insegna insegne
insegnante insegnanti
cameriere camerieri cameriera
camere
filati filato
rilevante rilevanti
strumentazione
strumentale strumentali
stabilimento stabilimenti
fabbricato fabbricati
fabbricazione
sistemare sistemazione
rinnovabile rinnovabili
portare porta portano
marche
progettazione
progettare
estetista estetiste
estetico estetici estetiche
mercato mercati
solare solari
solo sola
serramento serramenti
condizionatore condizionatori condizionata
sostenere sostiene sostengono
circolante
circolazione
circolare circolari
applicazione applicazioni
comunicazione comunicazioni
comunita
pubblicita pubblicitari pubblicitario pubblicitarie pubblicitaria
pubblicazione
periodico periodici
garante garanti
partecipazione partecipazioni
partecipare partecipa partecipano
quota quote
liquidazione
licenza licenze
legalita
legale legali
mobilita
mobile mobili
rifugiato rifugiati
commercialista commercialisti
cooperazione
gelato gelati
biologia
pesce pesci
passata
impiantista impiantisti
salute
sale
integratore integratori
opera opere
operativa operativo operative operativi
programmatore programmatori
sviluppatore sviluppatori
finanziatore finanziatori
spazi
associato associati
confezione confezioni
assegnista assegnisti
assegno assegni
emergente emergenti
combinato
certificato certificati certificata certificate
form forma forme
relativo relativa relativi relative relazione
restauratore restauratori
stampa
stampo stampi stampaggio
stampante stampanti
costo costi
costa coste
conto conti
contatto contatti
corso corsi
corsa corse
cassa casse
impianto impianti
pianta piante
piano piani
borsa
borse
porto porti
posta
posto posti
sala
corte
canone canoni
trattoria trattorie
golfo golfi
lavorante lavoranti
licenziamento licenziamenti
`;

export const STEM_EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  FAMILIES.trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ');
      return words.map((word): [string, string] => [word, words[0]!]);
    }),
);
