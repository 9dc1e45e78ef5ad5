import type { Trade } from '../trade.ts';

export const electricien: Trade = {
  programme: { name: 'CAP Électricien', level: '3' },
  duration: '2',
  sectors: [18, 16, 12],
  roles: {
    neuf: {
      titles: ['Apprenti électricien en logement neuf', 'Électricien du bâtiment'],
      missions: [
        'tracer et poser les gaines dans les cloisons et les dalles',
        'tirer les câbles et repérer les circuits',
        'poser l’appareillage : prises, interrupteurs, points lumineux',
        'câbler le tableau de répartition avec le chef d’équipe',
        'faire les essais et remplir la fiche d’autocontrôle',
        'approvisionner le chantier et tenir la zone propre',
      ],
      profile: [
        'Vous n’avez pas le vertige sur un escabeau et vous portez vos équipements sans qu’on vous le rappelle.',
        'Vous lisez un plan, ou vous voulez l’apprendre vite.',
        'Le permis B ou AM facilite la vie, mais le camion passe vous prendre au dépôt.',
      ],
      skills: [270, 272, 273, 307],
    },
    renovation: {
      titles: ['Électricien en rénovation', 'Apprenti électricien rénovation'],
      missions: [
        'déposer les anciennes installations en sécurité',
        'mettre aux normes les tableaux et les prises de terre',
        'intervenir chez des particuliers, souvent dans des maisons occupées',
        'poser l’éclairage, les volets roulants et les thermostats connectés',
        'expliquer au client ce qui a été fait et comment s’en servir',
        'chercher une panne avec méthode, du disjoncteur à la prise',
      ],
      profile: [
        'Vous êtes à l’aise chez les gens : bonjour, patins aux pieds, et tout est propre en partant.',
        'Vous aimez chercher d’où vient le problème.',
        'Débutants bienvenus, nous formons depuis vingt ans.',
      ],
      skills: [270, 255, 277, 432],
    },
    tertiaire: {
      titles: ['Électricien tertiaire', 'Apprenti électricien courants forts et faibles'],
      missions: [
        'poser les chemins de câbles et les goulottes dans des bureaux et des écoles',
        'raccorder les baies informatiques et les prises RJ45',
        'installer l’éclairage de sécurité et les détecteurs d’incendie',
        'câbler les armoires divisionnaires d’après les schémas',
        'participer aux essais avec le bureau de contrôle',
        'relever les modifications pour le dossier des ouvrages exécutés',
      ],
      profile: [
        'Vous travaillez soigneusement : un câble bien peigné, cela se voit.',
        'Vous respectez les consignes de sécurité, en hauteur comme au sol.',
        'Vous aimez le travail en équipe de trois ou quatre.',
      ],
      skills: [270, 278, 187, 273],
    },
    solaire: {
      titles: ['Installateur photovoltaïque', 'Apprenti électricien énergies renouvelables'],
      missions: [
        'poser les rails et les panneaux avec les couvreurs',
        'raccorder les chaînes de modules et les onduleurs',
        'installer des bornes de recharge chez des particuliers et en copropriété',
        'mesurer, contrôler et mettre en service l’installation',
        'remplir les documents de conformité',
        'montrer à la famille comment suivre sa production',
      ],
      profile: [
        'Le travail en hauteur ne vous gêne pas : formation et harnais sont fournis.',
        'La transition énergétique vous parle autrement qu’en mots.',
        'Vous acceptez de vous déplacer dans le département, retour chaque soir.',
      ],
      skills: [284, 270, 272, 260],
    },
  },
  conditions: [
    'Panier repas, trajets payés, vêtements et outillage fournis.',
    'Semaine de 39 heures, vendredi après-midi libre.',
    'Habilitation électrique et formation au travail en hauteur prises en charge.',
    'Une embauche en fin de contrat si tout se passe bien : c’est arrivé à cinq apprentis sur six.',
    'Départ du dépôt à 7 h 30, retour vers 17 h.',
  ],
  headlines: [
    'Apprenti[|e] électricien[|ne]',
    'Recherche apprentissage en électricité du bâtiment',
    'CAP Électricien : disponible dès maintenant',
  ],
  openings: [
    'J’aime comprendre comment ça marche : petit[|e], je démontais les lampes, maintenant je les répare.',
    {
      text: 'Après un an en seconde générale, j’ai voulu un métier concret et je me suis tourné[|e] vers l’électricité.',
      path: 0,
    },
    'Mon oncle est artisan électricien : c’est sur ses chantiers que j’ai pris goût au métier.',
    '[Sérieux|Sérieuse] et [manuel|manuelle], je cherche un patron qui me fasse progresser sur de vrais chantiers.',
    {
      text: 'J’ai découvert l’électricité lors d’un stage et j’ai tout de suite aimé le travail d’équipe du chantier.',
      experience: 0,
    },
  ],
  continuations: [
    'Je suis ponctuel[|le] et je n’ai pas peur de porter.',
    'Les énergies renouvelables m’intéressent beaucoup et j’aimerais m’y spécialiser.',
    'Je lis les schémas simples et j’ai déjà câblé un tableau d’essai.',
    'Je passe mon permis en ce moment, le code est acquis.',
    'J’écoute les consignes et je pose des questions quand je ne sais pas.',
  ],
  experiences: [
    {
      title: 'Stagiaire électricien[|ne]',
      employers: [
        'Électricité générale, artisan',
        'Entreprise Watt & Fils',
        'SARL Lumière et Courant',
      ],
      length: { weeks: 6 },
      tasks: [
        'Passage de gaines et tirage de câbles dans une maison neuve',
        'Pose de prises et d’interrupteurs',
        'Rangement du camion et du matériel',
      ],
    },
    {
      title: 'Manœuvre sur chantier',
      employers: [
        'Maçonnerie du Bourg',
        'Entreprise de rénovation',
        'Agence d’intérim du bâtiment',
      ],
      length: { weeks: 7 },
      tasks: [
        'Approvisionnement et nettoyage du chantier',
        'Aide à la démolition de cloisons',
        'Port des équipements de protection en toutes circonstances',
      ],
    },
    {
      title: 'Stagiaire en maintenance',
      employers: ['Service technique d’un lycée', 'Atelier d’un centre commercial'],
      length: { weeks: 4 },
      tasks: [
        'Remplacement de luminaires et de blocs de secours',
        'Recherche de pannes simples avec un multimètre',
        'Tenue du carnet d’interventions',
      ],
    },
    {
      title: 'Employé[|e] libre-service, rayon bricolage',
      employers: ['Magasin de bricolage', 'Bricomaison du Centre'],
      length: { weeks: 9 },
      tasks: [
        'Mise en rayon',
        'Conseil aux clients sur l’outillage',
        'Inventaire de fin de saison',
      ],
    },
    {
      title: 'Chantier familial : rénovation d’une maison',
      employers: ['Maison familiale'],
      length: { weeks: 10 },
      tasks: [
        'Saignées et pose de boîtiers d’encastrement',
        'Repérage des anciens circuits',
        'Câblage d’un coffret sous le contrôle d’un professionnel',
      ],
    },
  ],
  projects: [
    'Maquette d’un va-et-vient et d’un télérupteur, note 18/20',
    'Éclairage d’un abri de jardin avec un petit panneau solaire',
    'Journée Habitat solidaire : remise en état de deux logements',
  ],
  tools: ['Multimètre', 'Outillage électroportatif', 'Lecture de schémas', 'Pince à sertir RJ45'],
  skills: [270, 272, 273, 307, 454, 430, 436, 277],
  paths: [
    {
      diploma: 'Diplôme national du brevet',
      steps: [{ title: 'Diplôme national du brevet', school: 'Collège', years: 4 }],
    },
    {
      diploma: 'Baccalauréat STI2D',
      steps: [
        { title: 'Baccalauréat STI2D', school: 'Lycée technologique', years: 3 },
        { title: 'Diplôme national du brevet', school: 'Collège', years: 4 },
      ],
    },
    {
      diploma: 'CAP Maintenance de bâtiments',
      steps: [
        {
          title: 'CAP Maintenance de bâtiments de collectivités',
          school: 'Lycée professionnel',
          years: 2,
        },
        { title: 'Certificat de formation générale', school: 'Collège', years: 4 },
      ],
    },
  ],
};
