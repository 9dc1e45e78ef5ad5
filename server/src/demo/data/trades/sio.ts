import type { Trade } from '../trade.ts';

export const sio: Trade = {
  programme: { name: 'BTS Services informatiques aux organisations', level: '5' },
  duration: '2',
  sectors: [24, 23, 25],
  roles: {
    support: {
      titles: ['Technicien support informatique', 'Technicien de proximité'],
      missions: [
        'prendre en charge les tickets et résoudre les incidents de premier niveau',
        'préparer les postes et les téléphones des nouveaux arrivants',
        'créer les comptes et gérer les droits dans l’annuaire',
        'dépanner au bureau, à distance ou dans nos agences',
        'tenir l’inventaire du matériel à jour',
        'rédiger des fiches d’aide que tout le monde peut comprendre',
        'participer au renouvellement d’une centaine de postes',
      ],
      profile: [
        'Vous expliquez sans jargon et sans soupirer.',
        'Vous cherchez la cause avant de redémarrer.',
        'Vous avez déjà monté un PC, configuré une box ou aidé tout votre entourage.',
      ],
      skills: [173, 189, 191, 8],
    },
    reseau: {
      titles: ['Technicien systèmes et réseaux', 'Administrateur réseau junior'],
      missions: [
        'déployer des commutateurs et des points d’accès Wi-Fi chez nos clients',
        'surveiller les serveurs et traiter les alertes',
        'contrôler les sauvegardes et tester les restaurations',
        'appliquer les mises à jour de sécurité',
        'documenter les schémas et les procédures',
        'écrire de petits scripts pour ne pas faire deux fois la même chose',
      ],
      profile: [
        'Vous savez ce qu’est un VLAN, ou vous mourez d’envie de le savoir.',
        'Vous notez ce que vous faites avant de le faire.',
        'Permis B apprécié pour les interventions chez les clients.',
      ],
      skills: [177, 175, 176, 180],
    },
    web: {
      titles: ['Développeur web', 'Développeur front-end junior'],
      missions: [
        'intégrer les maquettes de notre graphiste en HTML et CSS',
        'développer des composants et corriger les anomalies',
        'faire évoluer les sites de nos clients, de la boutique à l’extranet',
        'écrire des tests et relire le code des autres',
        'veiller à l’accessibilité et au temps de chargement',
        'échanger avec les clients lors des points hebdomadaires',
      ],
      profile: [
        'Vous avez un projet à montrer, même petit, même inachevé.',
        'Vous aimez le code lisible.',
        'Git ne vous est pas étranger.',
      ],
      skills: [137, 140, 141, 160],
    },
    logiciel: {
      titles: ['Développeur d’applications', 'Analyste programmeur débutant'],
      missions: [
        'développer de nouveaux écrans dans notre logiciel de gestion',
        'écrire des requêtes SQL et améliorer les plus lentes',
        'participer aux mêlées quotidiennes et aux revues de code',
        'reproduire, comprendre et corriger les anomalies signalées',
        'automatiser des tests',
        'mettre à jour la documentation technique',
        'préparer les livraisons avec l’équipe d’exploitation',
      ],
      profile: [
        'Vous aimez qu’un programme soit juste avant d’être rapide.',
        'Vous avez des bases solides dans un langage objet.',
        'Vous posez des questions : c’est ainsi que l’on progresse ici.',
      ],
      skills: [139, 158, 150, 164],
    },
  },
  conditions: [
    'Télétravail possible un jour par semaine après trois mois.',
    'Matériel au choix, deux écrans, fauteuil digne de ce nom.',
    'Chaque vendredi, deux heures pour apprendre ce que vous voulez.',
    'Astreintes : aucune pour les alternants.',
    'Tickets restaurant, vélo remboursé, babyfoot en libre accès.',
  ],
  headlines: [
    'BTS SIO, option SISR : recherche une alternance',
    'BTS SIO, option SLAM : développeu[r|se] en alternance',
    'Technicien[|ne] informatique en alternance',
  ],
  openings: [
    'J’ai monté mon premier ordinateur à treize ans avec des pièces de récupération, il tourne encore.',
    '[Étudiant|Étudiante] en BTS SIO, je cherche une entreprise pour mettre en pratique ce que j’apprends en cours.',
    'Le soir, je développe une application de suivi de récoltes pour le jardin partagé de mon quartier.',
    'Ce que j’aime dans l’informatique, c’est rendre service : un poste réparé, c’est quelqu’un qui peut reprendre son travail.',
    {
      text: 'Après une première année de licence de mathématiques, j’ai choisi une formation plus concrète.',
      path: 2,
    },
  ],
  continuations: [
    'Je lis la documentation en anglais sans difficulté.',
    'J’apprends vite et je documente ce que je fais.',
    'Je travaille sous Linux au quotidien.',
    'La sécurité m’intéresse : je participe à des défis en ligne.',
    'À terme, je voudrais poursuivre en licence, toujours en alternance.',
  ],
  experiences: [
    {
      title: 'Stagiaire technicien[|ne] informatique',
      employers: [
        'Service informatique d’un lycée',
        'Informatique Services du Bocage',
        'Boutique de réparation',
      ],
      length: { weeks: 6 },
      tasks: [
        'Préparation et installation de 40 postes',
        'Dépannage de premier niveau',
        'Rédaction de modes d’emploi illustrés',
      ],
    },
    {
      title: 'Stagiaire développeu[r|se] web',
      employers: ['Agence web Pixel & Papier', 'Association Code Ouvert', 'Studio Ligne 12'],
      length: { weeks: 7 },
      tasks: [
        'Intégration de trois pages en HTML, CSS et JavaScript',
        'Création d’un formulaire de contact en PHP',
        'Corrections d’accessibilité signalées par un audit',
      ],
    },
    {
      title: 'Employé[|e] de rayon multimédia',
      employers: ['Magasin d’électroménager', 'Hypermarché'],
      length: { weeks: 9 },
      tasks: ['Conseil aux clients', 'Mise en service de téléphones', 'Inventaire'],
    },
    {
      title: 'Bénévole en médiation numérique',
      employers: ['Maison de quartier', 'Médiathèque', 'Centre social'],
      length: { years: 1 },
      tasks: [
        'Aide aux démarches en ligne',
        'Animation d’ateliers pour débutants',
        'Remise en état d’ordinateurs donnés',
      ],
    },
    {
      title: 'Préparat[eur|rice] de commandes',
      employers: ['Entrepôt de commerce en ligne', 'Plateforme logistique'],
      length: { weeks: 8 },
      tasks: ['Préparation au terminal portable', 'Contrôle des colis', 'Respect des cadences'],
    },
  ],
  projects: [
    'Serveur domestique sous Debian avec sauvegarde chiffrée',
    'Site d’un club de badminton (PHP, MySQL), 300 visites par mois',
    'Petit jeu de plateforme en JavaScript',
    'Supervision d’un réseau de salle de classe',
  ],
  tools: [
    'Windows Server',
    'Linux Debian',
    'HTML, CSS, JavaScript',
    'PHP, MySQL',
    'Git',
    'VirtualBox',
  ],
  skills: [173, 177, 176, 137, 140, 141, 158, 160, 404, 443],
  paths: [
    {
      diploma: 'Bac pro Cybersécurité, informatique et réseaux',
      steps: [
        {
          title: 'Bac pro Cybersécurité, informatique et réseaux, électronique',
          school: 'Lycée professionnel',
          years: 3,
        },
        { title: 'Diplôme national du brevet', school: 'Collège', years: 4 },
      ],
    },
    {
      diploma: 'Baccalauréat STI2D',
      steps: [
        {
          title: 'Baccalauréat STI2D, système d’information et numérique',
          school: 'Lycée technologique',
          years: 3,
        },
        { title: 'Diplôme national du brevet', school: 'Collège', years: 4 },
      ],
    },
    {
      diploma: 'Baccalauréat général',
      steps: [
        {
          title: 'Baccalauréat général, spécialités mathématiques et NSI',
          school: 'Lycée général',
          years: 3,
        },
        { title: 'Diplôme national du brevet, mention bien', school: 'Collège', years: 4 },
      ],
    },
  ],
};
