import type { Trade } from '../trade.ts';

export const patissier: Trade = {
  programme: { name: 'CAP Pâtissier', level: '3' },
  duration: '2',
  sectors: [3, 19, 21],
  roles: {
    boutique: {
      titles: ['Apprenti pâtissier', 'Pâtissier en boutique artisanale'],
      missions: [
        'peser les matières premières et préparer les pâtes de base',
        'monter et garnir les entremets, les tartes et les éclairs du jour',
        'réaliser les crèmes, les mousses et les ganaches en suivant nos fiches',
        'soigner les finitions : glaçage, nappage, décor au cornet',
        'préparer les commandes du week-end et les gâteaux d’anniversaire',
        'ranger la chambre froide et suivre les dates de fabrication',
        'nettoyer le laboratoire et remplir le cahier d’hygiène',
      ],
      profile: [
        'Vous aimez le travail précis et les gestes que l’on répète jusqu’à les faire bien.',
        'Se lever tôt ne vous fait pas peur.',
        'Un premier stage en laboratoire est un plus, l’envie suffit.',
      ],
      skills: [126, 125, 454, 452],
    },
    tour: {
      titles: ['Apprenti pâtissier tourier', 'Tourier en viennoiserie'],
      missions: [
        'tourer les pâtes feuilletées et les pâtes levées feuilletées',
        'détailler et façonner croissants, pains au chocolat et brioches',
        'conduire la pousse et la cuisson, au four à sole puis au four ventilé',
        'préparer le feuilletage des galettes et des millefeuilles',
        'ajuster les quantités selon la météo et les commandes des cafés voisins',
        'tenir à jour les quantités produites et les invendus',
      ],
      profile: [
        'Vous êtes du matin : la première fournée part à 5 h 30.',
        'Vous savez suivre une recette au gramme près.',
        'Nous regardons la régularité avant la vitesse : celle-ci vient toute seule.',
      ],
      skills: [126, 127, 125, 428],
    },
    restaurant: {
      titles: ['Commis pâtissier en restaurant', 'Apprenti pâtissier de restaurant'],
      missions: [
        'assurer la mise en place des desserts avant chaque service',
        'dresser les desserts à l’assiette pendant le coup de feu',
        'préparer glaces, sorbets et petits fours',
        'travailler les fruits de saison avec nos producteurs',
        'proposer un dessert du jour avec la cheffe pâtissière',
        'contrôler les livraisons et suivre les stocks de l’économat',
      ],
      profile: [
        'Vous gardez votre calme quand vingt assiettes partent en même temps.',
        'Vous goûtez tout, vous notez tout.',
        'Vous acceptez de travailler certains soirs et un week-end sur deux.',
      ],
      skills: [126, 120, 125, 444],
    },
    chocolat: {
      titles: ['Apprenti pâtissier chocolatier', 'Chocolatier confiseur débutant'],
      missions: [
        'tempérer le chocolat et mouler tablettes et sujets',
        'préparer les intérieurs : pralinés, ganaches, pâtes de fruits',
        'enrober les bonbons de chocolat à la fourchette puis à l’enrobeuse',
        'composer les ballotins et les coffrets des fêtes',
        'participer aux fabrications de Noël et de Pâques, nos deux grands moments',
        'veiller à la température et à l’humidité de l’atelier',
      ],
      profile: [
        'Vous avez la main légère et l’œil pour les détails.',
        'Vous êtes à l’aise avec les grammes, les degrés et les pourcentages.',
        'La gourmandise est bienvenue, la patience aussi.',
      ],
      skills: [126, 452, 454, 445],
    },
  },
  conditions: [
    'Prise de poste à 5 h, fin de journée à midi, deux jours de repos à la suite.',
    'Fermeture le dimanche après-midi et le lundi.',
    'Tenue fournie et blanchie, pain et viennoiseries de la maison.',
    'Une prime à Noël et une part des pourboires.',
    'Parking gratuit devant le laboratoire, utile à l’heure où les bus dorment encore.',
  ],
  headlines: [
    '[Futur pâtissier|Future pâtissière] en apprentissage',
    'CAP Pâtissier : recherche un contrat d’apprentissage',
    '[Apprenti pâtissier motivé|Apprentie pâtissière motivée]',
  ],
  openings: [
    'Depuis mon stage de troisième dans une boulangerie de quartier, je sais que je veux faire de la pâtisserie mon métier.',
    {
      text: 'Après le bac, j’ai choisi de changer de voie pour apprendre un métier de mes mains, celui de [pâtissier|pâtissière].',
      path: 2,
    },
    'J’ai commencé par regarder ma grand-mère étaler ses pâtes, puis j’ai appris à les faire seul[|e].',
    '[Passionné|Passionnée] de pâtisserie, je m’entraîne tous les week-ends et je tiens un carnet de mes essais, réussis ou non.',
    'Ce qui me plaît en pâtisserie, c’est la précision : dix grammes de trop et tout est à refaire.',
  ],
  continuations: [
    'Je me lève tôt sans difficulté et j’aime le rythme du laboratoire.',
    'Je cherche une maison où l’on prend le temps de transmettre les gestes.',
    'Mes maîtres de stage ont apprécié ma propreté et ma régularité.',
    'J’aimerais ouvrir un jour ma propre boutique, mais j’ai d’abord beaucoup à apprendre.',
    'Le feuilletage est ce que je préfère, les macarons ce que je dois encore travailler.',
  ],
  experiences: [
    {
      title: 'Stagiaire en pâtisserie',
      employers: [
        'Boulangerie-pâtisserie Le Four Doré',
        'Pâtisserie des Halles',
        'Pâtisserie artisanale',
      ],
      length: { weeks: 4 },
      tasks: [
        'Préparation des pâtes brisées et sablées',
        'Garniture des éclairs et des tartes aux fruits',
        'Nettoyage du laboratoire et suivi du cahier d’hygiène',
      ],
    },
    {
      title: '[Vendeur|Vendeuse] en boulangerie',
      employers: ['Boulangerie La Mie d’Antan', 'Boulangerie Au Bon Levain'],
      length: { years: 1 },
      tasks: [
        'Accueil et service des clients, encaissement',
        'Mise en place de la vitrine à l’ouverture',
        'Emballage des gâteaux et prise des commandes',
      ],
    },
    {
      title: 'Commis de cuisine, saison d’été',
      season: 'summer',
      employers: ['Restaurant La Terrasse', 'Brasserie du Port', 'Camping Les Pins Blancs'],
      length: { weeks: 8 },
      tasks: [
        'Épluchage, tailles et mise en place',
        'Aide au poste des desserts pendant le service',
        'Plonge et respect des règles HACCP',
      ],
    },
    {
      title: 'Stagiaire de découverte',
      employers: ['Chocolaterie artisanale', 'Glacier Les Deux Boules'],
      length: { weeks: 2 },
      tasks: [
        'Moulage de sujets en chocolat',
        'Mise en boîte et étiquetage',
        'Observation du tempérage',
      ],
    },
    {
      title: 'Employé[|e] en restauration collective',
      employers: ['Cuisine centrale scolaire', 'Restaurant d’entreprise'],
      length: { weeks: 12 },
      tasks: [
        'Préparation des desserts et des entrées froides',
        'Contrôle des températures',
        'Service au self de 200 couverts',
      ],
    },
  ],
  projects: [
    'Pièce montée de 80 choux pour le mariage de ma cousine',
    'Deuxième place au concours de la galette de mon lycée',
    'Atelier gâteaux avec les enfants du centre de loisirs',
  ],
  tools: [
    'Batteur-mélangeur',
    'Laminoir',
    'Four ventilé et four à sole',
    'Cellule de refroidissement',
  ],
  skills: [126, 127, 125, 454, 436, 450, 452, 10],
  paths: [
    {
      diploma: 'Diplôme national du brevet',
      steps: [{ title: 'Diplôme national du brevet', school: 'Collège', years: 4 }],
    },
    {
      diploma: 'CAP Cuisine',
      steps: [
        { title: 'CAP Cuisine', school: 'Lycée professionnel hôtelier', years: 2 },
        { title: 'Diplôme national du brevet', school: 'Collège', years: 4 },
      ],
    },
    {
      diploma: 'Baccalauréat général',
      steps: [
        { title: 'Baccalauréat général', school: 'Lycée général', years: 3 },
        { title: 'Diplôme national du brevet', school: 'Collège', years: 4 },
      ],
    },
  ],
};
