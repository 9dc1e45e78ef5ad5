import type { PhraseRow } from './phrase-row.ts';

export const buildingPhrases: readonly PhraseRow[] = [
  [
    'Électricité du bâtiment',
    'chemins de câbles; pose de chemins de câbles; passage de câbles; tableaux divisionnaires; câblage de tableaux; câblage de tableaux électriques; pose de prises; pose d’appareillage; pose de prises et d’interrupteurs; pose de luminaires; pose de goulottes; raccordement de tableaux; raccordement électrique; pose de gaines; saignées; encastrement; mise aux normes électriques; appareillage; mise aux normes; interrupteurs; pose de tableaux; pose d’interrupteurs; câblage électrique; installation de prises; électricité tertiaire; prises et interrupteurs; électricité générale; rénovation électrique; raccordement d’appareillages; luminaires; électricité; gaines et câbles; goulottes',
  ],
  [
    'Électricité industrielle',
    'câblage industriel; câblage d’armoires électriques; démarrage de moteurs; raccordement de moteurs; coffrets électriques; câblage de coffrets; tableautier',
  ],
  [
    'Habilitation électrique',
    'habilitation BR; habilitation B1V; habilitation B2V; habilitation BC; habilitations B1V BR; habilitation B0; B1 B1V; habilitation H0; BS BE; habilitation B1; habilitation B2V BR; habilitation BS; habilitation électrique B1V; H0V',
  ],
  [
    'Schémas électriques',
    'lecture de plans et de schémas; lecture de schémas; lire un schéma; lecture de plans et schémas électriques; schémas unifilaires; réalisation de schémas; lire un schéma électrique; plans électriques; schémas de câblage; unifilaire',
  ],
  [
    'Courants faibles',
    'alarmes; caméras de surveillance; pose de caméras; contrôle d’accès; interphones; visiophonie; pose d’alarmes; portiers vidéo; vidéophonie',
  ],
  [
    'Domotique',
    'maison intelligente; volets roulants connectés; objets domotiques; programmation KNX',
  ],
  [
    'Électronique générale',
    'soudure de composants; oscilloscope; électronique; circuits électroniques; conception de cartes; réparation de cartes; test de cartes',
  ],
  [
    'Électroménager et multimédia',
    'réparation de lave-linge; électroménager; livraison d’électroménager; réparation d’appareils; petit électroménager; réparation de télévisions',
  ],
  [
    'Réseaux électriques et éclairage public',
    'lignes aériennes; pose de candélabres; raccordement au réseau; réseaux secs; réseaux souterrains; poteaux; coffrets de branchement; HTA BT; ligne haute tension; candélabres',
  ],
  [
    'Énergies renouvelables',
    'pose de panneaux solaires; panneaux solaires; chauffe-eau solaire; bois énergie; pose de panneaux; solaire',
  ],
  [
    'Véhicules électriques et hybrides',
    'hybride; batterie haute tension; habilitation véhicule électrique; B2VL; B0L',
  ],
  [
    'Plomberie',
    'pose de sanitaires; chauffe-eau; ballon d’eau chaude; raccords PER; multicouche; PER et multicouche; pose de lavabos; pose de WC; débouchage; recherche de fuites; réparation de fuites; fuites d’eau; évacuations; pose d’éviers; salle de bain; robinetterie; pose de douches; dépannage plomberie; canalisations sanitaires; cumulus; tuyauterie cuivre; tuyauterie; remplacement de chauffe-eau; receveurs de douche; raccordement de sanitaires; sanitaire; installation de salles de bains; pose de salle de bain; cuivre et PER; robinets; fuites',
  ],
  [
    'Chauffage',
    'pose de radiateurs; entretien de chaudières; plancher chauffant; pose de chaudières; ramonage; poêles; chaudières gaz; pompe chaleur; poêle à granulés; pose de poêles; brûleurs; chauffage central; installation de pompes à chaleur',
  ],
  [
    'Froid, ventilation et climatisation',
    'clim réversible; climatiseurs; pose de climatisations; charge en fluide; tirage au vide; gaines de ventilation; chambres froides; manipulation des fluides; attestation fluides; installation de clims; pose de VMC; ventilation; frigo; groupes froids; entretien de climatisations; mise en service de clims; réseaux aérauliques; brasage fort; installation de climatisations',
  ],
  [
    'Efficacité énergétique',
    'diagnostics énergétiques; RE 2020; MaPrimeRénov’; étude thermique; rénovation thermique; calcul thermique; logiciel Pléiades',
  ],
  [
    'Exploitation d’installations énergétiques',
    'relevés de compteurs; sous-stations; conduite d’installations; exploitation CVC; installations de chauffage collectif; chauffage collectif',
  ],
  [
    'Traitement de l’eau',
    'analyse de l’eau; réseau d’eau potable; relève des compteurs d’eau; eaux usées; pose de compteurs d’eau; recherche de fuites réseau; station de pompage',
  ],
  [
    'Maçonnerie',
    'montage de parpaings; montage de murs; coulage de dalles; gâchage; mortier; montage de briques; enduit; chape; fondations; pose de briques; murs en parpaings; pose de pierres; briques; montage d’agglos; agglos; linteaux; construction de murs; maçonnerie générale; pose de parpaings; béton; dalles; coulage de béton; coulage de chapes; aide-maçon; murs en pierre; joints de pierre; fabrication de mortier; pose d’agglos; manœuvre en maçonnerie; ouvrier maçon; pose d’IPN; rénovation de façades',
  ],
  [
    'Coffrage et béton armé',
    'banches; coulage béton; pose d’armatures; armatures; coffreur-bancheur; coffrage et ferraillage; banchage; décoffrage; pose de ferraillage; bétonnage',
  ],
  [
    'Charpente bois',
    'pose de charpentes; levage de charpentes; taille de charpente; assemblage de charpentes; maisons à ossature bois; fermettes; tenon mortaise; murs ossature bois; colombage; terrasse bois',
  ],
  [
    'Couverture, zinguerie et étanchéité',
    'pose d’ardoises; pose de tuiles; pose de gouttières; gouttières; tuiles; ardoises; démoussage; velux; pose de velux; liteaux; pose de zinc; soudure zinc; membranes bitumineuses; terrasses étanches; rénovation de toitures; pose de lauze; pose de bardage; bac acier; pose de liteaux; réparation de toitures; chéneaux; pose de membrane; charpente et couverture; nettoyage de toitures; abergement',
  ],
  [
    'Menuiserie',
    'pose de portes; pose de portes et fenêtres; portes et fenêtres; pose de volets; fenêtres; volets roulants; pose de volets roulants; fabrication d’escaliers; escaliers en bois; escaliers; débit du bois; rabotage; corroyage; machines à bois; mortaisage; assemblages bois; travail du bois; fabrication de portes; fabrication de fenêtres; dégauchisseuse; raboteuse; scie à format; toupie; fabrication de placards; pose d’escaliers; ponçage et finitions; bois massif; débit et corroyage; pose de terrasses en bois; usinage du bois; huisseries; tracé d’épures; pose de placards; pose de fenêtres et volets',
  ],
  [
    'Plâtrerie et cloisons sèches',
    'pose de cloisons; cloisons; doublages; pose de rails; bandes à joint; plaques de plâtre; pose de placo; rails et montants; bandes placo; pose de faux plafonds; montage de cloisons; BA13; plaques de placo; pose de plaques; jointoiement; placoplâtre; plafonds suspendus; pose de doublages; enduits et bandes; cloisons en placo; plâtre; pose de plafonds',
  ],
  [
    'Isolation thermique',
    'pose d’isolants; laine de verre; isolation; laine de roche; isolants; isolation intérieure; ouate de cellulose; combles; isolation thermique par l’extérieur; pose de laine de verre',
  ],
  [
    'Peinture en bâtiment',
    'peinture intérieure; peinture; préparation des murs; enduit et ponçage; pose de papier peint; ponçage; enduisage; préparation des supports; lessivage; toile de verre; application de peinture; peinture de façades; peinture et papier peint; peindre; enduit de lissage; application d’enduits; travaux de peinture; ponçage et peinture; pose de toile de verre; peinture extérieure; rebouchage; peinture des murs; peinture murs et plafonds; peinture d’appartements; décoration intérieure peinture',
  ],
  [
    'Carrelage et revêtements de sol',
    'pose de carrelage; pose de faïence; pose de sols; sols souples; parquet; joints de carrelage; pose de sols souples; pose de lino; lino; moquette; ragréage; pose de moquette; carreaux; parquet flottant; pose de carreaux; chape et carrelage; sols PVC; découpe de carreaux; découpe de carrelage',
  ],
  [
    'Travaux publics',
    'pose de bordures; bordures; pose de canalisations; tranchées; compactage; pavage; pavés; remblaiement; application d’enrobés; réseaux d’assainissement; pose de pavés; pose de réseaux; bordures et pavés; signalisation de chantier; ouvrier TP; réfection de chaussée; pose d’enrobés; goudronnage; tirage d’enrobés; pose de regards; nivellement; balisage de chantier',
  ],
  [
    'Conduite d’engins de chantier',
    'chargeuse; compacteur; tractopelle; CACES engins; conduite de pelle; R482; pelleteuse; conduite de mini-pelle; dumper; CACES pelle; conduite de tractopelle; engins; bulldozer; grue; tombereau; chariot télescopique; manitou',
  ],
  [
    'Conduite de travaux',
    'suivi de l’avancement; aide-conducteur de travaux; gestion de chantier; planning de chantier; réunions de chantier; avancement des travaux; assistant conducteur de travaux; coordination des sous-traitants; coordination des corps de métiers; coordination des entreprises; comptes rendus de chantier; préparation de chantier; avancement de chantier; sous-traitants; approvisionnement de chantier',
  ],
  [
    'Métré et étude de prix',
    'relevé des quantités; relevés de quantités; métrés sur plans; quantitatifs; chiffrage; chiffrage de travaux; réalisation de métrés; devis quantitatif; calcul de quantités; prise de cotes; estimation des coûts; prise de mesures chantier; relevés de cotes; chiffrer; étude de coûts',
  ],
  [
    'Dessin de bâtiment',
    'dessin de plans; plans d’architecte; plans sur AutoCAD; plans 2D; dessinateur; plans de permis de construire; dessin assisté; réalisation de plans; plans de masse; plans de façades; plans d’exécution sur AutoCAD; plans et coupes; plans architecturaux; dessin sur AutoCAD; Sketch Up; plans d’aménagement; mise au propre de plans; plans de coffrage',
  ],
  [
    'Maquette numérique (BIM)',
    'maquettes BIM; maquettes Revit; modélisation Revit; maquette 3D; Tekla Structures',
  ],
  [
    'Topographie',
    'relevés topo; levés topographiques; implantation; station robotisée; relevés de terrain; nivellement topographique; théodolite; piquetage; bornage; GPS topographique; tachéomètre; niveau laser; levés; plans topographiques; relevés de géomètre',
  ],
  [
    'Conception architecturale et maîtrise d’œuvre',
    'cabinet d’architecte; esquisses; avant-projets; maquettes d’architecture; projets d’architecture; APS APD; agence d’architecture; déclaration préalable',
  ],
  [
    'Urbanisme et aménagement',
    'diagnostic territorial; service urbanisme; autorisations d’urbanisme; aménagement urbain; PLUi; documents d’urbanisme; instruction des permis',
  ],
  [
    'Sécurité sur chantier',
    'montage et démontage d’échafaudages; port des EPI; contrôle des EPI; harnais; balisage du chantier; nacelle; CACES nacelle; CACES R486; R486; respect des règles de sécurité sur chantier; respect de la sécurité sur les chantiers; R408; prévention chantier',
  ],
  [
    'Démolition et désamiantage',
    'démolition de cloisons; démolition de murs; curage; SS4; SS3; retrait d’amiante; déconstruction sélective; amiante; dépose de cloisons',
  ],
  [
    'Maintenance des bâtiments',
    'petites réparations; petits travaux; bricolage et réparations; petit bricolage; agent de maintenance des bâtiments; agent technique; entretien général; entretien des installations; serrurerie et plomberie; changement d’ampoules; second œuvre; maintenance générale; travaux d’entretien; dépannages divers; homme toutes mains; entretien et réparations; multiservices; multi-services; petits travaux d’entretien; maintenance des locaux; agent communal; rénovation d’appartements; remise en état de logements; travaux de rénovation; ouvrier d’entretien',
  ],
];
