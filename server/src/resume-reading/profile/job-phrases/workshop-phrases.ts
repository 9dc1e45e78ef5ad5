import type { PhraseRow } from './phrase-row.ts';

export const workshopPhrases: readonly PhraseRow[] = [
  [
    'Conduite de ligne de production',
    'réglages et changements de format; changements de format; réglage des machines; alimentation des machines; alimentation de la ligne; approvisionnement de la ligne; surveillance de machines; opérateur machine; ouvrier de production; travail à la chaîne; travail en production; employé de production; opérateur sur ligne; agent de fabrication; opérateur de fabrication; opérateur polyvalent; ouvrier polyvalent de production; surveillance de la ligne; démarrage de la ligne; production industrielle; travail sur ligne; conduite de presses; ligne de conditionnement',
  ],
  [
    'Ordonnancement et planification de production',
    'planning de production; ordres de fabrication; lancement des ordres de fabrication; suivi de production',
  ],
  [
    'Méthodes industrielles',
    'dossiers de fabrication; gammes opératoires; modes opératoires; fiches de poste atelier; implantation d’atelier; temps de fabrication; rédaction de modes opératoires; temps de cycle',
  ],
  [
    'Management de la qualité',
    'audits internes; procédures qualité; non-conformités; traitement des non-conformités; gestion des non-conformités; système qualité; service qualité; certification ISO; mise à jour des procédures; documentation qualité; assistant qualité; plans d’actions qualité; rédaction de procédures; suivi des non-conformités',
  ],
  [
    'Contrôle qualité',
    'contrôle au micromètre; contrôle au pied à coulisse; contrôle au comparateur; comparateur; contrôle visuel; contrôle des pièces; contrôle des produits; contrôle de conformité; relevés dimensionnels; mesures dimensionnelles; micromètre; palmer; contrôle final; tri qualité; tri des pièces; contrôle en cours de production; autocontrôle; auto-contrôle; contrôle des lots; tridimensionnel; prélèvement d’échantillons; contrôle tridimensionnel; contrôle visuel et dimensionnel; contrôle dimensionnel des pièces; contrôle et mesure',
  ],
  [
    'Qualité, hygiène, sécurité, environnement',
    'sécurité au travail; analyse des risques; évaluation des risques; causeries sécurité; accueil sécurité; analyse des accidents; plan de prévention; prévention des risques; visites de sécurité; risques chimiques; audits sécurité; sensibilisation sécurité; EvRP',
  ],
  [
    'Lecture de plans industriels',
    'lecture de plans et de schémas; lire un plan; mise en plan; plans techniques; cotation; plans de fabrication; lecture de plans mécaniques; plans de pièces; lecture de dessins',
  ],
  [
    'Conception mécanique (CAO)',
    'modélisation de pièces; dessin 3D; conception de pièces; impression 3D; Fusion 360; Creo Parametric; Catia V5; TopSolid; conception 3D; nomenclatures; CAO 3D; conception assistée; modélisation sous SolidWorks; modélisation mécanique; conception d’outillages; Onshape',
  ],
  [
    'Usinage',
    'tournage; tour conventionnel; tours et fraiseuses; perçage; taraudage; opérateur d’usinage; affûtage; tourneur; rectification; alésage; usinage de pièces; perçage et taraudage; ébavurage; fraiseuses conventionnelles; tour numérique; pièces usinées',
  ],
  [
    'Commande numérique',
    'tour à commande numérique; fraiseuse à commande numérique; programmation CN; opérateur CN; tours numériques; machines numériques; opérateur commande numérique; MOCN; Heidenhain; régleur CN; programmation Fanuc',
  ],
  [
    'Chaudronnerie',
    'pliage; cintrage; roulage; traçage; découpe plasma; découpe laser; oxycoupage; plieuse; découpe de tôles; cisaillage; traçage et découpe; cintrage de tubes; presse plieuse; tôlerie; tôlier; guillotine; débit de tôles; pointage et soudage',
  ],
  [
    'Soudage',
    'souder; soudure semi-automatique; semi-auto; soudure au chalumeau; soudure à l’étain; soudure cuivre; soudure à l’électrode; brasure; soudures; soudure acier; soudure inox; MIG MAG; TIG MIG; soudure MIG-MAG; poste à souder; électrode enrobée',
  ],
  [
    'Métallerie et construction métallique',
    'portails; garde-corps; fabrication de portails; pose de garde-corps; escaliers métalliques; verrières; pose de portails; fabrication de garde-corps; pose de serrures; ouvrages métalliques; meulage; pergolas; fabrication de verrières',
  ],
  [
    'Traitement de surface',
    'sablage; grenaillage; thermolaquage; peinture industrielle; polissage; cabine de peinture; poudrage; zingage; peinture poudre',
  ],
  [
    'Plasturgie et composites',
    'presse à injecter; stratification; injection de pièces plastiques; drapage; réglage de presses; démoulage; fibre de carbone; changement de moules',
  ],
  [
    'Assemblage et montage industriel',
    'assemblage de pièces; montage de pièces; monteur; assemblage; montage de sous-ensembles; opérateur de montage; vissage; montage de meubles; assemblage de sous-ensembles; agent de montage; ligne de montage; chaîne de montage; ajustage; montage de composants; rivetage; montage de machines; assemblage de composants; montage de colonnes; agent d’assemblage; câbleur',
  ],
  [
    'Conditionnement et emballage',
    'emballage des colis; emballage de produits; mise en carton; mise en sachet; filmage; filmage des palettes; palettisation; étiquetage des palettes; étiquetage des colis; emballage; mise en palettes; mise en barquettes; ensachage; conditionnement de viande; conditionnement de fruits; conditionnement de colis; conditionneur; mise en boîte; paquets cadeaux; emballage cadeau; mise en bouteille; emballage et étiquetage; emballage et expédition; colisage; étiquetage et emballage; emballer; operateur de conditionnement; emballage des commandes; emballage et mise en palette',
  ],
  [
    'Industrie agroalimentaire',
    'usine agroalimentaire; pesée des ingrédients; préparation des recettes; transformation de la viande; embouteillage; biscuiterie; transformation de fruits; dosage des ingrédients; pasteurisation; conserverie; opérateur agroalimentaire; transformation laitière; pesée et mélange; atelier de découpe',
  ],
  [
    'Industrie pharmaceutique et cosmétique',
    'zone stérile; dossiers de lot; fabrication de cosmétiques; formulation; zone à atmosphère contrôlée; laboratoire pharmaceutique; fabrication de médicaments; pesée des matières premières; mise sous blister',
  ],
  [
    'Menuiserie industrielle et ameublement',
    'réparation de meubles; remise en état de meubles; vernissage; fabrication de meubles; agencement; fabrication de cuisines; placage; meubles sur mesure; restauration de meubles; pose de cuisines; plaquage; agenceur; menuisier agenceur; marqueterie; fabrication de mobilier; vernis et finitions; dressings',
  ],
  [
    'Confection textile',
    'piqûre; piqueuse; surjeteuse; retouches; retouche de vêtements; machine à coudre; ourlets; coupe de tissus; confection; finitions de vêtements; couture main; assemblage de vêtements; retoucheuse; confection de rideaux; montage de vêtements; coupe et couture; confection de vêtements; confection de costumes; piquage; ouvrière en couture; tapissier',
  ],
  [
    'Maroquinerie et travail du cuir',
    'coupe de cuir; parage du cuir; astiquage; piqûre sellier; réparation de chaussures; cordonnier; sellier; teinture des tranches; couture du cuir; refente; coupe des peaux',
  ],
  [
    'Horlogerie et bijouterie',
    'changement de piles; mise à taille; réparation de bijoux; réparation de montres; polissage de bijoux; sertir; remontage de mouvements; changement de bracelets; pose de bracelets',
  ],
  [
    'Analyses chimiques',
    'dosages; titrage; spectrophotométrie; CPG; HPLC et CPG; préparation de solutions; préparation d’échantillons; analyses physico-chimiques; analyses d’eau; pH-métrie; dosages acide-base; spectrophotomètre; analyses en laboratoire',
  ],
  [
    'Microbiologie',
    'dénombrement; milieux de culture; galeries API; coloration de Gram; prélèvements microbiologiques; isolement; identification de bactéries; boîtes de Petri',
  ],
  [
    'Biologie moléculaire',
    'extraction d’ADN; ADN; Western blot; clonage; qPCR; biochimie; PCR et électrophorèse; séquençage',
  ],
  [
    'Bonnes pratiques de laboratoire',
    'cahier de laboratoire; matériel de laboratoire; étalonnage; étalonnage du matériel; nettoyage de la verrerie; verrerie; travail en laboratoire; manipulations en laboratoire',
  ],
  [
    'Maintenance industrielle',
    'maintenance de premier niveau; maintenance niveau 1; maintenance 1er niveau; maintenance préventive des machines; maintenance des machines; entretien des machines; dépannage de machines; remplacement de roulements; remplacement de pièces; interventions préventives; dépannage sur ligne; maintenance mécanique; maintenance électrique; maintenance électromécanique; électromécanicien; électromécanique; dépannages électriques et mécaniques; interventions curatives; maintenance curative et préventive; rondes de maintenance; maintenance d’équipements; démontage et remontage; changement de roulements; réparation de machines; remplacement de pièces d’usure; entretien préventif; arrêts techniques',
  ],
  [
    'Gestion de maintenance assistée par ordinateur',
    'comptes rendus d’intervention; rapports d’intervention; SAP PM; saisie des interventions',
  ],
  [
    'Diagnostic de pannes',
    'recherche de défauts; dépannage; diagnostic et réparation; identification des pannes; recherche et réparation de pannes; localisation de pannes; diagnostic et dépannage; dépannages chez les particuliers; réparation de pannes; trouver la panne; multimètre',
  ],
  [
    'Hydraulique et pneumatique',
    'flexibles hydrauliques; changement de flexibles; pompes hydrauliques; distributeurs pneumatiques; pneumatique et hydraulique; compresseurs; remplacement de flexibles; circuits pneumatiques',
  ],
  [
    'Mécanique générale',
    'mécanique moteur; alignement d’arbres; courroies; changement de courroies; réducteurs; alignement',
  ],
  [
    'Mécanique automobile',
    'changement de plaquettes; plaquettes; disques et plaquettes; freinage; embrayages; révision des véhicules; révisions; entretien courant; contrôle technique; courroie de distribution; montage de pneus; équilibrage; géométrie; amortisseurs; mécanicien auto; kit de distribution; distribution et embrayage; suspension; remplacement de pneus; révisions et vidanges; changement de pneus; garage automobile; freins et pneus; changement de freins; vidanges et freins; remplacement de plaquettes; train roulant; parallélisme; montage et équilibrage de pneus; entretien automobile; pose de pneumatiques; apprenti mécanicien',
  ],
  [
    'Diagnostic électronique automobile',
    'passage à la valise; passer la valise; valise; lecture de codes défauts; codes défauts; diagnostic électronique; diagnostic à la valise; calculateurs; effacement des défauts; lecture des défauts; outil de diagnostic; diagnostic auto',
  ],
  [
    'Mécanique moto et cycles',
    'entretien de motos; scooters; réparation de scooters; mécanique vélo; montage de vélos; crevaisons; réglage des dérailleurs; atelier vélo; vélos électriques; réparation de motos; entretien de scooters; réglage de freins et dérailleurs',
  ],
  [
    'Mécanique poids lourds',
    'entretien de camions; mécanique PL; semi-remorques; réparation de camions; tracteurs routiers; bus et cars',
  ],
  [
    'Matériels agricoles et de travaux publics',
    'réparation de tracteurs; entretien de tracteurs; matériels agricoles; entretien du matériel agricole; tondeuses; moissonneuses; concession agricole; réparation de tondeuses; entretien du matériel; moissonneuse-batteuse; révision de tracteurs; motoculture',
  ],
  [
    'Carrosserie',
    'remplacement de pare-brise; redressage; ponçage et masticage; démontage de pare-chocs; remplacement d’éléments; pare-chocs; masticage; remise en ligne; réparation de carrosserie; dépose et pose d’éléments; changement de pare-brise; réparation des plastiques; dégarnissage; passage au marbre',
  ],
  [
    'Peinture automobile',
    'mise en peinture; application d’apprêt; marouflage; apprêt; mise en teinte; teintes; lustrage; cabine de peinture auto; préparation des surfaces à peindre; pistolage; peinture de véhicules; peinture carrosserie; peinture au pistolet',
  ],
  [
    'Maintenance aéronautique',
    'aérostructure; inspection d’aéronefs; moteur d’avion; visite d’avions; aéronefs; trains d’atterrissage',
  ],
  [
    'Automatisme industriel',
    'programmation d’automates; automatismes; automates; automates Schneider; API Siemens; GRAFCET et Ladder; Ladder; IHM; variateurs; variateurs de vitesse; capteurs et actionneurs; supervision et automates',
  ],
  ['Robotique', 'robot collaboratif'],
];
