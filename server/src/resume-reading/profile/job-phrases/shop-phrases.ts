import type { PhraseRow } from './phrase-row.ts';

export const shopPhrases: readonly PhraseRow[] = [
  [
    'Techniques de vente',
    'vente additionnelle; ventes complémentaires; traitement des objections; réponse aux objections; conclusion de vente; découverte des besoins; identification des besoins du client; script d’appel; script de vente; argumenter et convaincre',
  ],
  [
    'Prospection commerciale',
    'recherche de nouveaux clients; recherche de prospects; prospects; fichier prospects; appels de prospection; prospection de clients; prospection de nouveaux clients; prospection physique; prospection de professionnels; prospection d’entreprises; prospection de particuliers; prospection digitale; qualification de leads',
  ],
  [
    'Vente en magasin',
    'vente; conseil; vendeur; cabines; vendeur en prêt-à-porter; vente de vêtements; vente de chaussures; vente de bijoux; vente de produits; vente en rayon; conseil et vente; accueil et vente; cabines d’essayage; gestion des cabines; vente au comptoir; conseil en rayon; renseigner les clients en rayon; vendeur polyvalent; employé de vente; vendeur en boulangerie; vendeur en jardinerie; vendeur marché; vente de billets',
  ],
  ['Vente B2B', 'clientèle de professionnels; clients professionnels'],
  [
    'Développement commercial',
    'développement de la clientèle; développement du portefeuille; augmentation du chiffre d’affaires',
  ],
  [
    'Relation client',
    'gestion de la relation client; contact client; contact avec la clientèle; suivi client; suivi de la clientèle; réponse aux clients; réponse aux demandes des clients; réponse aux questions des clients; traitement des demandes clients; accompagnement des clients; conseil à la clientèle; conseil client; conseil et orientation des clients; conseiller clientèle; chargé de clientèle',
  ],
  ['Fidélisation de la clientèle', 'cartes de fidélité; fidélisation carte'],
  [
    'Accueil de la clientèle',
    'accueil; accueil des adhérents; accueil des bénéficiaires; accueil de clients; accueil du public; accueil en boutique; accueil en magasin; accueil et renseignement; accueil et orientation; accueil au salon; accueil à la réception; hôte d’accueil; agent d’accueil; chargé d’accueil; accueil en agence; orientation des visiteurs; renseigner les clients; renseigner les visiteurs; accueil des usagers; accueil des spectateurs; accueil des patients; accueil et prise de rendez-vous; accueil et encaissement',
  ],
  [
    'Encaissement et tenue de caisse',
    'encaisser les clients; passage en caisse; mise en caisse; ouverture et fermeture de caisse; clôture de caisse; comptage de caisse; caissier; employé de caisse; caisse et fermeture; caisse automatique; tenir la caisse; caisse enregistreuse; ticket Z; remise en banque; accueil en caisse; caisse et mise en rayon; poste de caisse',
  ],
  [
    'Merchandising',
    'vitrine; mise à jour de la vitrine; décoration de la vitrine; mise à jour des vitrines; remplissage des rayons; réapprovisionnement des rayons; approvisionnement des rayons; rangement des rayons; mise en place des rayons; réassort; vitrines; mise en place de la vitrine; mise en valeur des produits; étiquetage des produits; étiquetage des prix; pose d’antivols; têtes de gondole; implantation de produits; rotation des produits; rotation des dates; rotation des DLC; balisage; employé libre-service; employé de rayon; pliage et mise en rayon; mise en place des produits',
  ],
  [
    'Gestion de point de vente',
    'ouverture et fermeture du magasin; ouverture du magasin; fermeture du magasin; ouverture et fermeture de la boutique; fermeture de la boutique; adjoint de magasin; adjoint responsable de magasin; gérant de magasin; gérant de boutique; directeur adjoint de magasin; gestion de boutique; second de rayon; manager de rayon',
  ],
  ['Suivi de portefeuille clients', 'gestion d’un portefeuille; suivi d’un portefeuille'],
  [
    'Administration des ventes',
    'enregistrement des commandes clients; saisie des commandes clients; suivi des commandes; gestion des commandes clients',
  ],
  [
    'Devis et propositions commerciales',
    'établir des devis; réalisation de devis; devis et factures; devis clients; création de devis; élaboration de devis; suivi des devis; propositions commerciales',
  ],
  [
    'Réponse aux appels d’offres',
    'dossiers d’appel d’offres; dossier de consultation des entreprises',
  ],
  [
    'Commerce en ligne',
    'fiches produits; site marchand; Vinted; click and collect; drive piéton; commandes en ligne; commandes internet; mise en ligne de produits',
  ],
  [
    'Télévente',
    'conseiller téléphonique; émission d’appels; appels entrants; réception et émission d’appels; téléopérateur; téléprospecteur; plateau d’appels',
  ],
  [
    'Service après-vente',
    'retours clients; échanges et retours; retours et échanges; gestion des retours; réclamations clients; traitement des litiges; garanties constructeur',
  ],
  [
    'Animation commerciale',
    'animation en magasin; opérations commerciales; mise en place des promotions; dégustations en magasin; street marketing; distribution de flyers',
  ],
  [
    'Vente de produits alimentaires',
    'vente de pain; vente de fromages; vente de viennoiseries; vendeur en boulangerie; vente de pâtisseries; vente à la coupe; rayon boulangerie; rayon charcuterie; rayon fromage; rayon poissonnerie; rayon fruits et légumes; vente de fruits et légumes; vendeur primeur; primeur',
  ],
  ['Vente de véhicules', 'vente de voitures; livraison de véhicules neufs; reprise de véhicules'],
  [
    'Gestion des stocks',
    'contrôle des stocks; état des stocks; tenue des stocks; rangement de la réserve; gestion de la réserve; réserve et inventaire; participation aux inventaires; participation à l’inventaire; réalisation d’inventaires; inventaire de fin d’année; comptage des stocks; mise en stock; stocks et commandes',
  ],
  [
    'Préparation de commandes',
    'préparation des colis; préparation des drives; commande vocale; picking vocal; scan des articles; prélèvement des articles',
  ],
  [
    'Réception et expédition de marchandises',
    'réception de colis; déchargement des camions; chargement des camions; contrôle à la réception; contrôle des livraisons; expédition des colis; réception et contrôle; réception et rangement; réception et mise en rayon; réception des commandes; réception des produits; manutention; manutentionnaire; contrôle des quantités; quais de chargement; agent de quai; déballage de la marchandise; chargement des véhicules; réception fournisseurs',
  ],
];
