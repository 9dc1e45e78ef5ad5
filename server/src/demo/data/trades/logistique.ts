import type { Trade } from '../trade.ts';

export const logistique: Trade = {
  programme: { name: 'Licence professionnelle Logistique et pilotage des flux', level: '6' },
  duration: '1',
  sectors: [20, 19, 13],
  roles: {
    entrepot: {
      titles: ['Adjoint au responsable d’entrepôt', 'Assistant d’exploitation logistique'],
      missions: [
        'organiser la journée de quinze préparateurs',
        'suivre la productivité, la qualité et la sécurité de la zone',
        'optimiser les emplacements et les circuits de préparation',
        'traiter les litiges de réception et d’expédition',
        'animer le point de cinq minutes à la prise de poste',
        'préparer les inventaires tournants et analyser les écarts',
        'participer au déploiement du nouveau logiciel d’entrepôt',
      ],
      profile: [
        'Vous êtes sur le terrain avant d’être dans le tableur.',
        'Vous savez recadrer avec respect.',
        'Horaires d’équipe, matin ou après-midi en alternance.',
      ],
      skills: [312, 310, 309, 422],
    },
    transport: {
      titles: ['Affréteur débutant', 'Assistant exploitant transport'],
      missions: [
        'affecter les tournées aux conducteurs et aux sous-traitants',
        'négocier les prix de transport au jour le jour',
        'suivre les camions et prévenir les clients des retards',
        'contrôler les temps de conduite et les documents de bord',
        'calculer la rentabilité des tournées',
        'préparer les formalités pour les départs hors de l’Union européenne',
      ],
      profile: [
        'Vous aimez le téléphone et les puzzles.',
        'Vous gardez votre bonne humeur un vendredi à seize heures.',
        'Anglais courant, une autre langue est bienvenue.',
      ],
      skills: [317, 318, 319, 322],
    },
    appro: {
      titles: ['Approvisionneur', 'Assistant approvisionnement et stocks'],
      missions: [
        'passer les commandes selon les besoins de la production',
        'relancer les fournisseurs et sécuriser les délais',
        'ajuster les stocks de sécurité avant les saisons hautes',
        'suivre les ruptures et les surstocks, et en chercher les causes',
        'mettre à jour les données articles dans l’ERP',
        'participer aux revues de fournisseurs',
      ],
      profile: [
        'Vous anticipez : commander hier vaut mieux qu’expliquer demain.',
        'Vous êtes précis avec les dates et souple avec les gens.',
        'Excel est votre ami, l’ERP le deviendra.',
      ],
      skills: [315, 309, 314, 171],
    },
    livraison: {
      titles: [
        'Assistant responsable de plateforme de livraison',
        'Coordinateur du dernier kilomètre',
      ],
      missions: [
        'préparer les tournées de livraison du lendemain',
        'accueillir les livreurs et contrôler les chargements',
        'suivre les livraisons en temps réel et résoudre les imprévus',
        'analyser les réclamations et proposer des solutions durables',
        'participer au passage aux vélos-cargos et aux camions électriques',
        'mesurer l’empreinte carbone des tournées',
      ],
      profile: [
        'Vous êtes à l’aise dans l’urgence, sans en faire un mode de vie.',
        'Vous vous levez tôt : les camions partent à six heures.',
        'Vous avez envie d’une logistique qui pollue moins.',
      ],
      skills: [321, 318, 314, 394],
    },
  },
  conditions: [
    'Prime de productivité collective et participation.',
    'Navette depuis la gare, parking pour les autres.',
    'CACES 1, 3 et 5 financés si vous le souhaitez.',
    'Un mois dans chaque service avant de prendre votre poste.',
    'Site ouvert de 5 h à 21 h, deux équipes.',
  ],
  headlines: [
    'Licence professionnelle Logistique : recherche une alternance d’un an',
    'Assistant[|e] logistique en alternance',
    'Gestionnaire de flux en alternance',
  ],
  openings: [
    {
      text: 'J’ai commencé comme préparat[eur|rice] de commandes et je veux maintenant organiser ce que j’ai vu de l’intérieur.',
      experience: 0,
    },
    'La logistique est un jeu d’équipe : quand tout va bien, personne ne la remarque.',
    {
      text: 'Après un BUT en management de la logistique, je cherche une entreprise qui me confie un vrai projet de flux.',
      path: 1,
    },
    'Méthodique, je commence toujours par compter avant de déplacer.',
    'Passionné[|e] par les transports depuis l’enfance, je connais les horaires des trains par cœur et j’aime les réseaux bien tracés.',
  ],
  continuations: [
    'Je suis à l’aise avec les tableaux croisés, les macros simples et les ERP.',
    'J’ai les CACES 1 et 3.',
    'Le travail en horaires décalés me convient.',
    'La logistique verte est le sujet sur lequel j’aimerais me spécialiser.',
    'Je parle anglais et un peu allemand.',
  ],
  experiences: [
    {
      title: 'Préparat[eur|rice] de commandes',
      employers: [
        'Plateforme de produits frais',
        'Entrepôt de commerce en ligne',
        'Grossiste en boissons',
      ],
      length: { weeks: 14 },
      tasks: [
        'Préparation vocale, 140 colis à l’heure',
        'Filmage et chargement',
        'Remplacement du chef d’équipe pendant deux semaines',
      ],
    },
    {
      title: 'Assistant[|e] logistique en alternance',
      employers: [
        'Fabricant de meubles',
        'Distributeur de pièces automobiles',
        'Coopérative agricole',
      ],
      length: { years: 1 },
      tasks: [
        'Suivi des stocks de 2 000 références',
        'Relance des fournisseurs',
        'Nouveau plan d’emplacements : 20 minutes gagnées par tournée',
      ],
    },
    {
      title: 'Stagiaire exploitation transport',
      employers: [
        'Transports Lemercier Frères',
        'Commissionnaire de transport',
        'Messagerie régionale',
      ],
      length: { weeks: 8 },
      tasks: ['Saisie des ordres de transport', 'Suivi des camions', 'Réponses aux clients'],
    },
    {
      title: 'Livreu[r|se] à vélo',
      employers: ['Coopérative de coursiers', 'Épicerie de quartier'],
      length: { years: 1 },
      tasks: ['Tournées en centre-ville', 'Petite réparation', 'Relation avec les clients'],
    },
    {
      title: 'Agent[|e] de quai',
      employers: ['Plateforme de messagerie', 'Centre de tri'],
      length: { weeks: 7 },
      tasks: ['Chargement et déchargement', 'Scan et contrôle', 'Travail de nuit'],
    },
  ],
  projects: [
    'Étude de regroupement de deux dépôts (projet tuteuré, 16/20)',
    'Tableau de suivi des retards fournisseurs sous Excel',
    'Organisation de la collecte alimentaire : 6 tonnes triées en deux jours',
  ],
  tools: ['Excel', 'WMS', 'ERP', 'Power BI', 'Terminal embarqué'],
  skills: [309, 310, 311, 312, 314, 315, 313, 398, 424, 404],
  paths: [
    {
      diploma: 'BTS Gestion des transports et logistique associée',
      steps: [
        {
          title: 'BTS Gestion des transports et logistique associée',
          school: 'Lycée polyvalent',
          years: 2,
        },
        { title: 'Bac pro Logistique', school: 'Lycée professionnel', years: 3 },
      ],
    },
    {
      diploma: 'BUT Management de la logistique et des transports (2 ans)',
      steps: [
        { title: 'BUT Management de la logistique et des transports', school: 'IUT', years: 2 },
        { title: 'Baccalauréat STMG', school: 'Lycée polyvalent', years: 3 },
      ],
    },
    {
      diploma: 'Licence Économie et gestion (2 ans)',
      steps: [
        {
          title: 'Licence d’économie et gestion, deuxième année validée',
          school: 'Université',
          years: 2,
        },
        { title: 'Baccalauréat général, mathématiques et SES', school: 'Lycée général', years: 3 },
      ],
    },
  ],
};
