/** Verbs and their nouns. One family a line. */
export const VERBS = `
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
