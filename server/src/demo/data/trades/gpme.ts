import type { Trade } from '../trade.ts';

export const gpme: Trade = {
  programme: { name: 'BTS Gestion de la PME', level: '5' },
  duration: '2',
  sectors: [30, 27, 18, 26],
  roles: {
    artisan: {
      titles: [
        'Assistant de gestion, entreprise du bâtiment',
        'Assistant administratif et comptable',
      ],
      missions: [
        'mettre en forme les devis et relancer les clients',
        'suivre les heures des équipes et préparer les éléments de paie',
        'établir les factures de situation en fin de mois',
        'répondre aux appels et organiser les rendez-vous du gérant',
        'commander les fournitures et contrôler les factures des négoces',
        'monter les dossiers d’appels d’offres des communes',
        'classer, car tout le monde a horreur de cela sauf, peut-être, vous',
      ],
      profile: [
        'Vous êtes à l’aise au téléphone, y compris quand il y a une meuleuse au bout du fil.',
        'Excel ne vous effraie pas.',
        'Vous prenez les choses en main sans attendre qu’on vous les tende.',
      ],
      skills: [55, 16, 53, 398],
    },
    adv: {
      titles: ['Assistant administration des ventes', 'Assistant commercial sédentaire'],
      missions: [
        'enregistrer les commandes et suivre leur livraison',
        'répondre aux clients qui demandent où est leur marchandise',
        'établir les offres de prix simples',
        'traiter les litiges avec les transporteurs',
        'mettre à jour le fichier clients et les tarifs',
        'relancer les factures échues avec politesse et constance',
      ],
      profile: [
        'Vous écrivez des courriels courts et clairs.',
        'L’anglais commercial est utile, un quart de nos clients sont étrangers.',
        'Vous aimez tenir une promesse de délai.',
      ],
      skills: [15, 8, 56, 404],
    },
    association: {
      titles: ['Assistant de direction, secteur associatif', 'Assistant polyvalent d’association'],
      missions: [
        'préparer les conseils d’administration et en rédiger les comptes rendus',
        'suivre les adhésions, les dons et les reçus fiscaux',
        'monter les dossiers de subvention avec la directrice',
        'tenir la caisse et préparer les pièces pour l’expert-comptable',
        'organiser les événements de l’année, de la salle au buffet',
        'accueillir le public et orienter les bénévoles',
      ],
      profile: [
        'Vous aimez être utile et passer d’un sujet à l’autre.',
        'Votre orthographe est impeccable.',
        'Vous savez garder une information pour vous.',
      ],
      skills: [46, 52, 40, 48],
    },
    immobilier: {
      titles: ['Assistant de gestion locative', 'Assistant d’agence en habitat'],
      missions: [
        'accueillir les locataires et enregistrer leurs demandes',
        'préparer les baux, les états des lieux et les quittances',
        'déclencher les interventions et vérifier qu’elles ont eu lieu',
        'suivre les encaissements et les premiers impayés',
        'constituer les dossiers pour la commission d’attribution',
        'mettre à jour les tableaux de suivi de l’agence',
      ],
      profile: [
        'Vous savez écouter une plainte jusqu’au bout.',
        'Le rangement vous va bien, jusque dans votre boîte de réception.',
        'Le permis B est souhaité pour les visites.',
      ],
      skills: [111, 53, 114, 433],
    },
  },
  conditions: [
    'Du lundi au vendredi, de 8 h 30 à 17 h, une heure pour déjeuner.',
    'Bureau partagé avec la comptable, à la retraite dans deux ans : le poste sera à prendre.',
    'Prime de fin d’année et chèques-vacances.',
    'Une petite équipe où l’on se tutoie dès le premier café.',
    'Formation à nos logiciels assurée la première quinzaine.',
  ],
  headlines: [
    'Assistant[|e] de gestion en alternance',
    'BTS Gestion de la PME : recherche une entreprise d’accueil',
    'Bras droit de dirigeant en devenir',
  ],
  openings: [
    'J’aime quand tout est à sa place : les factures, les dossiers et les rendez-vous.',
    '[Étudiant|Étudiante] en BTS Gestion de la PME, je cherche une petite structure où toucher à tout.',
    'Mes parents tiennent un garage ; j’y ai appris à répondre au téléphone et à faire des devis.',
    '[Organisé|Organisée] et à l’aise à l’écrit, je veux devenir la personne sur qui un patron peut compter.',
    {
      text: 'Je viens d’un bac STMG et j’ai aimé la gestion dès les premiers cas pratiques.',
      path: 0,
    },
  ],
  continuations: [
    'Je maîtrise Word et Excel, tableaux croisés compris.',
    'Je suis [discret|discrète] et je respecte les délais.',
    'Le contact avec les clients me motive autant que les chiffres.',
    'J’ai géré la trésorerie du foyer de mon lycée pendant un an.',
    'Je m’exprime bien en anglais à l’écrit.',
  ],
  experiences: [
    {
      title: 'Stagiaire assistant[|e] administrati[f|ve]',
      employers: ['Garage familial', 'Menuiserie Bois & Rabot', 'Auto-école du Parc'],
      length: { weeks: 6 },
      tasks: [
        'Saisie de devis et de factures',
        'Accueil téléphonique',
        'Classement des pièces comptables de l’année',
      ],
    },
    {
      title: 'Agent[|e] administrati[f|ve], remplacement d’été',
      season: 'summer',
      employers: [
        'Service des inscriptions scolaires',
        'Caisse de retraite',
        'Cabinet d’assurances',
      ],
      length: { weeks: 8 },
      tasks: [
        'Ouverture et tri du courrier',
        'Mise à jour de 600 dossiers',
        'Réponses types aux usagers',
      ],
    },
    {
      title: 'Trésori[er|ère] bénévole',
      employers: ['Foyer du lycée', 'Club de gymnastique', 'Comité des fêtes'],
      length: { years: 1 },
      tasks: [
        'Tenue du livre de caisse',
        'Préparation du budget annuel',
        'Présentation des comptes',
      ],
    },
    {
      title: 'Employé[|e] de caisse',
      employers: ['Supermarché', 'Jardinerie', 'Cinéma'],
      length: { years: 1 },
      tasks: ['Encaissement et contrôle de caisse', 'Accueil', 'Traitement des retours'],
    },
    {
      title: 'Serveu[r|se] en extra',
      employers: ['Traiteur Les Grandes Tablées', 'Crêperie du Vieux Puits'],
      length: { years: 1 },
      tasks: [
        'Mise en place de salles de réception',
        'Service à table',
        'Travail en soirée et le week-end',
      ],
    },
  ],
  projects: [
    'Refonte du tableau de suivi des adhésions d’un club sportif',
    'Organisation d’un forum des métiers : 25 exposants, 400 visiteurs',
    'Étude de coût d’un changement de fournisseur de papier',
  ],
  tools: ['Excel', 'Word', 'Sage', 'Canva', 'Agenda partagé'],
  skills: [53, 55, 48, 51, 398, 399, 429, 415, 47],
  paths: [
    {
      diploma: 'Baccalauréat STMG',
      steps: [
        {
          title: 'Baccalauréat STMG, spécialité gestion et finance',
          school: 'Lycée polyvalent',
          years: 3,
        },
        { title: 'Diplôme national du brevet', school: 'Collège', years: 4 },
      ],
    },
    {
      diploma: 'Bac pro Assistance à la gestion des organisations',
      steps: [
        {
          title: 'Bac pro Assistance à la gestion des organisations',
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
          title: 'Baccalauréat général, spécialités SES et géopolitique',
          school: 'Lycée général',
          years: 3,
        },
        { title: 'Diplôme national du brevet, mention assez bien', school: 'Collège', years: 4 },
      ],
    },
  ],
};
