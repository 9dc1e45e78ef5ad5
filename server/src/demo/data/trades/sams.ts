import type { Trade } from '../trade.ts';

export const sams: Trade = {
  programme: { name: 'Titre professionnel Secrétaire assistant médico-social', level: '4' },
  duration: '1',
  sectors: [33, 34],
  roles: {
    cabinet: {
      titles: ['Secrétaire médical en cabinet', 'Assistant médico-social, cabinet médical'],
      missions: [
        'accueillir les patients au comptoir et au téléphone',
        'gérer les agendas de quatre praticiens',
        'créer les dossiers et numériser les courriers reçus',
        'frapper les comptes rendus dictés par les médecins',
        'encaisser les consultations et suivre les télétransmissions',
        'orienter les appels urgents selon un protocole clair',
      ],
      profile: [
        'Vous savez rester aimable au quinzième appel de la matinée.',
        'La discrétion est pour vous une évidence.',
        'Une orthographe sûre est indispensable : nos courriers partent à des confrères.',
      ],
      skills: [54, 47, 48, 449],
    },
    hopital: {
      titles: [
        'Secrétaire médical en service hospitalier',
        'Assistant de secrétariat, service de chirurgie',
      ],
      missions: [
        'préparer les dossiers des patients attendus le lendemain',
        'accueillir les patients et leurs proches à l’entrée du service',
        'planifier les consultations et les examens complémentaires',
        'saisir les actes dans le logiciel de l’établissement',
        'transmettre les comptes rendus aux médecins traitants',
        'commander les fournitures du secrétariat',
        'classer les examens et archiver les dossiers clos',
      ],
      profile: [
        'Vous comprenez vite une organisation, même quand elle a ses habitudes.',
        'Vous travaillez avec méthode et demandez quand un mot vous échappe.',
        'Le vocabulaire médical s’apprend : nous avons un lexique maison.',
      ],
      skills: [54, 53, 49, 429],
    },
    social: {
      titles: [
        'Secrétaire médico-social en structure d’accueil',
        'Assistant administratif médico-social',
      ],
      missions: [
        'accueillir les familles et les personnes accompagnées',
        'constituer les dossiers d’admission et les demandes d’aides',
        'préparer les synthèses et rédiger les comptes rendus de réunion',
        'tenir à jour les plannings des éducateurs',
        'suivre les présences et préparer la facturation aux départements',
        'faire le lien avec les partenaires : écoles, tutelles, services sociaux',
      ],
      profile: [
        'Vous écoutez sans juger et vous savez mettre fin à un entretien avec tact.',
        'Vous aimez les dossiers bien rangés, et les gens plus encore.',
        'Une expérience bénévole auprès du public est appréciée.',
      ],
      skills: [53, 52, 48, 433],
    },
    imagerie: {
      titles: [
        'Secrétaire d’accueil en imagerie médicale',
        'Hôte d’accueil et secrétaire, centre de radiologie',
      ],
      missions: [
        'vérifier les ordonnances et expliquer la préparation des examens',
        'prendre les rendez-vous de scanner, d’IRM et d’échographie',
        'admettre les patients et contrôler leurs droits',
        'remettre les résultats et répondre aux questions simples',
        'relancer les dossiers incomplets auprès des mutuelles',
        'mettre en page les comptes rendus des radiologues',
      ],
      profile: [
        'Vous gardez le sourire et le fil, même quand la salle d’attente se remplit.',
        'Vous tapez vite et juste.',
        'Vous êtes à l’aise avec deux écrans et trois logiciels.',
      ],
      skills: [54, 10, 50, 444],
    },
  },
  conditions: [
    'Un samedi matin sur trois, récupéré dans la semaine.',
    'Deux semaines de doublure avant de prendre le poste seul ou seule.',
    'Tickets restaurant et mutuelle prise en charge à 60 %.',
    'Journée continue de 8 h 30 à 16 h 30.',
    'L’équipe compte trois secrétaires, dont deux anciennes alternantes.',
  ],
  headlines: [
    'Secrétaire médico-social[|e] en alternance',
    'Recherche alternance en secrétariat médical',
    'Assistant[|e] médico-social[|e]',
  ],
  openings: [
    {
      text: 'Après deux ans en caisse, j’ai choisi de me reconvertir dans le secrétariat médical, où l’accueil a plus de sens pour moi.',
      path: 2,
      experience: 2,
    },
    'J’aime les chiffres qui tombent juste, les dossiers à jour et les gens que l’on rassure d’une phrase.',
    {
      text: 'Mon service civique m’a fait découvrir le travail des secrétaires médicales : c’est ce métier que je veux apprendre.',
      experience: 0,
    },
    'De nature calme, je cherche une place où l’écoute compte autant que l’organisation.',
    {
      text: 'Titulaire d’un bac ST2S, je connais le vocabulaire médical et l’organisation des établissements de santé.',
      path: 0,
    },
  ],
  continuations: [
    'Je tape 55 mots par minute et mon orthographe est sûre.',
    'Je sais ce que veut dire le secret professionnel.',
    'Je suis disponible tout de suite et je peux travailler le samedi matin.',
    'Les logiciels ne me font pas peur, j’apprends en les utilisant.',
    'On me dit [patient|patiente], même dans les moments d’affluence.',
  ],
  experiences: [
    {
      title: 'Volontaire en service civique',
      employers: ['Hôpital de proximité', 'Établissement pour personnes âgées'],
      length: { weeks: 32 },
      tasks: [
        'Accueil et orientation des visiteurs',
        'Animation d’ateliers de lecture et de mémoire',
        'Aide aux démarches en ligne des résidents',
      ],
    },
    {
      title: 'Agent[|e] d’accueil, remplacement d’été',
      season: 'summer',
      employers: [
        'Centre de santé municipal',
        'Maison de santé des Tilleuls',
        'Clinique vétérinaire',
      ],
      length: { weeks: 8 },
      tasks: [
        'Prise de rendez-vous par téléphone et en ligne',
        'Ouverture et mise à jour des dossiers',
        'Encaissement et remise des feuilles de soins',
      ],
    },
    {
      title: 'Hôte[|sse] de caisse',
      employers: ['Supermarché de quartier', 'Magasin de décoration'],
      length: { years: 2 },
      tasks: ['Accueil et encaissement', 'Gestion des réclamations', 'Formation de deux collègues'],
    },
    {
      title: 'Stagiaire au secrétariat',
      employers: [
        'Cabinet de kinésithérapie',
        'Laboratoire d’analyses',
        'Service d’aide à domicile',
      ],
      length: { weeks: 5 },
      tasks: [
        'Classement et numérisation de dossiers',
        'Frappe de courriers',
        'Accueil téléphonique avec prise de messages',
      ],
    },
    {
      title: 'Garde d’enfants à domicile',
      employers: ['Particuliers', 'Deux familles du quartier'],
      length: { years: 2 },
      tasks: [
        'Sorties d’école et devoirs',
        'Repas et jeux',
        'Échanges quotidiens avec les parents',
      ],
    },
  ],
  projects: [
    'Rapport de stage sur l’accueil des patients malentendants',
    'Formation aux premiers secours (PSC1)',
    'Bénévole à la collecte de sang de ma commune',
  ],
  tools: [
    'Word et Excel',
    'Agenda médical en ligne',
    'Dictée numérique',
    'Messagerie sécurisée de santé',
  ],
  skills: [54, 47, 48, 50, 415, 449, 433, 10, 397],
  paths: [
    {
      diploma: 'Baccalauréat ST2S',
      steps: [
        { title: 'Baccalauréat ST2S, mention assez bien', school: 'Lycée technologique', years: 3 },
        { title: 'Diplôme national du brevet', school: 'Collège', years: 4 },
      ],
    },
    {
      diploma: 'Bac pro Accompagnement, soins et services à la personne',
      steps: [
        {
          title: 'Bac pro Accompagnement, soins et services à la personne',
          school: 'Lycée professionnel',
          years: 3,
        },
        { title: 'Diplôme national du brevet', school: 'Collège', years: 4 },
      ],
    },
    {
      diploma: 'CAP Équipier polyvalent du commerce',
      steps: [
        { title: 'CAP Équipier polyvalent du commerce', school: 'Lycée professionnel', years: 2 },
        { title: 'Diplôme national du brevet', school: 'Collège', years: 4 },
      ],
    },
  ],
};
