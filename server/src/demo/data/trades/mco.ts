import type { Trade } from '../trade.ts';

export const mco: Trade = {
  programme: { name: 'BTS Management commercial opérationnel', level: '5' },
  duration: '2',
  sectors: [19, 36, 21],
  roles: {
    alimentaire: {
      titles: [
        'Adjoint au responsable de magasin alimentaire',
        'Assistant manager, supermarché de proximité',
      ],
      missions: [
        'ouvrir ou fermer le magasin avec le responsable de permanence',
        'passer les commandes de frais et limiter la casse',
        'tenir le rayon fruits et légumes impeccable à l’ouverture',
        'accueillir, renseigner et fidéliser une clientèle d’habitués',
        'suivre le chiffre d’affaires et les marges au quotidien',
        'monter une opération commerciale par mois, de l’idée au bilan',
        'participer au recrutement et à l’accueil des renforts d’été',
      ],
      profile: [
        'Vous aimez que cela bouge et vous ne restez pas les bras croisés derrière une caisse.',
        'Vous savez parler à tout le monde, du producteur au client pressé.',
        'Les chiffres vous servent à décider, pas à décorer.',
      ],
      skills: [4, 13, 309, 26],
    },
    mode: {
      titles: ['Conseiller de vente mode', 'Assistant responsable de boutique'],
      missions: [
        'conseiller les clientes et les clients en cabine et en surface de vente',
        'mettre en scène les vitrines et les portants à chaque nouvelle collection',
        'tenir la caisse et gérer les retours',
        'réceptionner, étiqueter et ranger les livraisons',
        'animer le compte de la boutique sur les réseaux sociaux',
        'analyser les ventes de la semaine et proposer des réassorts',
      ],
      profile: [
        'Vous avez le sens du style sans vouloir l’imposer.',
        'Vous souriez, même à dix-huit heures trente le samedi.',
        'L’anglais est utile en saison, quelques phrases suffisent.',
      ],
      skills: [4, 12, 11, 9],
    },
    sport: {
      titles: ['Vendeur conseil sport et loisirs', 'Assistant chef de rayon sport'],
      missions: [
        'équiper les débutants comme les passionnés, en écoutant d’abord',
        'monter, régler et entretenir le matériel à l’atelier',
        'organiser des essais et des sorties avec les clubs de la région',
        'suivre les stocks et préparer les inventaires tournants',
        'construire les implantations de saison',
        'suivre les indicateurs du rayon et les présenter chaque lundi',
        'répondre aux commandes passées sur notre site',
      ],
      profile: [
        'Vous pratiquez un sport, peu importe lequel et à quel niveau.',
        'Vous préférez un bon conseil à une vente facile.',
        'Vous êtes disponible le samedi, notre plus belle journée.',
      ],
      skills: [4, 8, 22, 309],
    },
    rayon: {
      titles: ['Assistant chef de rayon', 'Manager de rayon en alternance'],
      missions: [
        'piloter un rayon de bout en bout, de la commande à l’encaissement',
        'organiser le travail de trois employés libre-service',
        'négocier les têtes de gondole avec les fournisseurs locaux',
        'contrôler l’étiquetage, la rotation et l’affichage des prix',
        'analyser les ruptures et les corriger',
        'tenir le tableau de bord : chiffre d’affaires, marge, démarque',
      ],
      profile: [
        'Vous savez dire les choses avec tact et tenir une décision.',
        'Vous êtes du matin et aimez les rayons pleins.',
        'Une première expérience de la vente, même courte, est attendue.',
      ],
      skills: [13, 422, 424, 315],
    },
  },
  conditions: [
    '35 heures sur cinq jours, un samedi sur quatre libre.',
    'Remise de 15 % sur les achats, prime selon les résultats du magasin.',
    'Un parcours de six semaines pour découvrir tous les postes.',
    'Évolution possible vers un poste de responsable dans le réseau.',
    'Magasin à deux pas de la gare.',
  ],
  headlines: [
    'BTS MCO : recherche une alternance de deux ans',
    'Assistant[|e] manager en alternance',
    '[Vendeur|Vendeuse], bientôt manager',
  ],
  openings: [
    {
      text: 'J’ai commencé à vendre sur les marchés avec mes parents, et j’ai gardé le goût du contact.',
      experience: 3,
    },
    '[Étudiant|Étudiante] en BTS Management commercial opérationnel, je cherche une équipe où apprendre à animer un point de vente.',
    'Le commerce me plaît parce qu’aucune journée ne ressemble à la précédente.',
    {
      text: 'Après un bac pro et plusieurs contrats d’été, je veux passer de la vente au management.',
      path: 1,
    },
    '[Curieux|Curieuse] des gens et des chiffres, j’aime savoir pourquoi un produit se vend.',
  ],
  continuations: [
    'Je m’adapte vite, j’ai travaillé aussi bien en caisse qu’en réserve.',
    'Je parle un anglais correct et je me débrouille en espagnol.',
    'Mon objectif : devenir responsable de magasin avant trente ans.',
    'Je connais la pression du samedi et je sais la transformer en énergie.',
    'J’aime les objectifs clairs et les retours francs.',
  ],
  experiences: [
    {
      title: '[Vendeur|Vendeuse] en prêt-à-porter',
      employers: ['Boutique Lin & Coton', 'Maison Verveine', 'Friperie Le Second Souffle'],
      length: { weeks: 10 },
      tasks: [
        'Conseil en surface de vente et en cabine',
        'Réassort, étiquetage et antivols',
        'Encaissement et ouverture de cartes de fidélité',
      ],
    },
    {
      title: 'Employé[|e] polyvalent[|e] en restauration rapide',
      employers: ['Restaurant de centre commercial', 'Saladerie du Marché'],
      length: { years: 1 },
      tasks: [
        'Prise de commande et vente additionnelle',
        'Préparation en respectant les règles d’hygiène',
        'Accueil et formation des nouveaux',
      ],
    },
    {
      title: 'Stagiaire en magasin',
      employers: [
        'Magasin de sport',
        'Jardinerie du Val',
        'Librairie indépendante',
        'Épicerie en vrac',
      ],
      length: { weeks: 7 },
      tasks: [
        'Mise en rayon et facing',
        'Étude de satisfaction auprès de 120 clients',
        'Aide à l’inventaire annuel',
      ],
    },
    {
      title: 'Aide sur les marchés',
      employers: ['Primeur familial', 'Fromager ambulant'],
      length: { years: 2 },
      tasks: ['Montage de l’étal dès 6 heures', 'Vente et conseil', 'Comptage de la caisse'],
    },
    {
      title: 'Hôte[|sse] de vente, contrat saisonnier',
      season: 'summer',
      employers: ['Boutique d’un parc de loisirs', 'Station de ski', 'Boutique de bord de mer'],
      length: { weeks: 9 },
      tasks: ['Accueil de clients étrangers', 'Tenue de caisse', 'Gestion de la réserve'],
    },
  ],
  projects: [
    'Mini-entreprise au lycée : 340 gourdes vendues en trois mois',
    'Animation d’une page de 900 abonnés pour un club de handball',
    'Étude de la zone de chalandise d’une boulangerie',
  ],
  tools: ['Excel', 'Canva', 'Logiciel de caisse', 'PowerPoint'],
  skills: [1, 4, 8, 11, 12, 9, 432, 438, 398],
  paths: [
    {
      diploma: 'Baccalauréat STMG',
      steps: [
        { title: 'Baccalauréat STMG, spécialité mercatique', school: 'Lycée polyvalent', years: 3 },
        { title: 'Diplôme national du brevet', school: 'Collège', years: 4 },
      ],
    },
    {
      diploma: 'Bac pro Métiers du commerce et de la vente',
      steps: [
        {
          title: 'Bac pro Métiers du commerce et de la vente',
          school: 'Lycée professionnel',
          years: 3,
        },
        { title: 'Diplôme national du brevet', school: 'Collège', years: 4 },
      ],
    },
    {
      diploma: 'Baccalauréat général',
      steps: [
        {
          title: 'Baccalauréat général, spécialités SES et anglais',
          school: 'Lycée général',
          years: 3,
        },
        { title: 'Diplôme national du brevet, mention bien', school: 'Collège', years: 4 },
      ],
    },
  ],
};
