import type { Trade } from '../trade.ts';

export const maintenance: Trade = {
  programme: { name: 'BTS Maintenance des systèmes', level: '5' },
  duration: '2',
  sectors: [13, 3, 10, 16, 14],
  roles: {
    agro: {
      titles: [
        'Technicien de maintenance agroalimentaire',
        'Apprenti technicien de maintenance, conditionnement',
      ],
      missions: [
        'dépanner les lignes de conditionnement pendant la production',
        'réaliser les opérations préventives du plan de maintenance',
        'graisser, régler, remplacer les pièces d’usure',
        'diagnostiquer les pannes d’automatisme avec le technicien d’astreinte',
        'renseigner la GMAO après chaque intervention',
        'proposer des améliorations pour réduire les microarrêts',
        'participer au grand arrêt annuel de l’usine',
      ],
      profile: [
        'Vous aimez mettre les mains dans la machine et comprendre ensuite.',
        'Les règles d’hygiène de l’alimentaire ne se discutent pas : vous les appliquez.',
        'Le travail en 2 × 8 vous convient, avec la prime qui va avec.',
      ],
      skills: [253, 241, 254, 255],
    },
    usinage: {
      titles: ['Technicien de maintenance machines-outils', 'Maintenicien, atelier d’usinage'],
      missions: [
        'entretenir un parc de vingt-deux machines à commande numérique',
        'contrôler les géométries et les jeux avec les outils de mesure',
        'remplacer vérins, roulements et courroies',
        'lire les schémas électriques et pneumatiques pour localiser un défaut',
        'dialoguer avec les régleurs et les fournisseurs',
        'tenir le magasin de pièces détachées',
      ],
      profile: [
        'Vous avez l’oreille : une broche qui fatigue s’entend avant de se voir.',
        'Mécanique, électricité ou automatisme : une dominante suffit, le reste s’apprend.',
        'Vous travaillez proprement et rangez vos outils.',
      ],
      skills: [253, 257, 233, 256],
    },
    energie: {
      titles: [
        'Technicien de maintenance, production d’énergie',
        'Technicien d’exploitation et de maintenance',
      ],
      missions: [
        'inspecter les installations et relever les paramètres de fonctionnement',
        'intervenir sur les groupes, les vannes et les transformateurs',
        'préparer les consignations et respecter les procédures',
        'suivre les vibrations et les températures pour prévenir les pannes',
        'préparer les pièces et les outils des chantiers de révision',
        'rédiger les comptes rendus d’intervention',
      ],
      profile: [
        'Vous aimez l’extérieur, par tous les temps ou presque.',
        'La sécurité passe avant le reste et vous savez dire stop.',
        'Permis B indispensable : nos sites sont au bout de la route.',
      ],
      skills: [253, 286, 272, 284],
    },
    automatise: {
      titles: [
        'Technicien de maintenance, entrepôt automatisé',
        'Technicien de maintenance automatismes',
      ],
      missions: [
        'maintenir convoyeurs, trieurs et transstockeurs',
        'remettre en route après un défaut, sans jamais shunter une sécurité',
        'analyser l’historique des pannes et proposer un plan d’action',
        'remplacer capteurs, variateurs et cartes d’entrées-sorties',
        'suivre les sous-traitants lors des contrôles réglementaires',
        'former les opérateurs aux gestes de premier niveau',
      ],
      profile: [
        'Vous aimez les automates et vous n’avez pas peur d’un programme en contacts.',
        'Vous restez méthodique quand tout le monde attend que cela reparte.',
        'Vous acceptez un poste du soir une semaine sur trois.',
      ],
      skills: [274, 275, 255, 271],
    },
  },
  conditions: [
    'Prime de panier, treizième mois, intéressement.',
    'Caisse à outils personnelle remise le premier jour.',
    'Tuteur dédié, vingt ans de maison.',
    'Travail de journée la première année, en équipe la seconde.',
    'Habilitations électriques et CACES financés.',
  ],
  headlines: [
    'Technicien[|ne] de maintenance en alternance',
    'BTS Maintenance des systèmes : recherche une entreprise',
    'Futur[|e] technicien[|ne] de maintenance industrielle',
  ],
  openings: [
    'Démonter, comprendre, remonter : c’est ce que je fais depuis l’enfance, d’abord sur des mobylettes.',
    {
      text: 'Mon bac pro m’a donné de bonnes bases en mécanique et en électricité, que je veux approfondir en BTS.',
      path: 0,
    },
    '[Attiré|Attirée] par l’industrie depuis une visite d’usine en seconde, je veux apprendre à faire tourner des lignes de production.',
    'J’aime chercher une panne, et plus encore la trouver.',
    {
      text: 'Un an d’intérim en production m’a montré combien une bonne maintenance change la vie d’un atelier.',
      experience: 1,
    },
  ],
  continuations: [
    'Le travail posté ne me dérange pas.',
    'J’ai le permis B et un véhicule.',
    'Je sais lire un schéma électrique et un plan d’ensemble.',
    'Je tiens à la sécurité : la mienne et celle des autres.',
    'J’aimerais ensuite poursuivre vers une licence professionnelle.',
  ],
  experiences: [
    {
      title: 'Stagiaire en maintenance',
      employers: [
        'Laiterie coopérative',
        'Papeterie de la Vallée',
        'Fonderie Morel-Dumas',
        'Scierie du Haut-Bois',
      ],
      length: { weeks: 8 },
      tasks: [
        'Remplacement de roulements et de courroies',
        'Graissage et contrôles préventifs',
        'Saisie des interventions dans la GMAO',
      ],
    },
    {
      title: 'Opérat[eur|rice] de production',
      employers: ['Usine de biscuits', 'Agence d’intérim industrielle', 'Conserverie'],
      length: { weeks: 12 },
      tasks: [
        'Conduite d’une étiqueteuse',
        'Changements de format',
        'Contrôles qualité toutes les heures',
      ],
    },
    {
      title: 'Stagiaire électrotechnicien[|ne]',
      employers: ['Atelier de bobinage', 'Service technique d’un hôpital'],
      length: { weeks: 6 },
      tasks: [
        'Câblage d’un coffret de commande',
        'Mesures et recherche de défauts d’isolement',
        'Mise à jour de schémas',
      ],
    },
    {
      title: 'Aide mécanicien[|ne]',
      employers: ['Garage agricole', 'Atelier de motoculture'],
      length: { weeks: 9 },
      tasks: ['Vidanges et révisions', 'Diagnostic avec le chef d’atelier', 'Accueil des clients'],
    },
    {
      title: 'Saisonni[er|ère] agricole',
      season: 'summer',
      employers: ['Exploitation maraîchère', 'Coopérative céréalière'],
      length: { weeks: 7 },
      tasks: [
        'Récolte et conditionnement',
        'Petit entretien du matériel',
        'Conduite de tracteur sur l’exploitation',
      ],
    },
  ],
  projects: [
    'Remise en service d’un tour conventionnel au lycée',
    'Automatisation d’une maquette de tri de pièces (projet de bac, 17/20)',
    'Restauration d’une mobylette de 1974',
  ],
  tools: [
    'GMAO',
    'Automates programmables',
    'Multimètre, pince ampèremétrique',
    'Pneumatique',
    'Lecture de plans',
  ],
  skills: [253, 255, 256, 257, 273, 272, 254, 274, 443],
  paths: [
    {
      diploma: 'Bac pro Maintenance des systèmes de production connectés',
      steps: [
        {
          title: 'Bac pro Maintenance des systèmes de production connectés',
          school: 'Lycée professionnel',
          years: 3,
        },
        { title: 'Diplôme national du brevet', school: 'Collège', years: 4 },
      ],
    },
    {
      diploma: 'Bac pro Métiers de l’électricité',
      steps: [
        {
          title: 'Bac pro Métiers de l’électricité et de ses environnements connectés',
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
          title: 'Baccalauréat STI2D, énergies et environnement',
          school: 'Lycée technologique',
          years: 3,
        },
        { title: 'Diplôme national du brevet', school: 'Collège', years: 4 },
      ],
    },
  ],
};
