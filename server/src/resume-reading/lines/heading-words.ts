/** What a section of a resume is about. */
export type Topic =
  | 'contact'
  | 'profile'
  | 'education'
  | 'experience'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'projects'
  | 'interests'
  | 'references'
  | 'other';

export type Vocabulary = readonly (readonly [topic: Topic, stems: string])[];

/** Words that say what a section is about: folded, without endings. */
export const strongWords: Vocabulary = [
  ['languages', 'langue language linguistique'],
  ['references', 'reference recommandation referent recommendation'],
  ['contact', 'contact contacter coordonnee joindre'],
  [
    'profile',
    'profil profile objectif objective presentation accroche resume summary about propos bio',
  ],
  ['education', 'formation etude diplome scolarite education cursus training qualification degree'],
  [
    'experience',
    'experience emploi stage carriere employment job benevolat engagement volunteering internship volontariat mission',
  ],
  [
    'skills',
    'competence savoir aptitude atout qualite connaissance skill outil logiciel informatique bureautique technologie ' +
      'expertise capacite abilities strength tool langage personnalite',
  ],
  ['certifications', 'certification certificat certificate habilitation permis attestation'],
  ['projects', 'projets projects realisation portfolio'],
  ['interests', 'loisir interet interest hobby hobbie passion detente'],
];

/** Words that say it where none of those does: « parcours scolaire », « parcours professionnel ». */
export const weakWords: Vocabulary = [
  ['education', 'scolaire academique academic universitaire'],
  ['profile', 'projet declaration recherche'],
  ['experience', 'professionnel professional work associatif associative'],
  ['interests', 'activite activities extrascolaire extraprofessionnel sport'],
  ['contact', 'adresse information info'],
  [
    'other',
    'divers complementaire complement additional supplementaire distinction publication prix award mobilite disponibilite',
  ],
];

/** What stands beside them in headings. */
export const fillers =
  'a associatif au aux and autre background cle comportemental conduire core d de des digital domaine dont du en ' +
  'entreprise et ete etranger etudiant extra etre faire forte fort general hard histoire history humain initial continu ' +
  'interpersonnel key l la le les ma maitrise me mes metier moi mon my niveau nos obtenu of parcours parle personnel ' +
  'personal point pour pratique principal principaux programmation recent relationnel saisonnier section significatif ' +
  'significative soft suivi superieur technique transversal transverse travaux vie vivant';

/** Lines whose words one by one say something else; those of no topic are no headings. */
export const phrases = new Map<string, readonly Topic[]>([
  ['qui suis je', ['profile']],
  ['qui je suis', ['profile']],
  ['who am i', ['profile']],
  ['en quelques mots', ['profile']],
  ['en bref', ['profile']],
  ['personnes a contacter', ['references']],
  ['etat civil', ['contact']],
  ['ce que j aime', ['interests']],
  ['centre d interet', ['interests']],
  ['centres d interet', ['interests']],
  ['centres d interets', ['interests']],
  ['traits de caractere', ['skills']],
  ['autres', ['other']],
  ...(
    [
      [
        'profile',
        'en deux mots|moi|bonjour|pourquoi moi|a mon sujet|mon projet|et moi dans tout ca|mon histoire|ma motivation',
      ],
      [
        'experience',
        'la ou j ai travaille|sur le terrain|ce que j ai fait|vie professionnelle|mon vecu|mes premiers pas en entreprise|jobs et stages|historique des postes|mes postes|ou j ai travaille|petits boulots|au travail',
      ],
      [
        'education',
        'sur les bancs de l ecole|mes annees d ecole|ce que j ai appris|titres et diplomes|bagage scolaire|a l ecole|ecoles',
      ],
      [
        'skills',
        'ce que je sais faire|ma boite a outils|boite a outils|dans mes cordes|talents|mes talents|ce que je vous apporte|je maitrise|je sais faire|mes forces|points forts',
      ],
      ['languages', 'je parle|ce que je parle|pratique des langues|polyglotte|langues parlees'],
      [
        'interests',
        'mon temps libre|temps libre|a cote|ce qui m anime|hors travail|mes petits plaisirs|quand je ne travaille pas|j aime|en dehors du travail|cote perso',
      ],
    ] as const
  ).flatMap(([topic, said]) => said.split('|').map((phrase) => [phrase, [topic]] as const)),
  ['parcours', ['experience', 'education']],
  ['mon parcours', ['experience', 'education']],
  ['certificat de formation generale', []],
]);
