import { fold } from './fold.ts';

type Table = Readonly<Record<string, string>>;

/** How people shorten a word, with or without a dot. */
const clipped: Table = {
  admin: 'administration',
  appro: 'approvisionnement',
  assist: 'assistant',
  asst: 'assistant',
  clim: 'climatisation',
  compta: 'comptabilité',
  dev: 'développement',
  dév: 'développement',
  elec: 'électricité',
  élec: 'électricité',
  immo: 'immobilier',
  insta: 'instagram',
  maint: 'maintenance',
  manut: 'manutention',
  meca: 'mécanique',
  méca: 'mécanique',
  mecano: 'mécanicien',
  mécano: 'mécanicien',
  nego: 'négociation',
  négo: 'négociation',
  ordi: 'ordinateur',
  pharma: 'pharmacie',
  prepa: 'préparation',
  prépa: 'préparation',
  resp: 'responsable',
  restau: 'restaurant',
  resto: 'restaurant',
  tech: 'technicien',
};

/** First letters that mean the same in any text. */
const initials: Table = {
  aepe: 'accompagnant éducatif petite enfance',
  assp: 'accompagnement soins et services à la personne',
  bdd: 'bases de données',
  gpme: 'gestion de la pme',
  js: 'javascript',
  mco: 'management commercial opérationnel',
  mcv: 'métiers du commerce et de la vente',
  melec: "métiers de l'électricité et de ses environnements connectés",
  muc: 'management des unités commerciales',
  ndrc: 'négociation et digitalisation de la relation client',
  rdv: 'rendez-vous',
  rh: 'ressources humaines',
  sp3s: 'services et prestations des secteurs sanitaire et social',
};

/** First letters that mean it only behind the kind of diploma. */
const diplomas: Table = {
  agora: 'assistance à la gestion des organisations et de leurs activités',
  cg: 'comptabilité et gestion',
  ci: 'commerce international',
  esf: 'économie sociale familiale',
  fed: 'fluides énergies domotique',
  gea: 'gestion des entreprises et des administrations',
  gtla: 'gestion des transports et logistique associée',
  mei: 'maintenance des équipements industriels',
  mhr: 'management en hôtellerie restauration',
  mmi: "métiers du multimédia et de l'internet",
  ms: 'maintenance des systèmes',
  nrc: 'négociation et relation client',
  pi: 'professions immobilières',
  sam: "support à l'action managériale",
  sio: 'services informatiques aux organisations',
  tc: 'techniques de commercialisation',
  tp: 'travaux publics',
};

const anyOf = (table: Table): string => Object.keys(table).join('|');

const before = String.raw`(?<![\p{L}\p{N}.@/_-])`;
const after = String.raw`(?![\p{L}\p{N}@/_-]|\.[\p{L}\p{N}])`;
const patterns: readonly (readonly [RegExp, Table])[] = [
  [
    new RegExp(
      String.raw`(?<=(?<![\p{L}\p{N}])(?:bts|but|dut|cap|bac pro|baccalauréat professionnel)\s+)(?:${anyOf(diplomas)})${after}`,
      'gu',
    ),
    diplomas,
  ],
  [new RegExp(`${before}(?:${anyOf(initials)})${after}`, 'gu'), initials],
  [new RegExp(String.raw`${before}(${anyOf(clipped)})(?:\.(?=\s)|${after})`, 'gu'), clipped],
];

/** « S.A.V. », « H.A.C.C.P. »: three letters at least, so that no initials of a name are taken for a word. */
const dotted = /(?<![\p{L}\p{N}.])(?:\p{L}\.){2,}\p{L}(?:\.|(?![\p{L}\p{N}]))/gu;

/** « M A Ç O N », as headings are set. */
const spaced = /(?<![\p{L}\p{N}])(?:\p{L} ){4,}\p{L}(?![\p{L}\p{N}'])/gu;

/** Of two that are one word, one is a small word that would be left out: « service après-vente » is no « service des ventes ». */
const inOneWord =
  /(?<=(?<!\p{L})apr[eè]s)[ -](?=ventes?(?![\p{L}\p{N}]))|(?<=(?<![\p{L}\p{N}])ci)\/(?=cd(?![\p{L}\p{N}]))/gu;

/** A readable text with its abbreviations in full: « BTS NDRC » says what the whole title does, and neither more nor less. */
export const inFull = (readable: string): string => {
  let text = readable
    .replace(dotted, (letters) => letters.replaceAll('.', ''))
    .replace(spaced, (letters) => letters.replaceAll(' ', ''))
    .replace(inOneWord, '');
  for (const [pattern, table] of patterns)
    text = text.replace(pattern, (short) => table[short.replace('.', '')] ?? short);
  return text;
};

/** The words, folded, that first letters stand for; none for what is no abbreviation. */
export const wordsBehind = (letters: string): readonly string[] => {
  const short = letters.toLowerCase();
  const full = initials[short] ?? diplomas[short];
  return full === undefined ? [] : fold(full).split(/[\s']+/);
};
