import type { Fields } from '../measure.ts';
import { variantOf, type Variants } from './contact-kinds.ts';
import {
  withBlock,
  withExpected,
  type Block,
  type Cv,
  type Half,
  type Kind,
  type Topic,
} from './cv.ts';

type Headings = Readonly<Partial<Record<Topic, string>>>;

const headings: Variants<Headings> = {
  seen: [
    {
      profile: 'En deux mots',
      experience: 'Là où j’ai travaillé',
      education: 'Sur les bancs de l’école',
      skills: 'Ce que je sais faire',
      languages: 'Je parle',
      interests: 'Mon temps libre',
    },
    {
      profile: 'Moi',
      experience: 'Sur le terrain',
      education: 'Mes études',
      skills: 'Ma boîte à outils',
      languages: 'Mes langues',
      interests: 'À côté',
    },
    {
      profile: 'Bonjour !',
      experience: 'Vie professionnelle',
      education: 'Parcours scolaire',
      skills: 'Mes points forts',
      languages: 'Langues étrangères',
      interests: 'Ce qui m’anime',
    },
    {
      profile: 'Pourquoi moi ?',
      experience: 'Ce que j’ai fait',
      education: 'Ce que j’ai appris',
      skills: 'Savoir-faire et savoir-être',
      languages: 'Pratique des langues',
      interests: 'Hors travail',
    },
  ],
  spent: [
    {
      profile: 'Mon projet',
      experience: 'Historique des postes',
      education: 'Bagage scolaire',
      skills: 'Dans mes cordes',
      languages: 'Langues parlées',
      interests: 'Mes petits plaisirs',
    },
    {
      profile: 'Et moi dans tout ça',
      experience: 'Mes premiers pas en entreprise',
      education: 'Titres et diplômes',
      skills: 'Talents',
      languages: 'Polyglotte',
      interests: 'Quand je ne travaille pas',
    },
    {
      profile: 'Présentation',
      experience: 'Jobs et stages',
      education: 'Diplômes obtenus',
      skills: 'Ce que je vous apporte',
      languages: 'Ce que je parle',
      interests: 'Mes passions',
    },
    {
      profile: 'À mon sujet',
      experience: 'Mon vécu',
      education: 'Mes années d’école',
      skills: 'Je maîtrise',
      languages: 'Linguistique',
      interests: 'J’aime',
    },
  ],
  'held-out': [
    {
      profile: 'En résumé',
      experience: 'Mon expérience en entreprise',
      education: 'Mon parcours de formation',
      skills: 'Mes atouts',
      languages: 'Niveau de langues',
      interests: 'Loisirs & engagements',
    },
    {
      profile: 'Qui se cache derrière ce CV ?',
      experience: 'J’ai travaillé',
      education: 'J’ai étudié',
      skills: 'Je sais',
      languages: 'Je communique en',
      interests: 'Je m’évade',
    },
    {
      profile: 'Mon ambition',
      experience: 'Emplois occupés',
      education: 'Scolarité et diplômes',
      skills: 'Bagage technique',
      languages: 'Compétences en langues',
      interests: 'Vie personnelle',
    },
    {
      profile: 'Deux mots sur moi',
      experience: 'Mes expériences pro',
      education: 'Parcours d’études',
      skills: 'Mes super-pouvoirs',
      languages: 'LV',
      interests: 'Quelques passions',
    },
  ],
};

interface Change {
  topic: Topic;
  change: (block: Block) => Block;
  expected: (expected: Fields) => Partial<Fields>;
}

const withLine =
  (line: string) =>
  (block: Block): Block => ({ ...block, lines: [...block.lines, line] });

const addSkills =
  (...names: string[]) =>
  ({ skills }: Fields): Partial<Fields> => ({ skills: [...new Set([...skills, ...names])] });

const same = (): Partial<Fields> => ({});

const newJob =
  (title: string, place: string, ...lines: string[]) =>
  (block: Block): Block => ({
    ...block,
    entries: [...block.entries, { dates: '2021 – 2022', title, place, lines }],
  });

const employers: Variants<Change> = {
  seen: [
    {
      topic: 'experience',
      change: newJob('Livreur', 'Boulangerie Martin, Roanne'),
      expected: addSkills('Livraison de marchandises'),
    },
    {
      topic: 'experience',
      change: newJob('Standardiste', 'Plomberie Chauffage Roche'),
      expected: addSkills('Accueil téléphonique'),
    },
    {
      topic: 'experience',
      change: newJob('Stage de troisième', 'Cabinet comptable Durand'),
      expected: same,
    },
    {
      topic: 'experience',
      change: newJob('Assistante', 'Menuiserie Bois & Co – Feurs'),
      expected: same,
    },
    { topic: 'experience', change: newJob('Vendeur', 'Boulanger, Lyon Part-Dieu'), expected: same },
    {
      topic: 'experience',
      change: newJob('Agent d’entretien chez Peinture et Maçonnerie du Lac', 'Annecy'),
      expected: addSkills('Nettoyage professionnel'),
    },
  ],
  spent: [
    {
      topic: 'experience',
      change: newJob('Secrétaire', 'Carrosserie Peinture Lenoir, Dole'),
      expected: addSkills('Secrétariat'),
    },
    {
      topic: 'experience',
      change: newJob('Manutentionnaire', 'Entrepôt Logistique Nord (Lens)'),
      expected: same,
    },
    {
      topic: 'experience',
      change: newJob('Aide aux devoirs', 'Association Cuisine et Partage'),
      expected: addSkills('Soutien scolaire'),
    },
    { topic: 'experience', change: newJob('Coursier chez Fleuriste Iris', 'Pau'), expected: same },
    {
      topic: 'experience',
      change: newJob('Employé polyvalent', 'Pâtisserie Chocolaterie Villon'),
      expected: same,
    },
    {
      topic: 'experience',
      change: newJob('Gardien', 'SARL Électricité Générale Baudry, Niort'),
      expected: same,
    },
  ],
  'held-out': [
    {
      topic: 'experience',
      change: newJob('Employée', 'Blanchisserie Pressing Morel, Vannes'),
      expected: same,
    },
    {
      topic: 'experience',
      change: newJob('Stagiaire', 'Maraîchage Bio des Trois Rivières'),
      expected: same,
    },
    {
      topic: 'experience',
      change: newJob('Intérimaire', 'Soudage Chaudronnerie Lebeau (Nevers)'),
      expected: same,
    },
    {
      topic: 'experience',
      change: newJob('Bénévole', 'Les Restaurants du Cœur – Limoges'),
      expected: same,
    },
    {
      topic: 'experience',
      change: newJob('Apprentie chez Optique Vision Plus', 'Albi'),
      expected: same,
    },
    {
      topic: 'experience',
      change: newJob('Job d’été', 'Camping Les Flots Bleus, Royan'),
      expected: same,
    },
  ],
};

const words: Variants<Change> = {
  seen: [
    {
      topic: 'skills',
      change: withLine('SST (recyclage 2024)'),
      expected: addSkills('Secourisme'),
    },
    {
      topic: 'skills',
      change: withLine('Recyclage CACES R489 en 2025'),
      expected: addSkills('Conduite de chariots élévateurs'),
    },
    {
      topic: 'skills',
      change: withLine('Tri et recyclage des cartons'),
      expected: addSkills('Gestion des déchets'),
    },
    { topic: 'skills', change: withLine('Error handling'), expected: same },
    { topic: 'skills', change: withLine('Complaint handling'), expected: same },
  ],
  spent: [
    {
      topic: 'skills',
      change: withLine('Habilitation électrique, recyclage tous les trois ans'),
      expected: addSkills('Habilitation électrique'),
    },
    {
      topic: 'skills',
      change: withLine('PSC1 à jour (recyclage mars 2025)'),
      expected: addSkills('Secourisme'),
    },
    {
      topic: 'skills',
      change: withLine('Recyclage des déchets'),
      expected: addSkills('Gestion des déchets'),
    },
    { topic: 'skills', change: withLine('Exception handling, tests'), expected: same },
    { topic: 'skills', change: withLine('Customer handling'), expected: same },
  ],
  'held-out': [
    {
      topic: 'skills',
      change: withLine('CACES 3 (recyclage à prévoir)'),
      expected: addSkills('Conduite de chariots élévateurs'),
    },
    { topic: 'skills', change: withLine('Objection handling'), expected: same },
    {
      topic: 'skills',
      change: withLine('Recyclage et tri sélectif'),
      expected: addSkills('Gestion des déchets'),
    },
    {
      topic: 'skills',
      change: withLine('Sauveteur secouriste du travail – recyclage 06/2025'),
      expected: addSkills('Secourisme'),
    },
    { topic: 'interests', change: withLine('Cuisine du monde, photographie'), expected: same },
  ],
};

const addLanguages =
  (...names: string[]) =>
  ({ languages }: Fields): Partial<Fields> => ({ languages: [...languages, ...names] });

const languages: Variants<Change> = {
  seen: [
    { topic: 'languages', change: withLine('Mongol : courant'), expected: addLanguages('Mongol') },
    {
      topic: 'languages',
      change: withLine('Tchétchène (langue maternelle)'),
      expected: addLanguages('Tchétchène'),
    },
    { topic: 'languages', change: withLine('Igbo – bilingue'), expected: addLanguages('Igbo') },
    { topic: 'languages', change: withLine('Azéri'), expected: addLanguages('Azéri') },
    {
      topic: 'languages',
      change: withLine('Népalais, ouzbek'),
      expected: addLanguages('Népalais', 'Ouzbek'),
    },
  ],
  spent: [
    { topic: 'languages', change: withLine('Sérère (courant)'), expected: addLanguages('Sérère') },
    { topic: 'languages', change: withLine('Kazakh : bilingue'), expected: addLanguages('Kazakh') },
    {
      topic: 'languages',
      change: withLine('Indonésien – notions'),
      expected: addLanguages('Indonésien'),
    },
    { topic: 'languages', change: withLine('Kinyarwanda'), expected: addLanguages('Kinyarwanda') },
    {
      topic: 'languages',
      change: withLine('Lituanien, letton'),
      expected: addLanguages('Lituanien', 'Letton'),
    },
    { topic: 'languages', change: withLine('Esperanto'), expected: addLanguages('Espéranto') },
  ],
  'held-out': [
    {
      topic: 'languages',
      change: withLine('Bamiléké : courant'),
      expected: addLanguages('Bamiléké'),
    },
    {
      topic: 'languages',
      change: withLine('Luxembourgeois'),
      expected: addLanguages('Luxembourgeois'),
    },
    { topic: 'languages', change: withLine('Estonien – B1'), expected: addLanguages('Estonien') },
    {
      topic: 'languages',
      change: withLine('Tahitien (langue maternelle)'),
      expected: addLanguages('Tahitien'),
    },
    {
      topic: 'languages',
      change: withLine('Birman, Télougou'),
      expected: addLanguages('Birman', 'Télougou'),
    },
    {
      topic: 'languages',
      change: withLine('Langue des signes française'),
      expected: (fields) => ({
        ...addLanguages('Langue des signes française')(fields),
        ...addSkills('Langue des signes française')(fields),
      }),
    },
  ],
};

const course = (title: string, level: string): Change => ({
  topic: 'education',
  change: (block) => ({
    ...block,
    entries: [{ dates: 'Déc. 2025', title, place: 'AFPA', lines: ['Obtenu'] }, ...block.entries],
  }),
  expected: () => ({ diploma: title, diploma_level: level }),
});

const titles: Variants<Change> = {
  seen: [
    course('Titre professionnel Conseiller de vente', '4'),
    course('Titre professionnel Développeur web et web mobile', '5'),
    course('TP Secrétaire assistant médico-social', '4'),
    course('Titre professionnel Agent de propreté et d’hygiène', '3'),
    course('Titre professionnel Gestionnaire de paie', '5'),
    course('Titre professionnel Concepteur développeur d’applications', '6'),
  ],
  spent: [
    course('Titre professionnel Technicien d’assistance en informatique', '4'),
    course('TP Assistante de direction', '5'),
    course('Titre professionnel Préparateur de commandes en entrepôt', '3'),
    course('Titre pro Négociateur technico-commercial', '5'),
    course('Titre professionnel Administrateur d’infrastructures sécurisées', '6'),
    course('Titre professionnel Employée commerciale', '3'),
    course('Titre professionnel Comptable assistante', '4'),
  ],
  'held-out': [
    course('Titre professionnel Électricien d’équipement du bâtiment', '3'),
    course('Titre professionnel Assistante ressources humaines', '5'),
    course('TP Technicien supérieur systèmes et réseaux', '5'),
    course('Titre professionnel Conseillère relation client à distance', '4'),
    course('Titre professionnel Manager d’unité marchande', '5'),
    course('Titre professionnel Assistante de vie aux familles', '3'),
    course('Titre professionnel Responsable de petite et moyenne structure', '5'),
    course('Titre professionnel Formatrice professionnelle d’adultes', '5'),
  ],
};

const licence = (line: string, isHeld: boolean): Change => ({
  topic: 'skills',
  change: withLine(line),
  expected: isHeld ? addSkills('Permis de conduire B') : same,
});

const licences: Variants<Change> = {
  seen: [
    licence('Permis B en cours', false),
    licence('Permis B (code obtenu)', false),
    licence('Permis B et véhicule', true),
    licence('En cours de passage du permis B', false),
    licence('Permis B prévu en juin', false),
    licence('Titulaire du permis B', true),
  ],
  spent: [
    licence('Permis B : en préparation', false),
    licence('Permis B obtenu en 2024', true),
    licence('Je passe mon permis B cet été', false),
    licence('Code de la route validé, permis B à venir', false),
    licence('Permis B – conduite accompagnée', false),
    licence('Permis B, véhiculé', true),
    licence('Pas encore de permis B', false),
  ],
  'held-out': [
    licence('Permis B (en cours d’obtention)', false),
    licence('Permis A et B', true),
    licence('Permis de conduire : B', true),
    licence('Inscrite au permis B', false),
    licence('Permis B prévu pour l’été 2026', false),
    licence('Permis B + voiture personnelle', true),
    licence('Conduite accompagnée en cours', false),
    licence('Bientôt titulaire du permis B', false),
  ],
};

const wish = (line: string, expected: Partial<Fields>): Change => ({
  topic: 'profile',
  change: (block) => ({ ...block, lines: [...block.lines, line] }),
  expected: () => expected,
});

const wishes: Variants<Change> = {
  seen: [
    wish('Contrat d’apprentissage de 2 ans à partir de septembre 2026', {
      contract_type: 'apprentissage',
      duration: '2',
      start: '2026-09',
    }),
    wish('Alternance 2 ans, septembre 2026', {
      contract_type: null,
      duration: '2',
      start: '2026-09',
    }),
    wish('Recherche un contrat de professionnalisation de 12 mois dès octobre 2026', {
      contract_type: 'professionnalisation',
      duration: '1',
      start: '2026-10',
    }),
    wish('Apprentissage : 24 mois, rentrée 2026', {
      contract_type: 'apprentissage',
      duration: '2',
      start: '2026-09',
    }),
    wish('Disponible en alternance au 1er septembre 2026 pour 3 ans', {
      contract_type: null,
      duration: '3',
      start: '2026-09',
    }),
    wish('Contrat pro, 1 an, début 09/2026', {
      contract_type: 'professionnalisation',
      duration: '1',
      start: '2026-09',
    }),
  ],
  spent: [
    wish(
      'À la recherche d’un contrat en apprentissage (deux ans) pour la rentrée de septembre 2026',
      { contract_type: 'apprentissage', duration: '2', start: '2026-09' },
    ),
    wish('Contrat souhaité : professionnalisation – Durée : 18 mois – Début : 01/10/2026', {
      contract_type: 'professionnalisation',
      duration: null,
      start: '2026-10',
    }),
    wish('Je cherche un stage alterné de 6 mois à compter de janvier 2027', {
      contract_type: 'stage',
      duration: '1',
      start: '2027-01',
    }),
    wish('Alternance de trois ans, d’août 2026 à août 2029', {
      contract_type: null,
      duration: '3',
      start: '2026-08',
    }),
    wish('Apprentissage 36 mois à partir du 15 septembre 2026', {
      contract_type: 'apprentissage',
      duration: '3',
      start: '2026-09',
    }),
    wish('Rythme 3 semaines entreprise / 1 semaine école, septembre 2026 – juillet 2027', {
      contract_type: null,
      duration: '1',
      start: '2026-09',
    }),
  ],
  'held-out': [
    wish('Apprentissage sur 2 ans – rentrée septembre 2026', {
      contract_type: 'apprentissage',
      duration: '2',
      start: '2026-09',
    }),
    wish(
      'Recherche alternance (contrat de professionnalisation) du 5 octobre 2026 au 30 septembre 2027',
      {
        contract_type: 'professionnalisation',
        duration: '1',
        start: '2026-10',
      },
    ),
    wish('Disponible dès septembre 2026 pour un contrat d’apprentissage d’une durée de 24 mois', {
      contract_type: 'apprentissage',
      duration: '2',
      start: '2026-09',
    }),
    wish('En recherche d’alternance pour 12 mois à partir de 09/2026', {
      contract_type: null,
      duration: '1',
      start: '2026-09',
    }),
    wish('Contrat d’apprentissage ou de professionnalisation, 3 ans', {
      contract_type: null,
      duration: '3',
      start: null,
    }),
    wish('2 ans, septembre 2026', { contract_type: null, duration: '2', start: '2026-09' }),
  ],
};

const changed = (cv: Cv, { topic, change, expected }: Change): Cv =>
  withExpected(withBlock(cv, topic, change), expected(cv.expected));

const kindOf = (name: string, variants: readonly Change[]): Kind => ({
  name,
  turns: variants.length,
  apply: (cv, _, turn) => changed(cv, variantOf(variants, turn)),
});

export const contentKinds = (half: Half): readonly Kind[] => [
  {
    name: 'unusual headings',
    turns: headings[half].length,
    apply: (cv, _, turn) => {
      const said = variantOf(headings[half], turn);
      return {
        ...cv,
        blocks: cv.blocks.map((block) => ({
          ...block,
          heading: said[block.topic] ?? block.heading,
        })),
      };
    },
  },
  kindOf('names of employers', employers[half]),
  kindOf('words of two meanings', words[half]),
  kindOf('less common languages', languages[half]),
  kindOf('levels of titles', titles[half]),
  kindOf('driving licence', licences[half]),
  kindOf('contract wish', wishes[half]),
];
