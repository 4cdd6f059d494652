import type { LexiconGroup } from './group.ts';

/** People at work: training, hiring, equality, welfare. */
export const WORK: readonly LexiconGroup[] = [
  {
    id: 'formazione',
    words:
      'formazione|formare|corsi di formazione|corsi|piano formativo|formativo|competenze|formazione del personale|formazione specialistica|formazione dei dipendenti|progetto formativo|docenza|voucher formativi|ore di formazione|formare i dipendenti|formare personale',
    asks: 'scuola per dipendenti|mandare a scuola dipendenti|corso|corsi per dipendenti|insegnare|imparare|aggiornare il personale|addestrare|riqualificare personale|master|corsi di inglese|corso di lingua|aggiornamento professionale|far studiare|istruire|lezioni|corso excel|corsi gratis|patentino|formare operai|formare il mio personale|aggiornare dipendenti|fondi interprofessionali|upskilling|reskilling|addestramento|alfabetizzazione digitale|competenze digitali|aggiornamento dei dipendenti|corsi sicurezza|formazione del personale|crescita del personale|imparare a usare|insegnare ai dipendenti|training|coach|seminari|workshop formativi|certificazioni linguistiche',
    near: { 'fondi-formazione': 0.8, competenze: 0.6, 'erasmus-plus': 0.15 },
    weight: 1.2,
  },
  {
    id: 'competenze',
    words:
      'competenze|sviluppo competenze|competenze digitali|competenze specialistiche|nuove competenze|figure qualificate',
    near: { formazione: 0.7, 'fondi-formazione': 0.4 },
  },
  {
    id: 'fondi-formazione',
    words:
      'fondimpresa|fondo interprofessionale|fondi interprofessionali|conto formazione|fondo nuove competenze|0,30%',
    asks: 'fondo impresa formazione|fondirigenti|fon ter|forte|fonarcom|fondartigianato|0 30 inps|fnc',
    near: { formazione: 0.5 },
  },
  {
    id: 'assunzioni',
    words:
      'assunzione|assunzioni|assumere|assumono|nuovi assunti|contratto a tempo indeterminato|tempo indeterminato|nuove assunzioni|incremento occupazionale|occupazione|costo del lavoro|assunzioni stabili|costo del personale|datori di lavoro|datori di lavoro privati',
    asks: 'prendere dipendente|prendere un ragazzo|nuovo dipendente|personale nuovo|mettere in regola|contratto fisso|posto fisso|stabilizzare|assumere personale|trovare operai|dipendente nuovo|prendere a lavorare|contrattualizzare|apprendista|apprendistato|stagista|tirocinante|operaio|operai|cameriere|commessa|segretaria|badante|prendere personale|prendere un operaio|mettere a contratto|nuova risorsa|stagionali|tirocinio|trasformare contratto|nuovo assunto|prendere qualcuno|impiegata|collaboratore|manodopera|organico|stabilizzazione|prima assunzione|dipendente in piu|posti di lavoro|creare lavoro|tempo determinato|aumentare il personale|nuovi dipendenti|assumo|assumiamo|contratti stabili|lavorante|cercare personale|inserire una persona|commessi|muratori|autisti|saldatore',
    near: { 'deduzione-fiscale': 0.35, 'esonero-contributivo': 0.7 },
    weight: 0.8,
  },
  {
    id: 'esonero-contributivo',
    words:
      'esonero contributivo|sgravi contributivi|contributi previdenziali|sgravio|decontribuzione|esonero|INPS|sgravi',
    asks: 'decreto coesione|pagare meno inps|contributi inps|meno contributi|senza contributi|sgravio inps|risparmiare contributi|costo dipendenti|pagare meno contributi|decontribuzione sud|contributi dei dipendenti|agevolazioni inps',
    near: { assunzioni: 0.5 },
    aidForms: ['esonero contributivo', 'agevolazione contributiva'],
  },
  {
    id: 'figure-qualificate',
    words: 'figure qualificate|personale qualificato|inserire figure qualificate|personale altamente qualificato',
    asks: 'assumere ingegnere|laureato|laureati|tecnico specializzato|esperto in azienda|assumere ricercatore|ingegneri|dottore di ricerca|figura specializzata',
    near: { assunzioni: 0.4, competenze: 0.5, 'temporary-manager': 0.4, 'ricerca-sviluppo': 0.2 },
  },
  {
    id: 'parita-genere',
    special: true,
    words: 'parità di genere|certificazione della parità di genere|UNI/PdR 125|125|pari opportunità|gender',
    asks: 'uguaglianza uomo donna|parita salariale|uni pdr 125|certificazione di genere|parita uomo donna',
    near: { certificazioni: 0.35, donne: 0.2, welfare: 0.25 },
  },
  {
    id: 'welfare',
    special: true,
    words: 'welfare aziendale|welfare|conciliazione|benessere organizzativo|benessere',
    asks: 'asilo aziendale|benefit dipendenti|buoni pasto|conciliare lavoro e famiglia|conciliazione vita lavoro|dipendenti felici|maternita|asilo nido aziendale|benessere dipendenti|assistenza sanitaria dipendenti|genitori|mamme lavoratrici|flessibilita orario|nido|mamme|orari flessibili|part time|benessere in azienda|vita privata|famiglia e lavoro|palestra per dipendenti|mensa aziendale|congedi|dipendenti contenti|lavoratrici madri',
    near: { 'parita-genere': 0.35, 'lavoro-agile': 0.35 },
  },
  {
    id: 'maternita',
    words:
      'maternità|paternità|gravidanza|genitorialità|genitoriale|congedo parentale|crescita dei figli|conciliazione',
    asks: 'incinta|aspetto un bambino|aspetto un figlio|neonato|neomamma|figlio piccolo|bambini piccoli|farmi sostituire|sostituzione maternita',
    near: { welfare: 0.4 },
  },
  {
    id: 'orario-ridotto',
    words:
      "contratti di solidarietà|riduzione dell'orario|riduzione di orario|cassa integrazione|conservazione dell'occupazione|mantenimento dei posti di lavoro|contratti di espansione",
    asks: 'ridurre l orario|orario ridotto|lavorare meno ore|evitare licenziamenti|non licenziare|evitare di licenziare|mantenere i posti di lavoro',
    near: { 'crisi-impresa': 0.3 },
  },
  {
    id: 'apprendistato',
    words: 'apprendistato|apprendisti|apprendista',
    near: { assunzioni: 0.4, 'assunzione-giovani': 0.4, formazione: 0.2 },
  },
  {
    id: 'tirocini',
    words: 'tirocinio|tirocini|tirocinanti|stage|stagisti|inserimento lavorativo|borse lavoro',
    near: { assunzioni: 0.3, formazione: 0.25 },
  },
  {
    id: 'disabili',
    words:
      'disabilità|disabili|disabile|collocamento mirato|categorie protette|invalidità|invalidi|legge 68|barriere architettoniche',
    asks: 'sedia a rotelle|carrozzina|handicap|non vedenti|sordi|portatore di handicap|accessibile ai disabili',
    near: { svantaggiati: 0.4 },
  },
  {
    id: 'lavoro-agile',
    special: true,
    words: 'lavoro agile|smart working|south working|lavorano da remoto|telelavoro|da remoto',
    asks: 'lavorare da casa|lavoro da casa|dipendenti da casa|smartworking|lavoro a distanza|remote working|nomadi digitali|remoto|telelavoro|lavoro remoto|lavorare a distanza|ufficio a casa|dipendenti in remoto|nomade digitale|lavorare dal sud|rientrare al sud',
    near: { welfare: 0.35, assunzioni: 0.25, digitalizzazione: 0.2 },
  },
];
