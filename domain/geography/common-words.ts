/** Municipality names that are also everyday words, first names or surnames: a bare lower-case one names no place. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `acuto agra ala alba albi ales alto amato ameno amaro amelia anzi apice arca archi arco arena ari arola asso atri
  badia bagno banchi barbara bari barile basi bella bellino bene bianchi bianco bisenti bolla bomba bono bonito bore
  borghi borgia bosco bovino bra bruno brusca calcio caldo calvi camino camini campana campo campora canale candela candida canna
  capaci carbone carceri carlino carro casa casella castello cascina castro cava cave ceci cene cento cerchio cerro
  cervo cesa chiari chiusa chiusi cicala cinque cis citta civita coli colle colonna colonno comune cona contra cori
  corso corte costa covo cozzo crema cuore dazio dello delia denice donato dono dossi drena elice elva erba este
  fabbrica falcone fallo fara farini fascia fermo ferri ferla fiera fiesta finale fiumara fogli fondi fondo fonte force
  forni fornace forza fossa fosso frate front furore gaggi gais gallo gambara garda gioi gioia giove girasole giove
  goni grado grana grandi greci grosso grotte guardia imer impruneta invito isola lago laghi lama lana largo
  latina lauro lavagna lei lesa leni lenta lettere liberi licenza lido liscia lode lodi longi loro lozza lustra macello
  magenta maglie magione malo malfa mango manta mantello mara marmora marina marino marta martone masi massa mattie mazzo
  mele melissa mele meta mese milena minori mira miranda mole molare monte monti montone morano mori moro motta
  mura muro musei nardo naso nave ne nemi nespolo nettuno noci nole none norma noto nove novella novello nurri
  olio oliva ome onore onzo opera ora orani orte ossi osso ottone pace padria paese pagani palata palestro pane panni
  paola parenti parete pareto passerano pasta patrica patti pau pavia penna penne pero perito pergola pesche petto
  pianta piano piatto pico piedi pietra pigna pignone pila pino piscina pizzo poli polla pollina polo pompei
  ponte ponti popoli porta porte porto posta potenza pozza prato preci premia prezza prima pula punta quadri
  quarto quindici quart rabbi rampa ranzo re rea recco rende resia resto rete ricetta rialto riposto rio riva rive rocca
  rolo rosa rose rossa rossana rotella rotonda rovere ruda rumo ruoti sacco sagrado sala sale salento salle salse salve
  sambuco sarto sasso scala scena sciara scopa segni selva serra serrata serre sesto settima settime sfruz siano sigillo
  signa sini soave soglio sommo sona sora sori sorso sospiro spera sperone spiazzo spinoso stella stra stella stilo strada suni
  sutri taglio talla tavola taverna tavola tempio tenno terme termine terno terra terzo testa tito ton torno tornata toro torre tortora
  trana travo tre treia troia trovo tufo ultimo unita urbana uri uscio vacri vaglia vaie valle valli valva vasto vena vendone venere
  verde vetto vi viale vico villa viola visco visone vita vite vivaro vo volano volpara zona zone zocca zeri massello
  cassine accumoli agosta alano alia arre aulla bagnoli barga barge bema bosia breme busca buti cadeo cagli caino calco
  carre catena celle cerea cerva ceto ciro claut como cogne contado corio curno curti dego desio dolo dongo drizzona duno
  envie esine fabro fano faule feletto ferno fiano follo forio freddo gavi gela ghiaia goro gorga gorno idro irma isso itala
  labro laino lamon lasa latera lauria lecco leno lenno lerma levanto limina lisio livo londa loria lula luni lusia
  maida maser mede medea meina melle mello mercato merino milo momo mossa mozzo musso nanto naro nesso nomi nonio nova nus
  ocre odolo ofena onano opi oria orino palau pella perca perlo pisano plaus ponza poppi posada pray premana
  ranco rapino rima riola ripi roma rosta rovito russi sacile salo samo sanza sapri sarre sava scafa schio scorze sele
  serole sestino silva solza sover stio storo strona susa taino tarzo teana telve teora tergu teti tires todi
  tolfa tollo torri tresana trevi trino tripi turi tursi tusa valda vara varna vasia vezza viano vidor vinci vione volla zerbo
  afragola albino albano aprica aprilia aragona arcade armento assolo augusta auletta ausonia badolato balocco barolo brenta
  bettola cafasse calvario carona carpino cassaro cervino cerami chiusano cellara corrido cunico curino dignano esperia
  farnese felino fiastra filetto fornaci fraine galatro gonzaga graniti lesina loreto luogosanto mafalda maletto mandela
  matrice mezzana mezzano mammola moglia moresco moretta nicosia olivola oratino paludi parrano pastena
  piegaro pineto plesio porcari portici quarona revello riccia rivoli romana rotello salasco serina stroppo supino
  tarsia tirolo tombolo trecase verano vernio vescovato vicari vignola villata mercogliano monale montale
  bee bidoni cambiano campagna cavallino conta copiano erbe firmo greggio gualdo medicina mirano montagna postal sostegno valenza`
    .split(/\s+/)
    .filter((word) => word.length > 1),
);

/** Of those, chief towns and well-known cities that a bare lower-case mention still means ("fondi" does not). */
export const KNOWN_DESPITE: ReadonlySet<string> = new Set(
  `roma bari como lecco pavia lodi latina gela schio fano desio rivoli lavagna vinci portici todi pompei augusta aprilia
  afragola albano crema loreto ponza potenza salo massa prato fermo vasto vignola jesi levanto`.split(/\s+/),
);

/** Words that after "a" or "in" still belong to an idiom ("a norma", "a fondo perduto", "in opera", "a terzi"). */
export const IDIOM_WORDS: ReadonlySet<string> = new Set(
  `sostegno montagna campagna medicina conta norma vita bene cento opera fondo fondi meta ora mese prezza terra casa re posta sesto terzo quarto nove tre fermo fine
  termine torno vendone mira rete resto sale scala scena salve segni sacco rate lungo largo zona zone uscio paese este ne none lei loro dello
  stella pane patti onore licenza lettere liberi capaci calcio campo canale carbone ultimo prima parete mano pala forza
  porta porte ponte piano pieno pianta piatto punta dazio costa corso corte cuore fascia fiera fornace finale gioia lana
  legno macello mare marina monte monti musei parenti penne perito piscina popoli quadri rosa rose rossa sala
  serra serre tavola taverna terme testa torre unita urbana valle viale villa vite volano grado grana massa minori invito lode`.split(
    /\s+/,
  ),
);
