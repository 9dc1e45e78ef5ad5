import type { Trade } from '../trade.ts';

export const rh: Trade = {
  programme: { name: 'Master Ressources humaines', level: '7' },
  duration: '2',
  sectors: [30, 25, 33, 14],
  roles: {
    recrutement: {
      titles: ['Chargé de recrutement', 'Assistant recrutement et marque employeur'],
      missions: [
        'rédiger les annonces et choisir où les publier',
        'trier les candidatures et mener les premiers entretiens',
        'chercher des candidats là où ils sont, y compris hors des réseaux',
        'répondre à chaque personne, même pour dire non',
        'représenter la maison dans les forums et les écoles',
        'suivre les délais, les coûts et la satisfaction des candidats',
        'accueillir les nouveaux et organiser leur première semaine',
      ],
      profile: [
        'Vous posez de bonnes questions et vous écoutez les réponses.',
        'Vous tenez un planning de vingt entretiens par semaine.',
        'Vous savez qu’un bon recrutement commence par un besoin bien compris.',
      ],
      skills: [71, 78, 77, 433],
    },
    personnel: {
      titles: ['Assistant ressources humaines généraliste', 'Chargé d’administration du personnel'],
      missions: [
        'préparer les contrats, les avenants et les attestations',
        'suivre les temps, les absences et les visites médicales',
        'transmettre les éléments variables à la paie et contrôler les bulletins',
        'répondre aux questions des salariés au guichet des ressources humaines',
        'tenir à jour les tableaux de bord sociaux',
        'préparer les réunions du comité social et économique',
      ],
      profile: [
        'Le droit du travail ne vous endort pas.',
        'Vous êtes fiable : une date de fin de contrat ne se rate pas.',
        'Vous savez garder le silence et le sourire.',
      ],
      skills: [74, 85, 72, 449],
    },
    formation: {
      titles: ['Chargé de développement des compétences', 'Assistant formation'],
      missions: [
        'recueillir les besoins et bâtir le plan de développement des compétences',
        'organiser les sessions : dates, salles, convocations, émargements',
        'monter les dossiers de financement auprès des opérateurs',
        'évaluer les formations à chaud et à froid',
        'mettre en place un parcours pour les nouveaux tuteurs',
        'participer à la cartographie des métiers en tension',
      ],
      profile: [
        'Vous aimez apprendre et faire apprendre.',
        'Vous jonglez avec les calendriers sans en faire tomber.',
        'Vous êtes à l’aise pour parler devant vingt personnes.',
      ],
      skills: [75, 76, 83, 417],
    },
    dialogue: {
      titles: ['Chargé de mission qualité de vie au travail', 'Assistant relations sociales'],
      missions: [
        'préparer les négociations annuelles : données, comparaisons, projets d’accord',
        'piloter le baromètre social et en restituer les résultats',
        'mettre à jour l’évaluation des risques avec les équipes',
        'lancer des actions sur les troubles musculosquelettiques',
        'rédiger notes et comptes rendus',
        'suivre l’égalité professionnelle et l’emploi des personnes handicapées',
      ],
      profile: [
        'Vous savez entendre deux parties qui ne sont pas d’accord.',
        'Votre écrit est précis et sobre.',
        'Vous avez validé une licence en droit, en gestion ou en sciences humaines.',
      ],
      skills: [79, 80, 85, 457],
    },
  },
  conditions: [
    'Rythme : trois semaines chez nous, une semaine en cours.',
    'Restaurant d’entreprise et transports remboursés aux trois quarts.',
    'Deux jours de télétravail par semaine.',
    'Mémoire suivi par la directrice des ressources humaines elle-même.',
    'Treizième mois au prorata de votre présence.',
  ],
  headlines: [
    'Chargé[|e] de ressources humaines en alternance',
    'Master Ressources humaines : recherche une alternance de deux ans',
    'Assistant[|e] RH, en alternance',
  ],
  openings: [
    {
      text: 'Après une licence d’administration économique et sociale, j’ai choisi les ressources humaines pour ce qu’elles ont de concret : un contrat, une formation, un conflit apaisé.',
      path: 0,
    },
    {
      text: 'Mon année d’assistant[|e] d’agence d’intérim m’a appris à écouter vite et bien.',
      experience: 0,
    },
    'Le droit social m’a mené[|e] là où je ne pensais pas aller : vers les personnes.',
    'Étudiant[|e] en master, je cherche une équipe RH où l’on va voir les ateliers et pas seulement les tableaux.',
    'Je m’intéresse à la façon dont les entreprises accueillent les nouveaux : c’est là que tout se joue.',
  ],
  continuations: [
    'Je connais les bases de la paie et je lis une convention collective sans soupirer.',
    'J’ai conduit une trentaine d’entretiens sous le regard d’une consultante.',
    'Je rédige facilement et je m’exprime avec aisance en public.',
    'J’ai un bon niveau d’anglais (TOEIC 890).',
    'Engagé[|e] dans une association d’insertion, j’accompagne deux jeunes dans leur recherche d’emploi.',
  ],
  experiences: [
    {
      title: 'Assistant[|e] d’agence d’intérim, alternance',
      employers: [
        'Agence d’intérim',
        'Groupement d’employeurs',
        'Agence spécialisée dans l’industrie',
      ],
      length: { years: 1 },
      tasks: [
        'Inscription et entretien de 15 intérimaires par semaine',
        'Rédaction des contrats',
        'Visites d’ateliers chez les clients',
      ],
    },
    {
      title: 'Stagiaire au service des ressources humaines',
      employers: ['Centre hospitalier', 'Entreprise agroalimentaire', 'Association médico-sociale'],
      length: { weeks: 10 },
      tasks: [
        'Mise à jour des dossiers du personnel',
        'Organisation d’une journée d’accueil',
        'Enquête sur les départs de l’année',
      ],
    },
    {
      title: 'Tut[eur|rice] étudiant[|e]',
      employers: ['Université', 'Service d’accueil des étudiants'],
      length: { years: 1 },
      tasks: [
        'Soutien à vingt étudiants de première année',
        'Ateliers de méthode',
        'Entretiens individuels',
      ],
    },
    {
      title: 'Animat[eur|rice] en centre de loisirs (BAFA)',
      season: 'summer',
      employers: ['Centre de loisirs', 'Colonie de vacances en montagne'],
      length: { weeks: 12 },
      tasks: [
        'Animation de groupes de 12 enfants',
        'Préparation de projets',
        'Relations avec les familles',
      ],
    },
    {
      title: 'Conseill[er|ère] de vente',
      employers: ['Magasin de chaussures', 'Parfumerie'],
      length: { years: 2 },
      tasks: ['Accueil et conseil', 'Encaissement', 'Formation des nouveaux vendeurs'],
    },
  ],
  projects: [
    'Mémoire de licence : l’accueil des apprentis dans trois entreprises de moins de 50 salariés',
    'Organisation d’un job dating étudiant : 18 employeurs, 240 rendez-vous',
    'Guide d’entretien sans préjugés, repris par le service carrière de l’université',
    'Bénévole : accompagnement de deux jeunes vers l’emploi',
  ],
  tools: ['Excel', 'SIRH', 'Silae', 'LinkedIn Recruiter', 'PowerPoint'],
  skills: [71, 74, 75, 85, 77, 79, 81, 398, 433, 449, 404],
  paths: [
    {
      diploma: 'Licence Administration économique et sociale',
      steps: [
        {
          title: 'Licence d’administration économique et sociale, mention assez bien',
          school: 'Université',
          years: 3,
        },
        {
          title: 'Baccalauréat général, SES et histoire-géographie',
          school: 'Lycée général',
          years: 3,
        },
      ],
    },
    {
      diploma: 'Licence Droit',
      steps: [
        { title: 'Licence de droit, parcours droit social', school: 'Université', years: 3 },
        { title: 'Baccalauréat général, mention bien', school: 'Lycée général', years: 3 },
      ],
    },
    {
      diploma: 'BUT Gestion des entreprises et des administrations',
      steps: [
        { title: 'BUT GEA, parcours ressources humaines', school: 'IUT', years: 3 },
        {
          title: 'Baccalauréat STMG, ressources humaines et communication',
          school: 'Lycée polyvalent',
          years: 3,
        },
      ],
    },
  ],
};
