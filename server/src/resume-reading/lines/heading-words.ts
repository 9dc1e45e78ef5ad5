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
  ['languages', 'langue language linguistique idioma'],
  ['references', 'reference recommandation referent recommendation'],
  ['contact', 'contact contacter coordonnee joindre'],
  [
    'profile',
    'profil profile objectif objective presentation accroche resume summary about propos bio',
  ],
  [
    'education',
    'formation etude diplome scolarite education cursus training qualification degree formacion educacion',
  ],
  [
    'experience',
    'experience emploi stage carriere employment job benevolat engagement volunteering internship volontariat mission ' +
      'experiencia',
  ],
  [
    'skills',
    'competence savoir aptitude atout qualite connaissance skill outil logiciel informatique bureautique technologie ' +
      'expertise capacite abilities strength talent tool langage personnalite competencia habilidad',
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
  'a academica associatif au aux and autre background cle comportemental conduire core d de des digital domaine dont du en ' +
  'enseignement entreprise et ete etranger etudiant extra etre faire forte fort general hard histoire history humain initial continu ' +
  'interpersonnel je key l la laboral le les ma maitrise me mes metier moi mon my niveau nos obtenu of parcours parle personnel ' +
  'personal point pour pratique principal principaux profesional programmation que quel qui recent relationnel saisonnier section significatif ' +
  'significative soft sont suivi superieur technique transversal transverse travaux vie vivant vos';

/** Lines whose words one by one say something else; those of no topic are no headings. */
export const phrases = new Map<string, readonly Topic[]>([
  ['qui suis je', ['profile']],
  ['qui je suis', ['profile']],
  ['who am i', ['profile']],
  ['en quelques mots', ['profile']],
  ['en bref', ['profile']],
  ['personnes a contacter', ['references']],
  ...(
    'representant legal|representante legale|representants legaux|representant legal si mineur|' +
    'responsable legal|responsables legaux|responsable legal si mineur|parents|coordonnees des parents|' +
    'personne a prevenir|personne a prevenir en cas d urgence|contact d urgence|' +
    'entreprise pressentie|employeur pressenti|entreprise envisagee'
  )
    .split('|')
    .map((phrase): [string, Topic[]] => [phrase, ['references']]),
  ['etat civil', ['contact']],
  ['ecole', ['education']],
  ['travail', ['experience']],
  ['ce que j aime', ['interests']],
  ['centre d interet', ['interests']],
  ['centres d interet', ['interests']],
  ['centres d interets', ['interests']],
  ['traits de caractere', ['skills']],
  ['ou me trouver', ['contact']],
  ['me trouver', ['contact']],
  ['autres', ['other']],
  ...(
    [
      [
        'profile',
        'en quete de|but|mon but|ce que je vise|souhait|souhaits|mon souhait|mes souhaits|que cherches tu|que recherchez vous|qui es tu|qui etes vous|en deux mots|moi|bonjour|pourquoi moi|a mon sujet|mon projet|et moi dans tout ca|mon histoire|' +
          'ma motivation|mes motivations|mon ambition|mes ambitions|deux mots sur moi|' +
          'quelques mots sur moi|un mot sur moi|qui se cache derriere ce cv|mieux me connaitre|moi en bref|moi en quelques mots|' +
          'pour me connaitre|faisons connaissance|je me presente|ma personnalite en bref|en resume|' +
          'en une phrase|mon profil en bref|ce qui me definit|pourquoi me choisir|pourquoi moi|' +
          'mon objectif|mon alternance|recherche d alternance|recherche alternance|projet d alternance|mon projet d alternance|objectif alternance|je cherche|je recherche|ce que je cherche|ce que je recherche|ma recherche|mon projet professionnel|' +
          'projet professionnel|edito|salut|hello',
      ],
      [
        'experience',
        'parcours pro|mon parcours pro|experience pro|experiences pro|mes experiences pro|ce que j ai deja fait|' +
          'activites professionnelles|activite professionnelle|ou as tu travaille|ou avez vous travaille|la ou j ai travaille|terrain|le terrain|sur le terrain|ce que j ai fait|vie professionnelle|mon vecu|' +
          'mes premiers pas en entreprise|jobs et stages|periodes en entreprise|mes periodes en entreprise|pfmp|mes pfmp|periodes de formation en entreprise|historique des postes|mes postes|' +
          'ou j ai travaille|petits boulots|au travail|j ai travaille|j ai travaille chez|ils m ont fait confiance|' +
          'ils m ont forme|mes jobs|mes stages|mes missions|mes metiers|postes occupes|emplois occupes|' +
          'mon aventure professionnelle|ce que j ai vecu|dans le monde du travail|' +
          'mes pas dans le monde du travail|mes premiers pas|jobs d ete|mes jobs d ete|' +
          'ce que j ai accompli|realisations professionnelles|itineraire professionnel|' +
          'chemin professionnel|mon chemin|c est du vecu|deja fait|vecu professionnel',
      ],
      [
        'education',
        'instruction|bancs de l ecole|les bancs de l ecole|quels sont tes diplomes|quels sont vos diplomes|sur les bancs de l ecole|mes annees d ecole|ce que j ai appris|titres et diplomes|' +
          'bagage scolaire|a l ecole|ecoles|j ai etudie|je suis passe par|ou j ai etudie|mes diplomes et moi|bagage|mes bagages|' +
          'mon bagage|cote etudes|sur les bancs|mes classes|mon ecole|cote ecole|mon cursus|' +
          'ce que j ai etudie|ce que j ai suivi|mes etudes en bref|mes apprentissages|apprentissages|bagage academique|etudes et diplomes|itineraire scolaire|' +
          'chemin scolaire',
      ],
      [
        'skills',
        'competences liees a l emploi|ce que je maitrise|competences liees au poste|que sais tu faire|que savez vous faire|ce que je sais faire|ma boite a outils|boite a outils|dans mes cordes|talents|mes talents|' +
          'ce que je vous apporte|je maitrise|je sais faire|mes forces|points forts|je sais|' +
          'ce que je sais|mes super pouvoirs|mes superpouvoirs|super pouvoirs|bagage technique|ma caisse a outils|' +
          'caisse a outils|ma palette|mes plus|les plus|mes petits plus|ce que j apporte|' +
          'ce que je peux vous apporter|ce que je peux apporter|mon savoir faire|mes savoir faire|' +
          'mes savoirs|arsenal|mes armes|mon arsenal|mes domaines|domaines de predilection|' +
          'cordes a mon arc|mes cordes|mes talents caches|je suis doue pour|je suis|mes valeurs|valeurs|' +
          'caractere|mon caractere|personnalite|dans ma besace|mon equipement|hard skills|soft skills|' +
          'compentences|competances',
      ],
      [
        'languages',
        'quelles langues parles tu|en quelles langues|quelles langues|quelles langues parlez vous|je parle|ce que je parle|pratique des langues|polyglotte|langues parlees|je communique en|je parle aussi|je m exprime en|lv|lv1 lv2|mes lv|a l international|a l oral|dans quelle langue|multilingue|bilingue|langues pratiquees|langues et voyages|do you speak|speaking|on parle quoi',
      ],
      [
        'interests',
        'mon temps libre|temps libre|a cote|ce qui m anime|hors travail|plaisirs|mes plaisirs|mes petits plaisirs|' +
          'quand je ne travaille pas|j aime|en dehors du travail|cote perso|je m evade|mes evasions|' +
          'vie personnelle|et apres le travail|apres le travail|le week end|mes week ends|' +
          'ce que j aime faire|ma vie a cote|ce qui me plait|je m interesse a|mes coups de coeur|' +
          'coups de coeur|detente|mes moments a moi|mon univers|quelques passions|pour le plaisir|hors cv|' +
          'hors du bureau',
      ],
    ] as const
  ).flatMap(([topic, said]) => said.split('|').map((phrase) => [phrase, [topic]] as const)),
  ['parcours', ['experience', 'education']],
  ['mon parcours', ['experience', 'education']],
  ['certificat de formation generale', []],
  // How well a language is known.
  ['scolaire', []],
  // « … et responsabilités » follows: a label of a job.
  ['principales activites et', []],
]);
