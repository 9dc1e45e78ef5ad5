import type { Trade } from '../trade.ts';

export const cyber: Trade = {
  programme: { name: 'Diplôme d’ingénieur Informatique et cybersécurité', level: '7' },
  duration: '3',
  sectors: [24, 25, 14, 23],
  roles: {
    logiciel: {
      titles: ['Ingénieur développement back-end', 'Ingénieur logiciel en alternance'],
      missions: [
        'concevoir et développer des services autour de nos API',
        'écrire du code testé, relu et documenté',
        'améliorer les requêtes et la tenue à la charge',
        'participer au choix des technologies et rédiger des notes de décision',
        'corriger les failles signalées par les audits',
        'livrer en production plusieurs fois par semaine',
        'accompagner les stagiaires de l’équipe',
      ],
      profile: [
        'Vous aimez les problèmes bien posés et les solutions simples.',
        'Vous êtes à l’aise avec au moins un langage typé.',
        'Vous savez dire « je ne sais pas, je cherche ».',
      ],
      skills: [139, 157, 165, 164],
    },
    soc: {
      titles: ['Analyste SOC', 'Ingénieur cybersécurité en alternance'],
      missions: [
        'trier et qualifier les alertes de sécurité',
        'mener les premières investigations et rédiger les rapports d’incident',
        'écrire et améliorer les règles de détection',
        'suivre les vulnérabilités et relancer leur correction',
        'participer aux exercices de crise',
        'sensibiliser les équipes à l’hameçonnage, sans leur faire peur',
      ],
      profile: [
        'Vous avez la curiosité d’un enquêteur et la patience d’un archiviste.',
        'Réseau, Linux, journaux d’événements : vous savez où regarder.',
        'Un casier judiciaire vierge est demandé par nos clients.',
      ],
      skills: [183, 181, 184, 177],
    },
    devops: {
      titles: ['Ingénieur DevOps', 'Ingénieur cloud et fiabilité en alternance'],
      missions: [
        'automatiser les déploiements et les environnements de test',
        'maintenir les chaînes d’intégration continue',
        'mettre en place la supervision et des alertes qui ne réveillent pas pour rien',
        'durcir les images et gérer les secrets',
        'optimiser les coûts d’hébergement',
        'écrire les procédures de reprise et les tester pour de vrai',
      ],
      profile: [
        'Vous préférez un script à une procédure de douze captures d’écran.',
        'Conteneurs et infrastructure as code vous parlent.',
        'Vous restez humble devant la production.',
      ],
      skills: [162, 163, 161, 179],
    },
    donnees: {
      titles: ['Ingénieur données', 'Data engineer en alternance'],
      missions: [
        'construire des flux d’alimentation robustes et surveillés',
        'modéliser les données avec les équipes métier',
        'contrôler la qualité et corriger à la source',
        'préparer des tableaux de bord que l’on comprend en dix secondes',
        'documenter le catalogue de données',
        'veiller à la protection des données personnelles',
      ],
      profile: [
        'Vous écrivez du SQL avec plaisir et du Python avec soin.',
        'Vous vous méfiez des moyennes.',
        'Vous aimez discuter avec les gens qui utilisent vos chiffres.',
      ],
      skills: [197, 158, 149, 202],
    },
  },
  conditions: [
    'Rythme : un mois en entreprise, un mois à l’école, temps plein l’été.',
    'Télétravail trois jours par semaine, bureaux ouverts à tous.',
    'Mobilité internationale de douze semaines prise en charge.',
    'Matériel libre, Linux bienvenu.',
    'Mémoire d’ingénieur publié si vous le souhaitez.',
  ],
  headlines: [
    'Élève ingénieur[|e] en informatique et cybersécurité',
    'Recherche alternance de trois ans, cycle ingénieur',
    'Ingénieur[|e] en alternance, développement et sécurité',
  ],
  openings: [
    'J’aime comprendre un système jusqu’au fond, puis le rendre plus simple.',
    {
      text: 'Après un BUT Informatique, j’entre en cycle ingénieur par apprentissage et je cherche une équipe qui relit son code.',
      path: 0,
    },
    'La sécurité m’intéresse parce qu’elle oblige à penser comme celui d’en face.',
    'Je contribue à un logiciel libre depuis deux ans : des corrections d’abord, une fonctionnalité entière ensuite.',
    {
      text: 'Issu[|e] d’une prépa scientifique, j’ai choisi l’apprentissage pour confronter la théorie à des systèmes réels.',
      path: 1,
    },
  ],
  continuations: [
    'Je travaille en anglais sans difficulté (TOEIC 935).',
    'Je préfère les petites livraisons fréquentes aux grands soirs.',
    'J’ai terminé dans les vingt premiers d’un concours étudiant de sécurité.',
    'Écrire la documentation ne me gêne pas, la lire non plus.',
    'À plus long terme, la sûreté des logiciels embarqués m’attire.',
  ],
  experiences: [
    {
      title: 'Développeu[r|se] en alternance',
      employers: [
        'Éditeur de logiciels pour la santé',
        'Service informatique d’une mutuelle',
        'Jeune pousse de la mobilité',
      ],
      length: { years: 1 },
      tasks: [
        'API de prise de rendez-vous en TypeScript et PostgreSQL',
        'Tests automatisés : de 12 % à 71 % de couverture',
        'Participation aux revues de code et aux astreintes de journée',
      ],
    },
    {
      title: 'Stagiaire en sécurité informatique',
      employers: ['Université', 'Cabinet de conseil en sécurité', 'Agglomération'],
      length: { weeks: 10 },
      tasks: [
        'Cartographie des services exposés sur Internet',
        'Campagne d’hameçonnage pédagogique',
        'Rédaction d’un plan de correction',
      ],
    },
    {
      title: 'Technicien[|ne] réseau, emploi d’été',
      season: 'summer',
      employers: ['Opérateur régional', 'Service informatique d’un hôpital'],
      length: { weeks: 8 },
      tasks: ['Remplacement de commutateurs', 'Brassage et étiquetage', 'Mise à jour des schémas'],
    },
    {
      title: 'Tut[eur|rice] en programmation',
      employers: ['IUT', 'Association Code au Féminin et au Masculin'],
      length: { years: 1 },
      tasks: [
        'Deux heures de soutien par semaine',
        'Exercices en Python',
        'Corrections commentées',
      ],
    },
    {
      title: 'Équipi[er|ère] polyvalent[|e]',
      employers: ['Restaurant universitaire', 'Cinéma d’art et d’essai'],
      length: { weeks: 10 },
      tasks: ['Accueil et caisse', 'Mise en place', 'Fermeture et contrôle des recettes'],
    },
  ],
  projects: [
    'Gestionnaire de mots de passe en Rust, chiffré de bout en bout',
    'Détection d’anomalies dans des journaux de connexion (Python)',
    'Application de covoiturage pour le campus, 380 inscrits',
    'Capture the flag étudiant : 14e sur 212 équipes',
    'Contributions à un logiciel libre de cartographie',
  ],
  tools: [
    'Python, TypeScript, Java',
    'PostgreSQL',
    'Docker, Kubernetes',
    'Linux',
    'Wireshark, Nmap',
    'Git, GitLab CI',
  ],
  skills: [139, 149, 142, 150, 158, 160, 163, 176, 181, 184, 404, 443],
  paths: [
    {
      diploma: 'BUT Informatique',
      steps: [
        { title: 'BUT Informatique, parcours développement', school: 'IUT', years: 3 },
        { title: 'Baccalauréat général, mathématiques et NSI', school: 'Lycée général', years: 3 },
      ],
    },
    {
      diploma: 'Classe préparatoire MPI',
      steps: [
        { title: 'Classe préparatoire MPI', school: 'Lycée général', years: 2 },
        { title: 'Baccalauréat général, mention très bien', school: 'Lycée général', years: 3 },
      ],
    },
    {
      diploma: 'Licence Informatique',
      steps: [
        { title: 'Licence d’informatique, mention bien', school: 'Université', years: 3 },
        {
          title: 'Baccalauréat général, mathématiques et physique',
          school: 'Lycée général',
          years: 3,
        },
      ],
    },
  ],
};
