import type { PhraseRow } from './phrase-row.ts';

export const transportPhrases: readonly PhraseRow[] = [
  [
    'Gestion d’entrepôt',
    'agent logistique; agent d’entrepôt; rangement de l’entrepôt; logiciel WMS; agent magasinier; opérateur logistique; WMS et scanner; adressage; mise en place des emplacements; plateforme de tri; emplacements; zone de stockage; adressage des palettes; organisation de l’entrepôt; manutention en entrepôt; agent de tri; tri de colis; Infolog; Generix',
  ],
  [
    'Conduite de chariots élévateurs',
    'CACES 1; CACES 3; CACES 5; CACES 1A; CACES 1B; chariot; gerbeur; conduite de chariot; R489; R485; chariot frontal; chariot à mât rétractable; transpalette électrique; Fenwick; conduite de transpalette; conduite de gerbeur',
  ],
  [
    'Chaîne logistique',
    'flux de marchandises; pilotage des flux; flux entrants et sortants; logistique internationale; flux; chaîne d’approvisionnement; coordination logistique; suivi logistique; flux physiques',
  ],
  [
    'Approvisionnement',
    'commande de matériaux; commande du béton et des matériaux; commande de béton; commandes fournisseurs; commandes de matériaux; passage de commandes; commande de marchandises; commande de produits; réapprovisionnement; relance des fournisseurs; commande de matériel; commande de pièces; commandes et stocks; suivi des commandes fournisseurs; commandes de fournitures; approvisionner; réassort et commandes; suivi des fournisseurs; commande de matières premières',
  ],
  [
    'Achats professionnels',
    'achats; assistant achats; consultation des fournisseurs; recherche de fournisseurs; comparaison des offres; demandes de prix; achats de matières premières; sélection des fournisseurs; acheteur junior; achat de matériel; comparaison des devis; service achats; évaluation des fournisseurs',
  ],
  [
    'Exploitation de transport',
    'planning des chauffeurs; organisation des tournées; plan de tournées; suivi des chauffeurs; agent d’exploitation; gestion des chauffeurs; tournées de livraison; lettres de voiture; temps de conduite; gestion des tournées; affectation des chauffeurs; suivi des livraisons; tournées; suivi de flotte; suivi des tournées; planification des livraisons; planification des transports; organisation des livraisons; gestion des conducteurs; assistant exploitation',
  ],
  [
    'Affrètement',
    'recherche de transporteurs; sous-traitance transport; Teleroute; B2PWeb; négociation des tarifs de transport',
  ],
  [
    'Transport routier de marchandises',
    'chauffeur PL; conducteur PL; FIMO marchandises; conduite de poids lourds; chauffeur SPL; permis EC; conducteur SPL; conduite de camions; tachygraphe; arrimage; bâchage',
  ],
  [
    'Transport de voyageurs',
    'chauffeur de bus; transport scolaire; chauffeur de taxi; transport de personnes; vente de titres de transport; contrôle des titres; FIMO voyageurs; contrôle des titres de transport; transport d’élèves',
  ],
  [
    'Livraison de marchandises',
    'livraisons; livraison de repas; livraison de pizzas; livreur à vélo; Uber Eats; Deliveroo; tournée de livraison; livraison chez les particuliers; livraison de meubles; livraison clients; livrer; coursier; distribution de courrier; facteur; livraison des commandes; livraison de courses; VUL',
  ],
  [
    'Douane et transit',
    'documents douaniers; EUR1; carnet ATA; Delta G; documents d’exportation; documents de transport; déclarations d’échanges; crédit documentaire; douanes; formalités d’exportation; dossiers import-export; dossiers export; dossiers import',
  ],
  [
    'Transport maritime et aérien',
    'freight; connaissements; fret; fret maritime; booking maritime; suivi des conteneurs; cotations aériennes; cotations maritimes; overseas; empotage',
  ],
  [
    'Commerce international',
    'assistant export; assistant import; commandes export; clients étrangers; clientèle internationale; crédits documentaires; prospection export; exportations; commerce extérieur; export',
  ],
  [
    'Sécurité privée',
    'filtrage des accès; contrôle des accès; rondes; rondes de sécurité; surveillance du site; palpation; surveillance de magasin; agent de surveillance; inspection visuelle des sacs; filtrage; agent de prévention; sécurité événementielle; agent de sûreté; contrôle des sacs; maître-chien; agent cynophile; prévention des vols; lutte contre le vol; surveillance vidéo; levée de doute; main courante; agent de protection; sûreté',
  ],
  [
    'Sécurité incendie (SSIAP)',
    'SSIAP 1; évacuation du public; permis feu; rondes incendie; SSIAP1; manipulation d’extincteurs; équipier de première intervention; guide-file; serre-file; évacuation; ERP et IGH',
  ],
  [
    'Secourisme',
    'premiers soins; PSC 1; gestes de secours; secouriste; PSE2; formation aux premiers secours; SST à jour; secours à victime; secours à personnes; AFGSU 2; AFGSU 1; gestes qui sauvent; secouriste bénévole; Croix-Rouge',
  ],
  [
    'Intervention et protection civile',
    'pompier; pompier volontaire; jeune sapeur-pompier; sapeur-pompier volontaire; incendies; réserviste; gendarme adjoint; armée de terre; gendarmerie; cadet de la gendarmerie; réserve militaire',
  ],
  [
    'Nettoyage professionnel',
    'employé de ménage; femme de ménage; entretien de bureaux; entretien de sanitaires; nettoyage de bureaux; nettoyage des sanitaires; nettoyage du restaurant; nettoyage de la cuisine; nettoyage du poste; nettoyage des vitres; autolaveuse; lavage des vitres; ménage; nettoyage; nettoyage de chantier; nettoyage du matériel; agent de nettoyage; agent de service; entretien et nettoyage; nettoyage du magasin; nettoyage du salon; entretien du salon; nettoyage du fournil; nettoyage des voitures; ménage des locaux; vitrerie; désinfection; désinfection des surfaces; nettoyage et désinfection; nettoyage des machines; nettoyage de fin de chantier; nettoyage des cabines; désinfection des locaux; entretien des surfaces; entretien de la boutique; nettoyage de l’atelier; entretien des parties communes; parties communes; entretien ménager; nettoyage industriel; techniques de nettoyage; ménage chez des particuliers; ménage à domicile; entretien du linge et des locaux; nettoyage de véhicules; entretien de la salle; balayage et lavage des sols; lavage des sols; nettoyage des sols; nettoyage en fin de service',
  ],
  [
    'Blanchisserie et pressing',
    'entretien du linge; lingerie; repassage du linge; lavage du linge; lavage et repassage; tri du linge; lingère; pliage du linge; détachage; soin du linge; lavage et pliage du linge; nettoyage à sec',
  ],
  [
    'Gestion des déchets',
    'tri sélectif; éboueur; déchetterie; ramassage des ordures; collecte des ordures; agent de déchetterie; agent de tri des déchets; tri des matières; compostage; benne',
  ],
];
