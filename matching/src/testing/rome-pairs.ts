/**
 * Words of the titles of jobs in the Répertoire opérationnel des métiers et des emplois (ROME, France Travail, Licence Ouverte
 * 2.0), as it writes them in both genders (« Ajusteur / Ajusteuse »), each pair once; taken from the fixture of titles of
 * les-emplois of GIP Inclusion, as of September 2024. Left out are two titles that name another word for the other gender, and a
 * slip of the pen (« sylvicutrice »).
 */
const written = `
    abatteur/abatteuse accastilleur/accastilleuse accompagnateur/accompagnatrice acconier/acconière accordeur/accordeuse
    accouveur/accouveuse accrocheur/accrocheuse acheteur/acheteuse acousticien/acousticienne acteur/actrice adjoint/adjointe
    administrateur/administratrice administratif/administrative afficheur/afficheuse affineur/affineuse
    affranchisseur/affranchisseuse affréteur/affréteuse affûteur/affûteuse agenceur/agenceuse agent/agente agrafeur/agrafeuse
    agriculteur/agricultrice agréeur/agréeuse agréé/agréée aiguilleteur/aiguilleteuse aiguilleur/aiguilleure
    aiguilleur/aiguilleuse ajusteur/ajusteuse algoculteur/algocultrice aléseur/aléseuse ambassadeur/ambassadrice
    ambulancier/ambulancière anier/anière animalier/animalière animateur/animatrice annonceur/annonceuse anodiseur/anodiseuse
    apiculteur/apicultrice apiéceur/apiéceuse applicateur/applicatrice approvisionneur/approvisionneuse apprêteur/apprêteuse
    aquaculteur/aquacultrice arboriculteur/arboricultrice archetier/archetière architecteur/architecteure ardoisier/ardoisière
    argenteur/argenteuse armaturier/armaturière armurier/armurière aromaticien/aromaticienne arpenteur/arpenteuse
    arrangeur/arrangeuse arrimeur/arrimeuse artificiel/artificielle artificier/artificière asphalteur/asphalteuse
    aspigiculteur/aspigicultrice assembleur/assembleuse assistant/assistante assureur/assureuse astaciculteur/astacicultrice
    astrophysicien/astrophysicienne atrier/atrière attaché/attachée auditeur/auditrice auteur/auteure automaticien/automaticienne
    autorisateur/autorisatrice autoroutier/autoroutière aviculteur/avicultrice aviveur/aviveuse avocat/avocate avoué/avouée
    aérien/aérienne baigneur/baigneuse balancier/balancière balayeur/balayeuse bancheur/bancheuse banderillo/banderilla
    barbier/barbière bardeur/bardeuse barman/barmaid batelier/batelière batteur/batteuse berger/bergère betteravier/betteravière
    bichonneur/bichonneuse bijoutier/bijoutière biomédical/biomédicale biophysicien/biophysicienne
    biostatisticien/biostatisticienne biscuitier/biscuitière blanchisseur/blanchisseuse bobineur/bobineuse bobinier/bobinière
    boiseur/boiseuse boisselier/boisselière bonnetier/bonnetière booker/bookeuse bordeur/bordeuse borneur/borneuse
    bottier/bottière boucher/bouchère boulanger/boulangère bourrelier/bourrelière bouvier/bouvière boxeur/boxeuse
    boyaudier/boyaudière brancardier/brancardière braseur/braseuse brasqueur/brasqueuse brasseur/brasseuse brigadier/brigadière
    briqueteur/briqueteuse brocanteur/brocanteuse brocheur/brocheuse brodeur/brodeuse bronzier/bronzière bruiteur/bruiteuse
    bulbiculteur/bulbicultrice bâtisseur/bâtisseuse bâtonnier/bâtonnière bétonneur/bétonneuse bétonnier/bétonnière
    bûcheron/bûcheronne cadmieur/cadmieuse cadreur/cadreuse cafetier/cafetière caissier/caissière calandreur/calandreuse
    calculateur/calculatrice calibreur/calibreuse calier/calière calorifugeur/calorifugeuse cameraman/camerawoman
    camionneur/camionneuse canalisateur/canalisatrice canneteur/canneteuse canneur/canneuse cantonnier/cantonnière
    caoutchouteur/caoutchoutrice capteur/capteuse cardeur/cardeuse carotteur/carotteuse carreleur/carreleuse carrier/carrière
    carrossier/carrossière cartonnier/cartonnière cascadeur/cascadeuse casquettier/casquettière casseur/casseuse
    castreur/castreuse catcheur/catcheuse cavalier/cavalière ceinturier/ceinturière central/centrale chagrineur/chagrineuse
    chaisier/chaisière chansonnier/chansonnière chanteur/chanteuse chantourneur/chantourneuse chapelier/chapelière
    charbonnier/charbonnière charcutier/charcutière chargeur/chargeuse chargé/chargée charpentier/charpentière chasseur/chasseuse
    chaudronnier/chaudronnière chauffeur/chauffeuse chercheur/chercheuse chevrier/chevrière chiropracteur/chiropractrice
    chiropraticien/chiropraticienne chirurgien/chirurgienne chloriteur/chloriteuse chocolatier/chocolatière chromeur/chromeuse
    chroniqueur/chroniqueuse cidrier/cidrière cimentier/cimentière cintreur/cintreuse cintrier/cintrière cisailleur/cisailleuse
    ciseleur/ciseleuse claqueur/claqueuse classeur/classeuse clicheur/clicheuse client/cliente cloueur/cloueuse clétier/clétière
    cocher/cochère codeur/codeuse coffreur/coffreuse coiffeur/coiffeuse collaborateur/collaboratrice collecteur/collectrice
    colleteur/colleteuse colleur/colleuse combattant/combattante commandant/commandante commercial/commerciale commis/commise
    compagnon/compagnonne compograveur/compograveuse composeur/composeuse compositeur/compositrice comédien/comédienne
    concepteur/conceptrice conchyliculteur/conchylicultrice conciliateur/conciliatrice conditionneur/conditionneuse
    conducteur/conductrice confectionneur/confectionneuse confiseur/confiseuse confiturier/confiturière conférencier/conférencière
    conjugal/conjugale conseiller/conseillère conservateur/conservatrice constructeur/constructrice consul/consule
    consultant/consultante conteur/conteuse contrecolleur/contrecolleuse contremaître/contremaîtresse contrôleur/contrôleuse
    convoyeur/convoyeuse coordinateur/coordinatrice coordonnateur/coordonnatrice coquilleur/coquilleuse corailleur/corailleuse
    cordonnier/cordonnière corporel/corporelle correcteur/correctrice correspondant/correspondante corroyeur/corroyeuse
    corsetier/corsetière cosméticien/cosméticienne costumier/costumière coturniculteur/coturnicultrice couleur/couleuse
    coupeur/coupeuse coursier/coursière courtier/courtière couseur/couseuse coutelier/coutelière couturier/couturière
    couvreur/couvreuse cracheur/cracheuse cressiculteur/cressicultrice croupier/croupière crustaciculteur/crustacicultrice
    créateur/créatrice crémier/crémière crépisseur/crépisseuse crêpier/crêpière cubilotier/cubilotière cueilleur/cueilleuse
    cuiseur/cuiseuse cuisinier/cuisinière cuivreur/cuivreuse culottier/culottière cultivateur/cultivatrice culturel/culturelle
    curateur/curatrice cyndinicien/cyndinicienne cyniculteur/cynicultrice câbleur/câbleuse cémenteur/cémenteuse
    céréalier/céréalière dactylocodeur/dactylocodeuse danseur/danseuse dentellier/dentellière designer/designeuse
    dessinateur/dessinatrice deviseur/deviseuse diagnostiqueur/diagnostiqueuse didacticien/didacticienne dinandier/dinandière
    directeur/directrice dirigeant/dirigeante dispatcher/dispatcheuse dispatcheur/dispatcheuse distributeur/distributrice
    diététicien/diététicienne doleur/doleuse domoticien/domoticienne dompteur/dompteuse doreur/doreuse doubleur/doubleuse
    doucheur/doucheuse drapeur/drapeuse dresseur/dresseuse débardeur/débardeuse débiteur/débitrice débosseleur/débosseleuse
    déboyaudeur/déboyaudeuse décapeur/décapeuse déchargeur/déchargeuse déclarant/déclarante décocheur/décocheuse
    décolleteur/décolleteuse décompteur/décompteuse décorateur/décoratrice décortiqueur/décortiqueuse découpeur/découpeuse
    dédoubleur/dédoubleuse défloqueur/défloqueuse dégauchisseur/dégauchisseuse dégraisseur/dégraisseuse dégustateur/dégustatrice
    délaineur/délaineuse déligneur/déligneuse délégué/déléguée démarcheur/démarcheuse démineur/démineuse démolisseur/démolisseuse
    démonstrateur/démonstratrice démonteur/démonteuse déménageur/déménageuse dépanneur/dépanneuse dépolisseur/dépolisseuse
    dépouilleur/dépouilleuse dératiseur/dératiseuse dérayeur/dérayeuse dérouleur/dérouleuse dérouleur/dérouleuses
    dérusheur/dérusheuse désamianteur/désamianteuse désinfecteur/désinfectrice désinsectisateur/désinsectisatrice
    désosseur/désosseuse détacheur/détacheuse détecteur/détectrice développeur/développeuse ebaucheur/ebaucheuse
    ebavureur/ebavureuse eboueur/eboueuse ecailler/ecaillère ecailleur/ecailleuse echafaudeur/echafaudeuse
    echantillonneur/echantillonneuse echarneur/echarneuse echassier/echassière echiniculteur/echinicultrice eclusier/eclusière
    ecorceur/ecorceuse ecoutant/ecoutante ecrivain/ecrivaine ecuyer/ecuyère editeur/editrice educateur/educatrice
    egoutier/egoutière ehouppeur/ehouppeuse elagueur/elagueuse elastiqueur/elastiqueuse electricien/electricienne
    electrobobinier/electrobobinière electromécanicien/electromécanicienne electronicien/electronicienne
    electrotechnicien/electrotechnicienne eleveur/eleveuse elingueur/elingueuse emailleur/emailleuse emballeur/emballeuse
    embarqué/embarquée embaumeur/embaumeuse embouteilleur/embouteilleuse emboutisseur/emboutisseuse emboîteur/emboîteuse
    employé/employée encadrant/encadrante encadreur/encadreuse encolleur/encolleuse endivier/endivière enducteur/enductrice
    enduiseur/enduiseuse energéticien/energéticienne enfileur/enfileuse engagé/engagée engraisseur/engraisseuse
    enquêteur/enquêtrice enrouleur/enrouleuse enseignant/enseignante ensemblier/ensemblière entraîneur/entraîneuse
    entremettier/entremettière entrepreneur/entrepreneuse envoyé/envoyée epicier/epicière equipier/equipière erodeur/erodeuse
    escaliéteur/escaliéteuse esquisseur/esquisseuse essuyeur/essuyeuse estampeur/estampeuse esthéticien/esthéticienne
    etainier/etainière etalonneur/etalonneuse etalonnier/etalonnière etameur/etameuse etampeur/etampeuse etancheur/etancheuse
    etinceleur/etinceleuse etiqueteur/etiqueteuse etireur/etireuse eviscérateur/eviscératrice expert/experte
    exploitant/exploitante expérimentateur/expérimentatrice extirpeur/extirpeuse extracteur/extractrice extrudeur/extrudeuse
    extérieur/extérieure exécutif/exécutive fabricant/fabricante facilitateur/facilitatrice facteur/factrice familial/familiale
    façadier/façadière façonneur/façonneuse façonnier/façonnière fendeur/fendeuse ferblantier/ferblantière
    ferrailleur/ferrailleuse ferreur/ferreuse ferronnier/ferronnière feutier/feutière feutrier/feutrière figurant/figurante
    fileteur/fileteuse fileur/fileuse financier/financière finisseur/finisseuse fiscal/fiscale flaconneur/flaconneuse
    flasheur/flasheuse floral/florale floriculteur/floricultrice foncier/foncière fondeur/fondeuse fontainier/fontainière
    forestier/forestière foreur/foreuse forgeron/forgeronne formateur/formatrice formeur/formeuse formulateur/formulatrice
    fossoyeur/fossoyeuse foudrier/foudrière fourreur/fourreuse fraiseur/fraiseuse frappeur/frappeuse fripier/fripière
    fromager/fromagère fruiticulteur/fruiticultrice fusilier/fusilière fustier/fustière féliniculteur/félinicultrice
    gainier/gainière galvaniseur/galvaniseuse gantier/gantière gardien/gardienne gareur/gareuse garnisseur/garnisseuse
    gaufreur/gaufreuse gaveur/gaveuse giletier/giletière glacier/glacière glissant/glissante glypticien/glypticienne
    gouacheur/gouacheuse gouvernant/gouvernante gouverneur/gouverneure goémonier/goémonière gradeur/gradeuse graisseur/graisseuse
    grand/grande gravatier/gravatière graveur/graveuse gravillonneur/gravillonneuse greffier/greffière grenadier/grenadière
    grenailleur/grenailleuse grignoteur/grignoteuse grillardin/grillardine grimpeur/grimpeuse grutier/grutière gréeur/gréeuse
    guetteur/guetteuse guichetier/guichetière guideur/guideuse guillocheur/guillocheuse guillotineur/guillotineuse
    gypsier/gypsière général/générale généticien/généticienne géodésien/géodésienne géomaticien/géomaticienne
    géophysicien/géophysicienne géotechnicien/géotechnicienne géothermicien/géothermicienne gérant/gérante habilleur/habilleuse
    historien/historienne hockeyeur/hockeyeuse homologateur/homologatrice horloger/horlogère horticulteur/horticultrice
    hospitalier/hospitalière huissier/huissière hydraulicien/hydraulicienne hydrothermal/hydrothermale
    héliciculteur/hélicicultrice hôte/hôtesse hôtelier/hôtelière illustrateur/illustratrice imitateur/imitatrice
    implanteur/implanteuse imprimeur/imprimeuse industriel/industrielle infirmier/infirmière informaticien/informaticienne
    ingénieur/ingénieure initiateur/initiatrice injecteur/injecteuse inspecteur/inspectrice installateur/installatrice
    instituteur/institutrice instructeur/instructrice inséminateur/inséminatrice intendant/intendante intercepteur/interceptrice
    interculturel/interculturelle international/internationale interprétateur/interprétatrice intervenant/intervenante
    intégrateur/intégratrice itinérant/itinérante jardinier/jardinière joaillier/joaillière jointeur/jointeuse jongleur/jongleuse
    joueur/joueuse kiosquier/kiosquière kiwiculteur/kiwicultrice képissier/képissière laborantin/laborantine laitier/laitière
    lamaneur/lamaneuse lamineur/lamineuse lanceur/lanceuse laqueur/laqueuse largueur/largueuse lauzier/lauzière
    lavandiculteur/lavandicultrice laveur/laveuse lecteur/lectrice libéral/libérale licier/licière lieutenant/lieutenante
    liftier/liftière lignard/lignarde limonadier/limonadière linger/lingère liquidateur/liquidatrice lisseur/lisseuse
    lissier/lissière litier/litière litigeur/litigeuse livreur/livreuse liégeur/liégeuse local/locale logisticien/logisticienne
    lombriculteur/lombricultrice lotisseur/lotisseuse loueur/loueuse lunetier/lunetière luthier/luthière lutteur/lutteuse
    légal/légale magasinier/magasinière magicien/magicienne magistrat/magistrate malletier/malletière manadier/manadière
    manager/manageuse manipulant/manipulante manipulateur/manipulatrice manoeuvrier/manoeuvrière maquilleur/maquilleuse
    maraîcher/maraîchère marbrier/marbrière marchand/marchande marchandiseur/marchandiseuse mareyeur/mareyeuse margeur/margeuse
    marin/marine marinier/marinière marketeur/marketeuse maroquinier/maroquinière marqueteur/marqueteuse marqueur/marqueuse
    martineur/martineuse masseur/masseuse massicotier/massicotière mastiqueur/mastiqueuse matelasseur/matelasseuse
    matelassier/matelassière mateloteur/mateloteuse maternel/maternelle mateur/mateuse mathématicien/mathématicienne
    matriceur/matriceuse matrimonial/matrimoniale maçon/maçonne maître/maîtresse maïeuticien/maïeuticienne
    maïsiculteur/maïsicultrice menuisier/menuisière messager/messagère metteur/metteuse meuleur/meuleuse
    micromécanicien/micromécanicienne mineur/mineuse miroitier/miroitière missilier/missilière mixeur/mixeuse modeleur/modeleuse
    modélisateur/modélisatrice modérateur/modératrice moellonneur/moellonneuse moniteur/monitrice monteur/monteuse
    mortaiseur/mortaiseuse motard/motarde mouleur/mouleuse moulinier/moulinière moutonnier/moutonnière municipal/municipale
    musical/musicale musicien/musicienne mytiliculteur/mytilicultrice mécanicien/mécanicienne mécanotricien/mécanotricienne
    médailleur/médailleuse médiateur/médiatrice médical/médicale médicosocial/médicosociale mégissier/mégissière
    métallier/métallière métalliseur/métalliseuse métreur/métreuse nacreur/nacreuse nacrier/nacrière nageur/nageuse
    naisseur/naisseuse nappeur/nappeuse national/nationale naval/navale nettoyeur/nettoyeuse neurochirurgien/neurochirurgienne
    nickeleur/nickeleuse nitrureur/nitrureuse nivoculteur/nivocultrice notarial/notariale notateur/notatrice noueur/noueuse
    noyauteur/noyauteuse négociant/négociante négociateur/négociatrice observateur/observatrice officier/officière
    oléiculteur/oléicultrice omnipraticien/omnipraticienne opticien/opticienne optimisateur/optimisatrice opérateur/opératrice
    orchestrateur/orchestratrice ordonnateur/ordonnatrice organisateur/organisatrice ornemental/ornementale orpailleur/orpailleuse
    osiériculteur/osiéricultrice ostréiculteur/ostréicultrice ouatineur/ouatineuse ourdisseur/ourdisseuse ourleur/ourleuse
    oursinier/oursinière outilleur/outilleuse ouvreur/ouvreuse ouvrier/ouvrière oxycoupeur/oxycoupeuse palefrenier/palefrenière
    palettiseur/palettiseuse palissonneur/palissonneuse paludier/paludière panseur/panseuse papetier/papetière
    paramétreur/paramétreuse pareur/pareuse parfumeur/parfumeuse parolier/parolière parpineur/parpineuse parqueteur/parqueteuse
    parurier/parurière passementier/passementière passeur/passeuse pasteurisateur/pasteurisatrice patineur/patineuse
    patron/patronne patronnier/patronnière patrouilleur/patrouilleuse paveur/paveuse payeur/payeuse pectiniculteur/pectinicultrice
    peigneur/peigneuse pendulier/pendulière percepteur/perceptrice perceur/perceuse perchman/perchwoman performeur/performeuse
    permanent/permanente perruquier/perruquière peseur/peseuse pharmacien/pharmacienne pharmacocinéticien/pharmacocinéticienne
    phosphateur/phosphateuse photocompositeur/photocompositrice photograveur/photograveuse physicien/physicienne
    pilonnier/pilonnière pipier/pipière piqueteur/piqueteuse piqueur/piqueuse pisciculteur/piscicultrice piscinier/piscinière
    pisteur/pisteuse pistoleteur/pistoleteuse pistoleur/pistoleuse pizzaïolo/pizzaïola placeur/placeuse placier/placière
    planeur/planeuse planificateur/planificatrice planneur/planneuse planteur/planteuse plasticien/plasticienne
    plastifieur/plastifieuse plieur/plieuse plisseur/plisseuse plombeur/plombeuse plombier/plombière plongeur/plongeuse
    plumassier/plumassière plumeur/plumeuse plâtrier/plâtrière pneumaticien/pneumaticienne pointeur/pointeuse
    poinçonneur/poinçonneuse poissonnier/poissonnière policier/policière polisseur/polisseuse polyculteur/polycultrice
    polyvalent/polyvalente polyéleveur/polyéleveuse pomiculteur/pomicultrice pompier/pompière ponceur/ponceuse pontier/pontière
    pontonnier/pontonnière populiculteur/populicultrice porcher/porchère porion/porionne porteur/porteuse portier/portière
    portiqueur/portiqueuse porté/portée poseur/poseuse posticheur/posticheuse potier/potière poudreur/poudreuse
    poursuiteur/poursuiteuse pourvoyeur/pourvoyeuse poète/poétesse praticien/praticienne premier/première preneur/preneuse
    presseur/presseuse prestidigitateur/prestidigitatrice principal/principale privé/privée procureur/procureure
    producteur/productrice professeur/professeure professionnel/professionnelle profileur/profileuse programmateur/programmatrice
    programmeur/programmeuse projeteur/projeteuse promoteur/promotrice prospecteur/prospectrice proviseur/proviseure
    pruniculteur/prunicultrice précepteur/préceptrice préfet/préfète préleveur/préleveuse préparateur/préparatrice
    préposé/préposée présentateur/présentatrice président/présidente psychomotricien/psychomotricienne
    psychorééducateur/psychorééducatrice psychotechnicien/psychotechnicienne public/publique puisatier/puisatière
    pupitreur/pupitreuse puériculteur/puéricultrice pyrotechnicien/pyrotechnicienne pâtissier/pâtissière péager/péagère
    pétrisseur/pétrisseuse pêcheur/pêcheuse qualiticien/qualiticienne quanticien/quanticienne quincaillier/quincaillière
    raccommodeur/raccommodeuse raccoutreur/raccoutreuse radialeur/radialeuse radiophysicien/radiophysicienne raffineur/raffineuse
    ramasseur/ramasseuse ramendeur/ramendeuse ramoneur/ramoneuse randonneur/randonneuse raniculteur/ranicultrice
    rattacheur/rattacheuse ravaleur/ravaleuse raviveur/raviveuse rayonneur/rayonneuse rebobineur/rebobineuse recenseur/recenseuse
    receveur/receveuse recouvreur/recouvreuse recruteur/recruteuse rectifieur/rectifieuse recuiseur/recuiseuse
    recycleur/recycleuse refendeur/refendeuse releveur/releveuse relieur/relieuse remailleur/remailleuse remmouleur/remmouleuse
    remonteur/remonteuse rempailleur/rempailleuse remplaçant/remplaçante rentrayeur/rentrayeuse rentreur/rentreuse
    repasseur/repasseuse repiqueur/repiqueuse reporter/reportrice représentant/représentante ressortier/ressortière
    ressourcier/ressourcière restaurateur/restauratrice retailleur/retailleuse retordeur/retordeuse retoucheur/retoucheuse
    rhabilleur/rhabilleuse rhodieur/rhodieuse ripeur/ripeuse rippeur/rippeuse riziculteur/rizicultrice roboticien/roboticienne
    rogneur/rogneuse romancier/romancière rondier/rondière rotinier/rotinière roughman/roughwoman routier/routière
    rubanier/rubanière réalisateur/réalisatrice récupérateur/récupératrice rédacteur/rédactrice réenrouleur/réenrouleuse
    référenceur/référenceuse référent/référente régaleur/régaleuse régional/régionale régisseur/régisseuse régleur/régleuse
    régulateur/régulatrice réparateur/réparatrice répartiteur/répartitrice répétiteur/répétitrice réunisseur/réunisseuse
    réviseur/réviseuse rééducateur/rééducatrice rôtisseur/rôtisseuse sableur/sableuse sabotier/sabotière
    sacrificateur/sacrificatrice saigneur/saigneuse salaisonnier/salaisonnière saliculteur/salicultrice salinier/salinière
    salmoniculteur/salmonicultrice sanforiseur/sanforiseuse santonnier/santonnière sapeur/sapeuse satineur/satineuse
    saucier/saucière saunier/saunière sauveteur/sauveteuse scanneur/scanneuse scaphandrier/scaphandrière scieur/scieuse
    sculpteur/sculptrice second/seconde sellier/sellière semencier/semencière serrurier/serrurière sertisseur/sertisseuse
    servant/servante serveur/serveuse sexeur/sexeuse signaleur/signaleuse simulateur/simulatrice skieur/skieuse skiman/skiwoman
    social/sociale socioculturel/socioculturelle socioéducatif/socioéducative soigneur/soigneuse soldat/soldate
    sommelier/sommelière sondeur/sondeuse sonorisateur/sonorisatrice soudeur/soudeuse soudobraseur/soudobraseuse
    souffleur/souffleuse souscripteur/souscriptrice sportif/sportive spécial/spéciale spécialisé/spécialisée stadier/stadière
    staffeur/staffeuse statisticien/statisticienne stratifieur/stratifieuse stucateur/stucateuse stérilisateur/stérilisatrice
    substitut/substitute superviseur/superviseuse surfeur/surfeuse surfileur/surfileuse surintendant/surintendante
    surjeteur/surjeteuse surveillant/surveillante sylviculteur/sylvicultrice synthétiseur/synthétiseuse sécheur/sécheuse
    sériciculteur/séricicultrice tabaculteur/tabacultrice tabletier/tabletière tailleur/tailleuse talonneur/talonneuse
    tanneur/tanneuse tapissier/tapissière tatoueur/tatoueuse taupier/taupière taxateur/taxatrice technicien/technicienne
    techniverrier/techniverrière teinturier/teinturière tendanceur/tendanceuse terrassier/terrassière territorial/territoriale
    testeur/testeuse textureur/textureuse thanatopracteur/thanatopractrice thermal/thermale thermicien/thermicienne
    thermocolleur/thermocolleuse thermoformeur/thermoformeuse timbalier/timbalière timonier/timonière tireur/tireuse
    tisserand/tisserande tisseur/tisseuse toiletteur/toiletteuse tondeur/tondeuse tonnelier/tonnelière torréfacteur/torréfactrice
    toréro/toréra toupilleur/toupilleuse tourier/tourière tournant/tournante tourneur/tourneuse traceur/traceuse
    traditionnel/traditionnelle traducteur/traductrice traitant/traitante traiteur/traiteuse trancheur/trancheuse
    transformateur/transformatrice transmetteur/transmettrice trempeur/trempeuse tricoteur/tricoteuse trieur/trieuse
    tronçonneur/tronçonneuse truiticulteur/truiticultrice tréfileur/tréfileuse trésorier/trésorière tuilier/tuilière
    turbinier/turbinière tuteur/tutrice tuyauteur/tuyauteuse téléacteur/téléactrice téléconseiller/téléconseillère
    téléopérateur/téléopératrice téléprospecteur/téléprospectrice télévendeur/télévendeuse tôlier/tôlière urbain/urbaine
    usineur/usineuse vacher/vachère vannier/vannière veilleur/veilleuse vendangeur/vendangeuse vendeur/vendeuse
    vernisseur/vernisseuse verreur/verreuse verrier/verrière vertical/verticale vidangeur/vidangeuse vigneron/vigneronne
    visiteur/visiteuse visuel/visuelle viticulteur/viticultrice vitrier/vitrière voilier/voilière voiturier/voiturière
    voltigeur/voltigeuse vulcaniseur/vulcaniseuse vénériculteur/vénéricultrice vérificateur/vérificatrice wappeur/wappeuse
    wheeleur/wheeleuse zingueur/zingueuse zootechnicien/zootechnicienne ébaucheur/ébaucheuse éclusier/éclusière écrivain/écrivaine
    écrouteur/écrouteuse éditeur/éditrice éducateur/éducatrice élagueur/élagueuse électricien/électricienne
    électromécanicien/électromécanicienne électronicien/électronicienne éleveur/éleveuse élingueur/élingueuse
    évaluateur/évaluatrice`;

export const romePairs: readonly (readonly [masculine: string, feminine: string])[] = written
  .trim()
  .split(/\s+/)
  .map((pair) => {
    const [masculine = '', feminine = ''] = pair.split('/');
    return [masculine, feminine] as const;
  });
