import type { Level } from '@tandem/domain/reference/levels';

/**
 * `title`: its level is said beside it; `general bac`: prepares for studies, not for a trade; `below`: under level 3.
 */
export type DiplomaKind = 'diploma' | 'title' | 'general bac' | 'below';

export interface DiplomaTerms {
  level: Level | null;
  kind: DiplomaKind;
  /** How it is written, as parts of a regular expression on folded text. */
  written: readonly string[];
}

/**
 * Diplomas by the levels of the national framework (décret n° 2019-14, and the RNCP of France compétences). Of two that
 * start at the same place the longer stands, then the one that comes first.
 */
export const diplomaTerms: readonly DiplomaTerms[] = [
  {
    level: '8',
    kind: 'diploma',
    written: [
      'doctorat',
      'doctorante?',
      String.raw`ph\.? ?d`,
      'these de doctorat',
      "diplome d'expertise comptable",
    ],
  },
  {
    level: '7',
    kind: 'diploma',
    written: [
      'masters?(?: ?[12])?',
      "master's",
      'masteres?',
      String.raw`(?<!\d ?)m[12]`,
      String.raw`m\.?sc\.?`,
      'mba',
      'meef',
      "diplome d'ingenieure?",
      "titre d'ingenieure?",
      'cycle ingenieur',
      "ecole d'ingenieure?s?",
      'ingenieure? diplomee?',
      'ingenieure? en (?:formation|apprentissage)',
      'eleve[- ]ingenieure?',
      'ingenieure?(?: [a-z-]{4,}){1,3} (?:en|par) (?:apprentissage|alternance)',
      "(?:formation|cursus|etudes) (?:d')?ingenieure?",
      'programme grande ecole',
      'grade de master',
      'dscg',
      'magistere',
      'diplome superieur de comptabilite et de gestion',
      'dess',
      'dea',
      'dnsep',
      "diplome d'etat d'architecte",
    ],
  },
  {
    level: '6',
    kind: 'diploma',
    written: [
      'licences?(?: ?[123])?',
      'licences? pro(?:fessionnelle)?s?',
      'l3',
      'bachelors?',
      '(?:global )?bba',
      // Belgian; in France who holds the bac is called so, too.
      'bacheliere? (?:en|professionnalisant|de transition)',
      'licenciatura',
      'laurea triennale',
      "bachelor's",
      'bachelor of [a-z]+',
      'b\\.?sc|b\\.?eng',
      'bachelor universitaire de technologie',
      'dcg',
      'diplome de comptabilite et de gestion',
      'dn ?made',
      'dees',
      '(?:de)?cesf',
      "(?:diplome d'etat|formation) (?:d')?infirmi(?:er|ere)",
      "de (?:d')?infirmi(?:er|ere)",
      "de (?:d')?educat(?:eur|rice) (?:de jeunes enfants|specialisee?)",
      "de (?:d')?assistante? de service social",
      'deeje',
      "diplome d'etat d'educat(?:eur|rice) de jeunes enfants",
      "diplome d'etat d'assistante? de service social",
      "diplome d'etat d'educat(?:eur|rice) specialisee?",
      'maitrise universitaire',
      "maitrise (?:de |d'|en )(?:droit|lettres|sciences|gestion|economie|histoire|langues|informatique|aes)",
    ],
  },
  {
    level: '5',
    kind: 'diploma',
    written: [
      'btsa?',
      String.raw`b\.t\.s\.?`,
      'brevet de technicien superieur(?: agricole)?',
      'dut',
      String.raw`d\.u\.t\.?`,
      'diplome universitaire de technologie',
      'deust',
      "diplome d'etudes universitaires scientifiques et techniques",
      'deug',
      'l2',
      'dma',
      "diplome des metiers d'art",
      'dejeps',
      'dts',
      'brevet de maitrise',
      'associate degree',
      'foundation degree',
      'hnd',
      "brevet d'enseignement superieur",
    ],
  },
  {
    level: '4',
    kind: 'diploma',
    written: [
      'bac(?:calaureat)? pro(?:f|fessionnel)?',
      'bp',
      'brevet professionnel',
      'bpjeps',
      'brevet de technicien',
      'btm',
      'brevet technique des metiers',
      'bma',
      "brevet des metiers d'art",
      'bprea',
      'daeu',
      "diplome d'acces aux etudes universitaires",
      'capacite en droit',
      'deas',
      'deap',
      "(?:diplome d'etat|de|formation) (?:d')?aide[- ]soignante?",
      "(?:diplome d'etat|de|formation) (?:d')?auxiliaire de puericulture",
      'auxiliaire specialise(?:e|\\(e\\))? veterinaire',
      'diplome d(?:e |.)moniteur[- ]educateur',
      `(?:mention complementaire|mc) (?:"|« ?)?(?:${[
        'sommelleri?er?',
        'accueil[- ]reception',
        'animation[- ]gestion',
        'assistance,? conseil',
        'organisat(?:eur|rice) de receptions?',
        'services financiers',
        'technicien(?:ne)?',
        'aeronautique',
        'encadrement (?:secteur )?sportif',
      ].join('|')})`,
    ],
  },
  {
    level: '4',
    kind: 'general bac',
    written: [
      String.raw`bac(?:calaureat)?s?(?! ?\+)`,
      'terminale',
      'high school diploma',
      'secondary school diploma',
      'international baccalaureate',
      'abitur',
      'matura',
      'bachillerato',
      'ensino secundario',
      'cess',
      "certificat d'enseignement secondaire superieur",
      'maturite (?:gymnasiale|professionnelle|specialisee|federale|suisse)',
    ],
  },
  {
    level: '3',
    kind: 'diploma',
    written: [
      'capa?',
      String.raw`c\.a\.p\.?`,
      "certificat d'aptitude professionnelle(?: agricole)?",
      'bepa?',
      String.raw`b\.e\.p\.?`,
      "brevet d'etudes professionnelles(?: agricoles)?",
      'deaes',
      'deavs',
      "diplome d'etat d'accompagnante? educatif et social",
      'mention complementaire',
      'bpa',
      'cfc',
      'certificat federal de capacite',
      'cqp',
      'certificat de qualification professionnelle',
    ],
  },
  {
    level: null,
    kind: 'title',
    written: [
      'titres? pro(?:fessionnel)?s?',
      'titres? rncp',
      'titres? certifies?',
      // Other things are called titles, too: « titre de transport ».
      "titre(?= d['’]assistante? (?:dentaire|de vie|de direction|comptable|commerciale?))",
      'titres? homologues?',
      'certificat de specialisation',
      'titres? a finalite professionnelle',
      'certification professionnelle',
      'rncp',
    ],
  },
  {
    level: null,
    kind: 'below',
    written: [
      '(?:diplome national du )?brevet(?: des colleges| national)?',
      'dnb',
      'bepc',
      'certificat de formation generale',
      'cfg',
    ],
  },
];

/** Acronyms that are words, or other acronyms, unless they are in capitals: on the text as it is written. */
export const diplomasInCapitals: readonly DiplomaTerms[] = [
  {
    level: '6',
    kind: 'diploma',
    written: [String.raw`B\.?U\.?T\.?(?! (?:EST|DE|D'|:|PROF))`],
  },
  { level: '3', kind: 'diploma', written: [String.raw`MC(?= \p{Lu})`] },
  { level: null, kind: 'title', written: ['TP'] },
];

/** Clubs give licences and brevets, software has licences, and not every master studies. */
export const noDiplomas: readonly string[] = [
  "licences? (?:de |d')?(?:football|foot|sportive|judo|rugby|tennis|handball|basket|logiciel|iv)",
  '(?:scrum|web|quiz) ?-?masters?',
  'master ?class',
  'cap (?:sur|vers)',
  // Of a postal address.
  'bp ?(?:n°? ?)?\\d{1,6}',
  "brevet (?:de pilote|d'aptitude|de nageur|de natation|de secouris|d'invention|federal|d'initiateur)",
];
