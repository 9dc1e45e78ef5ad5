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

type Vocabulary = readonly (readonly [topic: Topic, stems: string])[];

/** Words that say what a section is about: folded, without endings. */
const strongWords: Vocabulary = [
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
const weakWords: Vocabulary = [
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
const fillers =
  'a associatif au aux and autre background centre cle comportemental conduire core d de des digital domaine dont du en ' +
  'entreprise et ete etranger etudiant extra etre faire forte fort general hard histoire history humain initial continu ' +
  'interpersonnel key l la le les ma maitrise me mes metier moi mon my niveau nos obtenu of parcours parle personnel ' +
  'personal point pour pratique principal principaux programmation recent relationnel saisonnier section significatif ' +
  'significative soft suivi superieur technique transversal transverse vie vivant';

/** Headings whose words one by one say something else. */
const phrases = new Map<string, readonly Topic[]>([
  ['qui suis je', ['profile']],
  ['qui je suis', ['profile']],
  ['who am i', ['profile']],
  ['en quelques mots', ['profile']],
  ['en bref', ['profile']],
  ['personnes a contacter', ['references']],
  ['etat civil', ['contact']],
  ['ce que j aime', ['interests']],
  ['traits de caractere', ['skills']],
  ['autres', ['other']],
  ['parcours', ['experience', 'education']],
  ['mon parcours', ['experience', 'education']],
]);

const endings = new Set(['', 's', 'e', 'es', 'le', 'les', 'ne', 'nes', 'x']);

const stemsOf = (vocabulary: Vocabulary): (readonly [Topic, readonly string[]])[] =>
  vocabulary.map(([topic, stems]) => [topic, stems.split(' ')] as const);

const strong = stemsOf(strongWords);
const weak = stemsOf(weakWords);
const filling = fillers.split(' ');

const hasStem = (word: string, stems: readonly string[]): boolean =>
  stems.some((stem) => word.startsWith(stem) && endings.has(word.slice(stem.length)));

const topicOf = (
  word: string,
  topics: readonly (readonly [Topic, readonly string[]])[],
): Topic | null => topics.find(([, stems]) => hasStem(word, stems))?.[0] ?? null;

/** « Compétences commerciales »: whatever they are, they are skills. */
const kindOfSkills = /^(?:mes )?(?:competences?|connaissances) [a-z-]+\W*$/;

const longestHeading = 45;
const mostWords = 7;

/**
 * What a folded line announces when it is a heading and nothing else: « competences et langues » two topics, « divers »
 * the topic `other`; empty for any other line.
 */
export const headingTopics = (key: string): Topic[] => {
  if (key.length > longestHeading || /[\d@]/.test(key)) return [];
  const words = key.split(/[^a-z]+/).filter((word) => word !== '');
  const phrase = phrases.get(words.join(' '));
  if (phrase) return [...phrase];
  if (words.length === 0 || words.length > mostWords) return [];
  const isKindOfSkills = kindOfSkills.test(key);
  const topics = new Set<Topic>();
  const fallback = new Set<Topic>();
  for (const word of words) {
    const said = topicOf(word, strong);
    const hinted = topicOf(word, weak);
    if (said) topics.add(said);
    else if (hinted) fallback.add(hinted);
    else if (!hasStem(word, filling) && !isKindOfSkills) return [];
  }
  if (topics.size === 0) return fallback.has('other') ? ['other'] : [...fallback].slice(0, 1);
  // « compétences linguistiques » are languages, « certificats de langue » too.
  if (/linguisti/.test(key)) return ['languages'];
  return [...topics];
};
