import type { PhraseRow } from './phrase-row.ts';

export const kitchenPhrases: readonly PhraseRow[] = [
  [
    'Réception hôtelière',
    'arrivées et départs; réservations; check-out; accueil des clients de l’hôtel; réservations de chambres; agent de réception; veilleur de nuit; réceptionniste de nuit; arrivées et départs des clients',
  ],
  [
    'Service en salle',
    'serveur; serveur en brasserie; serveur polyvalent; service au plateau; service en terrasse; prise de commandes à table; commandes à table; mise en place de la salle; mise en place des tables; dressage de la salle; débarrassage des tables; débarrassage; service des plats; service du petit-déjeuner; service du midi; service du soir; service midi et soir; service des boissons; port de plateaux; port d’assiettes; runner; chef de salle; maître d’hôtel; serveur extra; extra en salle; extra en restauration; service traiteur; service en extérieur; service de banquets; serveur saisonnier; service à l’assiette; service en continu',
  ],
  [
    'Cuisine professionnelle',
    'aide-cuisinier; mise en place en cuisine; mise en place du poste; préparation des plats; préparation des desserts; préparation des légumes; épluchage; taille des légumes; dressage des plats; dressage des entrées; dressage des desserts; cuisson des viandes; cuissons; envoi des plats; envoi au passe; production culinaire; second de cuisine; chef de cuisine; plonge et cuisine; préparations froides; préparations chaudes; partie froide; poste chaud; poste froid; pizzaïolo; préparation des pizzas; préparation des sauces; fonds et sauces; fiches techniques de cuisine; préparation de repas en collectivité',
  ],
  [
    'Restauration collective',
    'restaurant scolaire; cuisine scolaire; cantine; cantinier; service de cantine; service à la cantine; service des repas aux enfants; restaurant d’entreprise; distribution des plateaux-repas; plateaux repas; distribution des repas; service des repas; agent de restauration; employé de restauration; liaison chaude',
  ],
  [
    'Restauration rapide',
    'équipier polyvalent; équipier de restauration; équipier fast-food; McDonald’s; McDo; Burger King; KFC; Subway; O’Tacos; préparation des burgers; préparation de sandwichs; friteuse; prise de commandes au comptoir; commandes au drive; service au comptoir; crew; équipier drive; préparation de kebabs; food truck',
  ],
  [
    'Bar et mixologie',
    'préparation des cocktails; préparation des boissons; tenue du bar; tirage pression; barista; préparation des cafés; tenir le bar; aide au bar; création de cocktails',
  ],
  [
    'Hygiène alimentaire (HACCP)',
    'normes d’hygiène; respect des normes HACCP; relevé des températures; contrôle des températures; chaîne du froid; dates de péremption; traçabilité alimentaire; traçabilité des produits alimentaires; plan de nettoyage; étiquetage des denrées; contrôle des DLC; gestion des DLC; hygiène en cuisine; hygiène en restauration; règles d’hygiène alimentaire; plats témoins; DLC; FIFO',
  ],
  [
    'Pâtisserie et chocolaterie',
    'pâtes et crèmes; tourage; fabrication de gâteaux; glaçage; montage d’entremets; tempérage; cake design; décors en pâte à sucre; crèmes pâtissières; pâte feuilletée; tartes et gâteaux; pièces montées; garnissage de tartes; bonbons de chocolat; pâte à choux; cuisson des viennoiseries; biscuits et mousses',
  ],
  [
    'Boulangerie',
    'cuisson du pain; pains spéciaux; four à pain; fournil; levain; division et façonnage; enfournement; cuisson au four à sole; fabrication du pain; terminal de cuisson; pousse et cuisson; scarification; tourier',
  ],
  [
    'Boucherie, charcuterie et traiteur',
    'parage des viandes; ficelage; désosser; découpe de volailles; préparation bouchère; parage; désosser et parer; terrines; buffets traiteur; hachage; bridage; rôtis',
  ],
  [
    'Poissonnerie',
    'filetage; filets de poisson; étal de poisson; écaillage; ouverture d’huîtres; plateaux de fruits de mer; levage de filets',
  ],
  [
    'Fromagerie et crèmerie',
    'découpe de fromages; plateaux de fromages; vente de fromages; rayon fromage',
  ],
  [
    'Service d’étage',
    'nettoyage des chambres; chambres à blanc; recouche; réfection des lits; remise en état des chambres; employé d’étage; ménage des chambres; lits et chambres; mise à blanc; ménage en hôtel; valet ou femme de chambre; nettoyage de chambres d’hôtel',
  ],
  [
    'Gestion hôtelière',
    'taux d’occupation; planning des réservations; gestion des réservations; Medialog',
  ],
  [
    'Conseil en voyages',
    'vente de voyages; vente de séjours; réservation de vols; réservations de billets; agent de voyages; devis de voyages; forfaitiste; séjours à la carte; montage de circuits; réservation de séjours; billetterie',
  ],
  [
    'Guidage et patrimoine culturel',
    'visites commentées; guide saisonnier; visites du musée; médiation culturelle; guide au château; guider des groupes; visites en anglais',
  ],
  [
    'Accueil et animation touristiques',
    'renseigner les touristes; accueil des touristes; accueil de vacanciers; animation en camping; animations en soirée; club enfants; club de vacances; mini-club; renseignements touristiques; village vacances; documentation touristique',
  ],
];
