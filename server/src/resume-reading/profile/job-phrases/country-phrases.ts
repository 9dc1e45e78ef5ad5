import type { PhraseRow } from './phrase-row.ts';

export const countryPhrases: readonly PhraseRow[] = [
  [
    'Conduite de cultures',
    'semis; récolte; moisson; fenaison; désherbage; foin; irrigation; ensilage; travaux des champs; cultures; récolte de légumes; récolte de fruits; labour; travail du sol; semis et récolte; blé; travaux agricoles; ramassage de pommes de terre; saisonnier agricole; ouvrier agricole; ouvrier saisonnier agricole',
  ],
  [
    'Maraîchage',
    'légumes; plantation de légumes; serres; récolte des légumes; légumes bio; cueillette de légumes; plants de tomates; paniers de légumes; AMAP; récolte de tomates; repiquage',
  ],
  [
    'Horticulture',
    'rempotages; rempotage et arrosage; arrosage des plantes; entretien des plantes; plantes; bouturage; multiplication des végétaux; semis de fleurs; serre horticole; entretien des végétaux; arrosage; repiquages; plantations',
  ],
  [
    'Arboriculture fruitière',
    'cueillette; cueillette de pommes; récolte de pommes; taille de pommiers; cueillette de fruits; pommiers; ramassage de fruits; éclaircissage; cueillette de cerises; taille des arbres; cueillette de pêches; cueillette de poires; récolte de cerises; ramassage des pommes',
  ],
  [
    'Viticulture et vinification',
    'vigne; ébourgeonnage; vendangeur; travail en cave; mise en bouteille; palissage; travaux en vert; chai; travail au chai; ouvrier viticole; soutirage; pressurage; entonnage; tirage des bois; attachage; liage; domaine viticole',
  ],
  [
    'Élevage',
    'garde du troupeau; nourrir les animaux; traite; alimentation du troupeau; alimentation des animaux; vaches; vaches laitières; brebis; chèvres; soins aux animaux de la ferme; vêlages; volailles; paillage; curage des étables; troupeau; alimentation du bétail; alimentation des vaches; porcs; agneaux; moutons; soins au troupeau; lapins; surveillance du troupeau; traite et alimentation; élevage de brebis; élevage de chèvres; bergère; poules; traite des brebis; traite des chèvres; tonte des moutons; agnelage',
  ],
  [
    'Équitation et élevage équin',
    'écurie; pansage; curage des boxes; travail des chevaux; entretien des boxes; poneys; cavalier; Galop 7; monitrice d’équitation; débourrage; groom; poney-club; nourrir les chevaux; soins aux poneys; travail à la longe; sortie des chevaux',
  ],
  [
    'Agroéquipement',
    'conduite d’engins agricoles; attelage; conduite de moissonneuse; chauffeur de tracteur; matériel agricole; conduite d’automoteurs; pulvérisateur; conduite de matériel agricole; tractoriste; conduite d’engins agricoles et forestiers',
  ],
  ['Agriculture biologique', 'agriculture bio; ferme bio; maraîchage bio; certification AB'],
  [
    'Gestion d’exploitation agricole',
    'GAEC; gestion de la ferme; dossier PAC; gestion de l’exploitation; vente à la ferme',
  ],
  [
    'Aménagement paysager',
    'tonte; tonte et taille; haies; taille d’arbustes; plantation d’arbustes; plantations; débroussaillage; engazonnement; pose de clôtures; maçonnerie paysagère; arrosage automatique; massifs; entretien de jardins; ouvrier paysagiste; bassins; gazon; pelouse; clôtures; terrasses et clôtures; création de massifs; débroussaillage et tonte; dallage; désherbage des massifs; plantation de haies; apprenti paysagiste; pose de bordures de jardin; soufflage; tonte et débroussaillage; plantations et tailles; ramassage de feuilles; tondre et tailler',
  ],
  [
    'Élagage',
    'élagage d’arbres; abattage; taille d’arbres; démontage d’arbres; travail à la tronçonneuse; rognage de souches; broyage de branches; grimpe; taille douce; soins aux arbres; haubanage',
  ],
  [
    'Travaux forestiers',
    'plantation d’arbres; dégagement de plantations; débardage; reboisement; bois de chauffage; inventaire forestier; martelage; bûcheron; cubage; abatteuse; entretien forestier; travaux sylvicoles; éclaircies',
  ],
  [
    'Art floral',
    'bouquets ronds; compositions; confection de bouquets; composition de bouquets; mise en eau des fleurs; mise en eau; gerbes; deuil et mariage; créations florales; vente de fleurs; préparation des fleurs; décorations florales; compositions de deuil; couronnes de deuil; nettoyage des fleurs; soins des fleurs; compositions pour mariages',
  ],
  [
    'Gestion des espaces naturels',
    'entretien de sentiers; comptages d’oiseaux; sensibilisation à la nature; réserve naturelle; animation nature; parc naturel; inventaires faune et flore; inventaires faunistiques; suivi d’espèces; suivi de populations; zones humides; espèces protégées; botanique; ornithologie; garde nature; espèces invasives; inventaires floristiques; éducation à l’environnement; espaces naturels; chantiers nature',
  ],
  [
    'Développement durable et RSE',
    'développement durable; éco-responsable; transition écologique; RSE et environnement; éco-délégué; démarche RSE; ambassadeur du tri; sobriété énergétique; zéro déchet; sensibilisation à l’environnement',
  ],
  [
    'Management environnemental',
    'dossiers ICPE; veille réglementaire environnementale; aspects environnementaux; rejets; suivi des rejets; plan d’action environnemental; analyse environnementale; suivi environnemental; réglementation ICPE',
  ],
  [
    'Toilettage et soins canins',
    'bains de chiens; tonte de chiens; toilettage de chiens; promenade de chiens; garde d’animaux; toilettage; soins aux chiens; pension canine; chenil; épilation de chiens; dog-sitting; dressage; coupe ciseaux; chiens et chats; garde de chiens; bain et brushing de chiens; comportement canin',
  ],
  [
    'Transaction immobilière',
    'visites; visite d’appartements; visites immobilières; visite de logements; annonces immobilières; estimations et visites; mandat exclusif; organisation des visites; rédaction d’annonces immobilières; assistant commercial immobilier; visites avec les acquéreurs; prospection de mandats; rédaction de mandats; acquéreurs; conseiller immobilier; pige; boîtage; vente de biens immobiliers; vente de biens',
  ],
  [
    'Location et gestion locative',
    'dossiers de location; locataires; rédaction de baux; quittances; gestion des loyers; loyers; suivi des loyers; sinistres locatifs; assistante gestion locative; locations saisonnières; baux; quittances de loyer; encaissement des loyers; mise en location de biens; entrées et sorties de locataires; visites de location; appel de loyers; révision des loyers; relation locataires; relance des loyers; conciergerie Airbnb; Airbnb',
  ],
  [
    'Syndic de copropriété',
    'assemblées générales; conseil syndical; assistante de copropriété; appels de fonds; carnet d’entretien; syndic; PV d’assemblée générale; convocations d’assemblées générales; ordres de service',
  ],
  [
    'Estimation immobilière',
    'estimation de biens immobiliers; avis de valeur; estimations; estimation de maisons; évaluation de biens',
  ],
  ['État des lieux', 'états des lieux d’entrée; EDL; pré-état des lieux'],
  [
    'Diagnostic immobilier',
    'loi Carrez; diagnostics plomb et amiante; mesurage; diagnostics obligatoires',
  ],
  [
    'Logement social',
    'demandes de logement; office HLM; demande de logement social; bailleur; gardien d’immeuble; commission d’attribution',
  ],
  [
    'Conseil bancaire aux particuliers',
    'vente de produits bancaires; conseiller clientèle particuliers; conseillère clientèle; rendez-vous clients en agence; agence bancaire; produits d’épargne et assurances; conseiller particuliers; produits et services bancaires; chargé de clientèle particuliers; livrets et cartes; cartes bancaires',
  ],
  [
    'Opérations bancaires',
    'virements; remises de chèques; opérations de guichet; guichet; guichetier; opposition de carte; commandes de chéquiers; opérations courantes; opérations de caisse en agence; mises à jour de dossiers clients; ouverture de livrets; dépôts et retraits; versements; KYC; retraits et virements',
  ],
  [
    'Crédit aux particuliers',
    'dossiers de prêt; crédits; dossiers de crédit; simulation de crédit; simulations de prêt; montage de dossiers de prêt; dossiers de prêts immobiliers; prêts; crédit conso',
  ],
  [
    'Épargne et placements',
    'épargne; livrets; produits financiers; ouverture de livrets; épargne et crédit; livret A; placements',
  ],
  [
    'Assurance de biens et de responsabilité',
    'assurances auto et habitation; auto et habitation; contrats auto; contrats habitation; assurance multirisque; MRH; contrats auto et habitation; assurance dommages; flotte auto; devis auto; devis habitation; devis auto et habitation',
  ],
  [
    'Assurance de personnes',
    'complémentaire santé; prévoyance; mutuelle santé; contrats santé; santé et prévoyance; mutuelles; contrats de mutuelle; prestations santé; remboursement des soins; remboursements santé',
  ],
  [
    'Gestion de sinistres',
    'sinistres; ouverture de sinistres; ouverture de dossiers sinistres; dossiers sinistres; sinistres auto; missionnement d’experts; dégâts des eaux; sinistres auto et habitation; suivi des sinistres; sinistres habitation; instruction des sinistres; indemnisation des assurés',
  ],
  [
    'Souscription de contrats d’assurance',
    'souscription de contrats; établissement de contrats d’assurance; avenants aux contrats d’assurance; résiliations; devis d’assurance; souscription; contrats d’assurance; avenants et résiliations; devis et souscription; rédaction de contrats d’assurance',
  ],
  [
    'Courtage en assurance',
    'courtier; cabinet d’assurance; agence d’assurance; agent général; cabinet de courtage en assurance; conseiller en assurance',
  ],
  [
    'Finance de marché et gestion d’actifs',
    'actions et obligations; portefeuille d’actions; analyse boursière; fonds d’investissement; investissement boursier',
  ],
];
