import type { Trade } from '../trade.ts';

export const marketing: Trade = {
  programme: { name: 'Bachelor Communication et marketing digital', level: '6' },
  duration: '1',
  sectors: [29, 22, 19, 35],
  roles: {
    reseaux: {
      titles: ['Community manager', 'Chargé de contenus et de réseaux sociaux'],
      missions: [
        'tenir le calendrier éditorial de quatre comptes',
        'écrire les publications et monter les vidéos courtes',
        'répondre aux commentaires',
        'suivre les résultats et dire ce qu’il faut arrêter',
        'imaginer deux campagnes par an avec le graphiste',
        'travailler avec des créateurs de la région',
        'prendre des photos lors des tournages et des événements',
      ],
      profile: [
        'Vous écrivez bien, et court.',
        'Vous savez qu’une bonne vidéo commence à la deuxième seconde, pas à la dixième.',
        'Montrez-nous un compte, un blog ou un journal de lycée.',
      ],
      skills: [33, 34, 212, 205],
    },
    ecommerce: {
      titles: ['Assistant e-commerce', 'Assistant marketing digital, boutique en ligne'],
      missions: [
        'créer les fiches produits et les enrichir pour le référencement',
        'préparer les infolettres et mesurer leurs ouvertures',
        'suivre les campagnes payantes avec l’agence',
        'analyser le parcours des visiteurs et les paniers abandonnés',
        'mettre en avant les produits selon la saison et les stocks',
        'répondre aux avis des clients',
        'tenir le tableau de bord des ventes en ligne',
      ],
      profile: [
        'Vous aimez autant les mots que les courbes.',
        'Vous avez déjà mis les mains dans un site marchand, même pour vendre des bracelets.',
        'Un bon niveau d’anglais est nécessaire pour les outils.',
      ],
      skills: [28, 30, 18, 32],
    },
    evenement: {
      titles: ['Chargé de communication événementielle', 'Assistant chef de projet événementiel'],
      missions: [
        'préparer les plannings et les feuilles de route',
        'demander les devis et négocier avec les prestataires',
        'rédiger les invitations, les dossiers de presse et les signalétiques',
        'être sur place les jours d’événement, talkie à la ceinture',
        'suivre le budget et les inscriptions',
        'faire le bilan avec les clients',
      ],
      profile: [
        'Vous avez toujours un plan B.',
        'Vous gardez votre calme quand le traiteur est en retard.',
        'Quelques soirées et week-ends, récupérés.',
      ],
      skills: [40, 417, 39, 438],
    },
    interne: {
      titles: ['Chargé de communication interne', 'Assistant communication'],
      missions: [
        'rédiger la lettre interne et animer l’intranet',
        'mettre en page affiches, brochures et présentations',
        'interroger les collègues sur leur métier et en faire des portraits',
        'préparer les réunions plénières et les journées d’accueil',
        'suivre les imprimeurs et les photographes',
        'mettre à jour la charte et veiller à son respect',
      ],
      profile: [
        'Vous êtes à l’aise avec un directeur comme avec un cariste.',
        'InDesign et Illustrator vous sont familiers.',
        'Vous relisez à voix haute.',
      ],
      skills: [38, 41, 207, 34],
    },
  },
  conditions: [
    'Deux jours de télétravail par semaine une fois le poste pris en main.',
    'Un ordinateur, un téléphone et un vrai appareil photo.',
    'Réunion d’équipe debout, quinze minutes, café compris.',
    'Pass culture d’entreprise et places pour nos événements.',
    'Embauche possible à l’issue du bachelor.',
  ],
  headlines: [
    'Chargé[|e] de communication en alternance',
    'Bachelor Communication et marketing digital, recherche une alternance d’un an',
    'Créat[eur|rice] de contenus, en alternance',
  ],
  openings: [
    'J’écris depuis toujours : un journal, puis un blog de voyage, puis les publications de mon club d’escalade.',
    {
      text: 'Après un BTS Communication, je veux me spécialiser dans le numérique et la mesure des résultats.',
      path: 0,
    },
    '[Créatif|Créative] mais [organisé|organisée], j’aime autant trouver une idée que la mener au bout.',
    'Ce que j’aime dans la communication, c’est faire comprendre simplement des choses compliquées.',
    'Mon compte consacré aux cafés de ma ville réunit 4 200 abonnés : j’y ai appris la patience et la régularité.',
  ],
  continuations: [
    'Je maîtrise la suite Adobe et je monte mes vidéos.',
    'Je rédige vite, sans fautes, et j’accepte les corrections.',
    'Je parle couramment anglais.',
    'Les tableaux de chiffres ne me font pas fuir, au contraire.',
    'J’aimerais travailler pour une marque qui a quelque chose à dire.',
  ],
  experiences: [
    {
      title: 'Stagiaire en communication',
      employers: [
        'Théâtre municipal',
        'Festival Les Nuits d’Été',
        'Agence Trait d’Esprit',
        'Parc naturel régional',
      ],
      length: { weeks: 10 },
      tasks: [
        'Rédaction de 30 publications et d’une infolettre',
        'Relations avec les photographes et l’imprimeur',
        'Revue de presse hebdomadaire',
      ],
    },
    {
      title: 'Assistant[|e] marketing en alternance',
      employers: ['Marque de cosmétiques naturels', 'Fédération sportive', 'Enseigne de jardinage'],
      length: { years: 1 },
      tasks: [
        'Fiches produits et référencement naturel',
        'Campagnes d’e-mailing (18 % d’ouverture en plus)',
        'Organisation d’un stand au salon de la profession',
      ],
    },
    {
      title: 'Responsable de la communication, bénévole',
      employers: ['Association étudiante', 'Ciné-club', 'Radio de campus'],
      length: { years: 1 },
      tasks: ['Affiches et visuels', 'Animation des réseaux', 'Recherche de partenaires'],
    },
    {
      title: '[Vendeur|Vendeuse] en librairie',
      employers: ['Librairie La Page 12', 'Rayon culture d’un grand magasin'],
      length: { weeks: 9 },
      tasks: ['Conseil et coups de cœur', 'Tables thématiques', 'Encaissement'],
    },
    {
      title: 'Jeune [homme|fille] au pair',
      season: 'summer',
      employers: ['Famille d’accueil, Irlande', 'Famille d’accueil, Espagne'],
      length: { weeks: 9 },
      tasks: [
        'Garde de deux enfants',
        'Cours de français',
        'Vie quotidienne dans une autre langue',
      ],
    },
  ],
  projects: [
    'Refonte du site d’une ressourcerie : 40 % de visites en plus en six mois',
    'Podcast étudiant « Pause déj », dix épisodes',
    'Plan de communication d’une brasserie artisanale',
    'Campagne de dons : 3 700 euros réunis en quinze jours',
  ],
  tools: [
    'Photoshop, Illustrator, InDesign',
    'CapCut, Premiere Pro',
    'WordPress',
    'Google Analytics',
    'Canva',
    'Notion',
  ],
  skills: [28, 33, 34, 30, 35, 41, 205, 206, 440, 404],
  paths: [
    {
      diploma: 'BTS Communication',
      steps: [
        { title: 'BTS Communication', school: 'Lycée polyvalent', years: 2 },
        {
          title: 'Baccalauréat général, spécialités SES et HLP',
          school: 'Lycée général',
          years: 3,
        },
      ],
    },
    {
      diploma: 'BUT Techniques de commercialisation (2 ans)',
      steps: [
        { title: 'BUT Techniques de commercialisation, 120 crédits', school: 'IUT', years: 2 },
        { title: 'Baccalauréat STMG, spécialité mercatique', school: 'Lycée polyvalent', years: 3 },
      ],
    },
    {
      diploma: 'Licence Lettres modernes (2 ans)',
      steps: [
        {
          title: 'Licence de lettres modernes, deuxième année validée',
          school: 'Université',
          years: 2,
        },
        { title: 'Baccalauréat général, mention bien', school: 'Lycée général', years: 3 },
      ],
    },
  ],
};
