import type { Trade } from '../trade.ts';

export const travaux: Trade = {
  programme: { name: 'Licence professionnelle Conduite de travaux', level: '6' },
  duration: '1',
  sectors: [18, 27, 26],
  roles: {
    'gros-oeuvre': {
      titles: ['Assistant conducteur de travaux gros œuvre', 'Aide conducteur de travaux'],
      missions: [
        'préparer les chantiers : plans, méthodes, installations',
        'commander le béton, l’acier et les matériels',
        'suivre l’avancement avec le chef de chantier et mettre à jour le planning',
        'rédiger les comptes rendus de réunion',
        'contrôler les situations des sous-traitants',
        'faire respecter la sécurité, tous les matins et sans exception',
        'préparer les opérations de réception',
      ],
      profile: [
        'Vous savez vous faire entendre sans élever la voix.',
        'Vous avez déjà chaussé des bottes de chantier.',
        'Permis B exigé : trois chantiers à suivre.',
      ],
      skills: [300, 289, 290, 307],
    },
    voirie: {
      titles: [
        'Assistant conducteur de travaux publics',
        'Conducteur de travaux VRD en alternance',
      ],
      missions: [
        'implanter les ouvrages avec le géomètre',
        'organiser les équipes et les engins à la semaine',
        'établir les demandes d’arrêtés et les déclarations de travaux',
        'mesurer les quantités réalisées et préparer la facturation',
        'dialoguer avec les riverains, les communes et les concessionnaires',
        'suivre le budget du chantier et signaler les dérives',
      ],
      profile: [
        'Vous aimez voir le soir ce que l’on a fait dans la journée.',
        'Vous êtes à l’aise avec un plan, un niveau et un tableur.',
        'La boue ne vous fait pas peur, les riverains non plus.',
      ],
      skills: [298, 300, 304, 301],
    },
    renovation: {
      titles: [
        'Assistant conducteur de travaux, rénovation énergétique',
        'Chargé d’opérations de réhabilitation',
      ],
      missions: [
        'relever l’existant et préparer les diagnostics',
        'consulter les entreprises et analyser les devis',
        'planifier des travaux en site occupé, logement par logement',
        'informer les habitants et répondre à leurs questions',
        'suivre l’isolation, la ventilation et le remplacement des chaudières',
        'monter les dossiers d’aides à la rénovation',
      ],
      profile: [
        'Vous avez de la patience et le sens du service.',
        'Les ponts thermiques vous passionnent, ou presque.',
        'Vous rédigez des comptes rendus que l’on lit jusqu’au bout.',
      ],
      skills: [300, 295, 285, 8],
    },
    lots: {
      titles: [
        'Assistant conducteur de travaux, lots techniques',
        'Chargé d’affaires junior, génie climatique',
      ],
      missions: [
        'chiffrer les modifications demandées en cours de chantier',
        'suivre la pose des réseaux de plomberie, chauffage et ventilation',
        'coordonner les interventions avec les autres corps d’état',
        'vérifier les plans d’exécution dans la maquette numérique',
        'passer les commandes et relancer les fournisseurs',
        'préparer les essais et les dossiers de fin de chantier',
      ],
      profile: [
        'Vous avez un premier diplôme en énergie, en électricité ou en fluides.',
        'Vous savez coordonner sans commander.',
        'La maquette numérique ne vous est pas inconnue.',
      ],
      skills: [300, 283, 303, 301],
    },
  },
  conditions: [
    'Véhicule de service pour les déplacements, indemnités de petits déplacements.',
    'Téléphone et ordinateur portables, casque à votre nom.',
    'Prime de chantier et participation.',
    'Départ le vendredi à 16 h, sauf jour de coulage.',
    'Un parrain conducteur de travaux, trente chantiers au compteur.',
  ],
  headlines: [
    'Conduct[eur|rice] de travaux en alternance',
    'Licence professionnelle Conduite de travaux',
    'Aide conduct[eur|rice] de travaux',
  ],
  openings: [
    'J’ai grandi au milieu des parpaings : mon père est maçon, et c’est lui qui m’a appris à lire un plan.',
    {
      text: 'Après un BTS Bâtiment, je veux passer du bureau d’études au terrain et suivre mes premiers chantiers.',
      path: 0,
    },
    'Ce que j’aime dans le bâtiment, c’est qu’à la fin on peut habiter dedans.',
    {
      text: 'J’ai travaillé deux étés comme manœuvre : je sais ce que l’on demande aux équipes.',
      experience: 2,
    },
    'La rénovation énergétique est pour moi le grand chantier des vingt prochaines années, et je veux y prendre part.',
  ],
  continuations: [
    'J’ai le permis B et une voiture.',
    'Je suis à l’aise avec les plans, les métrés et les plannings.',
    'Je sais écouter les compagnons, ils en savent souvent plus que moi.',
    'Mon projet est de devenir conduct[eur|rice] de travaux principal[|e].',
    'La sécurité est un réflexe : je suis sauveteur secouriste du travail.',
  ],
  experiences: [
    {
      title: 'Assistant[|e] chef de chantier, alternance',
      employers: [
        'Entreprise générale du bâtiment',
        'Maçonnerie Lescot-Faure',
        'Constructions du Littoral',
      ],
      length: { years: 1 },
      tasks: [
        'Suivi de la construction de douze logements',
        'Commandes de béton et pointage des heures',
        'Accueil sécurité des nouveaux arrivants',
      ],
    },
    {
      title: 'Stagiaire en bureau d’études',
      employers: [
        'Bureau d’études structure',
        'Cabinet de géomètre',
        'Économiste de la construction',
      ],
      length: { weeks: 8 },
      tasks: ['Métrés et quantitatifs', 'Mise à jour de plans sur AutoCAD', 'Relevés sur site'],
    },
    {
      title: 'Manœuvre',
      employers: ['Entreprise de gros œuvre', 'Entreprise de terrassement'],
      length: { weeks: 8 },
      tasks: ['Coffrage et ferraillage', 'Guidage d’engins', 'Nettoyage et repli de chantier'],
    },
    {
      title: 'Dessinat[eur|rice] stagiaire',
      employers: ['Agence d’architecture Terre & Toit', 'Service patrimoine d’un bailleur'],
      length: { weeks: 7 },
      tasks: [
        'Plans d’état des lieux',
        'Modélisation d’une école en maquette numérique',
        'Dossier de permis',
      ],
    },
    {
      title: 'Équipi[er|ère] polyvalent[|e]',
      employers: ['Magasin de matériaux', 'Négoce du bâtiment'],
      length: { weeks: 9 },
      tasks: ['Conseil aux artisans', 'Chargement des commandes', 'Inventaire'],
    },
  ],
  projects: [
    'Réhabilitation d’une grange en gîte : planning, métré et budget (projet de BTS)',
    'Comparaison de trois isolants biosourcés',
    'Chantier de solidarité : construction d’un préau au Sénégal',
  ],
  tools: ['AutoCAD', 'Revit', 'MS Project', 'Excel', 'Niveau laser'],
  skills: [300, 301, 302, 303, 307, 304, 417, 422, 398],
  paths: [
    {
      diploma: 'BTS Bâtiment',
      steps: [
        { title: 'BTS Bâtiment', school: 'Lycée polyvalent', years: 2 },
        {
          title: 'Baccalauréat STI2D, architecture et construction',
          school: 'Lycée technologique',
          years: 3,
        },
      ],
    },
    {
      diploma: 'BUT Génie civil – construction durable (2 ans)',
      steps: [
        { title: 'BUT Génie civil – construction durable, 120 crédits', school: 'IUT', years: 2 },
        { title: 'Baccalauréat général, mathématiques et SI', school: 'Lycée général', years: 3 },
      ],
    },
    {
      diploma: 'BTS Travaux publics',
      steps: [
        { title: 'BTS Travaux publics', school: 'Lycée des métiers', years: 2 },
        { title: 'Bac pro Travaux publics', school: 'Lycée professionnel', years: 3 },
      ],
    },
  ],
};
