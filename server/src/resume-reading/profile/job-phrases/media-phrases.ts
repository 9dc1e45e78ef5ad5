import type { PhraseRow } from './phrase-row.ts';

export const mediaPhrases: readonly PhraseRow[] = [
  [
    'Marketing opérationnel',
    'actions marketing; campagnes de communication; plan de communication; assistant marketing; actions de communication; opérations marketing; stratégie de communication',
  ],
  [
    'Marketing digital',
    'communication digitale; stratégie digitale; campagnes digitales; chargé de marketing digital; trafic web; acquisition de trafic; stratégie social media; campagnes web',
  ],
  [
    'Étude de marché et positionnement',
    'questionnaires clients; enquêtes clients; enquêtes de satisfaction; veille marketing; analyse du marché; étude clientèle',
  ],
  [
    'Référencement naturel (SEO)',
    'optimisation du référencement; mots-clés; audit SEO; référencement du site',
  ],
  [
    'Animation de réseaux sociaux',
    'comptes Instagram; page Facebook; publications Instagram; publication sur Facebook; animation de comptes; posts Instagram; posts LinkedIn; calendrier éditorial; planning éditorial; publications sur les réseaux; gestion des réseaux; LinkedIn et Instagram; publications LinkedIn; stories; reels; comptes sociaux; page LinkedIn',
  ],
  [
    'Création de contenu',
    'rédaction de posts; rédaction d’un blog; articles de blog; contenus pour les réseaux; création de visuels et de textes; rédaction de newsletters; création de posts; contenus éditoriaux; rédaction de textes; contenus web; création de contenu vidéo; création de vidéos; contenus vidéo; contenus photo; création de stories',
  ],
  [
    'E-mailing',
    'campagnes d’e-mails; lettre d’information; infolettre; campagnes d’emailing; campagne d’e-mailing',
  ],
  ['Relations presse', 'conférence de presse; contacts presse; fichier presse'],
  [
    'Organisation d’événements',
    'organisation d’un salon; organisation d’une soirée; organisation d’un tournoi; organisation d’un festival; organisation d’une journée; organisation de séminaires; organisation de conférences; organisation d’un gala; organisation de manifestations; organisation d’un vide-grenier; organisation de portes ouvertes; journée portes ouvertes; préparation d’événements; organisation d’ateliers; logistique événementielle; organisation d’une course; organisation de voyages scolaires; soirées étudiantes; gestion événementielle; coordination d’événements; événements internes; organisation d’une exposition',
  ],
  [
    'Création de supports de communication',
    'conception de flyers; conception d’affiches; création de visuels; création d’affiches; création de flyers; affiches et flyers; réalisation d’affiches; réalisation de plaquettes; création de plaquettes; réalisation de flyers; supports print; supports visuels; visuels pour les réseaux; création de dépliants; dépliants; plaquettes; conception de supports; création de supports; réalisation de supports; supports de vente; création de menus; visuels',
  ],
  [
    'Gestion de site web',
    'mise à jour du site internet; mise à jour du site; mise à jour du site web; gestion du site internet; refonte du site; administration du site; site vitrine; site WordPress; création de sites internet; gestion du site',
  ],
  [
    'Communication interne',
    'communication auprès des collaborateurs; lettre interne; newsletter interne',
  ],
  [
    'Mécénat et partenariats',
    'recherche de financements; recherche de mécènes; collecte de fonds; sponsors; demandes de subvention; recherche de subventions',
  ],
  [
    'Design graphique',
    'conception de logos; identité visuelle; maquettes graphiques; création d’identités visuelles; conception graphique; typographie; illustrations; croquis; mise en couleur; composition graphique',
  ],
  ['Adobe InDesign', 'mise en page de brochures; maquette de magazine; maquettes print'],
  ['Adobe Photoshop', 'détourage; photomontage; traitement d’images'],
  [
    'Conception d’interface (UI)',
    'maquettage; maquettes Figma; maquettes d’écrans; prototypage; prototypes Figma; design d’interface; maquettes',
  ],
  [
    'Conception d’expérience utilisateur (UX)',
    'tests utilisateurs; personas; entretiens utilisateurs; ergonomie web; UX/UI',
  ],
  ['Motion design', 'motion; habillage vidéo; animation d’un logo'],
  [
    'Modélisation et animation 3D',
    'modélisation; infographie 3D; graphiste 3D; texturing; rigging; modélisation d’objets',
  ],
  [
    'Tournage et montage vidéo',
    'tournage et montage; montage de films; captation; cadreur; Adobe Premiere; vidéos promotionnelles; montage de clips; court-métrage; CapCut; tournage d’interviews; réalisation de clips; tournage; réalisation d’un court-métrage',
  ],
  [
    'Photographie',
    'prises de vue; photos de produits; photos d’événements; shooting; reportages photo; séances photo',
  ],
  ['Prise de son et mixage', 'mixage; sound design; montage audio'],
  [
    'Journalisme',
    'rédaction de brèves; interviews; pigiste; articles de presse; radio associative; micro-trottoir; pige',
  ],
  [
    'Régie et technique du spectacle',
    'montage de scènes; installation de scènes; technicien lumière; balances et réglages; machiniste; régie générale',
  ],
  [
    'Édition et chaîne du livre',
    'conseil de lecture; rayon livres; vente de livres; bibliothèque; équipement des livres; médiathèque; relecture de manuscrits; catalogage; prêt et retour des documents; prêts et retours',
  ],
  [
    'Imprimerie et arts graphiques',
    'préparation des fichiers pour l’impression; préparation de fichiers pour l’impression; fichiers d’impression; imprimeur; massicot; presse numérique; presse offset; impression grand format; reliure; pelliculage; façonnage papier; reprographie; flocage; calage; traceur; impression textile; découpe vinyle; pose d’adhésifs; covering',
  ],
  [
    'Stylisme et modélisme',
    'création de vêtements; dessin de mode; croquis de mode; modélisme; gradation; création de collections; planches de tendances',
  ],
  [
    'Design d’espace et architecture intérieure',
    'planches d’ambiance; aménagement intérieur; plans d’aménagement; décoration; agencement intérieur; agencement de magasins',
  ],
  [
    'Traduction et interprétariat',
    'traduction de documents; traduction orale; interprète; traduire; traduction de textes; sous-titrage',
  ],
  [
    'Développement web',
    'création de sites web; création d’un site internet; développement de sites; développement de sites web; création d’une application web; développement d’applications web; application web; intégration de maquettes; site web; maintenance de sites web; développement de fonctionnalités',
  ],
  [
    'Développement front-end',
    'intégration de maquettes; interfaces web; maquettes en React; composants React; composants Vue; interface utilisateur en React; développement d’interfaces; intégrateur; responsive design; responsive',
  ],
  [
    'Développement back-end',
    'création d’une API; développement d’API; API Express; API Node; logique métier',
  ],
  ['HTML et CSS', 'Tailwind CSS; intégration HTML; SCSS'],
  ['JavaScript', 'Javascript ES6; TypeScript et JavaScript; vanilla JS'],

  [
    'API REST',
    'création d’une API; développement d’une API; API Express; consommation d’API; API externe',
  ],
  [
    'SQL et bases de données relationnelles',
    'bases de données; modélisation de données; requêtes SQL; modélisation de base de données; PL/SQL; phpMyAdmin; SQLite',
  ],
  ['Git', 'revue de code; versioning; versionnage'],
  ['Intégration et déploiement continus', 'pipeline de déploiement; déploiement automatisé'],
  [
    'Tests logiciels',
    'rédaction de tests; tests unitaires et fonctionnels; cahier de recette; campagnes de tests; cahiers de tests; plan de tests; tests d’intégration; recettage; PHPUnit; Playwright; scénarios de test; tests end-to-end; test d’applications',
  ],
  ['Développement d’applications mobiles', 'développement d’une application mobile'],
  [
    'Développement de jeux vidéo',
    'jeu vidéo; développement de jeux; unity; unreal; level design; Godot; game jam; création d’un jeu',
  ],
  [
    'Développement embarqué',
    'ESP32; programmation Arduino; carte Arduino; programmation de microcontrôleurs; C embarqué',
  ],
  ['Méthodes agiles', 'agilité; sprints; méthodologie agile; agile; cérémonies Scrum'],
  [
    'Architecture logicielle',
    'MVC; modélisation UML; diagrammes UML; Merise UML; orienté objet; programmation objet',
  ],
  [
    'Support informatique',
    'prise en charge des tickets; support niveau 1; support N1; support niveau 1 et 2; traitement des tickets; tickets d’incident; prise en main à distance; hotline; résolution d’incidents; support technique; gestion des tickets; technicien helpdesk; TeamViewer; OCS Inventory; support de proximité; assistance technique; assistance à distance; réinitialisation de mots de passe',
  ],
  [
    'Maintenance informatique',
    'déploiement de postes; préparation de postes; masterisation; installation de logiciels; installation et configuration de postes; configuration de postes; remplacement de composants; maintenance du parc; maintenance de PC; montage d’ordinateurs; réparation de PC; assemblage de PC; réparation de smartphones; réparation de téléphones; changement de disques durs; installation d’imprimantes; maintenance des postes; déploiement de PC; remplacement de matériel; gestion du parc; inventaire du parc; déploiement du parc; installation de matériel; reconditionnement; configuration d’ordinateurs',
  ],
  [
    'Administration systèmes',
    'création de comptes utilisateurs; gestion des comptes; gestion des utilisateurs; gestion des droits; installation de serveurs; administration de serveurs; gestion de serveurs; systèmes et réseaux; création de comptes; mises à jour de serveurs; maintenance de serveurs',
  ],
  [
    'Réseaux informatiques',
    'configuration de routeurs; brassage réseau; configuration du réseau; installation réseau; réseau local; switchs; routeur; WiFi; bornes WiFi; brassage de baies; packet tracer; adressage IP; commutateurs; Wireshark; OSPF; CCNA 1',
  ],
  [
    'Sauvegarde et reprise d’activité',
    'sauvegardes; gestion des sauvegardes; vérification des sauvegardes; PRA',
  ],
  [
    'Fibre optique et câblage réseau',
    'tirage de fibre; soudure de fibre; fusion de fibre; pose de prises RJ45; raccordement d’abonnés; déploiement de la fibre; tirage de câbles réseau; câblage de baies; fusionneuse; installation de la fibre; baies informatiques; prises RJ45',
  ],
  [
    'Cybersécurité',
    'sensibilisation au phishing; cyber sécurité; Root-Me; TryHackMe; CTF; Hack The Box; MFA; EDR; antivirus; sécurisation; sensibilisation à la sécurité; SecNumacadémie',
  ],
  ['Sécurité réseau', 'règles de filtrage; FortiGate; OpenVPN; proxy'],
  ['Virtualisation', 'serveurs virtuels; VMware ESXi'],
  [
    'Analyse de données',
    'nettoyage de données; exploration de données; traitement de données; nettoyage et exploration; extraction de données; jeux de données; extractions',
  ],
  [
    'Apprentissage automatique',
    'modèle de scoring; modèles de machine learning; modèles de classification; random forest; XGBoost',
  ],
  [
    'Informatique décisionnelle',
    'dashboards; tableaux Power BI; rapports Power BI; dashboards Tableau; datavisualisation; data viz; Tableau Desktop; Metabase; Power Query; MicroStrategy',
  ],
  ['Big data', 'spark; PySpark; hive'],
  [
    'Ingénierie de données',
    'flux de données; ETL et entrepôt; alimentation de base de données; scraping; web scraping',
  ],
  [
    'Statistiques',
    'tests statistiques; statistiques descriptives; économétrie; modèles statistiques; Stata; séries temporelles',
  ],
];
