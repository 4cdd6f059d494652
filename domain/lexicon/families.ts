import { stemOf } from '#domain/search/tokens.ts';

/**
 * Words of one family that their endings do not join: verbs and their nouns ("assumere", "assunzione"), a good and who
 * makes it ("miele", "apistico"), the learned word beside the common one ("cavallo", "equino"). One family a line.
 */
const VERBS = `
assumere assunzione assunto assume assumo
ridurre riduzione ridotto riduce
produrre produzione produttore produttivo produco prodotto
tradurre traduzione traduttore
costruire costruzione costruttore
distruggere distruzione
proteggere protezione protetto
aprire apertura aperto apro
chiudere chiusura chiuso
coprire copertura
scoprire scoperta
vendere vendita venditore vendo
rendere resa rendimento
perdere perdita perso
spendere spesa speso
difendere difesa
prendere presa
offrire offerta
crescere crescita
nascere nascita nato natalità
morire morte
correre corsa
muovere movimento movimentazione
promuovere promozione promozionale
rimuovere rimozione
smaltire smaltimento
risolvere risoluzione soluzione
dissolvere dissoluzione
concedere concessione
cedere cessione
succedere successione
emettere emissione
trasmettere trasmissione
dismettere dismissione dismesso
connettere connessione connettività
comprimere compressione compressore
espandere espansione
estendere estensione
scrivere scrittura scrittore
iscrivere iscrizione
leggere lettura lettore
dirigere direzione dirigente
correggere correzione
raccogliere raccolta raccolto
accogliere accoglienza
scegliere scelta
togliere tolto
porre posa
esporre esposizione espositore espositivo espositiva
disporre disposizione
comporre composizione
sospendere sospensione
sostituire sostituzione sostituto
restituire restituzione
costituire costituzione
istituire istituzione
distribuire distribuzione distributore
contribuire contributo contribuzione
attribuire attribuzione
acquisire acquisizione
acquistare acquisto
investire investimento investitore
avviare avvio avviamento
cuocere cottura
mungere mungitura
tessere tessitura tessitore
tingere tintura tintoria
fondere fusione fonderia
unire unione
ripartire ripartenza ripresa rilancio
recuperare recupero
rifare rifacimento
abbattere abbattimento
demolire demolizione
isolare isolamento coibentazione coibentare
riscaldare riscaldamento
raffreddare raffreddamento refrigerazione
trasportare trasporto trasportatore
noleggiare noleggio noleggiatore
allevare allevamento allevatore
coltivare coltivazione coltura coltivatore
seminare semina sementi
irrigare irrigazione irriguo
pescare pesca pescatore peschereccio
cacciare caccia cacciatore
navigare navigazione nave natante
volare volo
studiare studio studente
imparare apprendimento apprendere
insegnare insegnamento insegnante
licenziare licenziamento
pensionare pensione pensionamento
indebitare debito indebitato indebitamento sovraindebitamento sovraindebitato
garantire garanzia
assicurare assicurazione
esportare esportazione export
importare importazione
brevettare brevetto
inventare invenzione inventore
sperimentare sperimentazione sperimentale
ricercare ricerca ricercatore
`;

const THINGS = `
miele ape api apistico apicoltura apicoltore apiario arnia arnie alveare
olivo oliva olive ulivo ulivi uliveto oliveto olivicolo olivicoltura olivicoltore olio oleario oleificio frantoio
vite vigna vigneto viticolo viticoltura viticoltore vitivinicolo vitivinicola vendemmia
vino vini vinicolo enologico enologia enologo cantina vitivinicolo vitivinicola vinificazione
latte lattiero caseario caseificio latticini mungitura
formaggio formaggi caseario caseificio
pane panificio panificazione panettiere fornaio
pasta pastificio
carne carni macello macellazione macelleria
maiale maiali suino suini suinicolo porcilaia
mucca mucche vacca vacche bovino bovini vitello
pecora pecore ovino ovini ovicaprino gregge
capra capre caprino caprini ovicaprino
cavallo cavalli equino equini equestre ippico maneggio scuderia
gallina galline pollo polli avicolo avicoltura pollame pollaio uova
pesce pesci ittico ittica itticoltura acquacoltura
cozze vongole mitili mitilicoltura molluschi
grano frumento cereale cereali cerealicolo
riso risicolo risaia risicoltura
frutta frutticolo frutteto frutticoltura ortofrutticolo ortofrutta
ortaggi orto orticolo orticoltura ortofrutticolo verdura
agrumi agrumeto agrumicolo arance limoni
nocciola nocciole nocciolo corilicolo corilicoltura
castagna castagne castagneto castanicolo castanicoltura
tartufo tartufi tartufaio tartuficolo tartufigeno
fungo funghi fungicolo fungicoltura
fiore fiori floricolo floricoltura florovivaismo florovivaistico vivaio vivaistico
bosco boschi boschivo forestale foresta selvicoltura silvicoltura selvicolturale boscaiolo imboschimento rimboschimento
albero alberi arboreo arboricoltura imboschimento
legno legname legnoso falegname falegnameria
cane cani cinofilo canile
bestiame zootecnico zootecnia armento allevamento
campagna rurale agreste agricolo agricoltura
terreno terreni fondiario podere
montagna monte montano montana
mare marino marittimo marittima nautico
lago lacustre lacuale
fiume fluviale
isola insulare isolano
città urbano urbana cittadino
paese borgo villaggio
strada stradale viario
ferrovia ferroviario ferroviaria treno
acqua idrico idrica acquedotto
sole solare
vento eolico
calore termico termica
freddo frigorifero frigo
luce luminoso illuminazione
fuoco incendio incendi antincendio
pioggia piogge maltempo alluvione alluvionale esondazione calamità calamitoso
terremoto sisma sismico antisismico
gelo gelata gelate
siccità siccitoso
malattia fitopatia patologia peronospora
energia energetico
elettricità elettrico corrente
petrolio petrolifero
gas gassoso metano
ferro ferroso siderurgico
acciaio siderurgico acciaieria
metallo metallurgico metalmeccanico metallurgia
marmo lapideo marmifero
pietra lapideo
vetro vetrario vetreria
carta cartario cartiera
plastica plastico polimeri
pelle conciario conceria pelletteria
tessuto tessile
oro orafo oreficeria gioielleria
nave navale cantieristica
aereo aeronautico aeronautica aviazione
spazio spaziale aerospaziale aerospazio
auto automobile automobilistico automotive
camion autocarro autotrasporto
moto motociclo
bici bicicletta biciclette ciclistico cicloturismo ciclabile
autobus bus pullman
abitazione abitativo residenziale
albergo alberghiero hotel
ospite ospitalità
cibo alimentare alimento alimentari
vestito abbigliamento
libro libri librario libraria libreria editoria editoriale editore
giornale giornalistico stampa
film cinema cinematografico cortometraggio lungometraggio audiovisivo
teatro teatrale
musica musicale musicista
museo museale
chiesa ecclesiastico religioso
sport sportivo
scuola scolastico
bambino bambini infanzia infantile
ragazzo ragazzi giovane giovani giovanile
donna donne femminile
incinta gravidanza maternità gestante
mamma madre maternità
papà padre paternità
genitore genitori genitoriale genitorialità
famiglia familiare
disabile disabili disabilità invalido invalidità handicap
medico medici sanitario
dente denti dentista dentistico odontoiatrico odontoiatra
occhi oculistico ottica
cuore cardiologico
furto furti ladro ladri rapina rapine antifurto antirapina antintrusione criminalità criminosi
telecamera telecamere videosorveglianza video
amianto eternit
rifiuto rifiuti smaltimento
odore odori odorigeno
rumore acustico
debito debiti debitore
tassa tasse tributo tributi fiscale imposta
banca bancario
mutuo mutui prestito prestiti
affitto canone locazione affittare
stipendio retribuzione salario
disoccupato disoccupazione inoccupato
straniero estero
negozio bottega esercizio
commerciante commercio commerciale
artigiano artigianato artigianale
contadino agricoltore agricolo
cuoco cucina ristorazione
sarto sartoria sartoriale
fabbro carpenteria
meccanico officina
idraulico termoidraulico
muratore edile edilizia
avvocato legale forense
ingegnere ingegneria
architetto architettura
professionista professionale professione professioni
imprenditore imprenditrice imprenditoria
cooperativa cooperazione cooperativo
onlus ets nonprofit
volontario volontariato
spopolamento spopolare marginale marginali
terme termale
agriturismo agrituristico
turista turismo turistico
fiera fiere fieristico espositivo
tirocinio tirocinante stage stagista
apprendista apprendistato
corso corsi formazione formativo
computer informatico informatica
hacker cyber cybersicurezza cybersecurity
robot robotica
telefono telefonia
pubblicità pubblicitario
marchio marchi
etichetta etichettatura
certificato certificazione
sicurezza sicuro
infortunio infortuni
`;

/** The stems that each stem may stand for, without itself. */
const KIN = kinByStem(`${VERBS}${THINGS}`);

export function familyOf(stem: string): readonly string[] {
  return KIN.get(stem) ?? [];
}

function kinByStem(lines: string): Map<string, string[]> {
  const kin = new Map<string, Set<string>>();
  for (const line of lines.trim().split('\n')) {
    const stems = new Set(line.split(' ').filter(Boolean).map(stemOf));
    for (const stem of stems) {
      const known = kin.get(stem) ?? new Set<string>();
      for (const other of stems) if (other !== stem) known.add(other);
      kin.set(stem, known);
    }
  }
  return new Map([...kin].map(([stem, others]) => [stem, [...others]]));
}
