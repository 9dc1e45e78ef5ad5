/**
 * Words of trades in both genders, for tests: how the masculine and the feminine end, and what stands before. Put
 * together by hand from the trades that work-study programmes lead to.
 */
const endings: readonly (readonly [masculine: string, feminine: string, words: string])[] = [
  [
    'eur',
    'euse',
    `achet affût agenc ajust annonc arrim arros assembl balay bard batt bobin bois brass brod bross brûl câbl
    calibr carrel chant chass chauff chiffr cisaill cisel cod coffr coiff coll colport compost confis contrôl
    convoy coup cour crêp cueill dans débard décap découp dégraiss dégust démarch déménag démont dépann
    désoss détach détour développ dompt dor drap dress ébarb ébavur écaill élagu emball embaum emboutiss
    encadr encaiss enduis enquêt entraîn épil étam étanch façonn fauch ferr fil fond for forg foul frais fum
    gant glac grav guid habill jardin jaug jongl lamin laqu lav livr lou maquill marqu mass mett mix mont
    moul nag nettoy ourdiss parqu patrouill pav pêch peign perc piqu pist plaqu plong poinçonn ponc pos
    programm projet promen prospect quêt rabott raccord racol ramass ramon ratiss recrut régl rel remplac
    rempaill répar repass retouch rivet rôtiss rou rout sabl sal sauvet scann sci sculpt sem serv sertiss
    sign sonn sond soud souffl stock surf surjet taill tamis tann tapiss tatou tir tiss toilett tond tourn
    trac trait travaill tray tress tri tricot trott usin vann vend verniss vid voyag`,
  ],
  [
    'teur',
    'trice',
    `accompagna ac administra agricul anima apicul aquacul arboricul audi au calcula céréalicul collabora
    collec composi concep conduc conserva consolida construc consulta coordina correc cota créa cultiva cura
    déclara décora démonstra dessina direc distribu édi éduca éleva évalua excava explora exploita expédi
    forma fumiga horticul illustra importa exporta inspec installa instiga instruc inven investiga lec
    liquida loca manipula média modéra moni mytilicul narra naviga négocia numérisa observa opéra ordonna
    organisa orienta ostréicul perfora piscicul planifica prépara présenta produc promo protec puéricul
    réalisa réda régula réparti restaura rota séna simula sta sylvicul traduc transforma tu utilisa vérifica
    vinifica viticul vulgarisa`,
  ],
  [
    'ier',
    'ière',
    `aiguill armur banqu batel bijout bouquet boulang bourrel brigad bris brocant caiss cantin cartonn chapel
    charcut charpent chaudronn chemis coquill cordonn costum courri coutel coutur crém crêp cuisin dentell
    douan écol écur éclus épic faïenc ferblant ferron ferronn financ foresti fourr fromag fruit fust gant
    gril gruti guich hôtel horlog huiss infirm ivoir joaill jardin justic lait laman lavand ling limonad loge
    lunett luth maraîch maroquin matelass menuis métall meun mini miroit moutard oisel orfèvr ouvr palefren
    papet parfum pâtiss peauss perruqu pép pelleti plomb poissonn pomp port pot poudr quincaill rent romanc
    rout sabot sell serrur sommel soutier tabl tapiss teintur terrass tonnel tôl tripi tuil tulli vacat vann
    verr vinaigr vitr voitur volaill zingu`,
  ],
  [
    'ien',
    'ienne',
    `acoustic anesthés biolog chirurg collég comédi cosmétic diététic doyen électric électromécanic électronic
    esthétic gard généalogic géomatic grammair hydraulic histor informatic logic logistic magic mathématic
    mécanic music obstétric opt optic pharmac phonic physic plastic polit pratic réflexologic robotic
    sémantic statistic technic théor thermic`,
  ],
  [
    'ant',
    'ante',
    `accompagn assist command commerç consult enseign exploit figur fabric gér gouvern habit interven milit
    négoci observ opér particip pratiqu remplaç représent soign surveill étudi trait`,
  ],
  ['ent', 'ente', 'ag adhér cli correspond dirig gér intermitt présid rég résid'],
  [
    'é',
    'ée',
    `affili agré associ assur attach certifi charg coordonn délégu déput diplôm employ engag expériment initi
    licenci motiv qualifi salari spécialis recherch passionn`,
  ],
  ['i', 'ie', 'apprent'],
  [
    '',
    'e',
    `adjoint artisan avocat magistrat expert écrivain châtelain forain marin médecin substitut lieutenant
    sergent commandant clerc consul assistant gérant président agent laborantin`,
  ],
  ['on', 'onne', 'bûcher champi forger maç patr vigner tâcher charr'],
  ['el', 'elle', 'contractu ministéri industri offici profession opérationn personn '],
  ['al', 'ale', 'commerci loc princip municip provinci territori médic soci'],
  ['if', 'ive', 'act administrat créat sport réact product décis éducat associat'],
  ['eux', 'euse', 'ambiti coura curi génér ingéni minuti rigour séri soign'],
  ['deur', 'drice', 'ambassa'],
  ['eur', 'eure', 'ingéni profess procur supéri gouvern '],
  ['f', 'ffe', 'che'],
  ['e', 'esse', 'hôt maîtr mair poèt princ'],
  ['an', 'ane', 'artis courtis'],
  ['ais', 'aise', 'angl franç portug'],
  ['ois', 'oise', 'bourge suéd'],
  ['is', 'ise', 'comm préc'],
  ['eau', 'elle', 'jum nouv'],
];

/** Each pair once. */
export const tradePairs: readonly (readonly [masculine: string, feminine: string])[] = [
  ...new Map(
    endings.flatMap(([masculine, feminine, words]) =>
      words
        .split(/\s+/)
        .filter((word) => word !== '')
        .map((word) => [`${word}${masculine}`, `${word}${feminine}`] as const),
    ),
  ),
];
