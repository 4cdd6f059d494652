/** A good and who makes it, the learned word beside the common one. One family a line. */
export const THINGS = `
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
