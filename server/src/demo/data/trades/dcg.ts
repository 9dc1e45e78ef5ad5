import type { Trade } from '../trade.ts';

export const dcg: Trade = {
  programme: { name: 'Diplôme de comptabilité et de gestion (DCG)', level: '6' },
  duration: '3',
  sectors: [27, 25, 30],
  roles: {
    cabinet: {
      titles: ['Collaborateur comptable', 'Assistant comptable en cabinet'],
      missions: [
        'saisir et réviser les comptes d’un portefeuille de petites entreprises',
        'établir les déclarations de TVA',
        'préparer les bilans et les liasses fiscales',
        'échanger avec les clients pour obtenir les pièces manquantes',
        'participer au passage à la facture électronique',
        'préparer les tableaux de bord trimestriels',
        'assister un chef de mission lors des rendez-vous de bilan',
      ],
      profile: [
        'Vous cherchez les dix centimes qui manquent.',
        'Vous savez demander trois fois la même pièce sans perdre un client.',
        'Une première alternance en cabinet serait appréciée, elle n’est pas nécessaire.',
      ],
      skills: [57, 61, 62, 67],
    },
    entreprise: {
      titles: ['Assistant comptable en entreprise', 'Comptable clients et fournisseurs'],
      missions: [
        'enregistrer les factures d’achat et les notes de frais',
        'préparer les campagnes de règlement',
        'lettrer les comptes et relancer les retards de paiement',
        'faire les rapprochements bancaires chaque semaine',
        'participer à la clôture mensuelle',
        'contrôler les immobilisations et l’inventaire de fin d’année',
      ],
      profile: [
        'Vous aimez que les comptes tombent juste et savoir pourquoi.',
        'Vous êtes à l’aise avec Excel : recherche, tableaux croisés, formats.',
        'La confidentialité va de soi.',
      ],
      skills: [58, 60, 56, 398],
    },
    paie: {
      titles: ['Gestionnaire de paie junior', 'Assistant paie et gestion sociale'],
      missions: [
        'collecter les variables et établir 150 bulletins par mois',
        'contrôler les cotisations et préparer les déclarations sociales',
        'rédiger les contrats, les avenants et les soldes de tout compte',
        'répondre aux questions des salariés de nos clients',
        'suivre l’actualité sociale et alerter l’équipe',
        'participer au paramétrage du logiciel de paie',
      ],
      profile: [
        'Vous aimez le droit autant que les nombres.',
        'Vous vérifiez deux fois : un bulletin faux, c’est un loyer en retard.',
        'Votre expression est claire au téléphone.',
      ],
      skills: [72, 73, 81, 85],
    },
    gestion: {
      titles: ['Assistant contrôleur de gestion', 'Contrôleur de gestion industriel en alternance'],
      missions: [
        'calculer les coûts de revient et expliquer les écarts',
        'mettre à jour les tableaux de bord des ateliers',
        'préparer le budget avec les responsables de service',
        'participer aux inventaires et à la valorisation des stocks',
        'automatiser des états aujourd’hui faits à la main',
        'présenter les résultats du mois en réunion de site',
      ],
      profile: [
        'Vous ne vous contentez pas d’un total : vous allez voir l’atelier.',
        'Vous savez rendre un tableau lisible.',
        'La comptabilité analytique vous intéresse plus qu’elle ne vous inquiète.',
      ],
      skills: [64, 59, 424, 398],
    },
  },
  conditions: [
    'Trois jours chez nous, deux jours en cours, et des congés pour réviser avant les épreuves.',
    'Télétravail un jour par semaine hors période fiscale.',
    'Tickets restaurant, intéressement, train remboursé aux trois quarts.',
    'Poste évolutif vers un DSCG en alternance.',
    'Semaine de 35 heures, un peu plus entre mars et mai, récupérées en été.',
  ],
  headlines: [
    'Étudiant[|e] en DCG, en recherche d’alternance',
    'Collaborat[eur|rice] comptable en alternance',
    'Assistant[|e] comptable',
  ],
  openings: [
    'Les chiffres racontent la vie d’une entreprise : c’est ce qui me plaît en comptabilité.',
    {
      text: 'Après un BTS obtenu en alternance, je poursuis en DCG pour devenir un jour expert[|e]-comptable.',
      path: 0,
      experience: 0,
    },
    '[Rigoureux|Rigoureuse] sans être [ennuyeux|ennuyeuse], j’aime autant le contact avec les clients que la révision des comptes.',
    'J’ai découvert la comptabilité dans l’association de mon quartier, en remettant de l’ordre dans quatre ans de factures.',
    'Étudiant[|e] en DCG, je cherche un cabinet ou un service comptable où prendre de vraies responsabilités.',
  ],
  continuations: [
    'J’ai validé les épreuves d’introduction au droit et de comptabilité.',
    'Je travaille vite et je relis toujours.',
    'Je connais déjà deux logiciels de comptabilité.',
    'La période fiscale ne me fait pas peur, j’en ai déjà vécu une.',
    'L’informatique de gestion m’intéresse beaucoup.',
  ],
  experiences: [
    {
      title: 'Assistant[|e] comptable en alternance',
      employers: ['Cabinet d’expertise comptable', 'PME de transport', 'Groupe de restauration'],
      length: { years: 2 },
      tasks: [
        'Saisie des achats et des ventes de 25 dossiers',
        'Déclarations de TVA mensuelles et trimestrielles',
        'Préparation des pièces pour le bilan',
      ],
    },
    {
      title: 'Stagiaire au service comptable',
      employers: ['Hôtel Les Trois Pins', 'Entreprise de menuiserie', 'Collège privé'],
      length: { weeks: 6 },
      tasks: [
        'Rapprochements bancaires',
        'Lettrage des comptes de tiers',
        'Classement et numérisation',
      ],
    },
    {
      title: 'Trésori[er|ère] d’une association étudiante',
      employers: ['Bureau des étudiants', 'Épicerie solidaire étudiante'],
      length: { years: 1 },
      tasks: [
        'Budget de 18 000 euros',
        'Suivi des subventions',
        'Rapport financier devant l’assemblée',
      ],
    },
    {
      title: 'Guicheti[er|ère], emploi d’été',
      season: 'summer',
      employers: ['Agence bancaire', 'Agence postale communale'],
      length: { weeks: 8 },
      tasks: ['Opérations courantes', 'Orientation des clients', 'Arrêté de caisse quotidien'],
    },
    {
      title: 'Cours particuliers de mathématiques',
      employers: ['Particuliers', 'Association d’aide aux devoirs'],
      length: { years: 2 },
      tasks: [
        'Suivi de quatre collégiens',
        'Préparation au brevet',
        'Bilan régulier avec les familles',
      ],
    },
  ],
  projects: [
    'Tableau de trésorerie prévisionnelle pour une boulangerie',
    'Mémoire : la facture électronique dans les très petites entreprises',
    'Finaliste d’un concours de gestion entre lycées',
  ],
  tools: ['Sage', 'Cegid', 'Excel avancé', 'Pennylane', 'Silae'],
  skills: [57, 58, 60, 61, 62, 67, 398, 428, 442],
  paths: [
    {
      diploma: 'BTS Comptabilité et gestion',
      steps: [
        { title: 'BTS Comptabilité et gestion', school: 'Lycée polyvalent', years: 2 },
        { title: 'Baccalauréat STMG, gestion et finance', school: 'Lycée polyvalent', years: 3 },
      ],
    },
    {
      diploma: 'Baccalauréat général',
      steps: [
        { title: 'Baccalauréat général, mention bien', school: 'Lycée général', years: 3 },
        { title: 'Diplôme national du brevet, mention très bien', school: 'Collège', years: 4 },
      ],
    },
    {
      diploma: 'BUT Gestion des entreprises et des administrations (2 ans)',
      steps: [
        {
          title: 'BUT Gestion des entreprises et des administrations, 120 crédits',
          school: 'IUT',
          years: 2,
        },
        { title: 'Baccalauréat général, mathématiques et SES', school: 'Lycée général', years: 3 },
      ],
    },
  ],
};
