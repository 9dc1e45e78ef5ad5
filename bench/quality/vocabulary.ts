/**
 * What people write about a field of work without naming a skill: the words that stand around one in resumes and in
 * descriptions of needs. By group of skills; data.
 */
export const contextWords: Readonly<Record<string, string>> = {
  'Commerce et vente': `rayons vitrine panier clients fidèles objectifs chiffre affaires boutique linéaire étiquettes promotion soldes
    conseil achat marge catalogue échantillons rendez-vous argumentaire relances comptes salon démonstration inventaire ouverture
    fermeture réassort caisse monnaie retours réclamations satisfaction ventes additionnelles marque showroom secteur tournée`,
  'Marketing et communication': `campagnes affiches charte éditoriale abonnés publications newsletter hashtags audience taux
    conversion mots-clés balises trafic annonces influenceurs story vidéos visuels slogan cible persona salon presse partenaires
    brief agence médias lancement notoriété calendrier éditorial blog articles flyers kakémonos sponsors`,
  'Administration et secrétariat': `courrier standard appels salle réunion agenda déplacements billets fournitures parapheur dossiers
    photocopies numérisation registre visiteurs signature procès-verbal convocations ordre jour notes frais formulaires tableaux
    relance échéances pièces justificatives badge accueil physique tampon enveloppes`,
  'Comptabilité, finance et contrôle': `factures écritures journal lettrage TVA clôture mensuelle immobilisations amortissements
    liasse grand livre balance règlements échéancier budget écarts prévisionnel reporting cabinet expert-comptable provisions
    charges produits stocks valorisation fournisseurs virements relevés notes frais ratios seuil rentabilité`,
  'Ressources humaines et paie': `bulletins salaire cotisations DSN congés absences contrats embauche entretiens candidats CVthèque
    annonces intégration livret accueil mutuelle médecine travail registre personnel variables heures supplémentaires élections CSE
    plan développement entretiens annuels fiches poste onboarding tickets restaurant arrêts maladie`,
  'Tourisme, hôtellerie et restauration': `couverts plonge mise en place brigade menus dressage assiettes commandes carte vins comptoir
    cocktails réservations check-in clés chambres petit déjeuner banquet séminaire buffet fourneaux légumes sauces desserts pain
    pétrin levain vitrine four cuisson terrasse pourboires extra saison touristes excursions billets musée groupes`,
  'Développement informatique': `application site maquettes tickets sprint backend frontend composants formulaires authentification
    requêtes schéma tables serveur déploiement revue code bugs correctifs dépôt branche merge framework bibliothèque documentation
    pages responsive panier paiement administration interface écran mobile notifications tests unitaires logs refonte migration`,
  'Systèmes, réseaux et cybersécurité': `postes utilisateurs tickets mots passe serveurs commutateurs routeurs pare-feu baie brassage
    VLAN sauvegardes restauration annuaire droits imprimantes mises à jour supervision alertes incidents vulnérabilités correctifs
    parc inventaire licences messagerie wifi salle machine hyperviseur masters images déploiement hotline escalade`,
  'Données et intelligence artificielle': `jeux données nettoyage doublons graphiques rapports indicateurs modèles prédiction
    entraînement notebooks entrepôt flux extraction jointures corrélations régression classification segmentation visualisations
    capteurs historiques qualité dictionnaire gouvernance tableaux croisés courbes cartes prévisions`,
  'Industrie, production et qualité': `ligne atelier cadence pièces rebuts réglages moules presse opérateurs équipe nuit consignes
    postes gammes cotes pied à coulisse tolérances plans outillage conformité audits fiches non-conformités tri emballage palettes
    salle blanche tôles cordons découpe pliage finition ponçage relève incidents ordre fabrication`,
  'Maintenance et mécanique': `pannes graissage roulements courroies vidange freins moteurs pompes vérins compresseur révision
    préventif curatif astreinte pièces détachées gammes entretien outillage diagnostic valise capteurs boîte vitesses embrayage
    pneus géométrie essais banc atelier bon travail dépannage contrôle technique`,
  'Électricité, électronique et automatisme': `tableaux disjoncteurs câblage chemins câbles prises éclairage armoires mesures multimètre
    automates variateurs capteurs cartes soudure composants oscilloscope schémas tranchées compteurs alarmes vidéosurveillance
    interphones bornes recharge programmation supervision mise service essais raccordement luminaires`,
  'Énergie, froid et climatisation': `chaudière radiateurs pompes chaleur fluides frigorigènes tuyauterie cuivre soudures brasure sanitaires
    robinetterie gaines bouches panneaux photovoltaïques onduleurs audit thermique déperditions consommations compteurs entretien
    contrats dépannage mise en service groupes froid chambres froides vannes pression étanchéité`,
  'Bâtiment et travaux publics': `chantier dalles parpaings enduit fondations ferraillage banches échafaudage toiture tuiles poutres
    fenêtres portes cloisons plaques joints peinture rouleaux carreaux chape terrassement tranchées enrobés engins planning réunions
    sous-traitants devis métrés plans coupes permis construire implantation niveau maquette réception réserves`,
  'Achats, logistique et transport': `quai palettes camions colis bons livraison étiquettes scanner transpalette allées emplacements
    picking inventaire tournante ruptures réceptions expéditions transporteurs tournées chauffeurs lettres voiture conteneurs
    douanes fournisseurs commandes délais tarifs appels offres planning flux entrepôt cariste gerbeur filmage`,
  Immobilier: `visites mandats annonces photos compromis notaire locataires propriétaires loyers charges quittances copropriétaires
    assemblées générales travaux dépôt garantie baux vitrine estimation quartier programmes neufs plans balcon acquéreurs vendeurs
    dossiers financement prospection boîtage gardien`,
  'Banque et assurance': `guichet comptes cartes livrets prêts simulations dossiers rendez-vous épargne contrats garanties sinistres
    expertise indemnisation cotisations devis échéances risques bénéficiaires portefeuille conformité virements agence appels
    placements bourse retraite prévoyance santé auto habitation`,
  'Design, image et création': `maquettes affiches logo charte couleurs typographie croquis planches retouches détourage tournage montage
    rushes étalonnage lumière studio cadrage story-board illustrations icônes prototypes tests utilisateurs parcours wireframes
    impression épreuves maquettage animations habillage exposition portfolio`,
  'Social et petite enfance': `bébés biberons siestes jeux comptines parents goûter change éveil crèche halte école maternelle cantine
    ateliers peinture sorties devoirs mercredi vacances colonie résidents repas courses ménage toilette personnes âgées fauteuil
    projet personnalisé réunions équipe transmissions familles`,
  Santé: `patients chambres service pansements constantes plateaux repas toilette lits transmissions médecin ordonnances rayons
    médicaments tiers payant montures verres laboratoire prélèvements tubes stérilisation matériel rendez-vous dossier brancard
    urgence résidents famille soins matin nuit`,
  'Savoir-être': `attitude consignes horaires remarques collègues imprévus écoute sourire efforts progrès initiatives priorités
    urgences pression erreurs retours parole groupe habitudes changements questions vérification soin méthode calme énergie`,
  Bureautique: `tableaux formules graphiques publipostage présentations diapositives messagerie partage fichiers modèles macros
    mise forme impressions classeurs onglets filtres`,
  Langues: `échanges étrangers appels traductions correspondance visiteurs conversation séjour écrit oral documents notices
    clientèle internationale bilingue niveau certification`,
  'Gestion de projet et encadrement': `étapes jalons planning budget réunions comité priorités équipe délais livrables objectifs
    rétroplanning coordination animation bilan parties prenantes risques`,
  'Agriculture et environnement': `serre semis récolte tracteur parcelles vignes taille cave troupeau traite vaches foin clôtures tonte
    massifs haies arbustes gazon tronçonneuse broyage compost tri bacs déchetterie sentiers faune flore inventaires arrosage
    plantations irrigation marché panier sol analyses`,
};

/** What every resume or need says, whatever the field. */
export const commonWords = `équipe projet entreprise missions travail expérience stage poste responsable service quotidien réunion suivi
  préparation participation mise place outils qualité sécurité organisation planning client accueil gestion contact dossiers
  informations objectifs résultats activités rapport procédures tâches formation collaboration besoins documents contrôle`;

export const hobbies = [
  'football en club',
  'natation',
  'lecture de romans policiers',
  'cuisine du monde',
  'guitare',
  'photographie argentique',
  'randonnée en montagne',
  'bénévolat aux Restos du cœur',
  'jeux vidéo',
  'danse contemporaine',
  'théâtre amateur',
  'échecs',
  'voyages en Europe',
  'cinéma',
  'jardinage',
  'course à pied',
  'dessin manga',
  'judo ceinture marron',
  'couture',
  'bricolage',
  'basket',
  'piano',
  'escalade',
  'pâtisserie',
  'pêche',
  'mécanique moto',
  'blog de mode',
];

export const firstNames = {
  M: [
    'Lucas',
    'Hugo',
    'Yanis',
    'Mohamed',
    'Thomas',
    'Enzo',
    'Pierre',
    'Kevin',
    'Antoine',
    'Ibrahim',
    'Théo',
    'Florian',
  ],
  Mme: [
    'Léa',
    'Manon',
    'Inès',
    'Fatou',
    'Camille',
    'Rose',
    'Chloé',
    'Sarah',
    'Marine',
    'Aïcha',
    'Jade',
    'Marguerite',
  ],
};

export const lastNames = [
  'Martin',
  'Bernard',
  'Boulanger',
  'Petit',
  'Nguyen',
  'Diallo',
  'Lefèvre',
  'Moreau',
  'Garcia',
  'Le Goff',
  'Charpentier',
  'Benali',
  'Fournier',
  'Da Silva',
  'Mercier',
  'Traoré',
  'Blanc',
  'Marchand',
  'Fontaine',
  'Chevalier',
  'Robin',
  'Haddad',
];

export const streets = [
  'rue des Lilas',
  'avenue Jean Jaurès',
  'boulevard Voltaire',
  'rue Pasteur',
  'place du Marché',
  'impasse des Roses',
];

export const companyNames = [
  'Atlantis',
  'Novalis',
  'Groupe Verdier',
  'Maison Albert',
  'Ateliers du Parc',
  'Sofrade',
  'Horizon Services',
  'Les Trois Rivières',
  'Delta Ouest',
  'Comptoir du Midi',
  'Établissements Roussel',
  'Alizé',
  'Orion',
  'Centre Bellevue',
  'Prisme',
  'La Fabrique',
];
